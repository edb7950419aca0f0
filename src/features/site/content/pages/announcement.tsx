// One announcement, and the ones before and after it.
import { useEffect } from 'react'
import { useTexts } from '#web/texts.tsx'
import { href, Link } from 'react-router'
import '#ui/layout/article.css'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { refreshMessageCount } from '#surfaces/storefront/visit/message-count.ts'
import { call, requestId } from '#web/call.ts'
import { visitContext } from '#web/context.ts'
import { headOf, shopTitle } from '#web/head.ts'
import { idOf, load } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { useSession } from '#web/session.ts'
import { kindOf } from '../parts/announcement-kind.ts'
import { Blocks } from '../parts/blocks.tsx'
import { useDate } from '#ui/text/use-date.ts'
import type { Route } from './+types/announcement.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  return { announcement: await load(context.get(visitContext), '/api/v2/announcement/detail', { id: idOf(params.id) }) }
}
type Data = Awaited<ReturnType<typeof loader>>
export const handle: ShellHandle<Data> = { tab: 'discover', title: (t) => t('content:announcements') }
export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? headOf(matches, {
        title: loaderData.announcement.title,
        path: href('/announcement/:id', { id: String(loaderData.announcement.id) }),
      })
    : [shopTitle(matches)]

export default function Announcement({ loaderData: { announcement } }: Route.ComponentProps) {
  const { t } = useTexts('content')
  const date = useDate()
  useRead(announcement.id)
  const { older, newer } = announcement
  const kind = kindOf(t, announcement.kind)
  return (
    <article className="wrap">
      <Breadcrumb
        label={t('path')}
        crumbs={[
          { label: t('home'), link: <Link to={href('/')} /> },
          { label: t('announcements'), link: <Link to={href('/home/announcement')} /> },
        ]}
        here={announcement.title}
      />
      <header className="article-head">
        <h1 className="display">{announcement.title}</h1>
        <p className="article-date">
          {kind && `${kind} · `}
          <time dateTime={announcement.publishedAt}>{date(announcement.publishedAt)}</time>
        </p>
      </header>
      <div className="article">
        <div>
          <Blocks body={announcement.body} />
          <nav className="article-next" aria-label={t('announcements')}>
            {newer && (
              <TextLink render={<Link to={href('/announcement/:id', { id: String(newer.id) })} prefetch="intent" />}>
                {t('newer', { title: newer.title })}
              </TextLink>
            )}
            {older && (
              <TextLink render={<Link to={href('/announcement/:id', { id: String(older.id) })} prefetch="intent" />}>
                {t('older', { title: older.title })}
              </TextLink>
            )}
            <TextLink render={<Link to={href('/home/announcement')} />}>{t('allAnnouncements')}</TextLink>
          </nav>
        </div>
      </div>
    </article>
  )
}

/** Whoever is signed in has read it now. */
function useRead(id: number): void {
  const { signedIn } = useSession()
  useEffect(() => {
    if (signedIn)
      call('/api/v2/announcement/read', { id, requestId: requestId() }, { quiet: true, stay: true }).then(
        () => refreshMessageCount(true),
        () => undefined, // told again with the next opening
      )
  }, [signedIn, id])
}
