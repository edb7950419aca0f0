// Events in words; one that this screen does not know by its code.
import { useTexts } from '#web/texts.tsx'

export function useEventWord(): (event: string) => string {
  const { t, has } = useTexts('webhooksmerchant')
  return (event) => (has(`event.${event}`) ? t(`event.${event}` as 'event.order.paid') : event)
}
/** An address without what all have. */
export const short = (url: string): string => url.replace(/^https?:\/\//, '').replace(/\/$/, '')
