// The goods of a category (or all), with order and filters in the address.
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { href, Link, redirect } from 'react-router'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Picture } from '#ui/goods/picture.tsx'
import { shotOf } from '#web/pictures.ts'
import { visitContext, type Visit } from '#web/context.ts'
import { headOf } from '#web/head.ts'
import { load, noSuchPage } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { openTexts } from '#web/texts.tsx'
import { breadcrumbFacts } from '#web/structured.ts'
import type { Route } from './+types/goods-list.ts'
import { below, listAddress, wayTo } from '#features/catalog/products/parts/category-tree.ts'
import { GoodsList, useCountWords } from '../parts/goods-list.tsx'
import { loadList } from '../parts/list-data.ts'
import { readQuery, writeQuery, type ListQuery } from '../parts/list-query.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const query = { ...readQuery(new URL(request.url).searchParams), keyword: '' }
  const [tree, list] = await Promise.all([load(visit, '/api/v2/goods/category/list', {}), loadList(visit, query)])
  const way = query.categoryId === undefined ? [] : wayTo(tree.records, query.categoryId)
  const here = way.at(-1)
  if (query.categoryId !== undefined && !here) throw await movedOn(visit, query, query.categoryId)
  const [inside, beside] = here
    ? [below(tree.records, here.id), below(tree.records, here.parentId)]
    : [below(tree.records, null), []]
  // a category without any below it shows its neighbours
  const title = here?.name ?? (await openTexts(visit.lang, 'listing'))('list.all')
  return { list, way, title, categories: inside.length > 0 ? inside : here && here.level > 1 ? beside : [] }
}
/** A category that went into another leads there; else there is no such page. */
async function movedOn(visit: Visit, query: ListQuery, id: number): Promise<unknown> {
  const { categoryId } = await load(visit, '/api/v2/goods/category/moved', { id })
  return categoryId === null ? noSuchPage() : redirect(addressOf({ ...query, categoryId }), 301)
}
type Data = Awaited<ReturnType<typeof loader>>
export const handle: ShellHandle<Data> = { tab: 'categories', title: (_t, { title }) => title }

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const here = loaderData?.way.at(-1)
  return headOf(matches, {
    title: loaderData?.title,
    description: loaderData?.way.map((c) => c.line).find(Boolean),
    path: here ? listAddress(here.id) : href('/goods/list'),
    picture: loaderData?.list.page.records[0]?.picture?.file,
    facts: (origin) =>
      here && loaderData
        ? [
            breadcrumbFacts(
              origin,
              loaderData.way.map((c) => ({ name: c.name, path: listAddress(c.id) })),
            ),
          ]
        : [],
  })
}
const addressOf = (query: ListQuery): string => hrefWith('/goods/list', writeQuery(query))

export default function GoodsListPage({ loaderData: { list, way, categories, title } }: Route.ComponentProps) {
  const { t } = useTexts('listing')
  const here = way.at(-1)
  const home = { label: t('list.home'), link: <Link to={href('/')} /> }
  return (
    <div className="wrap">
      <Breadcrumb
        label={t('list.path')}
        crumbs={[
          home,
          ...way.slice(0, -1).map((c) => ({ label: c.name, link: <Link to={listAddress(c.id)} prefetch="intent" /> })),
        ]}
        here={title}
      />
      <div className="list-top">
        <h1 className="display">{title}</h1>
        {here?.line && <p className="list-intro">{here.line}</p>}
        <p className="vh" role="status">
          {useCountWords(list.page)}
        </p>
        {categories.length > 0 && (
          <nav className="list-aisles" aria-label={t('list.categories')}>
            {categories.map((c) => (
              <Link
                key={c.id}
                to={listAddress(c.id)}
                prefetch="intent"
                aria-current={c.id === here?.id ? 'page' : undefined}
              >
                {c.picture ? (
                  <Picture shot={shotOf(c.picture, { largest: 240 })} alt="" ratio="1" sizes="76px" rounded="none" />
                ) : (
                  <i />
                )}
                {c.name}
              </Link>
            ))}
          </nav>
        )}
      </div>
      <GoodsList list={list} addressOf={addressOf} />
    </div>
  )
}
