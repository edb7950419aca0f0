// One holiday, typed: its days, what becomes of the goods meanwhile, words for shoppers, and what falls due inside it.
import { Input } from 'antd'
import { useState } from 'react'
import { most } from '../limits.ts'
import { TongueField } from './parts/tongue-field.tsx'
import { faultsOf, newHoliday, wishOf, type Holiday, type TypedHoliday } from './typed-holiday.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { fours } from '#surfaces/console/desk/format.ts'
import { Question, Radios } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  today: string
  holiday?: Holiday
  onDone: () => void
  onClose: () => void
}
export function HolidayQuestion({ today, holiday, onDone, onClose }: Props) {
  const { t } = useTexts('shopfrontmerchant')
  const [typed, setTyped] = useState<TypedHoliday>(() => holiday ?? newHoliday(today))
  const [tried, setTried] = useState(false)
  const change = (part: Partial<TypedHoliday>) => setTyped((now) => ({ ...now, ...part }))
  const running = holiday?.state === 'running'
  const faults = faultsOf(typed, today, running)
  const saving = useDoing(async () => {
    await call('/api/v2/mch/shop/holiday/save', { ...wishOf(typed, holiday), requestId: newRequestId() })
    say(t('saved'))
    onDone()
  })
  const submit = () => {
    setTried(true)
    if (!faults.from && !faults.back) void saving.run()
  }
  return (
    <Question
      title={t(holiday ? 'holidays.editTitle' : 'holidays.add')}
      verb={t('holidays.save')}
      suggested
      doing={saving}
      onDo={submit}
      onClose={onClose}
    >
      <div className="holiday-days">
        <DayField {...{ typed, change, today }} name="from" fault={tried && faults.from} disabled={running} />
        <DayField {...{ typed, change, today }} name="back" fault={tried && faults.back} />
      </div>
      <Modes mode={typed.mode} onChange={(mode) => change({ mode })} />
      <TongueField
        label={t('holidays.words')}
        texts={typed.words}
        max={most.holidayWords}
        help={t('holidays.wordsHelp')}
        onChange={(words) => change({ words })}
      />
      {!faults.from && !faults.back && <Due fromDay={typed.fromDay} backDay={typed.backDay} />}
    </Question>
  )
}
interface DayProps {
  name: 'from' | 'back'
  typed: TypedHoliday
  change: (part: Partial<TypedHoliday>) => void
  today: string
  fault: boolean
  disabled?: boolean
}
function DayField({ name, typed, change, today, fault, disabled = false }: DayProps) {
  const { t } = useTexts('shopfrontmerchant')
  return (
    <Field
      label={t(`holidays.${name}`)}
      help={name === 'back' && t('holidays.backHelp')}
      fault={fault ? t(`holidays.${name}Fault`) : undefined}
    >
      {(own) => (
        <Input
          {...own}
          type="date"
          disabled={disabled}
          min={today}
          value={typed[`${name}Day`]}
          onChange={(event) => change({ [`${name}Day`]: event.target.value })}
        />
      )}
    </Field>
  )
}
function Modes({ mode, onChange }: { mode: TypedHoliday['mode']; onChange: (mode: TypedHoliday['mode']) => void }) {
  const { t } = useTexts('shopfrontmerchant')
  const choices = (['open', 'paused'] as const).map((value) => ({
    value,
    label: t(`holidays.${value}`),
    help: t(`holidays.${value}Help`),
  }))
  return <Radios legend={t('holidays.mode')} choices={choices} value={mode} onChoose={onChange} />
}
/** The paid orders whose time to ship is over inside these days. */
function Due(days: { fromDay: string; backDay: string }) {
  const { t } = useTexts('shopfrontmerchant')
  const { data } = useAsked('/api/v2/mch/order/due', days)
  if (!data) return null
  if (data.count === 0) {
    return (
      <p className="small muted" role="status">
        {t('holidays.others')}
      </p>
    )
  }
  return (
    <div className="note" role="status">
      <div className="holiday-due">
        <b>{t('holidays.due', { count: data.count })}</b>
        <p className="small">{data.orders.map(({ orderNo }) => fours(orderNo)).join(', ')}</p>
        <p>{t('holidays.others')}</p>
      </div>
    </div>
  )
}
