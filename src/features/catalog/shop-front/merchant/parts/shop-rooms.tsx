// The rooms of the shop front at the desk: profile, own categories, collections, and what the front shows.
import { NavLink } from 'react-router'
import './shop-desk.css'
import { screenPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

const rooms = [
  ['profile', 'shop'],
  ['page', 'shop/page'],
  ['categories', 'shop/categories'],
  ['collections', 'shop/collections'],
  ['holidays', 'shop/holidays'],
] as const

export function ShopRooms() {
  const { t } = useTexts('shopfrontmerchant')
  return (
    <nav className="shop-rooms" aria-label={t('rooms.label')}>
      {rooms.map(([room, path]) => (
        <NavLink key={room} to={screenPath(path)} end={room !== 'collections'}>
          {t(`rooms.${room}`)}
        </NavLink>
      ))}
    </nav>
  )
}
