// One department on the home page: its number, sections, a still life on one side and goods on the other.
import { ArrowRight } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useTexts } from '#web/texts.tsx'
import { Link } from 'react-router'
import './department.css'
import { Icon } from '#ui/layout/icon.tsx'
import { Picture } from '#ui/goods/picture.tsx'
import { Cards } from '#ui/goods/product-card.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { shotOf } from '#web/pictures.ts'
import { listAddress } from '#features/catalog/products/parts/category-tree.ts'
import { GoodsCard } from '#surfaces/storefront/goods/goods-card.tsx'
import type { BlockData } from '../contract.ts'
import { BlockPlace } from './block.tsx'

const cardSizes = '(max-width: 767px) 46vw, (max-width: 1023px) 29vw, (max-width: 1535px) 197px, 218px'
const featureSizes = '(max-width: 1023px) 100vw, (max-width: 1535px) 30vw, 464px'

type Department = BlockData<'department'>
const nameId = ({ departmentNo }: Department['department']) => `f${departmentNo}-name`

export function DepartmentBlock({ data, flip }: { data: Department; flip: boolean }) {
  const { department, tall, goods } = data
  return (
    <BlockPlace of="department" labelledBy={nameId(department)} id={`f${department.departmentNo}`}>
      <Head data={data} />
      <div className={flip ? 'home-goods home-goods-flip' : 'home-goods'}>
        <Feature data={data} />
        <Cards cols={4} label={department.name}>
          {goods.map((g) => (
            <GoodsCard key={g.id} goods={g} tall={tall} sizes={cardSizes} />
          ))}
        </Cards>
      </div>
    </BlockPlace>
  )
}

function Head({ data: { department, sections } }: { data: Department }) {
  const { t } = useTexts('composer')
  return (
    <header className="home-department-head">
      <span className="home-department-no" aria-hidden="true">
        {department.departmentNo}
      </span>
      <div>
        <h2 className="display" id={nameId(department)}>
          {department.name}
        </h2>
        <ul>
          {sections.map((d) => (
            <li key={d.id}>
              <Link to={listAddress(d.id)} prefetch="intent">
                {d.name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <TextLink render={<Link to={listAddress(department.id)} prefetch="intent" />}>
        {t('walk')}
        <Icon of={ArrowRight} size={14} />
      </TextLink>
    </header>
  )
}

/** The still life. */
const Feature = ({ data: { department, feature } }: { data: Department }) => (
  <Link
    to={listAddress(department.id)}
    prefetch="intent"
    className="home-feature"
    data-words={feature.words}
    style={feature.deep ? ({ '--deep': feature.deep } as CSSProperties) : undefined}
  >
    <Picture
      shot={shotOf(feature.picture, { width: 960, height: 1200, largest: 960 })}
      alt=""
      sizes={featureSizes}
      rounded="none"
    />
    <span>
      <b className="display">{feature.title}</b>
      <small>{feature.text}</small>
    </span>
  </Link>
)
