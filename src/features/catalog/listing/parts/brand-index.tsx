// Brands from A to Z: a letter in the margin, its brands beside it.
import { useTexts } from '#web/texts.tsx'
import { Link } from 'react-router'
import { BrandLogo } from './brand-logo.tsx'
import type { Brand } from './brand.ts'
import { useCountry } from './use-country.ts'

export function BrandIndex({
  groups,
  addressOf,
}: {
  groups: readonly { letter: string; brands: readonly Brand[] }[]
  addressOf: (id: number) => string
}) {
  return groups.map(({ letter, brands }) => (
    <section key={letter} className="hall-letter" id={`letter-${letter}`} aria-labelledby={`of-${letter}`}>
      <h3 id={`of-${letter}`} className="display">
        {letter}
      </h3>
      <ul>
        {brands.map((b) => (
          <Entry key={b.id} brand={b} to={addressOf(b.id)} />
        ))}
      </ul>
    </section>
  ))
}

function Entry({ brand: { name, story, country, logo, productCount }, to }: { brand: Brand; to: string }) {
  const { t } = useTexts('listing')
  const countryOf = useCountry()
  return (
    <li>
      <h4 className="display named">
        {logo && <BrandLogo logo={logo} size={28} />}
        <Link to={to} prefetch="intent">
          {name}
        </Link>
      </h4>
      <p className="hall-story">{story}</p>
      <p className="hall-facts">
        {[country && countryOf(country), t('hall.goods', { count: productCount })].filter(Boolean).join(' · ')}
      </p>
    </li>
  )
}
