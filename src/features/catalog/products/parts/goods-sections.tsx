// Below the fold: specification and description.
import { Link } from 'react-router'
import './goods-sections.css'
import { useLang } from '#ui/text/lang.tsx'
import { numberText } from '#ui/text/number-text.ts'
import { Picture } from '#ui/goods/picture.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { hrefWith } from '#web/href-with.ts'
import { shotOf } from '#web/pictures.ts'
import { useTexts } from '#web/texts.tsx'
import type { Goods } from '#surfaces/storefront/goods/sku-choice.ts'
import type { Chosen } from '#surfaces/storefront/goods/use-choice.ts'

export function Story({ goods }: { goods: Goods }) {
  const { t } = useTexts('products')
  const picture = goods.pictures[3] // three stand large above the fold already
  if (!goods.body) return null
  return (
    <section
      id="piece"
      className={picture ? 'goods-section goods-story' : 'goods-section'}
      aria-labelledby="piece-title"
    >
      {picture && (
        <Picture
          shot={shotOf(picture.file, picture)}
          alt={picture.alt}
          ratio="5 / 4"
          sizes="(max-width: 1023px) 92vw, 700px"
          rounded="card"
        />
      )}
      <div>
        <h2 id="piece-title" className="display">
          {t('goods.piece')}
        </h2>
        {/* the server has sanitised it when it was written */}
        <div className="goods-text" dangerouslySetInnerHTML={{ __html: goods.body }} />
      </div>
    </section>
  )
}

/** What stands in a line of the specification: its attributes, and what the chosen SKU adds. */
function useRows(goods: Goods, choice: Chosen) {
  const { t } = useTexts('products')
  const lang = useLang()
  const weight = choice.sku?.weight ?? 0
  const kilos = weight >= 1000
  const content = choice.sku?.content
  return [
    ...goods.attributes.map((a) => [a.name, a.value] as const),
    ...(weight > 0
      ? [[t('goods.weight'), numberText(kilos ? weight / 1000 : weight, lang, kilos ? 'kilograms' : 'grams')] as const]
      : []),
    ...(content
      ? [
          [
            t('goods.content'),
            t(`goods.measure.${content.unit}`, { n: numberText(content.amount / 1000, lang) }),
          ] as const,
        ]
      : []),
    ...(choice.sku?.code ? [[t('goods.code'), choice.sku.code] as const] : []),
    ...(goods.condition === 'used'
      ? [[t('goods.conditionName'), goods.conditionNote || t('goods.used')] as const]
      : []),
  ]
}
export function Details({ goods, choice }: { goods: Goods; choice: Chosen }) {
  const { t } = useTexts('products')
  const rows = useRows(goods, choice)
  if (rows.length === 0 && !goods.brand) return null
  return (
    <section id="details" className="goods-section" aria-labelledby="details-title">
      <h2 id="details-title" className="display">
        {t('goods.details')}
      </h2>
      <dl className="goods-spec">
        {goods.brand && (
          <div>
            <dt>{t('goods.brand')}</dt>
            <dd>
              <TextLink render={<Link to={hrefWith('/home/brand', { id: goods.brand.id })} prefetch="intent" />}>
                {goods.brand.name}
              </TextLink>
            </dd>
          </div>
        )}
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
