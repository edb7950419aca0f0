// D11: articles by kind, newest first.
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import '../parts/article.css'
import { Empty } from '#ui/empty.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { TabsNav } from '#ui/tabs-nav.tsx'
import { visitContext } from '#web/context.ts'
import { headOf } from '#web/head.ts'
import { load } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { openTexts } from '#web/texts.ts'
import { pageLabels, pageOf } from '../parts/paging.ts'
import { useDate } from '../parts/use-date.ts'
import type { Route } from './+types/articles.ts'

const kinds = ['guide', 'about', 'agreement', 'story'] as const
const size = 20
const address = (kind: string | undefined, page = 1): string => {
  const params = new URLSearchParams({ ...(kind ? { kind } : {}), ...(page > 1 ? { page: String(page) } : {}) })
  return params.size > 0 ? `/home/articalList?${params}` : '/home/articalList'
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams
  const kind = kinds.find((k) => k === params.get('kind'))
  const page = pageOf(params)
  const visit = context.get(visitContext)
  const list = await load(visit, '/api/v2/article/page', { size, page, ...(kind ? { kind } : {}) })
  return { kind, list, title: (await openTexts(visit.lang)).t('content:articles') }
}
export const handle: ShellHandle = { title: (t) => t('content:articles') }
export const meta: Route.MetaFunction = ({ matches, loaderData }) => headOf(matches, { title: loaderData?.title ?? 'Miralo · 觅乐', path: address(loaderData?.kind) })

export default function Articles({ loaderData: { kind, list } }: Route.ComponentProps) {
  const { t } = useTranslation('content')
  const date = useDate()
  const tab = (k: (typeof kinds)[number] | undefined) => ({ key: k ?? 'all', label: t(k ?? 'all'), current: k === kind, link: <Link to={address(k)} preventScrollReset /> })
  return (
    <div className="wrap">
      <header className="article-head md:pt-9">
        <h1 className="display">{t('articles')}</h1>
        <p>{t('articlesIntro')}</p>
      </header>
      <TabsNav label={t('kinds')} tabs={[tab(undefined), ...kinds.map(tab)]} />
      {list.records.length === 0 ? (
        <Empty drawing="box" title={t('none')} />
      ) : (
        <ul className="article-list">
          {list.records.map((a) => (
            <li key={a.id}>
              <h2 className="display">
                <Link to={`/home/article?code=${encodeURIComponent(a.code)}`} prefetch="intent">
                  {a.title}
                </Link>
              </h2>
              <time dateTime={a.publishedAt}>{date(a.publishedAt)}</time>
              {a.summary && <p>{a.summary}</p>}
            </li>
          ))}
        </ul>
      )}
      {/* oxlint-disable-next-line react/no-unstable-nested-components -- an element for the design to dress, no component */}
      {list.total > size && <Pagination {...pageLabels(t)} page={list.page} pages={Math.ceil(list.total / size)} linkTo={(p) => <Link to={address(kind, p)} />} />}
    </div>
  )
}
