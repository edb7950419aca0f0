// A look into the brand hall: names on a wall, each by its own hand.
import { ArrowRight } from 'lucide-react'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { href, Link } from 'react-router'
import './brands.css'
import { Icon } from '#ui/layout/icon.tsx'
import { countryNames } from '#ui/text/formats.ts'
import { useLang } from '#ui/text/lang.tsx'
import { numberText } from '#ui/text/number-text.ts'
import { TextLink } from '#ui/text/text-link.tsx'
import type { Block } from '../contract.ts'
import { BlockPlace } from './block.tsx'

export function BrandsBlock({ block: { id, title, data } }: { block: Block<'brands'> }) {
  const { t } = useTexts('composer')
  const lang = useLang()
  const places = countryNames(lang)
  return (
    <BlockPlace of="brands" labelledBy={`b${id}`}>
      <div className="home-brands">
        <header>
          <h2 className="display" id={`b${id}`}>
            {title}
          </h2>
          <p>{data.text}</p>
          <TextLink render={<Link to={href('/home/ppg')} prefetch="intent" />}>
            {t('brandHall')}
            <Icon of={ArrowRight} size={14} />
          </TextLink>
        </header>
        <ul>
          {data.brands.map((b) => (
            <li key={b.id}>
              <Link to={hrefWith('/home/brand', { id: b.id })} prefetch="intent">
                <b className="display named">{b.name}</b>
                <small>
                  {b.country && `${places.of(b.country)} · `}
                  {t('goods', { count: b.productCount, n: numberText(b.productCount, lang) })}
                </small>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </BlockPlace>
  )
}
