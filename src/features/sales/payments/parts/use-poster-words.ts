// The words of a poster.
import { useLang } from '#ui/text/lang.tsx'
import { useMoment } from '#ui/text/moment.tsx'
import { priceText } from '#ui/goods/price-text.ts'
import { useTexts } from '#web/texts.tsx'
import type { Cashier } from './cashier.ts'

export function usePosterWords({ amount, expiresAt }: Pick<Cashier, 'amount' | 'expiresAt'>) {
  const { t } = useTexts('payments')
  const moment = useMoment()
  const lang = useLang()
  return {
    head: t('friend.head'),
    price: priceText(amount, lang),
    until: t('friend.until', { time: moment(expiresAt, 'time') }),
    file: t('friend.file'),
  }
}
export type PosterWords = ReturnType<typeof usePosterWords>
