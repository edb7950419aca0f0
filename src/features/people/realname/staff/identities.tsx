// Real names and companies that wait for a reviewer, the oldest first; those that were decided, the newest first.
import { Link } from 'react-router'
import type { Output } from '#surfaces/console/desk/call.ts'
import { queueInput, useDeskList, type ReviewingDesk } from '#surfaces/console/desk/casework/desk.ts'
import { Holder } from '#surfaces/console/desk/casework/hold.tsx'
import { useCountry } from '#surfaces/console/desk/country.ts'
import type { Column, Tab } from '#surfaces/console/desk/list/columns.ts'
import { ListPage } from '#surfaces/console/desk/list/list-page.tsx'
import { useListQuery, type ListQuery } from '#surfaces/console/desk/list/query.ts'
import { State } from '#surfaces/console/desk/state.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked, usePolled } from '#surfaces/console/desk/use-call.ts'
import { identitiesPath, identityPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

export type Check = Output<'/api/v2/admin/auth/page'>['records'][number]
const tabs = {
  personal: { kind: 'personal', status: 'underReview' },
  company: { kind: 'company', status: 'underReview' },
  rejected: { status: 'rejected', newest: true },
  approved: { status: 'approved', newest: true },
} as const
const tabNames = Object.keys(tabs) as (keyof typeof tabs)[]
const minute = 60_000

const tabOf = (query: ListQuery) => tabNames.find((one) => one === query.get('tab')) ?? 'personal'

export const identityDesk: ReviewingDesk<'/api/v2/admin/auth'> = {
  base: '/api/v2/admin/auth',
  list: 'identities',
  menu: 'identities',
  listPath: identitiesPath,
  pathOf: identityPath,
  writes: 'review.write',
  input: (query) => ({ ...queueInput(query), ...tabs[tabOf(query)] }),
  Card: CheckCard,
  isOpen: ({ status }) => status === 'underReview',
  version: ({ status }) => status,
}
export default function Identities() {
  const { t } = useTexts('realnamestaff')
  const list = useDeskList(identityDesk, useListQuery())
  const { data: counts, again } = useAsked('/api/v2/admin/auth/count', {})
  usePolled(again, minute)
  const ownTabs: Tab[] = tabNames.map((key) => ({
    key,
    label: t(`tab.${key}`),
    search: key === 'personal' ? '' : `tab=${key}`,
    ...(counts && (key === 'personal' || key === 'company') && { n: counts[key] }),
  }))
  return (
    <ListPage
      {...list}
      title={t('title')}
      note={t('note')}
      tabs={ownTabs}
      columns={useColumns()}
      first={{ title: t('first.title'), text: t('first.text') }}
    />
  )
}
export function CheckState({ of }: { of: Pick<Check, 'status' | 'taken'> }) {
  const { t } = useTexts('realnamestaff')
  if (of.status === 'underReview') return <Holder taken={of.taken} />
  return <State kind={of.status === 'approved' ? 'done' : 'off'}>{t(`state.${of.status}`)}</State>
}
export function useDocument(): (of: Pick<Check, 'document' | 'country'>) => string {
  const { t, has } = useTexts('realname')
  const countryOf = useCountry()
  return ({ document, country }) => {
    const key = `documentOf.${document}`
    return [has(key) ? t(key as 'documentOf.passport') : document, countryOf(country)].join(' · ')
  }
}
function useColumns(): Column<Check>[] {
  const { t } = useTexts('realnamestaff')
  const documentOf = useDocument()
  return [
    {
      key: 'name',
      title: t('column.name'),
      fixed: true,
      cell: (row) => (
        <Link className="strong cut" to={identityPath(row.id)}>
          {row.name}
        </Link>
      ),
    },
    {
      key: 'account',
      title: t('column.account'),
      width: 150,
      cell: (row) => <span className="cut">{row.nickName}</span>,
    },
    {
      key: 'document',
      title: t('column.document'),
      width: 220,
      cell: (row) => <span className="cut">{documentOf(row)}</span>,
    },
    { key: 'number', title: t('column.number'), width: 190, cell: (row) => <span className="cut">{row.number}</span> },
    { key: 'twins', title: t('column.twins'), width: 132, cell: (row) => <Twins of={row} /> },
    { key: 'state', title: t('column.state'), width: 150, cell: (row) => <CheckState of={row} /> },
    { key: 'at', title: t('column.at'), width: 118, cell: (row) => <Time at={row.createdAt} /> },
  ]
}
function Twins({ of: { duplicates } }: { of: Check }) {
  const { t } = useTexts('realnamestaff')
  return duplicates > 0 ? <State kind="few">{t('twins', { count: duplicates })}</State> : null
}
function CheckCard({ row }: { row: Check }) {
  const documentOf = useDocument()
  return (
    <span className="grow">
      <span className="row between">
        <b className="strong cut">{row.name}</b>
        <Time at={row.createdAt} />
      </span>
      <span className="small cut">{documentOf(row)}</span>
      <span className="row between small">
        <span className="muted cut">{row.nickName}</span>
        <CheckState of={row} />
      </span>
      <Twins of={row} />
    </span>
  )
}
