// The boards, of everything or of one department. Board, department and page stand in the address.
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { href, Link } from 'react-router'
import '../parts/rank.css'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Chip } from '#ui/controls/chip.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { Pagination } from '#ui/controls/pagination.tsx'
import { TabsNav } from '#ui/controls/tabs-nav.tsx'
import { visitContext } from '#web/context.ts'
import { headOf } from '#web/head.ts'
import { load, loadIfPossible } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { openTexts } from '#web/texts.tsx'
import { useWaiting } from '#web/waiting.ts'
import type { Board } from '../contract.ts'
import { Method } from '../parts/method.tsx'
import { RankRow, RankRowSkeleton } from '../parts/rank-row.tsx'
import type { Route } from './+types/rank.ts'

const boards = ['sales', 'new', 'rated', 'repeat', 'drop'] as const satisfies readonly Board[]
const size = 20
interface Asked {
  board: Board
  department?: number | undefined
  page?: number
}
const address = ({ board, department, page = 1 }: Asked): string => {
  const params = new URLSearchParams({
    ...(board === 'sales' ? {} : { board }),
    ...(department ? { department: String(department) } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  })
  return hrefWith('/home/rank', params)
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const params = new URL(request.url).searchParams
  const board = boards.find((b) => b === params.get('board')) ?? 'sales'
  const tree = await loadIfPossible(visit, '/api/v2/goods/category/list', {})
  const departments = (tree?.records ?? []).filter((c) => c.level === 1)
  const department = departments.find((f) => String(f.departmentNo) === params.get('department'))
  const page = /^[1-5]$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1
  const list = await load(visit, '/api/v2/goods/rank/page', {
    code: board,
    size,
    page,
    ...(department ? { categoryId: department.id } : {}),
  })
  const t = await openTexts(visit.lang, 'ranking')
  return {
    board,
    department: department?.departmentNo ?? undefined,
    list,
    departments: departments
      .filter((f) => f.departmentNo !== null && (list.categoryIds.includes(f.id) || f.id === department?.id))
      .map(({ id, departmentNo: no, name }) => ({ id, no: no!, name })),
    title: [t(`ranking:board.${board}`), department?.name].filter(Boolean).join(' · '),
    description: t(`ranking:method.${board}`, list.method),
  }
}
export const handle: ShellHandle = { tab: 'discover', title: (t) => t('ranking:title') }
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  headOf(matches, {
    title: loaderData?.title,
    description: loaderData?.description,
    path: loaderData ? address(loaderData) : href('/home/rank'),
  })

export default function Rank({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts('ranking')
  const { board, department, list, departments, title } = loaderData
  const tabs = boards.map((b) => ({
    key: b,
    label: t(`board.${b}`),
    current: b === board,
    link: <Link to={address({ board: b, department })} preventScrollReset prefetch="intent" />,
  }))
  return (
    <div className="wrap rank-page">
      <Breadcrumb label={t('path')} crumbs={[{ label: t('home'), link: <Link to={href('/')} /> }]} here={t('title')} />
      <header className="rank-head">
        <h1 className="display">{t('title')}</h1>
        <p>{t('intro')}</p>
      </header>
      <TabsNav label={t('boards')} tabs={tabs} />
      <div className="rank-body">
        <section aria-labelledby="board">
          <h2 id="board" className="vh">
            {title}
          </h2>
          {departments.length > 1 && (
            <nav className="rank-departments" aria-label={t('departments')}>
              <DepartmentChip to={address({ board })} here={department === undefined} name={t('allDepartments')} />
              {departments.map((f) => (
                <DepartmentChip
                  key={f.id}
                  to={address({ board, department: f.no })}
                  here={department === f.no}
                  name={f.name}
                />
              ))}
            </nav>
          )}
          <Places loaderData={loaderData} />
        </section>
        <Method board={board} method={list.method} updatedAt={list.updatedAt} />
      </div>
    </div>
  )
}

const DepartmentChip = ({ to, here, name }: { to: string; here: boolean; name: string }) => (
  <Chip render={<Link to={to} preventScrollReset prefetch="intent" aria-current={here ? 'page' : undefined} />}>
    {name}
  </Chip>
)

function Places({ loaderData: { board, department, list } }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { t } = useTexts('ranking')
  const waiting = useWaiting()
  if (waiting) {
    return (
      <ol className="rank-list" aria-busy="true">
        {Array.from({ length: 8 }, (_, place) => (
          <RankRowSkeleton key={place} />
        ))}
      </ol>
    )
  }
  if (list.records.length === 0) {
    return (
      <Empty
        drawing="star"
        title={t('empty')}
        text={t('emptyText')}
        action={
          <Button
            kind="second"
            render={
              <Link to={department === undefined ? hrefWith('/goods/list', { sort: 'sales' }) : address({ board })} />
            }
          >
            {t(department === undefined ? 'toGoods' : 'toAll')}
          </Button>
        }
      />
    )
  }
  return (
    <>
      <ol className="rank-list">
        {list.records.map((row, place) => (
          <RankRow key={row.product.id} row={row} lead={row.rank === 1} eager={place < 2} />
        ))}
      </ol>
      <Pagination
        label={t('pages')}
        previousLabel={t('previousPage')}
        nextLabel={t('nextPage')}
        pageLabel={(page) => t('page', { page })}
        page={list.page}
        pages={Math.ceil(list.total / size)}
        // oxlint-disable-next-line react/no-unstable-nested-components -- an element to be dressed, no component
        linkTo={(page) => <Link to={address({ board, department, page })} />}
      />
    </>
  )
}
