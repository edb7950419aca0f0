// Money that came to the bank, line by line of its statements: read in, and said whose it is.
import { Input } from 'antd'
import { createContext, useContext, useState } from 'react'
import { Link } from 'react-router'
import { ReadStatement } from './read-statement.tsx'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import type { Column, Tab } from '#surfaces/console/desk/list/columns.ts'
import { ListPage } from '#surfaces/console/desk/list/list-page.tsx'
import { useListQuery, type ListQuery } from '#surfaces/console/desk/list/query.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Money } from '#surfaces/console/desk/money.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { ReasonField } from '#surfaces/console/desk/reason-field.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { State } from '#surfaces/console/desk/state.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { paymentPath, transferPath } from '#surfaces/console/desk/ways.ts'
import { grouped } from '#features/sales/orders/parts/order-number.ts'
import { useTexts } from '#web/texts.tsx'

type Line = Output<'/api/v2/admin/pay/transfer/line/page'>['records'][number]
type Act = 'assign' | 'aside' | 'take'
interface Asking {
  act: Act
  line: Line
}
/** Opens the question of an act; undefined for who only reads. */
const Ask = createContext<((asking: Asking) => void) | undefined>(undefined)
const tabs = ['waiting', 'used', 'aside'] as const
const tabOf = (query: ListQuery) => tabs.find((one) => one === query.get('tab')) ?? 'waiting'

export default function Lines() {
  const { t } = useTexts('transfersstaff')
  const query = useListQuery()
  const after = query.after === undefined ? {} : { after: query.after }
  const asked = useAsked('/api/v2/admin/pay/transfer/line/page', { size: 20, tab: tabOf(query), ...after })
  const statements = useAsked('/api/v2/admin/pay/transfer/statement/list', {})
  const first = (statements.data?.records.length ?? 0) > 0 ? 'lines.done' : 'lines.first'
  const [asking, ask] = useState<Asking>()
  const writes = useMember().may('transfer.write')
  const ownTabs: Tab[] = tabs.map((key) => ({
    key,
    label: t(`lineTab.${key}`),
    search: key === 'waiting' ? '' : `tab=${key}`,
  }))
  return (
    <Ask value={writes ? ask : undefined}>
      <ListPage
        name="bank-lines"
        title={t('lines.title')}
        note={t('lines.note')}
        rooms={writes && <ReadStatement statements={statements} onDone={asked.again} />}
        query={query}
        asked={asked}
        filters={[]}
        keyOf={({ id }) => String(id)}
        Card={LineCard}
        tabs={ownTabs}
        columns={useColumns()}
        first={{ title: t(`${first}.title`), text: t(`${first}.text`) }}
      />
      {asking && (
        <LineQuestion
          {...asking}
          onClose={() => ask(undefined)}
          onDone={() => {
            ask(undefined)
            asked.again()
          }}
        />
      )}
    </Ask>
  )
}
/** Whether the sum is the one that was asked for. */
const fits = ({ asked, amount }: Line): boolean => asked === amount
const looks = { open: 'pay', suspense: 'few', used: 'done', aside: 'off' } as const
function LineState({ line }: { line: Line }) {
  const { t } = useTexts('transfersstaff')
  if (line.state !== 'open') return <State kind={looks[line.state]}>{t(`lineState.${line.state}`)}</State>
  return <State kind={fits(line) ? 'done' : 'few'}>{t(fits(line) ? 'lineState.agrees' : 'lineState.differs')}</State>
}
/** The payment whose number it names: its proofs, where there are some to be looked at, else its whole story. */
function Whose({ line }: { line: Line }) {
  const { t } = useTexts('transfersstaff')
  const readsLedger = useMember().may('ledger.read')
  if (line.payNo === null) return <span className="muted">{t('lines.nobody')}</span>
  const number = grouped(line.payNo)
  if (line.transferId === null && !readsLedger) return <span>{number}</span>
  return (
    <Link className="link" to={line.transferId === null ? paymentPath(line.payNo) : transferPath(line.transferId)}>
      {number}
    </Link>
  )
}
function useColumns(): Column<Line>[] {
  const { t } = useTexts('transfersstaff')
  return [
    { key: 'day', title: t('lineColumn.day'), width: 110, cell: (line) => line.bookedOn ?? '–' },
    {
      key: 'payer',
      title: t('lineColumn.payer'),
      fixed: true,
      cell: (line) => <b className="strong cut">{line.payer}</b>,
    },
    {
      key: 'words',
      title: t('lineColumn.words'),
      width: 240,
      cell: (line) => <span className="cut">{line.words}</span>,
    },
    { key: 'whose', title: t('lineColumn.whose'), width: 220, cell: (line) => <Whose line={line} /> },
    { key: 'state', title: t('lineColumn.state'), width: 150, cell: (line) => <LineState line={line} /> },
    {
      key: 'amount',
      title: t('lineColumn.amount'),
      width: 120,
      right: true,
      cell: (line) => <Money fen={line.amount} />,
    },
    { key: 'acts', title: '', width: 190, cell: (line) => <Acts line={line} /> },
  ]
}
function Acts({ line }: { line: Line }) {
  const { t } = useTexts('transfersstaff')
  const ask = useContext(Ask)
  if (!ask) return null
  if (line.state !== 'open' && line.state !== 'suspense') return null
  const acts: Act[] =
    line.state === 'open' && line.transferId === null ? ['take', 'assign', 'aside'] : ['assign', 'aside']
  return (
    <span className="row">
      {acts.map((act) => (
        <button key={act} type="button" className="link" onClick={() => ask({ act, line })}>
          {t(`lineAct.${act}`)}
        </button>
      ))}
    </span>
  )
}
function LineCard({ row }: { row: Line }) {
  return (
    <span className="grow">
      <span className="row between">
        <b className="strong cut">{row.payer}</b>
        <Money fen={row.amount} />
      </span>
      <span className="small muted cut">{row.words}</span>
      <span className="row between small">
        <LineState line={row} />
        <Whose line={row} />
      </span>
      <Acts line={row} />
    </span>
  )
}
type QuestionProps = Asking & { onClose: () => void; onDone: () => void }
function useLineAct({ act, line, onDone }: QuestionProps) {
  const { t } = useTexts('transfersstaff')
  const [payNo, setPayNo] = useState('')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [requestId] = useState(newRequestId)
  const number = payNo.replace(/\s/g, '')
  const wrongNumber = act === 'assign' && !/^\d{12,32}$/.test(number)
  const lacks = act !== 'take' && reason.trim() === ''
  const doing = useDoing(async () => {
    const said = { id: line.id, requestId }
    if (act === 'take') {
      const { became } = await call('/api/v2/admin/pay/transfer/line/take', said)
      say(t(`became.${became}`))
    } else if (act === 'assign')
      await call('/api/v2/admin/pay/transfer/line/assign', { ...said, payNo: number, reason: reason.trim() })
    else await call('/api/v2/admin/pay/transfer/line/aside', { ...said, reason: reason.trim() })
    onDone()
  })
  const send = () => {
    setTried(true)
    if (!wrongNumber && !lacks) void doing.run()
  }
  return { payNo, setPayNo, reason, setReason, tried, wrongNumber, lacks, doing, send }
}
function LineQuestion(props: QuestionProps) {
  const { act, onClose } = props
  const { t } = useTexts(['transfersstaff', 'console'])
  const { payNo, setPayNo, reason, setReason, tried, wrongNumber, lacks, doing, send } = useLineAct(props)
  return (
    <Question
      title={t(`lineQuestion.${act}`)}
      verb={t(`lineAct.${act}`)}
      suggested={act !== 'aside'}
      doing={doing}
      onDo={send}
      onClose={onClose}
    >
      <p>{t(`lineText.${act}`)}</p>
      {act === 'assign' && (
        <Field label={t('fact.reference')} fault={tried && wrongNumber ? t('lines.noNumber') : undefined}>
          {(own) => (
            <Input
              {...own}
              inputMode="numeric"
              maxLength={40}
              value={payNo}
              onChange={(e) => setPayNo(e.target.value)}
            />
          )}
        </Field>
      )}
      {act !== 'take' && (
        <ReasonField
          label={t('wordsLog')}
          fault={tried && lacks ? t('console:casework.lacking') : undefined}
          value={reason}
          most={300}
          onChange={setReason}
        />
      )}
    </Question>
  )
}
