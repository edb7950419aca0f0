// When it goes on sale by itself, and off it again: by the clock of whoever types.
import { Input } from 'antd'
import type { Content } from '../content.ts'
import type { FaultWords } from './fault-words.ts'
import type { Patch } from './use-draft.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { useTexts } from '#web/texts.tsx'

/** As a field of date and time takes it. */
function fieldTime(at: string | null): string {
  if (at === null) return ''
  const ms = Date.parse(at)
  return new Date(ms - new Date(ms).getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
function timeIn(typed: string): string | null {
  const at = new Date(typed)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}
interface Props extends Pick<Content, 'onSaleAt' | 'offSaleAt'> {
  fault: FaultWords
  patch: Patch
}
export function SaleTimes({ onSaleAt, offSaleAt, fault, patch }: Props) {
  const { t } = useTexts('editingmerchant')
  return (
    <div className="editor-pair">
      {[['onSaleAt', onSaleAt] as const, ['offSaleAt', offSaleAt] as const].map(([field, at]) => (
        <div key={field} id={`at-${field}`}>
          <Field label={t(`field.${field}`)} help={t(`${field}Help`)} fault={fault(field)}>
            {(own) => (
              <Input
                {...own}
                type="datetime-local"
                value={fieldTime(at)}
                onChange={({ target }) => patch((now) => ({ ...now, [field]: timeIn(target.value) }))}
              />
            )}
          </Field>
        </div>
      ))}
    </div>
  )
}
