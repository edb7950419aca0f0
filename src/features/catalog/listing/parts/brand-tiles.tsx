// Brands with their pictures: the one of the day, large, and tiles of others.
import { ArrowRight } from 'lucide-react'
import { useTexts } from '#web/texts.tsx'
import { Link } from 'react-router'
import { Icon } from '#ui/layout/icon.tsx'
import { Picture } from '#ui/goods/picture.tsx'
import { shotOf } from '#web/pictures.ts'
import { brandAddress, type Brand } from './brand.ts'
import { GoodsPictures } from './goods-pictures.tsx'
import { useCountry } from './use-country.ts'

export function BrandOfTheDay({ brand: { id, name, story, country, productCount, pictures } }: { brand: Brand }) {
  const { t } = useTexts('listing')
  const countryOf = useCountry()
  return (
    <article className="hall-day">
      <GoodsPictures pictures={pictures} eager />
      <div>
        <p className="hall-kicker">{t('hall.today')}</p>
        <h2 className="display">
          <Link to={brandAddress(id)} prefetch="intent">
            {name}
          </Link>
        </h2>
        <p className="hall-day-story">{story}</p>
        <p className="hall-facts">
          {[country && countryOf(country), t('hall.goods', { count: productCount })].filter(Boolean).join(' · ')}
        </p>
        <span className="hall-go" aria-hidden="true">
          {t('hall.look')}
          <Icon of={ArrowRight} size={14} />
        </span>
      </div>
    </article>
  )
}

export function BrandTile({ brand: { id, name, story, pictures } }: { brand: Brand }) {
  const [first] = pictures
  return (
    <li className="hall-tile">
      {first && (
        <Picture
          shot={shotOf(first.file, { ...first, largest: 480 })}
          alt=""
          ratio="1"
          sizes="(max-width: 767px) 96px, 132px"
        />
      )}
      <div>
        <h3 className="display named">
          <Link to={brandAddress(id)} prefetch="intent">
            {name}
          </Link>
        </h3>
        <p>{story}</p>
      </div>
    </li>
  )
}
