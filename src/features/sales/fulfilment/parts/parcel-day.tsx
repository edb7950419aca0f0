// The day of a parcel, expected or past, and the newest of what was told of it, in the reader's words.
import type { ReactNode } from 'react'
import { stateOfParcel, type Parcel } from '#features/sales/orders/parts/parcel-state.tsx'
import { Moment, useMoment } from '#ui/text/moment.tsx'
import { useTexts } from '#web/texts.tsx'

/** Its day in large letters, with what happens or happened on it before and more of it after. */
export function useDay(parcel: Parcel, now: number): { before: ReactNode; day: string; after: ReactNode } {
  const { t } = useTexts(['fulfilment', 'orders'])
  const moment = useMoment()
  const { status, deliveredAt, endedAt, expected, note, confirmAt } = parcel
  const news = <News parcel={parcel} />
  if (status === 'lost' || status === 'returned')
    return { before: endedAt && <Moment iso={endedAt} look="full" />, day: t(`tracking.${status}On`), after: note }
  if (status === 'received')
    return { before: t('tracking.receivedOn'), day: capital(moment(endedAt!, 'date')), after: news }
  if (deliveredAt !== null && stateOfParcel(parcel) !== 'back')
    return {
      before: t('tracking.deliveredOn'),
      day: capital(moment(deliveredAt, 'date')),
      after: (
        <>
          {news}
          <br />
          <span suppressHydrationWarning>{t('tracking.confirms', { when: moment(confirmAt, 'short') })}</span>
        </>
      ),
    }
  if (expected === null || stateOfParcel(parcel) === 'back')
    return { before: undefined, day: t(`orders:parcels.status.${stateOfParcel(parcel)}`), after: news }
  const [from, until] = [moment(expected.from, 'day'), moment(expected.until, 'day')]
  return {
    before: t(now > Date.parse(expected.until) ? 'tracking.wasExpected' : 'tracking.expected'),
    day: from === until ? capital(moment(expected.until, 'date')) : t('tracking.days', { from, until }),
    after: news,
  }
}
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** In the reader's words: the carrier's own stand below. */
export function News({ parcel: { scans, shippedAt } }: { parcel: Parcel }) {
  const { t } = useTexts(['fulfilment', 'orders'])
  const moment = useMoment()
  const [newest] = scans
  if (!newest) return <span suppressHydrationWarning>{t('tracking.sent', { when: moment(shippedAt, 'short') })}</span>
  return (
    <>
      {[t(`orders:parcels.kind.${newest.kind}`), ...(newest.place === '' ? [] : [newest.place])].join(' · ')}
      {' · '}
      <Moment iso={newest.at} look="short" />
    </>
  )
}
