// The merchants, of all departments or of one, found by name, by followers or by their scores.
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { href, Link } from 'react-router'
import '../parts/merchants.css'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { Pagination } from '#ui/controls/pagination.tsx'
import { TabsNav } from '#ui/controls/tabs-nav.tsx'
import { visitContext } from '#web/context.ts'
import { headOf } from '#web/head.ts'
import { load, loadIfPossible } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { openTexts } from '#web/texts.tsx'
import { useWaiting } from '#web/waiting.ts'
import { TextLink } from '#ui/text/text-link.tsx'
import { PlaceChoice, usePlaceName } from '#surfaces/storefront/visit/deliver-to.tsx'
import type { Place } from '#surfaces/storefront/visit/place.ts'
import { placeOf } from '#surfaces/storefront/visit/visit-place.ts'
import { MerchantRow, MerchantRowSkeleton } from '../parts/merchant-row.tsx'
import { WordSearch } from '../parts/word-search.tsx'
import type { Route } from './+types/shops.ts'

const size = 12
const sorts = ['followers', 'rating', 'near'] as const
interface Asked {
  department?: number | undefined
  sort?: (typeof sorts)[number]
  words?: string
  page?: number
}
function address({ department, sort = 'followers', words = '', page = 1 }: Asked): string {
  const params = new URLSearchParams({
    ...(department ? { department: String(department) } : {}),
    ...(sort === 'followers' ? {} : { sort }),
    ...(words ? { q: words } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  })
  return hrefWith('/home/cataShopList', params)
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const params = new URL(request.url).searchParams
  const sort = sorts.find((s) => s === params.get('sort')) ?? 'followers'
  const words = (params.get('q') ?? '').trim().slice(0, 80)
  const page = /^([1-9]|[1-4]\d|50)$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1
  const tree = await loadIfPossible(visit, '/api/v2/goods/category/list', {})
  const departments = (tree?.records ?? [])
    .filter((c) => c.level === 1 && c.departmentNo !== null && c.productCount > 0)
    .map(({ id, name, departmentNo }) => ({ id, name, no: departmentNo! }))
  const department = departments.find((f) => String(f.no) === params.get('department'))
  const area = await placeOf(visit)
  const list = await load(visit, '/api/v2/merchant/page', {
    size,
    page,
    sort,
    ...(words ? { keyword: words } : {}),
    ...(department ? { categoryId: department.id } : {}),
    ...(sort === 'near' ? { area } : {}),
  })
  const goods =
    list.records.length > 0
      ? await loadIfPossible(visit, '/api/v2/goods/goods/list/merchant', {
          merchantIds: list.records.map((h) => h.id),
          size: 3,
        })
      : undefined
  const t = await openTexts(visit.lang, 'merchants')
  const asked = { department: department?.no, sort, words }
  return {
    asked,
    area,
    departments,
    list,
    goods: goods?.records ?? [],
    title: [t('merchants:list.title'), department?.name].filter(Boolean).join(' · '),
    intro: t('merchants:list.intro'),
  }
}
export const handle: ShellHandle = { tab: 'discover', title: (t) => t('merchants:list.title') }
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  headOf(matches, {
    title: loaderData?.title,
    description: loaderData?.intro,
    path: address({ department: loaderData?.asked.department }),
    hidden: Boolean(loaderData?.asked.words),
  })

export default function Shops({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts('merchants')
  const { asked, departments, list } = loaderData
  const tab = (no: number | undefined, name: string) => ({
    key: String(no ?? 0),
    label: name,
    current: no === asked.department,
    link: <Link to={address({ ...asked, department: no })} preventScrollReset prefetch="intent" />,
  })
  const order = sorts.map((s) => ({
    key: s,
    label: t(`list.by.${s}`),
    current: s === asked.sort,
    link: <Link to={address({ ...asked, sort: s })} preventScrollReset replace />,
  }))
  return (
    <div className="wrap">
      <Breadcrumb
        label={t('shop.path')}
        crumbs={[{ label: t('shop.home'), link: <Link to={href('/')} /> }]}
        here={t('list.title')}
      />
      <Head asked={asked} />
      {departments.length > 1 && (
        <TabsNav
          label={t('list.departments')}
          tabs={[tab(undefined, t('list.allDepartments')), ...departments.map((f) => tab(f.no, f.name))]}
        />
      )}
      <div className="merchants-order">
        <TabsNav label={t('list.order')} tabs={order} plain />
        <p role="status">{t('list.count', { count: list.total })}</p>
      </div>
      {asked.sort === 'near' && <NearTo area={loaderData.area} />}
      <Found loaderData={loaderData} />
    </div>
  )
}

/** What the order by nearness goes from, to be changed. */
function NearTo({ area }: { area: Place }) {
  const { t } = useTexts('merchants')
  const name = usePlaceName(area)
  return (
    <p className="merchants-near">
      {t('list.nearTo')} <PlaceChoice place={area}>{(open) => <TextLink onClick={open}>{name}</TextLink>}</PlaceChoice>
    </p>
  )
}

function Head({ asked: { department, sort, words } }: { asked: Route.ComponentProps['loaderData']['asked'] }) {
  const { t } = useTexts('merchants')
  const kept = [
    ...(department ? [['department', String(department)] as const] : []),
    ...(sort === 'followers' ? [] : [['sort', sort] as const]),
  ]
  return (
    <header className="merchants-head">
      <div>
        <h1 className="display">{t('list.title')}</h1>
        <p>{t('list.intro')}</p>
      </div>
      <WordSearch
        action={href('/home/cataShopList')}
        kept={kept}
        words={words}
        label={t('list.search')}
        hint={t('list.searchHint')}
        go={t('list.go')}
      />
    </header>
  )
}

function Found({ loaderData: { asked, list, goods } }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { t } = useTexts('merchants')
  if (useWaiting()) {
    return (
      <ul className="merchant-rows" aria-busy="true">
        {[0, 1, 2, 3].map((place) => (
          <MerchantRowSkeleton key={place} />
        ))}
      </ul>
    )
  }
  if (list.records.length === 0) {
    return (
      <Empty
        drawing="search"
        title={
          asked.words ? t('list.none', { q: asked.words }) : t(asked.sort === 'near' ? 'list.nonePickup' : 'list.empty')
        }
        action={
          <Button kind="second" render={<Link to={href('/home/cataShopList')} />}>
            {t('list.all')}
          </Button>
        }
      />
    )
  }
  return (
    <>
      <ul className="merchant-rows">
        {list.records.map((merchant, place) => (
          <MerchantRow
            key={merchant.id}
            merchant={merchant}
            goods={goods.find((g) => g.merchantId === merchant.id)?.goods ?? []}
            eager={place === 0}
          />
        ))}
      </ul>
      <Pagination
        label={t('list.pages')}
        previousLabel={t('list.previousPage')}
        nextLabel={t('list.nextPage')}
        pageLabel={(page) => t('list.page', { page })}
        page={list.page}
        pages={Math.ceil(list.total / size)}
        // oxlint-disable-next-line react/no-unstable-nested-components -- an element to be dressed, no component
        linkTo={(page) => <Link to={address({ ...asked, page })} />}
      />
    </>
  )
}
