// Whom I follow, /user/user/guanzhu?tab=&q=: merchants and brands, each with its newest goods;
// ending a follow can be taken back.
import { Search } from 'lucide-react'
import { Form, href, Link, useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { Button } from '#ui/controls/button.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { TabsNav } from '#ui/controls/tabs-nav.tsx'
import { call, requestId } from '#web/call.ts'
import { visitContext } from '#web/context.ts'
import { hrefWith } from '#web/href-with.ts'
import { load, toSignIn } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { FollowRow } from '../parts/follow-row.tsx'
import { focusList, KeptList, RemovalBar } from '../parts/kept-list.tsx'
import { followKey, setFollow } from '#surfaces/storefront/likes/mine.ts'
import { useKeptList } from '../parts/use-kept-list.ts'
import '../parts/likes.css'
import { PageTitle } from '#web/page-title.tsx'

export const handle: ShellHandle = { tab: 'me', title: (t) => t('likes:follows.title') }
export const meta = () => []
const size = 10
const types = ['merchant', 'brand'] as const
type FollowType = (typeof types)[number]

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  const params = new URL(request.url).searchParams
  const type: FollowType = params.get('tab') === 'brand' ? 'brand' : 'merchant'
  const q = (params.get('q') ?? '').trim().slice(0, 60)
  const asked = { type, size, ...(q ? { keyword: q } : {}) }
  return { type, q, asked, page: await load(visit, '/api/v2/user/focus/page', asked) }
}
type Data = Awaited<ReturnType<typeof loader>>
const addressOf = (type: FollowType, q = ''): string => {
  const params = new URLSearchParams([...(type === 'brand' ? [['tab', 'brand']] : []), ...(q ? [['q', q]] : [])])
  return hrefWith('/user/user/guanzhu', params)
}

function useFollows({ page, asked, type }: Data) {
  const list = useKeptList(
    page,
    (r) => r.id,
    (after) => call('/api/v2/user/focus/page', { ...asked, after }),
  )
  const wish = async (id: number, on: boolean, undo: boolean) => {
    setFollow(
      followKey(type, id),
      await call('/api/v2/user/focus/addOrCancel', { type, id, on, undo, requestId: requestId() }),
    )
    return [id]
  }
  const end = async (id: number) => {
    await list.take(
      [id],
      () => wish(id, false, false),
      (ids) => Promise.all(ids.map((each) => wish(each, true, true))),
    )
    focusList()
  }
  const ended = list.hidden.length
  return { ...list, end, total: page.total - ended, counts: { ...page.counts, [type]: page.counts[type] - ended } }
}

export default function FollowsPage() {
  const data = useLoaderData<typeof loader>()
  return <Listed key={`${data.type} ${data.q}`} data={data} />
}

function Listed({ data }: { data: Data }) {
  const { t } = useTexts('likes')
  const { type, q, page } = data
  const follows = useFollows(data)
  const { shown, canMore, end, total, counts } = follows
  const tabs = types.map((each) => ({
    key: each,
    label: t(`follows.tab.${each}`),
    count: counts[each],
    current: each === type,
    link: <Link to={addressOf(each)} preventScrollReset prefetch="intent" />,
  }))
  return (
    <div className="wrap min-h-svh pb-16">
      <PageTitle of={t('follows.title')} />
      <header className="likes-head">
        <h1 className="display max-md:sr-only">{t('follows.title')}</h1>
      </header>
      <TabsNav label={t('follows.tabs')} tabs={tabs} />
      {(page.counts[type] > 3 || q !== '') && <Find type={type} q={q} />}
      {shown.length === 0 && !canMore ? (
        <Nothing type={type} q={q} />
      ) : (
        <KeptList list={follows} total={total} size={size} label={t(`follows.tab.${type}`)} className="pt-6">
          <ul className="follow-rows">
            {shown.map((each) => (
              <FollowRow key={each.id} type={type} followed={each} onEnd={() => void end(each.id)} />
            ))}
          </ul>
        </KeptList>
      )}
      <RemovalBar list={follows} text={(count) => t('follows.ended', { count })} />
    </div>
  )
}

function Find({ type, q }: { type: FollowType; q: string }) {
  const { t } = useTexts('likes')
  return (
    <Form
      method="get"
      action={href('/user/user/guanzhu')}
      role="search"
      aria-label={t(`follows.search.${type}`)}
      className="likes-find"
      key={q}
    >
      {type === 'brand' && <input type="hidden" name="tab" value="brand" />}
      <Field
        type="search"
        name="q"
        label={t(`follows.search.${type}`)}
        hideLabel
        placeholder={t(`follows.search.${type}`)}
        maxLength={60}
        defaultValue={q}
        enterKeyHint="search"
      />
      <Button type="submit" className="min-h-[44px]!">
        <Icon of={Search} size={18} />
        <span className="max-md:sr-only">{t('follows.go')}</span>
      </Button>
    </Form>
  )
}

function Nothing({ type, q }: { type: FollowType; q: string }) {
  const { t } = useTexts('likes')
  if (q !== '')
    return (
      <Empty
        drawing="search"
        title={t('follows.notFound', { q })}
        action={<Button render={<Link to={addressOf(type)} />}>{t('follows.showAll')}</Button>}
      />
    )
  return (
    <Empty
      drawing="star"
      title={t(`follows.empty.${type}`)}
      text={t(`follows.emptyText.${type}`)}
      action={
        <Button kind="primary" render={<Link to={href(type === 'merchant' ? '/home/cataShopList' : '/home/ppg')} />}>
          {t(`follows.look.${type}`)}
        </Button>
      }
    />
  )
}
