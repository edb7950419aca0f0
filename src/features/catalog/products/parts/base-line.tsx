// What so much of it costs, so that prices can be compared: "¥32.00 / kg"; nothing where the price says it already.
import { basePriceOf, type BasePrice, type Measure } from '../measures.ts'
import { shortPrice } from '#ui/goods/price-text.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

export function useBaseWords(): (base: BasePrice) => string {
  const { t } = useTexts('products')
  const lang = useLang()
  return ({ price, per }) => t('card.base', { price: shortPrice(price, lang), per: t(`card.per.${per}`) })
}
export function BaseLine({ fen, content }: { fen: number; content: Measure | null }) {
  const words = useBaseWords()
  const base = basePriceOf(fen, content)
  return base && <p className="text-12 text-ink-3">{words(base)}</p>
}
