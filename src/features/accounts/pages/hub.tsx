// The account, /user/user: who I am, my orders, my money, my settings. A visitor is invited to sign in, not sent away: it is a tab.
import { CircleCheck, LogOut, MapPin, ShieldCheck, ShoppingBag } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData, useNavigate } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Panel } from '#ui/panel.tsx'
import { Price } from '#ui/price.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { toast } from '#ui/toast.tsx'
import { call } from '#web/call.ts'
import { visitContext } from '#web/context.ts'
import { load } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { dropSession } from '#web/session.ts'
import { OrderShelf } from '../../orders/parts/order-shelf.tsx'
import '../parts/hub.css'

export const handle: ShellHandle = { tab: 'me', title: (t) => t('hub.title', { ns: 'accounts' }) }
export const meta = () => []

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) return { person: null }
  const [person, counts, money] = await Promise.all([
    load(visit, '/api/v2/user/getUserInfo', {}),
    load(visit, '/api/v2/order/sell/count', {}),
    load(visit, '/api/v2/user/balance/detail', {}),
  ])
  return { person, counts, money }
}

export default function HubPage() {
  const got = useLoaderData<typeof loader>()
  const { t } = useTranslation('accounts')
  return (
    <div className="wrap pb-16">
      <title>{`${t('hub.title')} · Miralo`}</title>
      {got.person === null ? <VisitorCard /> : <Hub {...got} />}
    </div>
  )
}

function VisitorCard() {
  const { t } = useTranslation('accounts')
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
function Hub({ person, counts, money }: Filled) {
  const { t } = useTranslation('accounts')
  return (
    <>
      <header className="hub-head">
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
    </>
  )
}

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
  const { t } = useTranslation('accounts')
  const navigate = useNavigate()
  const leave = async () => {
    // the token is forgotten here even when the shop cannot be told
    await call('/api/v2/user/logout', {}, { quiet: true }).catch(() => undefined)
    dropSession()
    toast(t('hub.loggedOut'))
    await navigate('/')
  }
  return (
    <li>
      <button type="button" className="hub-tool" onClick={() => void leave()}>
        <Icon of={LogOut} size={22} />
        <span>
          <b>{t('hub.logOut')}</b>
        </span>
      </button>
    </li>
  )
}
