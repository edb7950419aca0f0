// The log of the shop: what members and keys did in it, on which thing, before and after, why, from where.
import { Link } from 'react-router'
import './log.css'
import { areaNames, wordsKey, type Area } from '../areas.ts'
import { Change, useRowWords } from './change.tsx'
import type { Deed } from './deed.ts'
import { placeOfDeed } from './places.ts'
import type { Column, Filter } from '#surfaces/console/desk/list/columns.ts'
import { ExportLink } from '#surfaces/console/desk/list/export-link.tsx'
import { spanOf } from '#surfaces/console/desk/list/days.ts'
import { ListPage } from '#surfaces/console/desk/list/list-page.tsx'
import { useListQuery, type ListQuery } from '#surfaces/console/desk/list/query.ts'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { fours } from '#surfaces/console/desk/format.ts'
import { useTexts } from '#web/texts.tsx'

function askedOf(query: ListQuery) {
  const span = spanOf(query.get('when'))
  const userId = Number(query.get('member'))
  const area = areaNames.find((name) => name === query.get('area'))
  // as people write them: in fours
  const number = query.get('q')?.replaceAll(/\s/g, '').slice(0, 40)
  return {
    size: 50,
    ...(Number.isSafeInteger(userId) && userId > 0 && { userId }),
    ...(area && { area }),
    ...(number && { number }),
    ...(span && { from: span.from.toISOString(), until: span.until.toISOString() }),
    ...(query.after !== undefined && { after: query.after }),
  }
}

export default function ShopLog() {
  const { t } = useTexts('auditlogmerchant')
  useRowWords()
  const query = useListQuery()
  const wanted = askedOf(query)
  const asked = useAsked('/api/v2/mch/log/page', wanted)
  const filters = useFiltersOfLog()
  return (
    <ListPage
      name="shop-log"
      title={t('title')}
      note={t('note')}
      acts={
        <ExportLink
          out="logExport"
          asked={wanted}
          query={query}
          filters={filters}
          beside={[query.get('q')]}
          label={t('out')}
        />
      }
      query={query}
      asked={asked}
      tabs={[]}
      columns={useColumnsOfLog()}
      filters={filters}
      placeholder={t('search')}
      keyOf={({ id }) => String(id)}
      Card={DeedCard}
      first={{ title: t('first.title'), text: t('first.text') }}
    />
  )
}

function useFiltersOfLog(): Filter[] {
  const { t } = useTexts('auditlogmerchant')
  const { data } = useAsked('/api/v2/mch/log/filter', {})
  const members = (data?.members ?? []).map(({ userId, nickName }) => ({ value: String(userId), label: nickName }))
  const areas = areaNames.map((value: Area) => ({ value, label: t(`area.${value}`) }))
  return [
    { key: 'member', label: t('filter.member'), kind: 'choice', options: members },
    { key: 'area', label: t('filter.area'), kind: 'choice', options: areas },
    { key: 'when', label: t('filter.when'), kind: 'days' },
  ]
}
function useColumnsOfLog(): Column<Deed>[] {
  const { t } = useTexts('auditlogmerchant')
  return [
    { key: 'at', title: t('column.at'), width: 120, fixed: true, cell: ({ at }) => <Time at={at} /> },
    { key: 'member', title: t('column.member'), width: 130, fixed: true, cell: (deed) => <Who deed={deed} /> },
    {
      key: 'deed',
      title: t('column.deed'),
      width: 210,
      fixed: true,
      cell: (deed) => <DeedWords deed={deed} />,
    },
    { key: 'subject', title: t('column.subject'), width: 170, cell: (deed) => <Subject deed={deed} /> },
    { key: 'change', title: t('column.change'), cell: (deed) => <Change deed={deed} /> },
    {
      key: 'reason',
      title: t('column.reason'),
      width: 130,
      cell: ({ reason }) => <span title={reason}>{reason}</span>,
    },
    { key: 'from', title: t('column.from'), width: 140, cell: (deed) => <From deed={deed} /> },
  ]
}
function DeedWords({ deed: { action } }: { deed: Deed }) {
  const { t, has } = useTexts('auditlog')
  const key = `deed.${wordsKey(action)}`
  return <b className="strong">{has(key) ? t(key as 'deed.orderShip') : action}</b>
}
function Who({ deed: { member, key } }: { deed: Deed }) {
  const { t } = useTexts('auditlogmerchant')
  return (
    <>
      {member.nickName}
      {key !== null && <span className="small muted log-under">{t('byKey', { key })}</span>}
    </>
  )
}
function Subject({ deed }: { deed: Deed }) {
  const { t, has } = useTexts('auditlogmerchant')
  const { subject, subjectId, number } = deed
  const key = `subject.${subject}`
  const word = has(key) ? t(key as 'subject.order') : subject
  if (subject === 'merchant') return null
  const told = number === null ? String(subjectId) : fours(number)
  const to = placeOfDeed(deed)
  return (
    <>
      {word} {to === undefined ? <span className="faint">{told}</span> : <Link to={to}>{told}</Link>}
    </>
  )
}
function From({ deed: { network, device } }: { deed: Deed }) {
  return (
    <span title={network}>
      {device}
      <span className="small muted log-under">{network}</span>
    </span>
  )
}
function DeedCard({ row }: { row: Deed }) {
  return (
    <span className="grow">
      <span className="row between">
        <DeedWords deed={row} />
        <span className="muted small">
          <Time at={row.at} />
        </span>
      </span>
      <span className="small muted cut">
        <Who deed={row} /> <Subject deed={row} />
      </span>
      <span className="small cut">
        <Change deed={row} />
      </span>
    </span>
  )
}
