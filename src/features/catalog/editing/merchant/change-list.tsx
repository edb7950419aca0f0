// Changes field by field: what stood there, what stands there.
import { useState } from 'react'
import type { Content } from '../content.ts'
import type { Change } from '../merging.ts'
import { useFieldWord } from './field-words.ts'
import { useChangeText } from './change-text.ts'
import { useTexts } from '#web/texts.tsx'

const few = 6
export function ChangeList({ changes, options }: { changes: readonly Change[]; options: Content['options'] }) {
  const { t } = useTexts('editingmerchant')
  const word = useFieldWord()
  const text = useChangeText(options)
  const [all, setAll] = useState(false)
  const shown = all ? changes : changes.slice(0, few)
  return (
    <ul className="change-list small">
      {shown.map((change) => (
        <li key={`${change.field} ${change.of}`}>
          <span className="muted">
            {word(change.field)}
            {change.of && `, ${text.of(change)}`}:
          </span>{' '}
          {change.before !== null && <del>{text.value(change.field, change.before)}</del>}{' '}
          {change.after !== null && <ins>{text.value(change.field, change.after)}</ins>}
        </li>
      ))}
      {changes.length > shown.length && (
        <li>
          <button type="button" className="link" onClick={() => setAll(true)}>
            {t('moreChanges', { count: changes.length - shown.length })}
          </button>
        </li>
      )}
    </ul>
  )
}
