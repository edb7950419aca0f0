// The message centre, /user/user/message, with notices (/user/user/news, /news/{id}) and system messages (/xtmsg):
// sections with what is unread, the list, and the one that is open. Deleting can be taken back.
import { Lock } from 'lucide-react'
import { href, Link, useLoaderData, useNavigate } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import '../parts/messages.css'
import { Empty } from '#ui/feedback/empty.tsx'
import { toast } from '#ui/feedback/toast.tsx'
import { useUndoList } from '#ui/feedback/use-undo-list.tsx'
import { classes } from '#ui/layout/classes.ts'
import { Icon } from '#ui/layout/icon.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { keepMessageCount } from '#surfaces/storefront/visit/message-count.ts'
import { call, requestId, succeeded } from '#web/call.ts'
import { visitContext } from '#web/context.ts'
import { idOf, load, loadIfPossible, toSignIn } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { MessageList, type Row } from '../parts/message-list.tsx'
import { MuteButton } from '../parts/mute-button.tsx'
import { OpenMessage } from '../parts/open-message.tsx'
import { SectionList, type Counts } from '../parts/section-list.tsx'
import { addressOf, mutable, sectionOf, type Section } from '../parts/sections.ts'
import { useRead, useReadAll } from '../parts/use-reading.ts'
import { PageTitle } from '#web/page-title.tsx'

type Loaded = Awaited<ReturnType<typeof loader>>
const titleKey = (section: Section) => (section === 'news' || section === 'system' ? section : 'title')
export const handle: ShellHandle<Loaded> = {
  tab: 'me',
  area: 'wide',
  needsPerson: true,
  title: (t, { section }) => t(`messages:${titleKey(section)}`),
}
export const meta = () => [{ name: 'robots', content: 'noindex' }]

/** A shop that is crowded counts nothing. */
const uncounted: Counts = {
  all: 0,
  order: 0,
  afterSale: 0,
  asset: 0,
  activity: 0,
  system: 0,
  announcement: 0,
  notice: 0,
  chat: 0,
  muted: [],
}

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  const url = new URL(request.url)
  const section = sectionOf(url)
  const after = url.searchParams.get('after') ?? undefined
  const named = params['id'] ?? url.searchParams.get('id')
  const id = named === null ? undefined : idOf(named)
  const size = { size: 20, ...(after !== undefined && { after }) }
  const [counts, list, opened] = await Promise.all([
    loadIfPossible(visit, '/api/v2/user/message/count', {}),
    section === 'news'
      ? load(visit, '/api/v2/user/notice/page', size)
      : load(visit, '/api/v2/user/message/page', { ...size, type: section }),
    id === undefined
      ? undefined
      : load(visit, section === 'news' ? '/api/v2/user/notice/detail' : '/api/v2/user/message/detail', { id }),
  ])
  const mailed = opened?.mailedAt ? await loadIfPossible(visit, '/api/v2/user/getUserInfo', {}) : undefined
  return { section, after, counts: counts ?? uncounted, list, opened, email: mailed?.email ?? null, now: visit.now }
}

export default function MessagesPage() {
  const got = useLoaderData<typeof loader>()
  const { section, after, counts, list, opened, email, now } = got
  const { t } = useTexts('messages')
  useRead(opened)
  const { shown, remove, bar } = useDeleting(got)
  const open = opened && shown.some(({ id }) => id === opened.id) ? opened : undefined
  const rows = list.records.filter(({ id }) => shown.some((row) => row.id === id))
  const name = section === 'news' ? t('news') : t(`type.${section}`)
  return (
    <div className="wrap">
      <PageTitle of={open?.title ?? t(titleKey(section))} />
      <Head unread={counts.all} section={section} open={open !== undefined} />
      <div className={classes('message-box', open && 'is-open')}>
        <SectionList counts={counts} present={section} />
        <section className="message-list" aria-labelledby="message-section">
          <ListHead name={name} section={section} muted={counts.muted.some((type) => type === section)} />
          {rows.length === 0 ? (
            <Empty drawing="bell" title={t('emptyTitle')} text={t(`empty.${section}`)} level={3} />
          ) : (
            <MessageList section={section} name={name} rows={rows} open={open?.id} after={after} now={now} />
          )}
          <More section={section} after={after} next={list.next} />
        </section>
        {open ? (
          <OpenMessage
            key={open.id}
            message={open}
            section={section}
            after={after}
            email={email}
            onDelete={() => remove(open)}
          />
        ) : (
          <p className="message-none">{rows.length > 0 && t('choose')}</p>
        )}
      </div>
      {bar}
    </div>
  )
}

/** Deleting the open one, for five seconds to be taken back; then the list stands alone. */
function useDeleting({ section, after, list, opened }: Loaded) {
  const { t } = useTexts(['messages', 'storefront'])
  const navigate = useNavigate()
  const rows: Row[] =
    opened && !list.records.some(({ id }) => id === opened.id) ? [opened, ...list.records] : list.records
  return useUndoList<Row>({
    rows,
    onDelete: ({ id }, restore) => {
      const input = { ids: [id], restore, requestId: requestId() }
      return succeeded(call('/api/v2/user/message/delete', input).then(({ all }) => keepMessageCount(all)))
    },
    reload: async () => void (await navigate(addressOf(section, { after }), { replace: true })),
    onRestored: () => toast(t('restored')),
    text: t('deleted'),
    undoLabel: t('storefront:words.undo'),
  })
}

function Head({ unread, section, open }: { unread: number; section: Section; open: boolean }) {
  const { t } = useTexts('messages')
  const readAll = useReadAll()
  return (
    <header className={classes('message-page-head', open && 'is-open')}>
      <h1 className="display text-48">{t(titleKey(section))}</h1>
      {unread > 0 && <span>{t('unread', { count: unread })}</span>}
      <div>
        {unread > 0 && <TextLink onClick={() => void readAll()}>{t('readAll')}</TextLink>}
        <TextLink render={<Link to={href('/user/setting')} />}>{t('settings')}</TextLink>
      </div>
    </header>
  )
}

function ListHead({ name, section, muted }: { name: string; section: Section; muted: boolean }) {
  const { t } = useTexts('messages')
  const type = mutable(section)
  return (
    <div className="message-list-head">
      <h2 id="message-section">{name}</h2>
      {type ? (
        <MuteButton type={type} muted={muted} />
      ) : (
        <span>
          <Icon of={Lock} size={13} />
          {t('always')}
        </span>
      )}
    </div>
  )
}

function More({ section, after, next }: { section: Section; after: string | undefined; next: string | null }) {
  const { t } = useTexts('messages')
  if (after === undefined && next === null) return null
  return (
    <p className="message-more">
      {after !== undefined && <TextLink render={<Link to={addressOf(section)} />}>{t('newest')}</TextLink>}
      {next !== null && <TextLink render={<Link to={addressOf(section, { after: next })} />}>{t('older')}</TextLink>}
    </p>
  )
}
