// What differs between files of providers and ours: only there, only here, another sum; and how it was cleared.
import { Button } from 'antd'
import { createContext, useContext, useState } from 'react'
import { Link } from 'react-router'
import { useProviderWord } from './files.tsx'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import type { Column, Filter, Tab } from '#surfaces/console/desk/list/columns.ts'
import { ListPage } from '#surfaces/console/desk/list/list-page.tsx'
import { useListQuery, type ListQuery } from '#surfaces/console/desk/list/query.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Money } from '#surfaces/console/desk/money.tsx'
import { No } from '#surfaces/console/desk/no.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { ReasonField } from '#surfaces/console/desk/reason-field.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { State } from '#surfaces/console/desk/state.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { paymentPath, providerFilesPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

type Row = Output<'/api/v2/admin/pay/difference/page'>['records'][number]
const tabs = ['open', 'resolved', 'all'] as const
const dayForm = /^\d{4}-\d{2}-\d{2}$/

export default function Differences() {
  const { t } = useTexts('reconciliationstaff')
  const query = useListQuery()
  const { asked, again, tabs: ownTabs, filters } = useDifferences(query)
  return (
    <Again.Provider value={again}>
      <ListPage
        name="provider-differences"
        title={t('differences.title')}
        note={t('differences.note')}
        rooms={
          <p className="row wrap small" style={{ marginBottom: 12 }}>
            <Link className="link" to={providerFilesPath}>
              {t('title')}
            </Link>
          </p>
        }
        query={query}
        asked={asked}
        tabs={ownTabs}
        columns={useColumns()}
        filters={filters}
        keyOf={({ id }) => String(id)}
        Card={DifferenceCard}
        first={{ title: t('differences.first.title'), text: t('differences.first.text') }}
      />
    </Again.Provider>
  )
}
/** What a row calls once it was cleared. */
const Again = createContext<() => void>(() => undefined)

function useDifferences(query: ListQuery) {
  const { t } = useTexts('reconciliationstaff')
  const providerWord = useProviderWord()
  const { data: now, again: countAgain } = useAsked('/api/v2/admin/pay/file/state', {})
  const [provider, day] = [query.get('provider'), query.get('day')]
  // who comes from a file sees all of its day
  const tab = tabs.find((one) => one === query.get('tab')) ?? (day === undefined ? 'open' : 'all')
  const asked = useAsked('/api/v2/admin/pay/difference/page', {
    size: 20,
    ...(provider !== undefined && { provider }),
    ...(day !== undefined && dayForm.test(day) && { day }),
    ...(tab !== 'all' && { status: tab }),
    ...(query.after !== undefined && { after: query.after }),
  })
  const ownTabs: Tab[] = tabs.map((key) => ({
    key,
    label: t(`tab.${key}`),
    search: `tab=${key}`,
    ...(key === 'open' && now && { n: now.open, late: true }),
  }))
  const options = (now?.providers ?? []).map((one) => ({ value: one.provider, label: providerWord(one.provider) }))
  const ofDay: Filter[] =
    day === undefined
      ? []
      : [{ key: 'day', label: t('column.day'), kind: 'choice', options: [{ value: day, label: day }] }]
  const filters: Filter[] = [{ key: 'provider', label: t('column.provider'), kind: 'choice', options }, ...ofDay]
  const again = () => {
    asked.again()
    countAgain()
  }
  return { asked, again, tabs: ownTabs, filters }
}
const looks = { onlyThere: 'few', onlyHere: 'bad', amount: 'bad' } as const
function Kind({ of }: { of: Row }) {
  const { t } = useTexts('reconciliationstaff')
  return <State kind={of.resolvedAt === null ? looks[of.kind] : 'done'}>{t(`kind.${of.kind}`)}</State>
}
function What({ of }: { of: Row }) {
  const { t } = useTexts('reconciliationstaff')
  return (
    <>
      {t(`what.${of.what}`)} {of.note && <span className="muted">{of.note}</span>}
    </>
  )
}
/** Both numbers; ours leads to the whole story. */
function Numbers({ of }: { of: Row }) {
  return (
    <span className="breaks small">
      {of.payNo !== null ? (
        <Link className="link" to={paymentPath(of.payNo)}>
          <No no={of.payNo} />
        </Link>
      ) : (
        of.ourNo
      )}
      {of.theirNo !== null && (
        <span className="muted" style={{ display: 'block' }}>
          {of.theirNo}
        </span>
      )}
    </span>
  )
}
const Sum = ({ fen }: { fen: number | null }) => (fen === null ? <span className="muted">–</span> : <Money fen={fen} />)

function useColumns(): Column<Row>[] {
  const { t } = useTexts('reconciliationstaff')
  const providerWord = useProviderWord()
  return [
    { key: 'day', title: t('column.day'), fixed: true, width: 110, cell: ({ day }) => <b className="nowrap">{day}</b> },
    { key: 'provider', title: t('column.provider'), width: 110, cell: ({ provider }) => providerWord(provider) },
    { key: 'kind', title: t('column.kind'), width: 170, cell: (row) => <Kind of={row} /> },
    { key: 'what', title: t('column.what'), width: 120, cell: (row) => <What of={row} /> },
    { key: 'numbers', title: t('column.numbers'), cell: (row) => <Numbers of={row} /> },
    { key: 'theirs', title: t('column.theirs'), width: 110, right: true, cell: ({ theirs }) => <Sum fen={theirs} /> },
    { key: 'ours', title: t('column.ours'), width: 110, right: true, cell: ({ ours }) => <Sum fen={ours} /> },
    { key: 'resolution', title: t('column.resolution'), width: 220, cell: (row) => <End of={row} /> },
  ]
}
function DifferenceCard({ row }: { row: Row }) {
  const { t } = useTexts('reconciliationstaff')
  const providerWord = useProviderWord()
  return (
    <span className="grow">
      <span className="row between">
        <b className="strong">
          {row.day} {providerWord(row.provider)}
        </b>
        <Kind of={row} />
      </span>
      <span className="row between small">
        <span>
          <What of={row} />
        </span>
        <span>
          {t('column.theirs')} <Sum fen={row.theirs} /> · {t('column.ours')} <Sum fen={row.ours} />
        </span>
      </span>
      <Numbers of={row} />
      <br />
      <End of={row} />
    </span>
  )
}
/** How it was cleared, or the way to say so. */
function End({ of }: { of: Row }) {
  const { t } = useTexts('reconciliationstaff')
  const onDone = useContext(Again)
  const may = useMember().may('ledger.write')
  const [asks, ask] = useState(false)
  if (of.resolvedAt !== null)
    return (
      <span className="small breaks">
        {of.resolver === null ? t('byItself') : of.resolution}{' '}
        {of.resolver !== null && <span className="muted">{of.resolver}</span>}
      </span>
    )
  if (!may) return null
  return (
    <>
      <Button size="small" onClick={() => ask(true)}>
        {t('resolve.verb')}
      </Button>
      {asks && <Resolve id={of.id} onClose={() => ask(false)} onDone={onDone} />}
    </>
  )
}
function Resolve({ id, onClose, onDone }: { id: number; onClose: () => void; onDone: () => void }) {
  const { t } = useTexts('reconciliationstaff')
  const [resolution, setResolution] = useState('')
  const [tried, setTried] = useState(false)
  const [requestId] = useState(newRequestId)
  const lacks = resolution.trim() === ''
  const doing = useDoing(async () => {
    await call('/api/v2/admin/pay/difference/resolve', { id, resolution: resolution.trim(), requestId })
    say(t('resolve.done'))
    onDone()
    onClose()
  })
  const send = () => {
    setTried(true)
    if (!lacks) void doing.run()
  }
  return (
    <Question title={t('resolve.title')} verb={t('resolve.send')} suggested doing={doing} onDo={send} onClose={onClose}>
      <p className="small muted">{t('resolve.text')}</p>
      <ReasonField
        label={t('resolve.label')}
        fault={tried && lacks ? t('resolve.lacks') : undefined}
        value={resolution}
        most={300}
        onChange={setResolution}
      />
    </Question>
  )
}
