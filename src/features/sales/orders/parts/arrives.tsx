// The days on which a parcel is expected, in the reader's own time zone: "Nov 22 – Nov 25".
import { useTexts } from '#web/texts.tsx'
import type { Calls } from '#kernel/call/contract.ts'
import { useMoment } from '#ui/text/moment.tsx'

type Arrival = NonNullable<Calls['/api/v2/order/sell/detail']['output']['arrives']>

/** The days in words, for use inside a sentence. */
export function useArrival(): (arrival: Arrival) => string {
  const { t } = useTexts('orders')
  const moment = useMoment()
  return ({ from, until }) => t('days', { from: moment(from, 'day'), until: moment(until, 'day') })
}
