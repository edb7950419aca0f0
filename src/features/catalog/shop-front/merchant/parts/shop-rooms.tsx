// The rooms of the shop front at the desk: profile, own categories, collections, and what the front shows.
import { NavLink } from 'react-router'
import './shop-desk.css'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { screenPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

const rooms = [
  ['profile', 'shop'],
  ['page', 'shop/page'],
  ['categories', 'shop/categories'],
  ['collections', 'shop/collections'],
  ['holidays', 'shop/holidays'],
] as const
/** Of those alone who may end the shop. */
const ending = ['closing', 'shop/closing'] as const

export function ShopRooms() {
  const { t } = useTexts('shopfrontmerchant')
  const { may } = useMember()
  return (
    <nav className="shop-rooms" aria-label={t('rooms.label')}>
      {[...rooms, ...(may('closing.read') ? [ending] : [])].map(([room, path]) => (
        <NavLink key={room} to={screenPath(path)} end={room !== 'collections'}>
          {t(`rooms.${room}`)}
        </NavLink>
      ))}
    </nav>
  )
}
