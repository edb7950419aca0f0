// When it goes on sale by itself, and off it again: by the clock of whoever types.
import type { Content } from '../content.ts'
import type { FaultWords } from './fault-words.ts'
import type { Patch } from './use-draft.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { TimeField } from '#surfaces/console/desk/time-field.tsx'
import { useTexts } from '#web/texts.tsx'

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
            {(own) => <TimeField {...own} value={at} onTake={(when) => patch((now) => ({ ...now, [field]: when }))} />}
          </Field>
        </div>
      ))}
    </div>
  )
}
