// The account, /user/user: who I am, what I have, my orders, what is still missing, and every page of the account.
// A visitor is invited to sign in, not sent away: it is a tab.
import { href, Link, useLoaderData, useRevalidator } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { Calls } from '#kernel/call/contract.ts'
import '../account/hub.css'
import { Avatar } from '#ui/layout/avatar.tsx'
import { Badge } from '#ui/goods/badge.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { visitContext } from '#web/context.ts'
import { load, loadIfPossible } from '#web/load.ts'
import { recentlyViewed } from '#surfaces/storefront/visit/recently-viewed.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { RecommendedShelf } from '../goods/goods-shelf.tsx'
import { LatestParcel } from '#features/sales/fulfilment/parts/latest-parcel.tsx'
import { LatestOrder } from '#features/sales/orders/parts/latest-order.tsx'
import { OrderShelf } from '#features/sales/orders/parts/order-shelf.tsx'
import { Assets } from '../account/assets.tsx'
import { Hints } from '../account/hints.tsx'
import { Tools } from '../account/tools.tsx'
import { VisitorHub } from '../account/visitor-hub.tsx'
import { PageTitle } from '#web/page-title.tsx'

export const handle: ShellHandle = { tab: 'me', title: (t) => t('account:title') }
export const meta = () => []

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) return { person: null }
  const counts = await load(visit, '/api/v2/order/sell/count', {})
  const [person, latest, money, likes, claims, parcels] = await Promise.all([
    load(visit, '/api/v2/user/getUserInfo', {}),
    loadIfPossible(visit, '/api/v2/order/sell/page', { size: 1, ...waitingTab(counts, visit.off) }),
    load(visit, '/api/v2/user/balance/detail', {}),
    loadIfPossible(visit, '/api/v2/user/likes/mine', {}),
    loadIfPossible(visit, '/api/v2/order/refund/count', {}),
    loadIfPossible(visit, '/api/v2/order/sell/parcel/latest', {}),
  ])
  const liked = likes && {
    collection: likes.collected.length,
    follows: likes.merchants.length + likes.brands.length,
    footprint: likes.recent.length,
  }
  const newest = latest?.records[0]
  const parcel = parcels?.latest
  return { person, counts, newest, parcel, money, liked, claims: claims?.open ?? 0, now: visit.now }
}
/** Orders that wait for their buyer, before all others: to be paid, received, reviewed; else the newest. */
function waitingTab(counts: Calls['/api/v2/order/sell/count']['output'], off: readonly string[]) {
  const waits = ['toPay', 'toReceive', ...(off.includes('reviews') ? [] : (['toReview'] as const))] as const
  const tab = waits.find((name) => counts[name] > 0)
  return tab && { tab }
}
type Mine = Extract<Awaited<ReturnType<typeof loader>>, { counts: unknown }>

export default function HubPage() {
  const got = useLoaderData<typeof loader>()
  const { t } = useTexts('account')
  return (
    <div className="wrap min-h-svh pb-16">
      <PageTitle of={t('title')} />
      {got.person === null ? <VisitorHub /> : <Hub mine={got} />}
    </div>
  )
}

function Hub({ mine }: { mine: Mine }) {
  const { t } = useTexts('account')
  const { revalidate } = useRevalidator()
  const viewed = recentlyViewed.usePersonal()
  const { person, counts, newest, parcel, money, liked, claims, now } = mine
  return (
    <>
      <header className="hub-head">
        <Avatar name={person.nickName} picture={person.avatar} />
        <div className="min-w-0">
          <h1 className="display">{t('hub.hello', { name: person.nickName })}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
            {person.username}
            {person.vip === 1 && (
              <Badge kind="member" inline>
                {t('hub.superMember')}
              </Badge>
            )}
            <TextLink render={<Link to={href('/user/user/info')} />}>{t('hub.edit')}</TextLink>
          </p>
        </div>
      </header>
      <Assets balance={money.balance} cartCount={person.cartCount} liked={liked} />
      <section className="hub-orders">
        <div className="hub-title">
          <h2 className="display">{t('hub.orders')}</h2>
          <TextLink render={<Link to={href('/user/user/order')} />}>{t('hub.allOrders')}</TextLink>
        </div>
        <OrderShelf counts={counts} claims={claims} />
        {parcel && <LatestParcel latest={parcel} now={now} />}
        {newest && newest.orderNo !== parcel?.orderNo && (
          <LatestOrder order={newest} now={now} onExpired={() => void revalidate()} />
        )}
      </section>
      <Hints person={person} />
      <Tools />
      <div className="hub-shelf">
        <RecommendedShelf
          title={viewed.length > 0 ? t('hub.suits') : t('hub.popular')}
          scene="home"
          productIds={viewed}
        />
      </div>
    </>
  )
}
