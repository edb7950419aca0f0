// What one looks up of an order: money, buyer, where it goes, what was written.
import type { ReactNode } from 'react'
import type { Order } from './order-desk.ts'
import { Money } from '#surfaces/console/desk/money.tsx'
import { CopyButton } from '#surfaces/console/desk/no.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useKeys } from '#surfaces/console/desk/use-keys.ts'
import { Time } from '#surfaces/console/desk/time.tsx'
import { dayText } from '#ui/controls/date-text.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

interface Props {
  order: Order
  /** what may be done about the place */
  place?: ReactNode
  sheets?: ReactNode
}
export function OrderFacts({ order, place: placeActs, sheets }: Props) {
  const { t } = useTexts('fulfilmentmerchant')
  const { address, invoice } = order
  const place = `${address.consignee}\n${address.phone}\n${address.text}`
  useKeys({ c: () => void navigator.clipboard.writeText(place).then(() => say(t('place.copied'))) })
  return (
    <aside aria-label={t('facts')}>
      <Sums order={order} />
      <section>
        <Sec title={t('column.buyer')} />
        <div>
          <b className="strong">{order.buyer}</b>
          <p className="muted">
            {t('placedAt')} <Time at={order.createdAt} />
          </p>
          {order.reminders > 0 && <p className="deal">{t('mark.reminders', { count: order.reminders })}</p>}
        </div>
      </section>
      <Place order={order} acts={placeActs} place={place} />
      {order.remark && (
        <section>
          <Sec title={t('remark.buyer')} />
          <p>{order.remark}</p>
        </section>
      )}
      {invoice.type !== 'none' && (
        <section>
          <Sec title={t('invoice')} />
          <p>{invoice.title}</p>
        </section>
      )}
      {sheets}
    </aside>
  )
}

/** Where it goes, or who collects it where. */
function Place({ order, acts, place }: { order: Order; acts: ReactNode; place: string }) {
  const { t } = useTexts('fulfilmentmerchant')
  const lang = useLang()
  const { address, collected } = order
  return (
    <section>
      <Sec
        title={collected ? t('place.collect') : t('place.title')}
        end={
          <>
            {acts} <CopyButton text={place} label={t('place.copy')} />
          </>
        }
      />
      <div>
        {address.consignee}, <span className="nowrap">{address.phone}</span>
        {collected && <p className="strong">{collected.point.name}</p>}
        <p className="muted">{address.text}</p>
        {collected && <p>{t('place.wanted', { day: dayText(collected.time.day, lang), at: collected.time.at })}</p>}
      </div>
    </section>
  )
}

function Sums({ order }: { order: Order }) {
  const { t } = useTexts('fulfilmentmerchant')
  const { goodsAmount, freight, discount, tax, payable, paid, refunded } = order
  const lines = [
    ['goods', goodsAmount],
    ['discount', -discount],
    ['freight', freight],
    ['tax', tax],
  ] as const
  return (
    <section>
      <Sec title={t('money.title')} />
      <ul className="sum">
        {lines
          .filter(([name, fen]) => fen !== 0 || name === 'goods')
          .map(([name, fen]) => (
            <li key={name}>
              <span>{t(`money.${name}`)}</span>
              <Money fen={fen} />
            </li>
          ))}
        <li className="tot">
          <span>{paid > 0 ? t('money.paid') : t('money.payable')}</span>
          <Money fen={paid > 0 ? paid : payable} />
        </li>
        {refunded > 0 && (
          <li>
            <span>{t('money.refunded')}</span>
            <Money fen={-refunded} />
          </li>
        )}
      </ul>
    </section>
  )
}
