// Who has an account here: found by number, whole e-mail or phone, or part of the nickname; how they stand, since when.
import { Link } from 'react-router'
import type { Output } from '#surfaces/console/desk/call.ts'
import { useFormat } from '#surfaces/console/desk/format.ts'
import type { Column, Filter } from '#surfaces/console/desk/list/columns.ts'
import { spanOf } from '#surfaces/console/desk/list/days.ts'
import { ListPage } from '#surfaces/console/desk/list/list-page.tsx'
import { useListQuery, type ListQuery } from '#surfaces/console/desk/list/query.ts'
import { State, type StateKind } from '#surfaces/console/desk/state.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { personPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

type Person = Output<'/api/v2/admin/user/page'>['records'][number]
const states = ['active', 'blocked', 'closed'] as const
const kinds: Record<Person['state'], StateKind> = { active: 'done', blocked: 'bad', closed: 'off' }

export function PersonState({ state }: { state: Person['state'] }) {
  const { t } = useTexts('shoppersstaff')
  return <State kind={kinds[state]}>{t(`state.${state}`)}</State>
}
function askedOf(query: ListQuery) {
  const span = spanOf(query.get('since'))
  const keyword = query.get('q')?.trim().slice(0, 120)
  const state = states.find((name) => name === query.get('state'))
  const orders = (['some', 'none'] as const).find((name) => name === query.get('orders'))
  return {
    size: 50,
    ...(keyword && { keyword }),
    ...(state && { state }),
    ...(orders && { orders }),
    ...(span && { from: span.from.toISOString(), until: span.until.toISOString() }),
    ...(query.after !== undefined && { after: query.after }),
  }
}

export default function People() {
  const { t } = useTexts('shoppersstaff')
  const query = useListQuery()
  const asked = useAsked('/api/v2/admin/user/page', askedOf(query))
  const filters: Filter[] = [
    {
      key: 'state',
      label: t('filter.state'),
      kind: 'choice',
      options: states.map((value) => ({ value, label: t(`state.${value}`) })),
    },
    { key: 'since', label: t('filter.since'), kind: 'days' },
    {
      key: 'orders',
      label: t('filter.orders'),
      kind: 'choice',
      options: (['some', 'none'] as const).map((value) => ({ value, label: t(`filter.${value}`) })),
    },
  ]
  return (
    <ListPage
      name="people"
      title={t('title')}
      query={query}
      asked={asked}
      tabs={[]}
      columns={usePeopleColumns()}
      filters={filters}
      placeholder={t('find')}
      keyOf={({ userId }) => String(userId)}
      hrefOf={({ userId }) => personPath(userId)}
      Card={PersonCard}
      first={{ title: t('first.title'), text: t('first.text') }}
    />
  )
}
/** Of a closed account nothing is left but its number. */
export function useNameOf(): (person: Pick<Person, 'nickName' | 'userId'>) => string {
  const { t } = useTexts('shoppersstaff')
  return ({ nickName, userId }) => nickName || t('nobody', { id: userId })
}
function usePeopleColumns(): Column<Person>[] {
  const { t } = useTexts('shoppersstaff')
  const { number } = useFormat()
  const nameOf = useNameOf()
  return [
    {
      key: 'name',
      title: t('column.name'),
      fixed: true,
      cell: (row) => (
        <Link className="strong cut" to={personPath(row.userId)}>
          {nameOf(row)}
        </Link>
      ),
    },
    { key: 'contact', title: t('column.contact'), width: 240, cell: ({ contact }) => contact },
    { key: 'id', title: t('column.id'), width: 110, right: true, cell: ({ userId }) => userId },
    {
      key: 'orders',
      title: t('column.orders'),
      width: 110,
      right: true,
      cell: ({ orders }) => (orders >= 1000 ? t('many') : number(orders)),
    },
    { key: 'state', title: t('column.state'), width: 140, cell: ({ state }) => <PersonState state={state} /> },
    { key: 'since', title: t('column.since'), width: 132, cell: ({ since }) => <Time at={since} /> },
  ]
}
function PersonCard({ row }: { row: Person }) {
  const { t } = useTexts('shoppersstaff')
  const nameOf = useNameOf()
  return (
    <span className="grow">
      <span className="row between">
        <b className="strong cut">{nameOf(row)}</b>
        <PersonState state={row.state} />
      </span>
      <span className="small cut">{row.contact}</span>
      <span className="row between small muted">
        <span>{t('orders', { count: row.orders })}</span>
        <Time at={row.since} />
      </span>
    </span>
  )
}
