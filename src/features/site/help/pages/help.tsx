// Help: what is asked most, topics, answers found by words, the last order, and how to reach the shop at last.
import { hrefWith } from '#web/href-with.ts'
import { href, Link, useSearchParams } from 'react-router'
import '#ui/layout/article.css'
import '../parts/help.css'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Pagination } from '#ui/controls/pagination.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { TabsNav } from '#ui/controls/tabs-nav.tsx'
import { visitContext } from '#web/context.ts'
import { headOf } from '#web/head.ts'
import { load, loadIfPossible } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { openTexts, useTexts } from '#web/texts.tsx'
import { pageLabels, pageOf } from '#features/site/content/parts/paging.ts'
import { HelpSearch } from '../parts/help-search.tsx'
import { LastOrder } from '../parts/last-order.tsx'
import { ProblemList } from '../parts/problem-list.tsx'
import { Reach } from '../parts/reach.tsx'
import type { Route } from './+types/help.ts'

const size = 50
const channel = 2421
const idIn = (text: string | null): number | undefined => {
  const id = Number(text)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const params = new URL(request.url).searchParams
  const keyword = params.get('q')?.trim().slice(0, 80) ?? ''
  const topicId = idIn(params.get('topic'))
  const wanted = { ...(keyword && { keyword }), ...(topicId !== undefined && { topicId }) }
  const opens = keyword === '' && topicId === undefined
  const [topics, list, contact, last] = await Promise.all([
    loadIfPossible(visit, '/api/v2/help/topic/list', {}),
    load(visit, '/api/v2/help/problem/page', { size, page: pageOf(params), ...(opens ? { hot: true } : wanted) }),
    loadIfPossible(visit, '/channel/get', { id: channel }),
    visit.signedIn && opens ? loadIfPossible(visit, '/api/v2/order/sell/page', { size: 1 }) : undefined,
  ])
  const t = await openTexts(visit.lang, 'help')
  return {
    topics: topics?.records ?? [],
    list,
    contact,
    last: last?.records[0]?.orderNo,
    keyword,
    topicId,
    title: t('title'),
    intro: t('intro'),
  }
}
export const handle: ShellHandle = { tab: 'me', title: (t) => t('help:title') }
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  headOf(matches, {
    title: loaderData?.title ?? 'Miralo · 觅乐',
    description: loaderData?.intro,
    path: href('/user/user/help'),
    ...(loaderData?.keyword && { hidden: true }),
  })

export default function Help({ loaderData: { topics, list, contact, last, keyword, topicId } }: Route.ComponentProps) {
  const { t } = useTexts('help')
  const { t: pages } = useTexts('content')
  const [params] = useSearchParams()
  return (
    <div className="wrap">
      <Breadcrumb
        label={t('path')}
        crumbs={[{ label: t('me'), link: <Link to={href('/user/user')} /> }]}
        here={t('title')}
      />
      <header className="article-head">
        <h1 className="display">{t('title')}</h1>
        <p>{t('intro')}</p>
      </header>
      <HelpSearch key={keyword} asked={keyword} />
      <div className="help">
        <div>
          {topics.length > 0 && <Topics topics={topics} at={keyword ? undefined : topicId} searched={keyword !== ''} />}
          <Found list={list} keyword={keyword} opens={keyword === '' && topicId === undefined} />
          {list.total > size && (
            <Pagination
              {...pageLabels(pages)}
              page={list.page}
              pages={Math.ceil(list.total / size)}
              // oxlint-disable-next-line react/no-unstable-nested-components -- an element to dress, no component
              linkTo={(page) => (
                <Link to={hrefWith('/user/user/help', { ...Object.fromEntries(params), page: String(page) })} />
              )}
            />
          )}
        </div>
        <div className="help-side">
          {last && <LastOrder orderNo={last} />}
          <Reach contact={contact} />
        </div>
      </div>
    </div>
  )
}
type Data = Route.ComponentProps['loaderData']
function Topics({ topics, at, searched }: { topics: Data['topics']; at: number | undefined; searched: boolean }) {
  const { t } = useTexts('help')
  const tabs = [
    {
      key: 'hot',
      label: t('hot'),
      current: !searched && at === undefined,
      link: <Link to={href('/user/user/help')} preventScrollReset prefetch="intent" />,
    },
    ...topics.map(({ id, name }) => ({
      key: String(id),
      label: name,
      current: id === at,
      link: <Link to={hrefWith('/user/user/help', { topic: id })} preventScrollReset prefetch="intent" />,
    })),
  ]
  return <TabsNav label={t('topics')} tabs={tabs} />
}
function Found({ list, keyword, opens }: { list: Data['list']; keyword: string; opens: boolean }) {
  const { t } = useTexts('help')
  if (list.records.length === 0 && keyword)
    return <Empty drawing="box" title={t('none', { words: keyword })} text={t('noneText')} />
  if (list.records.length === 0) return <Empty drawing="box" title={t('empty')} />
  return (
    <>
      {keyword && (
        <p className="help-found" role="status">
          {t('found', { count: list.total, words: keyword })}
        </p>
      )}
      <ProblemList problems={list.records} topics={opens || keyword !== ''} />
    </>
  )
}
