// One act for the goods that are picked: which they are, what follows, why. Rows that refused stay named here.
import { Button, Input } from 'antd'
import { useState, type ReactNode } from 'react'
import { isRefused, type Goods, type Result } from './goods-desk.ts'
import { Refused } from './refused.tsx'
import { Field } from '#surfaces/console/desk/field.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

export interface ActProps {
  picked: readonly Goods[]
  onDone: () => void
  onClose: () => void
}
interface Props extends ActProps {
  title: string
  verb: string
  /** what follows of it */
  follows: string
  suggested?: boolean
  /** nobody is asked why */
  noNote?: boolean
  said?: (count: number) => string
  /** something is not chosen yet */
  lacking?: boolean
  act: (note: string) => Promise<{ results: readonly Result[] }>
  children?: ReactNode
}
export function ActQuestion({ picked, title, verb, follows, suggested, lacking, noNote, act, children, ...on }: Props) {
  const { t } = useTexts('assortmentmerchant')
  const [note, setNote] = useState('')
  const [results, setResults] = useState<readonly Result[]>()
  const doing = useDoing(async () => {
    const told = (await act(note.trim())).results
    on.onDone()
    if (told.some(isRefused)) return setResults(told)
    say(on.said?.(told.length) ?? t('said', { count: told.length }))
    return on.onClose()
  })
  const names = new Map(picked.map(({ id, title: name }) => [id, name]))
  if (results) {
    const refused = results.filter(isRefused).map((row) => ({ ...row, name: names.get(row.id) ?? '' }))
    return (
      <Question title={title} verb={t('seen')} suggested doing={doing} onDo={on.onClose} onClose={on.onClose}>
        <Refused rows={refused} done={results.length - refused.length} />
      </Question>
    )
  }
  return (
    <Question
      title={title}
      verb={verb}
      {...(suggested && { suggested })}
      doing={doing}
      onDo={() => lacking || void doing.run()}
      onClose={on.onClose}
    >
      <Picked goods={picked} />
      {children}
      <p className="small muted">{follows}</p>
      {!noNote && (
        <Field label={t('note')} help={t('noteHelp')}>
          {(own) => <Input {...own} maxLength={200} value={note} onChange={(e) => setNote(e.target.value)} />}
        </Field>
      )}
    </Question>
  )
}
const shown = 3
/** The first of them by name; the others by their number until they are asked for. */
function Picked({ goods }: { goods: readonly Goods[] }) {
  const { t } = useTexts('assortmentmerchant')
  const [all, showAll] = useState(false)
  const more = goods.length - shown
  return (
    <div className="goods-picked">
      <ul>
        {(all ? goods : goods.slice(0, shown)).map(({ id, title }) => (
          <li key={id} className="cut">
            {title}
          </li>
        ))}
      </ul>
      {!all && more > 0 && (
        <Button size="small" type="text" onClick={() => showAll(true)}>
          {t('andMore', { count: more })}
        </Button>
      )}
    </div>
  )
}
