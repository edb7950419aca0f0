// My claims, /user/user/orderRefund?tab=&orderNo=: all, in progress, done; of one order where the address says so.
import { hrefWith } from '#web/href-with.ts'
import { href, Link, useLoaderData, useNavigation } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { grouped } from '#features/sales/orders/parts/order-number.ts'
import { OrdersSkeleton } from '#features/sales/orders/parts/orders-skeleton.tsx'
import { Button } from '#ui/controls/button.tsx'
import { LoadMore } from '#ui/controls/load-more.tsx'
import { TabsNav } from '#ui/controls/tabs-nav.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { call } from '#web/call.ts'
import { visitContext } from '#web/context.ts'
import { load, toSignIn } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { useFurther } from '#web/use-further.ts'
import { useWaiting } from '#web/waiting.ts'
import { ClaimCard } from '../parts/claim-card.tsx'
import { useSent } from '../parts/just-sent.ts'
import '#features/sales/cart/parts/buying.css'
import { PageTitle } from '#web/page-title.tsx'

export const handle: ShellHandle = { tab: 'me', title: (t) => t('aftersales:list.title') }
export const meta = () => []
const tabs = ['all', 'open', 'ended'] as const
type Tab = (typeof tabs)[number]
const size = 20

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  const query = new URL(request.url).searchParams
  const tab = tabs.find((each) => each === query.get('tab')) ?? 'all'
  const asked = query.get('orderNo') ?? ''
  const orderNo = /^\d{12,32}$/.test(asked) ? asked : undefined
  const search = { tab, size, ...(orderNo !== undefined && { orderNo }) }
  const [page, counts] = await Promise.all([
    load(visit, '/api/v2/order/refund/page', search),
    load(visit, '/api/v2/order/refund/count', {}),
  ])
  return { page, counts, search, tab, orderNo, now: visit.now }
}

export default function ClaimsPage() {
  const { counts, tab, orderNo } = useLoaderData<typeof loader>()
  const { t } = useTexts('aftersales')
  const navigation = useNavigation()
  const waiting = useWaiting()
  const links = tabs.map((key) => ({
    key,
    label: t(`list.tabs.${key}`),
    count: orderNo === undefined && counts[key] > 0 ? counts[key] : undefined,
    current: key === tab,
    link: (
      <Link
        to={hrefWith('/user/user/orderRefund', { tab: key === 'all' ? undefined : key, orderNo })}
        preventScrollReset
      />
    ),
  }))
  return (
    <div className="wrap pb-16">
      <PageTitle of={t('list.title')} />
      <h1 className="display pt-9 max-md:sr-only pb-4 text-48">{t('list.title')}</h1>
      <TabsNav label={t('list.tabsLabel')} tabs={links} />
      <Notes />
      <div aria-busy={navigation.state === 'loading'}>
        {waiting ? <OrdersSkeleton label={t('list.title')} /> : <List key={`${tab} ${orderNo}`} />}
      </div>
    </div>
  )
}

/** What was just sent, and which order the list is about. */
function Notes() {
  const { orderNo, counts } = useLoaderData<typeof loader>()
  const { t } = useTexts('aftersales')
  const sent = useSent()
  return (
    <>
      {sent > 0 && (
        <Banner tone="success" live className="mt-6">
          {t('list.filed', { count: sent })}
        </Banner>
      )}
      {orderNo === undefined && counts.mine > 0 && (
        <p className="mt-5 text-13 font-medium text-deal">{t('list.mine', { count: counts.mine })}</p>
      )}
      {orderNo !== undefined && (
        <p className="mt-5 text-13 text-ink-2">
          {t('list.ofOrder', { no: grouped(orderNo) })} ·{' '}
          <TextLink render={<Link to={href('/user/user/orderRefund')} />}>{t('list.allClaims')}</TextLink>
        </p>
      )}
    </>
  )
}

function List() {
  const { page, tab, now, search } = useLoaderData<typeof loader>()
  const { t } = useTexts('aftersales')
  const { further, busy, more } = useFurther(page, (after) => call('/api/v2/order/refund/page', { ...search, after }))
  const claims = [...page.records, ...further.records]
  if (claims.length === 0) return <Nothing tab={tab} />
  const shown = { shown: claims.length, total: page.total }
  return (
    <>
      <ul>
        {claims.map((claim) => (
          <ClaimCard key={claim.serviceNo} claim={claim} now={now} />
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
    </>
  )
}

function Nothing({ tab }: { tab: Tab }) {
  const { t } = useTexts('aftersales')
  return (
    <Empty
      drawing="box"
      title={t(`list.empty.${tab}`)}
      text={t('list.emptyText')}
      action={
        <Button kind="primary" render={<Link to={href('/user/user/order')} />}>
          {t('list.toOrders')}
        </Button>
      }
    />
  )
}
