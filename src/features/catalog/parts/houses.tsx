// The houses that sell here, each with its seal, motto and score.
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import './houses.css'
import type { Calls } from '#app.ts'
import { useLang } from '#ui/lang.tsx'
import { Rating } from '#ui/rating.tsx'
import { Seal, type SealShape } from '#ui/seal.tsx'
import { numberText } from '#ui/number-text.ts'

type House = Calls['/api/v2/merchant/page']['output']['records'][number]

export function Houses({ houses }: { houses: readonly House[] }) {
  const { t } = useTranslation('catalog')
  if (houses.length === 0) return null
  return (
    <section className="wrap home-section" aria-labelledby="houses">
      <h2 id="houses" className="display">
        {t('home.houses')}
      </h2>
      <ul className="home-houses">
        {houses.map((h) => (
          <OneHouse key={h.id} house={h} />
        ))}
      </ul>
    </section>
  )
}

function OneHouse({ house: { id, name, motto, place, seal, scores, followerCount } }: { house: House }) {
  const { t } = useTranslation('catalog')
  const lang = useLang()
  const score = scores.goods / 100
  return (
    <li className="home-house">
      <Seal size="lg" character={seal.char} ink={seal.ink} shape={seal.shape as SealShape} />
      <h3 className="display">
        <Link to={`/home/shopIndex?id=${id}`} prefetch="intent">
          {name}
        </Link>
      </h3>
      <p className="home-house-place">{place}</p>
      <p className="home-house-say">{motto}</p>
      <p className="home-house-foot">
        {score > 0 && <Rating value={score} label={`${t('goods.scoreGoods')} ${numberText(score, lang)}`} />}
        {followerCount > 0 && <span>{t('goods.followers', { count: followerCount, n: numberText(followerCount, lang) })}</span>}
      </p>
    </li>
  )
}
