// Where an order is collected, by whom and until when; once it is ready its code, in digits and to be scanned.
import { MapPin, Phone, Printer } from 'lucide-react'
import type { Order } from './order-way.tsx'
import { mapOf } from '#features/catalog/pickup-points/hours-text.ts'
import { phoneText } from '#features/people/addresses/parts/address-text.ts'
import { Button } from '#ui/controls/button.tsx'
import { dayText } from '#ui/controls/date-text.ts'
import { Icon } from '#ui/layout/icon.tsx'
import { QrCode } from '#ui/layout/qr-code.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { useTexts } from '#web/texts.tsx'
import './order-pickup.css'

interface Props {
  order: Order
  collected: NonNullable<Order['collected']>
  code: string | null
}
const fours = (code: string): string => code.replace(/(\d{4})(?=\d)/, '$1 ')

export function OrderPickup({ order, collected: { point, time }, code }: Props) {
  const { t } = useTexts('orders')
  const lang = useLang()
  return (
    <section className="buy-block collect" aria-labelledby="collect-title">
      {code && <Code code={code} />}
      <div className="collect-place">
        <h2 className="display text-22" id="collect-title">
          {t('collect.title')}
        </h2>
        <p className="mt-2 font-semibold">{point.name}</p>
        <p className="text-ink-2">{point.text}</p>
        {point.note && <p className="text-ink-2">{point.note}</p>}
        <p className="collect-ways">
          <TextLink render={<a href={mapOf(point, lang)} target="_blank" rel="noopener noreferrer" />}>
            <Icon of={MapPin} size={16} /> {t('confirm.way.map')}
            <span className="vh"> ({t('collect.newTab')})</span>
          </TextLink>
          <TextLink
            render={
              <a href={`tel:${point.phone.replaceAll(' ', '')}`} aria-label={`${t('collect.call')}: ${point.phone}`} />
            }
          >
            <Icon of={Phone} size={16} /> {point.phone}
          </TextLink>
        </p>
        <Facts order={order} time={time} />
      </div>
      <Hours hours={point.hours} />
    </section>
  )
}

function Facts({ order, time }: { order: Order; time: Props['collected']['time'] }) {
  const { t } = useTexts('orders')
  const lang = useLang()
  const [areaCode = '', phone = ''] = order.address.phone.split(' ')
  const { pickup, status } = order
  return (
    <dl className="collect-facts">
      <dt>{t('collect.person')}</dt>
      <dd>
        {order.address.consignee} <span className="tabular-nums">{phoneText({ areaCode, phone })}</span>
      </dd>
      {pickup?.collectedAt ? (
        <>
          <dt>{t('collect.collectedAt')}</dt>
          <dd>
            <Moment iso={pickup.collectedAt} look="full" />
          </dd>
        </>
      ) : (
        <>
          <dt>{t('collect.when')}</dt>
          <dd>{t('collect.whenAt', { day: dayText(time.day, lang), at: time.at })}</dd>
        </>
      )}
      {status === 'awaitingShipment' && pickup?.collectUntil && (
        <>
          <dt>{t('collect.until')}</dt>
          <dd>
            <Moment iso={pickup.collectUntil} look="full" />
          </dd>
        </>
      )}
    </dl>
  )
}

function Code({ code }: { code: string }) {
  const { t } = useTexts('orders')
  return (
    <div className="collect-code">
      <h2 className="text-14 text-ink-2" id="collect-code">
        {t('collect.code')}
      </h2>
      <p className="collect-digits" aria-labelledby="collect-code">
        {fours(code)}
      </p>
      <QrCode className="collect-qr" text={code} label={t('collect.codeQr')} />
      <p className="text-13 text-ink-2">{t('collect.lend')}</p>
      <Button size="sm" className="collect-print" onClick={() => window.print()}>
        <Icon of={Printer} size={16} />
        {t('collect.print')}
      </Button>
    </div>
  )
}

type Point = Props['collected']['point']
/** 2026-11-23 is a Monday. */
const dayName = (n: number, lang: string): string =>
  new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, 10, 23 + n))

function Hours({ hours }: Pick<Point, 'hours'>) {
  const { t } = useTexts('orders')
  const lang = useLang()
  return (
    <div className="collect-hours">
      <h3 className="font-semibold">{t('collect.hours')}</h3>
      <dl>
        {hours.map((day, n) => (
          <div key={n}>
            <dt>{dayName(n, lang)}</dt>
            <dd>{day ? `${day.open}–${day.close}` : t('collect.closed')}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
