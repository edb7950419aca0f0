// Price by quantity of a line: the step that its pieces reach, and how many more reach the next.
import { LineNote } from './line-note.tsx'
import { nextStep, stepAt, type Tier } from '#features/catalog/products/tiers.ts'
import { shortPrice } from '#ui/goods/price-text.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

interface Line {
  quantity: number
  tiers: readonly Tier[]
  available: number
  purchaseLimit: number | null
}
export function TierNotes({ line: { quantity, tiers, available, purchaseLimit } }: { line: Line }) {
  const { t } = useTexts('cart')
  const lang = useLang()
  const at = stepAt(tiers, quantity)
  const next = nextStep(tiers, quantity, Math.min(available, purchaseLimit ?? Infinity))
  return (
    <>
      {at && <LineNote tone="good">{t('tierAt', { n: at.from, price: shortPrice(at.price, lang) })}</LineNote>}
      {next && (
        <p className="line-note">
          {t('tierNext', { count: next.from - quantity, price: shortPrice(next.price, lang) })}
        </p>
      )}
    </>
  )
}
