// The account, /user/user: who I am, my orders, my money, my settings. A visitor is invited to sign in, not sent away: it is a tab.
import { CircleCheck, LogOut, MapPin, ShieldCheck, ShoppingBag } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '#web/texts.tsx'
import { Link, useLoaderData, useRevalidator } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Panel } from '#ui/panel.tsx'
import { Price } from '#ui/price.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { visitContext } from '#web/context.ts'
import { load, loadIfPossible } from '#web/load.ts'
import { recentlyViewed } from '#web/recently-viewed.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { useLogOut } from '#web/shell/log-out.ts'
import { RecommendedShelf } from '../../catalog/parts/goods-shelf.tsx'
import { LatestOrder } from '../../orders/parts/latest-order.tsx'
import { OrderShelf } from '../../orders/parts/order-shelf.tsx'
import '../parts/hub.css'

export const handle: ShellHandle = { tab: 'me', title: (t) => t('accounts:hub.title') }
export const meta = () => []

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) return { person: null }
  const [person, counts, latest, money] = await Promise.all([
    load(visit, '/api/v2/user/getUserInfo', {}),
    load(visit, '/api/v2/order/sell/count', {}),
    loadIfPossible(visit, '/api/v2/order/sell/page', { size: 1 }),
    load(visit, '/api/v2/user/balance/detail', {}),
  ])
  return { person, counts, latest: latest?.records[0], money, now: visit.now }
}

export default function HubPage() {
  const got = useLoaderData<typeof loader>()
  const { t } = useTexts('accounts')
  return (
    <div className="wrap pb-16">
      <title>{`${t('hub.title')} · Miralo`}</title>
      {got.person === null ? <VisitorCard /> : <Hub {...got} />}
    </div>
  )
}

function VisitorCard() {
  const { t } = useTexts('accounts')
  return (
    <div className="mx-auto max-w-[560px] py-12">
      <Panel>
        <h1 className="display text-36">{t('hub.visitorTitle')}</h1>
        <p className="mt-3 mb-6 text-ink-2">{t('hub.visitorText')}</p>
        <div className="flex flex-wrap gap-3">
          <Button kind="primary" render={<Link to="/login/login?from=%2Fuser%2Fuser" />}>
            {t('hub.signIn')}
          </Button>
          <Button render={<Link to="/shoppingCart" />}>{t('hub.cart')}</Button>
        </div>
      </Panel>
    </div>
  )
}

type Filled = Extract<Awaited<ReturnType<typeof loader>>, { counts: unknown }>
function Hub({ person, counts, latest, money, now }: Filled) {
  const { t } = useTexts('accounts')
  const { revalidate } = useRevalidator()
  const viewed = recentlyViewed.useIds()
  return (
    <>
      <header className="hub-head">
        <span className="hub-face display" aria-hidden="true">
          {initialOf(person.nickName)}
        </span>
        <div className="min-w-0">
          <h1 className="display">{t('hub.hello', { name: person.nickName })}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-ink-2">
            {person.username}
            {person.vip === 1 && (
              <Badge kind="member" inline>
                {t('hub.superMember')}
              </Badge>
            )}
          </p>
        </div>
      </header>
      <div className="hub">
        <section className="hub-orders">
          <div className="hub-title">
            <h2 className="display">{t('hub.orders')}</h2>
            <TextLink render={<Link to="/user/user/order" />}>{t('hub.allOrders')}</TextLink>
          </div>
          <OrderShelf counts={counts} />
          {latest && <LatestOrder order={latest} now={now} onExpired={() => void revalidate()} />}
        </section>
        <Panel title={t('hub.money')} className="hub-money">
          <p className="text-13 text-ink-2">{t('hub.balance')}</p>
          <Price fen={money.balance} size="xl" />
          <p className="mt-2 text-13 text-ink-3">{t('hub.balanceNote')}</p>
        </Panel>
        <section className="hub-tools">
          <h2 className="vh">{t('hub.tools')}</h2>
          <ul>
            <Tool to="/user/user/address" icon={MapPin} title={t('hub.addresses')} note={t('hub.addressesNote')} />
            <Tool
              to="/user/user/changePayPassword"
              icon={money.hasPayPassword ? CircleCheck : ShieldCheck}
              title={money.hasPayPassword ? t('hub.payPasswordSet') : t('hub.payPasswordMissing')}
              note={money.hasPayPassword ? t('hub.isSet') : t('hub.isNotSet')}
            />
            <Tool to="/shoppingCart" icon={ShoppingBag} title={t('hub.cart')} note={t('hub.cartNote', { count: person.cartCount })} />
            <LogOutRow />
          </ul>
        </section>
      </div>
      <div className="hub-shelf">
        <RecommendedShelf title={viewed.length > 0 ? t('hub.suits') : t('hub.popular')} scene="home" productIds={viewed} />
      </div>
    </>
  )
}

/** The first letter as a reader sees it: never half an emoji. */
const initialOf = (name: string): string => new Intl.Segmenter().segment(name)[Symbol.iterator]().next().value?.segment.toUpperCase() ?? ''

function Tool({ to, icon, title, note }: { to: string; icon: LucideIcon; title: string; note: ReactNode }) {
  return (
    <li>
      <Link to={to} className="hub-tool">
        <Icon of={icon} size={22} />
        <span>
          <b>{title}</b>
          <small>{note}</small>
        </span>
      </Link>
    </li>
  )
}

function LogOutRow() {
  const { t } = useTexts('accounts')
  const logOut = useLogOut()
  return (
    <li>
      <button type="button" className="hub-tool" onClick={() => void logOut()}>
        <Icon of={LogOut} size={22} />
        <span>
          <b>{t('hub.logOut')}</b>
        </span>
      </button>
    </li>
  )
}
