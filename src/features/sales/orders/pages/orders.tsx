// My orders, /user/user/order?tab=&q=&since=:
// tabs, words and time stand in the address, so that Back finds the same list.
import { Search } from 'lucide-react'
import { useState } from 'react'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { useFurther } from '#web/use-further.ts'
import { Form, href, Link, useLoaderData, useNavigation, useRevalidator } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { Button } from '#ui/controls/button.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { LoadMore } from '#ui/controls/load-more.tsx'
import { Select } from '#ui/controls/select.tsx'
import { TabsNav, type Tab } from '#ui/controls/tabs-nav.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { call } from '#web/call.ts'
import { visitContext } from '#web/context.ts'
import { load, toSignIn } from '#web/load.ts'
import { useOffered, type ShellHandle } from '#web/root-data.ts'
import { useWaiting } from '#web/waiting.ts'
import { OrderCard } from '../parts/order-card.tsx'
import { OrdersSkeleton } from '../parts/orders-skeleton.tsx'
import { TogetherBar } from '../parts/together-bar.tsx'
import { useOrderDoing } from '../parts/use-order-doing.tsx'
import { usePayTogether } from '../parts/use-pay-together.ts'
import '#features/sales/cart/parts/buying.css'
import '../parts/orders.css'
import { PageTitle } from '#web/page-title.tsx'

export const handle: ShellHandle = { tab: 'me', title: (t) => t('orders:list.title') }
export const meta = () => []
const tabs = ['all', 'toPay', 'toShip', 'toReceive', 'toReview'] as const
const spans = ['all', '30d', '180d', '365d'] as const
type Standing = (typeof tabs)[number]
type Span = (typeof spans)[number]
const day = 86_400_000
const size = 20
const oneOf = <T extends string>(list: readonly T[], text: string | null, usual: T): T =>
  list.find((each) => each === text) ?? usual

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  const query = new URL(request.url).searchParams
  const tab = oneOf<Standing>(tabs, query.get('tab'), 'all')
  const span = oneOf<Span>(spans, query.get('since'), 'all')
  const q = (query.get('q') ?? '').trim().slice(0, 60)
  const since = span === 'all' ? undefined : new Date(visit.now - Number.parseInt(span, 10) * day).toISOString()
  const search = { tab, size, ...(q ? { keyword: q } : {}), ...(since ? { since } : {}) }
  const [page, counts] = await Promise.all([
    load(visit, '/api/v2/order/sell/page', search),
    load(visit, '/api/v2/order/sell/count', {}),
  ])
  return { page, counts, search, tab, span, q, now: visit.now }
}

const addressOf = (tab: Standing, q: string, span: Span): string => {
  const params = new URLSearchParams([
    ...(tab === 'all' ? [] : [['tab', tab]]),
    ...(q ? [['q', q]] : []),
    ...(span === 'all' ? [] : [['since', span]]),
  ])
  return hrefWith('/user/user/order', params)
}

export default function OrdersPage() {
  const { counts, tab, q, span, page } = useLoaderData<typeof loader>()
  const { t } = useTexts('orders')
  const navigation = useNavigation()
  const waiting = useWaiting()
  const filtered = q !== '' || span !== 'all'
  const reviews = useOffered('reviews')
  // where no reviews are written nothing waits for one; who stands there finds the way back
  const shown = tabs.filter((key) => key !== 'toReview' || reviews || key === tab)
  const links = shown.map((key): Tab => ({
    key,
    label: t(`list.tabs.${key}`),
    count: counts[key] > 0 && key !== 'all' ? counts[key] : undefined,
    current: key === tab,
    link: <Link to={addressOf(key, q, span)} preventScrollReset />,
  }))
  const afterSales: Tab = {
    key: 'afterSales',
    label: t('list.afterSales'),
    current: false,
    link: <Link to={href('/user/user/orderRefund')} />,
  }
  return (
    <div className="wrap pb-16">
      <PageTitle of={t('list.title')} />
      <h1 className="display pt-9 max-md:sr-only pb-4 text-48">{t('list.title')}</h1>
      <TabsNav label={t('list.tabsLabel')} tabs={[...links, afterSales]} />
      {(counts.all > 0 || filtered) && <Filter />}
      {filtered && (
        <p className="text-13 text-ink-2" role="status">
          {t('list.found', { count: page.total })} ·{' '}
          <TextLink render={<Link to={addressOf(tab, '', 'all')} />}>{t('list.clear')}</TextLink>
        </p>
      )}
      <div aria-busy={navigation.state === 'loading'}>
        {waiting ? <OrdersSkeleton label={t('list.loading')} /> : <List key={addressOf(tab, q, span)} />}
      </div>
    </div>
  )
}

function Filter() {
  const { tab, q, span } = useLoaderData<typeof loader>()
  const { t } = useTexts('orders')
  return (
    <Form
      method="get"
      action={href('/user/user/order')}
      role="search"
      aria-label={t('list.search')}
      className="orders-filter"
      key={`${tab} ${q} ${span}`}
    >
      {tab !== 'all' && <input type="hidden" name="tab" value={tab} />}
      <Field
        type="search"
        name="q"
        label={t('list.search')}
        hideLabel
        placeholder={t('list.searchHint')}
        maxLength={60}
        defaultValue={q}
        enterKeyHint="search"
      />
      <Select
        name="since"
        label={t('list.since')}
        hideLabel
        defaultValue={span}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        {spans.map((each) => (
          <option key={each} value={each}>
            {t(`list.sinceOptions.${each}`)}
          </option>
        ))}
      </Select>
      <Button type="submit" className="min-h-[44px]!">
        <Icon of={Search} size={18} />
        <span className="max-md:sr-only">{t('list.apply')}</span>
      </Button>
    </Form>
  )
}

function List() {
  const { page, tab, q, span, now, search } = useLoaderData<typeof loader>()
  const { t } = useTexts('orders')
  const { revalidate } = useRevalidator()
  const { further, busy, more } = useFurther(page, (after) => call('/api/v2/order/sell/page', { ...search, after }))
  const [gone, setGone] = useState<string>()
  const { doing, layers } = useOrderDoing(revalidate, setGone)
  const orders = [...page.records, ...further.records].filter((order) => order.orderNo !== gone)
  const together = usePayTogether(orders)
  if (orders.length === 0)
    return (
      <>
        <Nothing tab={tab} filtered={q !== '' || span !== 'all'} />
        {layers}
      </>
    )
  const shown = { shown: orders.length, total: page.total - (gone ? 1 : 0) }
  return (
    <>
      <ul>
        {orders.map((order) => (
          <OrderCard
            key={order.orderNo}
            order={order}
            now={now}
            doing={doing}
            together={together}
            onExpired={() => void revalidate()}
          />
        ))}
      </ul>
      {page.total > size && (
        <LoadMore
          label={t('list.more')}
          status={page.totalIsExact ? t('list.shown', shown) : t('list.shownMore', shown)}
          more={further.next !== null}
          busy={busy}
          onLoad={() => void more()}
          auto={further.records.length < 2 * size}
        />
      )}
      <TogetherBar together={together} />
      {layers}
    </>
  )
}

function Nothing({ tab, filtered }: { tab: Standing; filtered: boolean }) {
  const { t } = useTexts('orders')
  if (filtered)
    return (
      <Empty
        drawing="search"
        title={t('list.notFoundTitle')}
        text={t('list.notFoundText')}
        action={<Button render={<Link to={addressOf(tab, '', 'all')} />}>{t('list.clear')}</Button>}
      />
    )
  return (
    <Empty
      drawing="box"
      title={t(`list.empty.${tab}`)}
      text={t('list.emptyText')}
      action={
        <Button kind="primary" render={<Link to={href('/')} />}>
          {t('list.shop')}
        </Button>
      }
    />
  )
}
