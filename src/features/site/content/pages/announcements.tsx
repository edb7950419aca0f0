// The board of announcements, pinned first.
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { href, Link } from 'react-router'
import '#ui/layout/article.css'
import { Mark } from '#ui/goods/badge.tsx'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { Pagination } from '#ui/controls/pagination.tsx'
import { visitContext } from '#web/context.ts'
import { headOf } from '#web/head.ts'
import { load } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { openTexts } from '#web/texts.tsx'
import { kindOf } from '../parts/announcement-kind.ts'
import { pageLabels, pageOf } from '../parts/paging.ts'
import { useDate } from '#ui/text/use-date.ts'
import type { Route } from './+types/announcements.ts'

const size = 20
const address = (page: number): string => hrefWith('/home/announcement', { page: page > 1 ? page : undefined })

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const list = await load(visit, '/api/v2/announcement/page', { size, page: pageOf(new URL(request.url).searchParams) })
  return { list, title: (await openTexts(visit.lang, 'content'))('announcements') }
}
export const handle: ShellHandle = { tab: 'discover', title: (t) => t('content:announcements') }
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  headOf(matches, { title: loaderData?.title, path: href('/home/announcement') })

export default function Announcements({ loaderData: { list } }: Route.ComponentProps) {
  const { t } = useTexts('content')
  const date = useDate()
  return (
    <div className="wrap">
      <Breadcrumb
        label={t('path')}
        crumbs={[{ label: t('home'), link: <Link to={href('/')} /> }]}
        here={t('announcements')}
      />
      <header className="article-head">
        <h1 className="display">{t('announcements')}</h1>
        <p>{t('announcementsIntro')}</p>
      </header>
      {list.records.length === 0 ? (
        <Empty drawing="bell" title={t('noAnnouncements')} />
      ) : (
        <ul className="article-list">
          {list.records.map((a) => (
            <li key={a.id}>
              <h2 className="display">
                <Link to={href('/announcement/:id', { id: String(a.id) })} prefetch="intent">
                  {a.title}
                </Link>
              </h2>
              <span className="article-kind">
                {a.pinned && <Mark>{t('pinned')}</Mark>}
                {kindOf(t, a.kind)}
                <time dateTime={a.publishedAt}>{date(a.publishedAt)}</time>
              </span>
            </li>
          ))}
        </ul>
      )}
      {list.total > size && (
        <Pagination
          {...pageLabels(t)}
          page={list.page}
          pages={Math.ceil(list.total / size)}
          // oxlint-disable-next-line react/no-unstable-nested-components -- an element to dress, no component
          linkTo={(p) => <Link to={address(p)} />}
        />
      )}
    </div>
  )
}
