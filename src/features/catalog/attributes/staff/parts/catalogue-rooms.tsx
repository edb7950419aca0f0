// The rooms of the catalogue at the staff's desk.
import { NavLink } from 'react-router'
import '#features/catalog/shop-front/merchant/parts/shop-desk.css'
import { useHereInView } from '#surfaces/console/desk/use-here-in-view.ts'
import { screenPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

const rooms = [
  ['categories', 'categories'],
  ['attributes', 'attributes'],
  ['specs', 'spec-templates'],
  ['units', 'units'],
] as const

export function CatalogueRooms() {
  const nav = useHereInView()
  const { t } = useTexts('attributesstaff')
  return (
    <nav className="shop-rooms" ref={nav} aria-label={t('rooms.label')}>
      {rooms.map(([room, path]) => (
        <NavLink key={room} to={screenPath(path)} end>
          {t(`rooms.${room}`)}
        </NavLink>
      ))}
    </nav>
  )
}
