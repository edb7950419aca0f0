// Announcements with what I have read of them, /announcement/list. A visitor sees them too;
// the guard records that, and nothing else.
import { href, Link, useRevalidator } from 'react-router'
import '#ui/layout/article.css'
import { Mark } from '#ui/goods/badge.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { Pagination } from '#ui/controls/pagination.tsx'
import { TabsNav } from '#ui/controls/tabs-nav.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { toast } from '#ui/feedback/toast.tsx'
import { MuteButton } from '#features/platform/messages/parts/mute-button.tsx'
import { refreshMessageCount } from '#surfaces/storefront/visit/message-count.ts'
import { call, CallError, requestId } from '#web/call.ts'
import { visitContext } from '#web/context.ts'
import { hrefWith } from '#web/href-with.ts'
import { load, loadIfPossible } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { kindOf } from '../parts/announcement-kind.ts'
import { pageLabels, pageOf } from '../parts/paging.ts'
import { useDate } from '#ui/text/use-date.ts'
import type { Route } from './+types/my-announcements.ts'
import { PageTitle } from '#web/page-title.tsx'

export const handle: ShellHandle = { tab: 'me', needsPerson: true, title: (t) => t('content:mine.title') }
export const meta = () => [{ name: 'robots', content: 'noindex' }]
const size = 20
const address = (unread: boolean, page = 1): string => {
  const query = new URLSearchParams([
    ...(unread ? [['tab', 'unread']] : []),
    ...(page > 1 ? [['page', String(page)]] : []),
  ])
  return hrefWith('/announcement/list', query)
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const query = new URL(request.url).searchParams
  const unread = visit.signedIn && query.get('tab') === 'unread'
  return {
    list: await load(visit, '/api/v2/announcement/page', { size, page: pageOf(query), ...(unread && { unread }) }),
    unread,
    counts: visit.signedIn ? await loadIfPossible(visit, '/api/v2/user/message/count', {}) : undefined,
    signedIn: visit.signedIn,
  }
}

export default function MyAnnouncements({ loaderData: { list, unread, signedIn, counts } }: Route.ComponentProps) {
  const { t } = useTexts('content')
  return (
    <div className="wrap pb-16">
      <PageTitle of={t('mine.title')} />
      <h1 className="display pt-9 text-48 max-md:sr-only">{t('mine.title')}</h1>
      {signedIn ? (
        <Choice
          unread={unread}
          any={list.records.some((a) => a.read === false)}
          muted={counts?.muted.includes('announcement')}
        />
      ) : (
        <Banner
          tone="info"
          className="mt-4 max-w-[860px]"
          end={
            <TextLink render={<Link to={hrefWith('/login/login', { from: href('/announcement/list') })} />}>
              {t('mine.signIn')}
            </TextLink>
          }
        >
          {t('mine.visitor')}
        </Banner>
      )}
      {list.records.length === 0 ? (
        <Empty drawing="bell" title={unread ? t('mine.none') : t('noAnnouncements')} />
      ) : (
        <ul className="article-list">
          {list.records.map((a) => (
            <Row key={a.id} announcement={a} />
          ))}
        </ul>
      )}
      {list.total > size && (
        <Pagination
          {...pageLabels(t)}
          page={list.page}
          pages={Math.ceil(list.total / size)}
          // oxlint-disable-next-line react/no-unstable-nested-components -- an element to dress, no component
          linkTo={(p) => <Link to={address(unread, p)} />}
        />
      )}
    </div>
  )
}

/** All or what is not read yet; `any`: there is something to mark as read. */
function Choice({ unread, any, muted }: { unread: boolean; any: boolean; muted: boolean | undefined }) {
  const { t } = useTexts('content')
  const { revalidate } = useRevalidator()
  const readAll = async () => {
    try {
      await call(
        '/api/v2/announcement/read',
        { requestId: requestId() },
        { said: () => toast(t('mine.allRead'), { kind: 'success' }) },
      )
      refreshMessageCount(true)
      await revalidate()
    } catch (fault) {
      if (!(fault instanceof CallError)) throw fault
    }
  }
  const tabs = [
    { key: 'all', label: t('mine.all'), current: !unread, link: <Link to={address(false)} /> },
    { key: 'unread', label: t('mine.unread'), current: unread, link: <Link to={address(true)} /> },
  ]
  return (
    <div className="mt-4 flex max-w-[860px] flex-wrap items-end justify-between gap-x-8 gap-y-2">
      <TabsNav label={t('mine.tabs')} tabs={tabs} />
      <span className="flex flex-wrap items-center gap-x-6">
        {any && <TextLink onClick={() => void readAll()}>{t('mine.readAll')}</TextLink>}
        {muted !== undefined && <MuteButton type="announcement" muted={muted} />}
      </span>
    </div>
  )
}

type Announcement = Route.ComponentProps['loaderData']['list']['records'][number]
function Row({ announcement: { id, title, read, pinned, kind, publishedAt } }: { announcement: Announcement }) {
  const { t } = useTexts('content')
  const date = useDate()
  return (
    <li>
      <h2 className="display">
        <Link to={href('/announcement/:id', { id: String(id) })} prefetch="intent">
          {title}
        </Link>
      </h2>
      <span className="article-kind">
        {read === false && <Mark>{t('mine.isNew')}</Mark>}
        {pinned && <Mark>{t('pinned')}</Mark>}
        {kindOf(t, kind)}
        <time dateTime={publishedAt}>{date(publishedAt)}</time>
      </span>
    </li>
  )
}
