// My feedback, /user/user/help/feedBackList: what I sent and how it stands; with an id one thread, answered on.
import { href, Link, useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import '../parts/feedback.css'
import { Thread } from '../parts/thread.tsx'
import { Button } from '#ui/controls/button.tsx'
import { LoadMore } from '#ui/controls/load-more.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { Mark } from '#ui/goods/badge.tsx'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { useDate } from '#ui/text/use-date.ts'
import { call } from '#web/call.ts'
import { visitContext } from '#web/context.ts'
import { hrefWith } from '#web/href-with.ts'
import { idOf, load, toSignIn } from '#web/load.ts'
import { useOffered, type ShellHandle } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { useFurther } from '#web/use-further.ts'
import { PageTitle } from '#web/page-title.tsx'

export const handle: ShellHandle = { tab: 'me', title: (t) => t('feedback:mine') }
export const meta = () => []
const size = 20

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  const id = new URL(request.url).searchParams.get('id')
  if (id !== null) return { one: await load(visit, '/api/v2/feedback/detail', { id: idOf(id) }), page: undefined }
  return { one: undefined, page: await load(visit, '/api/v2/feedback/page', { size }) }
}
type Loaded = Awaited<ReturnType<typeof loader>>

export default function MyFeedback() {
  const { one, page } = useLoaderData<typeof loader>()
  const { t } = useTexts('feedback')
  const offered = useOffered('feedback')
  const crumbs = [
    { label: t('help'), link: <Link to={href('/user/user/help')} /> },
    ...(one ? [{ label: t('mine'), link: <Link to={href('/user/user/help/feedBackList')} /> }] : []),
  ]
  return (
    <div className="wrap pb-16">
      <PageTitle of={t('mine')} />
      <Breadcrumb label={t('path')} crumbs={crumbs} here={one ? one.type : t('mine')} />
      {one ? (
        <Thread key={`${one.id} ${one.movedAt} ${one.replies}`} of={one} />
      ) : (
        <>
          <div className="feedback-head">
            <h1 className="display text-48 max-md:sr-only">{t('mine')}</h1>
            {offered && (
              <Button kind="second" render={<Link to={href('/user/user/help/feedBack')} prefetch="intent" />}>
                {t('new')}
              </Button>
            )}
          </div>
          <List page={page} />
        </>
      )}
    </div>
  )
}
type Page = NonNullable<Loaded['page']>
function List({ page }: { page: Page }) {
  const { t } = useTexts('feedback')
  const { further, busy, more } = useFurther(page, (after) => call('/api/v2/feedback/page', { size, after }))
  const rows = [...page.records, ...further.records]
  if (rows.length === 0) return <Empty drawing="box" title={t('none')} text={t('noneText')} />
  return (
    <>
      <ul className="feedback-list">
        {rows.map((row) => (
          <Row key={row.id} of={row} />
        ))}
      </ul>
      {page.total > size && (
        <LoadMore
          label={t('more')}
          status={t('shown', { shown: rows.length, total: page.total })}
          more={further.next !== null}
          busy={busy}
          onLoad={() => void more()}
        />
      )}
    </>
  )
}
function Row({ of }: { of: Page['records'][number] }) {
  const { t } = useTexts('feedback')
  const date = useDate()
  return (
    <li>
      <Link to={hrefWith('/user/user/help/feedBackList', { id: of.id })} prefetch="intent">
        <span className="feedback-line">
          <b>{of.type}</b>
          {of.unread && <Mark>{t('unread')}</Mark>}
          <span>{t(`status.${of.status}`)}</span>
          <time dateTime={of.createdAt}>{date(of.createdAt)}</time>
        </span>
        <span className="feedback-words">{of.content}</span>
      </Link>
    </li>
  )
}
