// The holidays of the shop: what runs and is planned, what is over, and the way to plan, change and end one.
import { Button } from 'antd'
import { useState } from 'react'
import { HolidayQuestion } from './holiday-question.tsx'
import './holidays.css'
import './parts/shop-desk.css'
import { ShopRooms } from './parts/shop-rooms.tsx'
import type { Holiday } from './typed-holiday.ts'
import { pick } from '#kernel/text/language.ts'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Empty } from '#surfaces/console/desk/empty.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { State } from '#surfaces/console/desk/state.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { dayText } from '#ui/controls/date-text.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

type Asks = { change: Holiday | undefined } | { end: Holiday }

export default function ShopHolidays() {
  const { t } = useTexts('shopfrontmerchant')
  const { data, fault, again } = useAsked('/api/v2/mch/shop/holiday/list', {})
  const [asks, ask] = useState<Asks>()
  const writes = useMember().may('shop.write')
  /** Also of what was changed elsewhere: the list tells it. */
  const done = () => {
    ask(undefined)
    again()
  }
  return (
    <div className="page">
      <header className="head">
        <div>
          <h1 className="display">{t('holidays.title')}</h1>
          <p>{t('holidays.note')}</p>
        </div>
        {writes && data && (
          <div className="acts">
            <Button type="primary" onClick={() => ask({ change: undefined })}>
              {t('holidays.add')}
            </Button>
          </div>
        )}
      </header>
      <ShopRooms />
      {fault && data && <Fault fault={fault} />}
      {!data && (fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={3} />)}
      {data?.records.length === 0 && <Empty draw="box" title={t('holidays.none')} text={t('holidays.noneText')} />}
      {data && data.records.length > 0 && (
        <ul className="units rule holidays">
          {data.records.map((one) => (
            <Row key={one.id} holiday={one} writes={writes} ask={ask} />
          ))}
        </ul>
      )}
      {data && asks && 'change' in asks && (
        <HolidayQuestion
          today={data.today}
          {...(asks.change && { holiday: asks.change })}
          onDone={done}
          onClose={done}
        />
      )}
      {asks && 'end' in asks && <EndQuestion holiday={asks.end} onDone={done} onClose={done} />}
    </div>
  )
}

interface RowProps {
  holiday: Holiday
  writes: boolean
  ask: (asks: Asks) => void
}
const kinds = { running: 'few', planned: 'pay', over: 'off' } as const
function Row({ holiday, writes, ask }: RowProps) {
  const { t } = useTexts('shopfrontmerchant')
  const lang = useLang()
  const { fromDay, backDay, mode, state, words, endedAt } = holiday
  const said = pick(words, lang)
  return (
    <li>
      <div className="grow">
        <p>
          <b className="strong">
            {t('holidays.days', { from: dayText(fromDay, lang, 'date'), back: dayText(backDay, lang, 'date') })}
          </b>{' '}
          <State kind={kinds[state]}>{t(endedAt ? 'holidays.early' : `holidays.${state}`)}</State>
        </p>
        <p className="small muted">
          {t('holidays.mode')}: {t(`holidays.${mode}`)}
        </p>
        {said && <p className="small">{said}</p>}
      </div>
      {writes && state !== 'over' && (
        <span className="row wrap">
          <button type="button" className="plain-button" onClick={() => ask({ change: holiday })}>
            {t('holidays.change')}
          </button>
          <button type="button" className="plain-button" onClick={() => ask({ end: holiday })}>
            {t(state === 'running' ? 'holidays.end' : 'holidays.drop')}
          </button>
        </span>
      )}
    </li>
  )
}
function EndQuestion({ holiday, onDone, onClose }: { holiday: Holiday; onDone: () => void; onClose: () => void }) {
  const { t } = useTexts('shopfrontmerchant')
  const way = holiday.state === 'running' ? 'end' : 'drop'
  const ending = useDoing(async () => {
    await call('/api/v2/mch/shop/holiday/end', {
      id: holiday.id,
      version: holiday.version,
      requestId: newRequestId(),
    })
    say(t('holidays.ended'))
    onDone()
  })
  return (
    <Question
      title={t(`holidays.${way}Title`)}
      verb={t(`holidays.${way}`)}
      doing={ending}
      onDo={() => void ending.run()}
      onClose={onClose}
    >
      <p className="small muted">{t(`holidays.${way}Text`)}</p>
    </Question>
  )
}
