// The log of what staff did: who, what, before and after, why, from where.
import { Button } from 'antd'
import { Download } from 'lucide-react'
import { wordsKey } from '../areas.ts'
import { Change, useRowWords } from '../merchant/change.tsx'
import { call, type Output } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { saveFile } from '#surfaces/console/desk/save-file.ts'
import type { Column, Filter } from '#surfaces/console/desk/list/columns.ts'
import { spanOf } from '#surfaces/console/desk/list/days.ts'
import { ListPage } from '#surfaces/console/desk/list/list-page.tsx'
import { useListQuery, type ListQuery } from '#surfaces/console/desk/list/query.ts'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

type Deed = Output<'/api/v2/admin/log/page'>['records'][number]

function askedOf(query: ListQuery) {
  const span = spanOf(query.get('when'))
  const [staffId, subjectId] = [Number(query.get('staff')), Number(query.get('q'))]
  return {
    size: 50,
    ...(Number.isSafeInteger(staffId) && staffId > 0 && { staffId }),
    ...(Number.isSafeInteger(subjectId) && subjectId > 0 && { subjectId }),
    ...(query.get('action') !== undefined && { action: query.get('action')!.slice(0, 60) }),
    ...(span && { from: span.from.toISOString(), until: span.until.toISOString() }),
    ...(query.after !== undefined && { after: query.after }),
  }
}

export default function AuditLog() {
  const { t } = useTexts('auditlogstaff')
  useRowWords()
  const query = useListQuery()
  const asked = useAsked('/api/v2/admin/log/page', askedOf(query))
  return (
    <ListPage
      name="log"
      title={t('title')}
      note={t('note')}
      acts={<Export asked={askedOf(query)} />}
      query={query}
      asked={asked}
      tabs={[]}
      columns={useColumnsOfLog()}
      filters={useFiltersOfLog()}
      placeholder={t('search')}
      keyOf={({ id }) => String(id)}
      Card={DeedCard}
      first={{ title: t('first.title'), text: t('first.text') }}
    />
  )
}

/** What the list finds, as a file. */
function Export({ asked: { size: _size, after: _after, ...filter } }: { asked: ReturnType<typeof askedOf> }) {
  const { t } = useTexts('auditlogstaff')
  const taking = useDoing(async () => {
    const file = await call('/api/v2/admin/log/export', filter)
    saveFile(file)
    if (file.more) say(t('exportMore'))
  })
  return (
    <>
      <Button icon={<Download size={15} />} aria-busy={taking.busy} onClick={() => void taking.run()}>
        {t('export')}
      </Button>
      {taking.fault && <Fault fault={taking.fault} />}
    </>
  )
}

function useFiltersOfLog(): Filter[] {
  const { t } = useTexts('auditlogstaff')
  const { data } = useAsked('/api/v2/admin/log/filter', {})
  const staff = (data?.staff ?? []).map(({ userId, nickName }) => ({ value: String(userId), label: nickName }))
  const deedWords = useDeedWords()
  const actions = (data?.actions ?? []).map((action) => ({ value: action, label: deedWords(action) }))
  return [
    { key: 'staff', label: t('filter.staff'), kind: 'choice', options: staff },
    { key: 'action', label: t('filter.action'), kind: 'choice', options: actions },
    { key: 'when', label: t('filter.when'), kind: 'days' },
  ]
}
function useColumnsOfLog(): Column<Deed>[] {
  const { t } = useTexts('auditlogstaff')
  return [
    { key: 'at', title: t('column.at'), width: 118, fixed: true, cell: ({ at }) => <Time at={at} /> },
    {
      key: 'staff',
      title: t('column.staff'),
      width: 116,
      fixed: true,
      cell: ({ staff }) => staff?.nickName ?? t('shell'),
    },
    { key: 'action', title: t('column.action'), width: 190, fixed: true, cell: (deed) => <Action deed={deed} /> },
    {
      key: 'subject',
      title: t('column.subject'),
      width: 150,
      cell: (deed) => <Subject deed={deed} />,
    },
    { key: 'about', title: t('column.about'), width: 104, cell: ({ about }) => about?.nickName },
    { key: 'change', title: t('column.change'), cell: (deed) => <Change deed={deed} /> },
    {
      key: 'reason',
      title: t('column.reason'),
      width: 170,
      cell: ({ reason }) => <span title={reason}>{reason}</span>,
    },
    { key: 'ip', title: t('column.ip'), width: 104, cell: ({ ip }) => <span className="muted">{ip}</span> },
  ]
}
function Subject({ deed: { subject, subjectId, subjectNo } }: { deed: Deed }) {
  const { t, has } = useTexts('auditlogmerchant')
  const key = `subject.${subject}`
  return (
    <>
      {has(key) ? t(key as 'subject.order') : subject} <span className="faint">{subjectNo ?? subjectId}</span>
    </>
  )
}
/** What was done in words; of what no shop's log knows the name that programs give it. */
function useDeedWords(): (action: string) => string {
  const { t, has } = useTexts('auditlog')
  return (action) => {
    const key = `deed.${wordsKey(action)}`
    return has(key) ? t(key as 'deed.orderShip') : action
  }
}
function Action({ deed: { action, singleHanded } }: { deed: Deed }) {
  const { t } = useTexts('auditlogstaff')
  const deedWords = useDeedWords()
  return (
    <>
      <b className="strong">{deedWords(action)}</b>
      {singleHanded && <span className="deal"> {t('alone')}</span>}
    </>
  )
}

function DeedCard({ row }: { row: Deed }) {
  const { t } = useTexts('auditlogstaff')
  return (
    <span className="grow">
      <span className="row between">
        <Action deed={row} />
        <span className="muted small">
          <Time at={row.at} />
        </span>
      </span>
      <span className="small muted cut">
        {row.staff?.nickName ?? t('shell')}, <Subject deed={row} />
      </span>
      <span className="small cut">
        <Change deed={row} />
      </span>
    </span>
  )
}
