// The account at a glance: who, where orders wait, short ways, log out. Loaded at its first opening.
import { useTexts } from '#web/texts.tsx'
import { href, Link } from 'react-router'
import './panels.css'
import { OrderShelf } from '#features/sales/orders/parts/order-shelf.tsx'
import { Avatar } from '#ui/layout/avatar.tsx'
import { Badge } from '#ui/goods/badge.tsx'
import { call } from '#web/call.ts'
import { useSession } from '#web/session.ts'
import { areaGroups } from '#surfaces/storefront/account/account-entries.ts'
import { useLogOut } from '#surfaces/storefront/visit/log-out.ts'
import { usePanelAnswer } from '#surfaces/storefront/shell/panel-answer.ts'

/** What people come for most, as far as there are pages for it. */
const wanted: readonly string[] = [
  'collection',
  'footprint',
  'bankCards',
  'addresses',
  'security',
  'profile',
  'settings',
]
const short = areaGroups(true)
  .flatMap(({ ways }) => ways)
  .filter(({ name }) => wanted.includes(name))
const none = { all: 0, toPay: 0, toShip: 0, toReceive: 0, toReview: 0, afterSale: 0 }

export function AccountPanel() {
  const { t } = useTexts('account')
  const { person } = useSession()
  const who = person?.userId ?? 0
  const { value: counts } = usePanelAnswer(
    `orders ${who}`,
    () => call('/api/v2/order/sell/count', {}, { quiet: true, stay: true }),
    0,
  )
  const { value: mine } = usePanelAnswer(
    `person ${who}`,
    () => call('/api/v2/user/getUserInfo', {}, { quiet: true, stay: true }),
    60_000,
  )
  const name = mine?.nickName ?? person?.nickName ?? ''
  return (
    <div className="shell-pop-account">
      <p className="shell-pop-person">
        <Avatar name={name} picture={mine?.avatar ?? null} size="sm" />
        <span className="min-w-0">
          <b className="display named">{name}</b>
          <small>{mine?.username ?? person?.username}</small>
        </span>
        {mine?.vip === 1 && (
          <Badge kind="member" inline>
            {t('hub.superMember')}
          </Badge>
        )}
      </p>
      <OrderShelf counts={counts ?? none} />
      <Ways />
    </div>
  )
}

function Ways() {
  const { t } = useTexts('account')
  const logOut = useLogOut()
  return (
    <ul className="shell-pop-ways">
      <li>
        <Link to={href('/user/user')}>{t('title')}</Link>
      </li>
      <li>
        <Link to={href('/user/user/order')}>{t('hub.allOrders')}</Link>
      </li>
      {short.map(({ name, to }) => (
        <li key={name}>
          <Link to={to}>{t(`way.${name as 'orders'}`)}</Link>
        </li>
      ))}
      <li>
        <button type="button" onClick={() => void logOut()}>
          {t('hub.logOut')}
        </button>
      </li>
    </ul>
  )
}
