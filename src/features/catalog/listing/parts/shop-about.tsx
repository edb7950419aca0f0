// What a merchant tells about itself: its story, and the facts a buyer may check.
import { useTexts } from '#web/texts.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { useDate } from '#ui/text/use-date.ts'
import { numberText } from '#ui/text/number-text.ts'
import { HoursLines } from '#features/catalog/pickup-points/parts/hours.tsx'
import { PointList, type PickupPoint } from '#features/catalog/pickup-points/parts/point-list.tsx'
import type { FullMerchant } from './shop-front.tsx'

export function About({ merchant, points }: { merchant: FullMerchant; points: readonly PickupPoint[] }) {
  const { t } = useTexts('merchants')
  const lang = useLang()
  const date = useDate()
  const { story, businessName, licenceNumber, place, founded, foundedOn, scores, productCount, hours } = merchant
  const score = (hundredths: number) =>
    hundredths > 0 ? t('shop.outOf', { n: numberText(hundredths / 100, lang, 'exactScore') }) : ''
  const facts = [
    [t('shop.businessName'), businessName],
    [t('shop.licence'), licenceNumber],
    [t('shop.from'), place],
    [t('shop.founded'), foundedOn ? date(`${foundedOn}T00:00:00+08:00`) : founded === null ? '' : String(founded)],
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
      {(hours || merchant.contact.email || merchant.contact.phone) && <Service merchant={merchant} />}
      {points.length > 0 && <Pickup points={points} />}
    </div>
  )
}

/** When its people answer, and where. */
function Service({ merchant: { hours, contact } }: { merchant: FullMerchant }) {
  const { t } = useTexts('merchants')
  return (
    <section aria-labelledby="service" className="shop-service">
      <h2 id="service">{t('shop.contact')}</h2>
      {(contact.email || contact.phone) && (
        <dl>
          {contact.phone && (
            <div>
              <dt>{t('shop.phone')}</dt>
              <dd>
                <a href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>{contact.phone}</a>
              </dd>
            </div>
          )}
          {contact.email && (
            <div>
              <dt>{t('shop.email')}</dt>
              <dd>
                <a href={`mailto:${contact.email}`}>{contact.email}</a>
              </dd>
            </div>
          )}
        </dl>
      )}
      {hours && (
        <>
          <h3>{t('shop.hours')}</h3>
          <HoursLines hours={hours} className="shop-hours" />
          <p>{t('shop.hoursNote')}</p>
        </>
      )}
    </section>
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
