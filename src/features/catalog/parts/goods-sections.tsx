// Below the fold: specification and description, one scroll with links that stay in sight.
import { useTranslation } from 'react-i18next'
import './goods-sections.css'
import { useLang } from '#ui/lang.tsx'
import { numberText } from '#ui/number-text.ts'
import type { Goods } from './sku-choice.ts'
import type { Chosen } from './use-choice.ts'

export function GoodsSections({ goods, choice, similar }: { goods: Goods; choice: Chosen; similar: boolean }) {
  const { t } = useTranslation('catalog')
  return (
    <>
      <nav className="goods-nav" aria-label={t('goods.sections')}>
        {goods.body && <a href="#piece">{t('goods.piece')}</a>}
        <a href="#details">{t('goods.details')}</a>
        {similar && <a href="#similar">{t('goods.similar')}</a>}
      </nav>
      <div className="goods-story">
        {goods.body && (
          <section id="piece" className="goods-section" aria-labelledby="piece-title">
            <h2 id="piece-title" className="display">
              {t('goods.piece')}
            </h2>
            {/* the server has sanitised it when it was written */}
            <div className="goods-text" dangerouslySetInnerHTML={{ __html: goods.body }} />
          </section>
        )}
        <Details goods={goods} choice={choice} />
      </div>
    </>
  )
}

function Details({ goods, choice }: { goods: Goods; choice: Chosen }) {
  const { t } = useTranslation('catalog')
  const lang = useLang()
  const weight = choice.sku?.weight ?? 0
  const kilos = weight >= 1000
  const rows = [
    ...(goods.brand ? [[t('goods.brand'), goods.brand.name] as const] : []),
    ...goods.attributes.map((a) => [a.name, a.value] as const),
    ...(weight > 0 ? [[t('goods.weight'), numberText(kilos ? weight / 1000 : weight, lang, kilos ? 'kilograms' : 'grams')] as const] : []),
    ...(choice.sku?.code ? [[t('goods.code'), choice.sku.code] as const] : []),
    ...(goods.condition === 'used' ? [[t('goods.conditionName'), goods.conditionNote || t('goods.used')] as const] : []),
  ]
  if (rows.length === 0) return null
  return (
    <section id="details" className="goods-section" aria-labelledby="details-title">
      <h2 id="details-title" className="display">
        {t('goods.details')}
      </h2>
      <dl className="goods-spec">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
