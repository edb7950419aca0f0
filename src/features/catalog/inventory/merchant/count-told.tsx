// What a count comes to: the differences first, in pieces and at cost; what agrees as one number; what was not read.
import { Button } from 'antd'
import { FileSpreadsheet, ScanLine } from 'lucide-react'
import { useState } from 'react'
import { CountBack } from './count-back.tsx'
import { CountAside } from './count-aside.tsx'
import { ChooseColumns } from './count-columns.tsx'
import type { Difference, Source, Told } from './count-desk.ts'
import { Differences, type Causes } from './count-differences.tsx'
import { Unread } from './count-unread.tsx'
import { causeOf, type CountCause } from '../reasons.ts'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Figures } from '#surfaces/console/desk/figures.tsx'
import { Money } from '#surfaces/console/desk/money.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useTodo } from '#surfaces/console/desk/todo.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { useKeys } from '#surfaces/console/desk/use-keys.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  source: Source
  onChange: (more: Partial<Source['ask']>) => void
  onEnd: (booked: boolean) => void
}
export function CountTold({ source, onChange, onEnd }: Props) {
  const { t } = useTexts('inventorymerchant')
  const asked = useAsked('/api/v2/mch/stock/count/check', source.ask)
  const told = asked.data
  const takeAs = (line: number, code: string) =>
    onChange({ instead: [...(source.ask.instead ?? []).filter((one) => one.line !== line), { line, code }] })
  return (
    <div className="page case">
      <CountBack />
      {!told && asked.fault && (
        <>
          <Fault fault={asked.fault} />
          <Button onClick={() => onEnd(false)}>{t('count.other')}</Button>
        </>
      )}
      {!told && !asked.fault && <Bones rows={6} />}
      {told?.file && told.file.counted === null && (
        <ChooseColumns headings={told.file.headings} onChoose={(columns) => onChange({ columns })} />
      )}
      {told && told.file?.counted !== null && (
        <Compared {...{ source, told, onEnd, onChange, takeAs }} busy={asked.busy} again={asked.again} />
      )}
      {told && asked.fault && <Fault fault={asked.fault} />}
    </div>
  )
}

interface ComparedProps extends Props {
  told: Told
  busy: boolean
  again: () => void
  takeAs: (line: number, code: string) => void
}
/** What is chosen for a row, else what its sign suggests. */
const causesOf = (chosen: ReadonlyMap<number, CountCause>) => (row: Difference) =>
  chosen.get(row.skuId) ?? causeOf(row.by)
function useBooking({ source, told, again, onEnd }: Pick<ComparedProps, 'source' | 'told' | 'again' | 'onEnd'>) {
  const { t } = useTexts('inventorymerchant')
  const todo = useTodo()
  const [chosen, choose] = useState<ReadonlyMap<number, CountCause>>(new Map())
  const [requestId, renew] = useState(newRequestId)
  const [left, setLeft] = useState(0)
  const causes: Causes = { of: causesOf(chosen), choose: (skuId, cause) => choose(new Map(chosen).set(skuId, cause)) }
  const sound = told.differs.filter(({ held }) => held === null)
  const booking = useDoing(async () => {
    const rows = sound.map((row) => ({
      skuId: row.skuId,
      quantity: row.afterwards,
      seen: row.onHand,
      cause: causes.of(row),
    }))
    const done = await call('/api/v2/mch/stock/count/book', { name: source.name, rows, requestId })
    const booked = done.rows.filter(({ outcome }) => outcome === 'done').length
    if (booked > 0) say(t('count.booked', { count: booked }))
    todo.again()
    renew(newRequestId())
    const moved = done.rows.filter(({ outcome }) => outcome === 'changed' || outcome === 'held').length
    setLeft(moved)
    if (moved > 0) again()
    else onEnd(true)
  })
  return { booking, sound, causes, left }
}

function Compared(props: ComparedProps) {
  const { source, told, busy, onEnd, takeAs, again } = props
  const { t } = useTexts('inventorymerchant')
  const { booking, sound, causes, left } = useBooking(props)
  const all = told.agree + told.differs.length
  const title =
    all === 0
      ? t('count.nothingRead')
      : told.differs.length > 0
        ? t('count.differ', { n: told.differs.length, count: all })
        : t('count.agreed', { count: all })
  const canBook = sound.length > 0 && !busy
  useKeys({ 'mod+Enter': () => canBook && void booking.run() })
  return (
    <>
      <header className="head">
        <div>
          <h1 className="display">{title}</h1>
          <Whence source={source} />
        </div>
        <div className="acts">
          <Button onClick={() => onEnd(false)}>{t('count.other')}</Button>
          {sound.length > 0 && (
            <Button type="primary" aria-busy={booking.busy || busy} onClick={() => canBook && void booking.run()}>
              {t('count.book', { count: sound.length })}
            </Button>
          )}
        </div>
      </header>
      {booking.fault && <Fault fault={booking.fault} />}
      {left > 0 && (
        <p className="note" role="alert">
          {t('count.movedMeanwhile', { count: left })}
        </p>
      )}
      <Sums told={told} />
      <div className="two">
        <div>
          <Differences rows={told.differs} causes={causes} />
          <Unread rows={told.unread} onTakeAs={takeAs} onCounted={again} />
        </div>
        <CountAside told={told} booked={sound.length} ask={source.ask} onChange={props.onChange} />
      </div>
    </>
  )
}
function Whence({ source }: { source: Source }) {
  const { t } = useTexts('inventorymerchant')
  const Icon = source.ask.file === undefined ? ScanLine : FileSpreadsheet
  return (
    <p>
      <span className="row">
        <Icon className="i faint" size={15} />
        <span className="breaks">{source.name}</span>
      </span>
      <span className="faint">{t('count.nothingYet')}</span>
    </p>
  )
}
function Sums({ told: { agree, differs, unread, rows } }: { told: Told }) {
  const { t } = useTexts('inventorymerchant')
  const sum = (some: readonly Difference[]) => some.reduce((all, { by }) => all + by, 0)
  const fewer = -sum(differs.filter(({ by }) => by < 0))
  const more = sum(differs.filter(({ by }) => by > 0))
  const known = differs.filter(({ worth }) => worth !== null)
  const worth = known.reduce((all, one) => all + one.worth!, 0)
  const [costs, some] = [known.length > 0, known.length < differs.length]
  return (
    <Figures
      figures={[
        { of: t('count.figure.agree'), value: t('count.skus', { count: agree }), tone: 'jade' },
        { of: t('count.figure.fewer'), value: t('count.pieces', { count: fewer }), ...(!fewer && { tone: 'faint' }) },
        { of: t('count.figure.more'), value: t('count.pieces', { count: more }), ...(!more && { tone: 'faint' }) },
        {
          of:
            costs && some
              ? t('count.figure.worthOf', { n: known.length, count: differs.length })
              : t('count.figure.worth'),
          value: costs ? <Money fen={worth} /> : '–',
          ...(!costs && { tone: 'faint' }),
        },
        {
          of: t('count.figure.unread'),
          value: t('count.unreadOf', { n: unread.length, count: rows }),
          tone: unread.length > 0 ? 'deal' : 'faint',
        },
      ]}
    />
  )
}
