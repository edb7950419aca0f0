// Articles by kind, newest first; those with a cover by their covers.
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { href, Link } from 'react-router'
import '#ui/layout/article.css'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { Pagination } from '#ui/controls/pagination.tsx'
import { SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { TabsNav } from '#ui/controls/tabs-nav.tsx'
import { visitContext } from '#web/context.ts'
import { headOf } from '#web/head.ts'
import { load, loadIfPossible } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { openTexts } from '#web/texts.tsx'
import { useWaiting } from '#web/waiting.ts'
import { pageLabels, pageOf } from '../parts/paging.ts'
import { articleAddress, StoryCards, type ArticleEntry } from '../parts/story-cards.tsx'
import { useDate } from '#ui/text/use-date.ts'
import type { Route } from './+types/articles.ts'

const kinds = ['story', 'guide', 'about', 'agreement'] as const
type Kind = (typeof kinds)[number]
const size = 20
const address = (kind: Kind | undefined, page = 1): string => {
  const params = new URLSearchParams({ ...(kind ? { kind } : {}), ...(page > 1 ? { page: String(page) } : {}) })
  return hrefWith('/home/articalList', params)
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams
  const kind = kinds.find((k) => k === params.get('kind'))
  const page = pageOf(params)
  const visit = context.get(visitContext)
  const [list, written] = await Promise.all([
    load(visit, '/api/v2/article/page', { size, page, ...(kind ? { kind } : {}) }),
    loadIfPossible(visit, '/api/v2/article/category/list', {}),
  ])
  const t = await openTexts(visit.lang, 'content')
  const there = kinds.filter((k) => k === kind || !written || written.records.some((r) => r.code === k))
  return {
    kind,
    list,
    kinds: there,
    title: [t('content:articles'), kind && t(`content:${kind}`)].filter(Boolean).join(' · '),
    intro: t('content:articlesIntro'),
  }
}
export const handle: ShellHandle = { tab: 'discover', title: (t) => t('content:articles') }
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  headOf(matches, {
    title: loaderData?.title,
    description: loaderData?.intro,
    path: address(loaderData?.kind),
  })

export default function Articles({ loaderData: { kind, list, kinds: there } }: Route.ComponentProps) {
  const { t } = useTexts('content')
  const tab = (k: Kind | undefined) => ({
    key: k ?? 'all',
    label: t(k ?? 'all'),
    current: k === kind,
    link: <Link to={address(k)} preventScrollReset prefetch="intent" />,
  })
  return (
    <div className="wrap">
      <Breadcrumb
        label={t('path')}
        crumbs={[{ label: t('home'), link: <Link to={href('/')} /> }]}
        here={t('articles')}
      />
      <header className="article-head">
        <h1 className="display">{t('articles')}</h1>
        <p>{t('articlesIntro')}</p>
      </header>
      <TabsNav label={t('kinds')} tabs={[tab(undefined), ...there.map(tab)]} />
      <Found records={list.records} />
      {list.total > size && (
        <Pagination
          {...pageLabels(t)}
          page={list.page}
          pages={Math.ceil(list.total / size)}
          // oxlint-disable-next-line react/no-unstable-nested-components -- an element to dress, no component
          linkTo={(p) => <Link to={address(kind, p)} />}
        />
      )}
    </div>
  )
}

const isCovered = (a: ArticleEntry): a is ArticleEntry & { cover: string } => a.cover !== null

function Found({ records }: { records: readonly ArticleEntry[] }) {
  const { t } = useTexts('content')
  if (useWaiting()) {
    return (
      <div className="article-list" aria-busy="true">
        {[0, 1, 2, 3, 4, 5].map((place) => (
          <SkeletonLine key={place} className="mt-6" width={`${70 - place * 6}%`} height="26px" />
        ))}
      </div>
    )
  }
  if (records.length === 0) {
    return (
      <Empty
        drawing="box"
        title={t('none')}
        action={
          <Button kind="second" render={<Link to={href('/home/articalList')} />}>
            {t('allArticles')}
          </Button>
        }
      />
    )
  }
  const stories = records.filter(isCovered)
  const others = records.filter((a) => !isCovered(a))
  return (
    <>
      {stories.length > 0 && <StoryCards stories={stories} />}
      {others.length > 0 && <Rows articles={others} />}
    </>
  )
}

function Rows({ articles }: { articles: readonly ArticleEntry[] }) {
  const date = useDate()
  return (
    <ul className="article-list">
      {articles.map((a) => (
        <li key={a.id}>
          <h2 className="display">
            <Link to={articleAddress(a.code)} prefetch="intent">
              {a.title}
            </Link>
          </h2>
          <time dateTime={a.publishedAt}>{date(a.publishedAt)}</time>
          {a.summary && <p>{a.summary}</p>}
        </li>
      ))}
    </ul>
  )
}
