// One floor on the home page: its number, departments, a still life on one side and eight goods on the other.
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import './home-floor.css'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { Cards } from '#ui/product-card.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { shotOf } from '#web/pictures.ts'
import { listAddress, type Category } from './floor-tree.ts'
import { GoodsCard, type CardGoods } from './goods-card.tsx'

export interface ShownFloor {
  floor: Category
  departments: readonly Category[]
  goods: readonly CardGoods[]
}
const told = ['food', 'table', 'home', 'wardrobe', 'outdoor', 'toys', 'sound', 'desk', 'gifts'] as const

export function HomeFloor({ shown: { floor, departments, goods }, flip }: { shown: ShownFloor; flip: boolean }) {
  const { t } = useTranslation('catalog')
  const story = told.find((code) => code === floor.code)
  const to = listAddress(floor.id)
  return (
    <section className="wrap home-floor" id={`f${floor.floor}`} aria-labelledby={`f${floor.floor}-name`}>
      <header className="home-floor-head">
        <span className="home-floor-no" aria-hidden="true">
          {floor.floor}
        </span>
        <div>
          <h2 className="display" id={`f${floor.floor}-name`}>
            {floor.name}
          </h2>
          <ul>
            {departments.map((d) => (
              <li key={d.id}>
                <Link to={listAddress(d.id)} prefetch="intent">
                  {d.name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <TextLink render={<Link to={to} prefetch="intent" />}>
          {t('home.walk')}
          <Icon of={ArrowRight} size={14} />
        </TextLink>
      </header>
      <div className={flip ? 'home-goods home-goods-flip' : 'home-goods'}>
        <Link to={to} prefetch="intent" className="home-feature">
          {floor.picture && <Picture shot={shotOf(floor.picture, { width: 960, height: 1200, largest: 960 })} alt="" sizes="(max-width: 767px) 100vw, 421px" rounded="none" />}
          <span>
            <b className="display">{story ? t(`home.feature.${story}`) : floor.line}</b>
            {story && <small>{floor.line}</small>}
          </span>
        </Link>
        <Cards cols={4} label={floor.name}>
          {goods.map((g) => (
            <GoodsCard key={g.id} goods={g} tall={floor.code === 'wardrobe'} sizes="(max-width: 767px) 46vw, 195px" />
          ))}
        </Cards>
      </div>
    </section>
  )
}
