// That a line waits for a delivery, or for the end of a holiday of its shop, and from which day on it is shipped.
import { LineNote } from '#features/sales/cart/parts/line-note.tsx'
import { dayText } from '#ui/controls/date-text.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

interface Sold {
  stock: string
  preorderDay: string | null
}
export function PreorderNote({ line }: { line: Sold }) {
  const preorder = usePreorderWords()
  const ships = useShipsWords()
  const { stock, preorderDay } = line
  if (stock === 'preorder') return <LineNote tone="warn">{preorder(preorderDay)}</LineNote>
  return preorderDay && <LineNote tone="warn">{ships(preorderDay)}</LineNote>
}
/** "Preorder: ships from December 20, 2026". */
export function usePreorderWords(): (day: string | null) => string {
  const { t } = useTexts('orders')
  const lang = useLang()
  return (day) => (day ? t('detail.preorderFrom', { day: dayText(day, lang, 'date') }) : t('detail.preorder'))
}
/** "Ships from December 20, 2026". */
export function useShipsWords(): (day: string) => string {
  const { t } = useTexts('orders')
  const lang = useLang()
  return (day) => t('detail.shipsFrom', { day: dayText(day, lang, 'date') })
}
