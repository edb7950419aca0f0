// What a merchant tells about itself: its story, and the facts a buyer may check.
import { useTexts } from '#web/texts.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { numberText } from '#ui/text/number-text.ts'
import { PointList, type PickupPoint } from '#features/catalog/pickup-points/parts/point-list.tsx'
import type { FullMerchant } from './shop-front.tsx'

export function About({
  merchant: { story, businessName, place, founded, scores, productCount },
  points,
}: {
  merchant: FullMerchant
  points: readonly PickupPoint[]
}) {
  const { t } = useTexts('merchants')
  const lang = useLang()
  const score = (hundredths: number) =>
    hundredths > 0 ? t('shop.outOf', { n: numberText(hundredths / 100, lang, 'exactScore') }) : ''
  const facts = [
    [t('shop.businessName'), businessName],
    [t('shop.from'), place],
    [t('shop.founded'), founded === null ? '' : String(founded)],
    [t('shop.goodsCount'), numberText(productCount, lang)],
    [t('shop.scoreGoods'), score(scores.goods)],
    [t('shop.scoreService'), score(scores.service)],
    [t('shop.scoreDelivery'), score(scores.delivery)],
  ].filter(([, value]) => value !== '')
  return (
    <div className="shop-about">
      {story && (
        <section aria-labelledby="story">
          <h2 id="story" className="display">
            {t('shop.story')}
          </h2>
          {story.split(/\n+/).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      )}
      <section aria-labelledby="facts">
        <h2 id="facts">{t('shop.facts')}</h2>
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p>{t('shop.scoresNote')}</p>
      </section>
      {points.length > 0 && <Pickup points={points} />}
    </div>
  )
}

function Pickup({ points }: { points: readonly PickupPoint[] }) {
  const { t } = useTexts('merchants')
  return (
    <section aria-labelledby="pickup" className="shop-pickup">
      <h2 id="pickup" className="display">
        {t('shop.pickup')}
      </h2>
      <p>{t('shop.pickupText')}</p>
      <PointList points={points} />
    </section>
  )
}
