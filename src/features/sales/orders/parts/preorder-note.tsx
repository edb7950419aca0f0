// That a line waits for a delivery, and from which day on it is shipped.
import { LineNote } from '#features/sales/cart/parts/line-note.tsx'
import { dayText } from '#ui/controls/date-text.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

interface Sold {
  stock: string
  preorderDay: string | null
}
export function PreorderNote({ line }: { line: Sold }) {
  const words = usePreorderWords()
  return line.stock === 'preorder' && <LineNote tone="warn">{words(line.preorderDay)}</LineNote>
}
/** "Preorder: ships from December 20, 2026". */
export function usePreorderWords(): (day: string | null) => string {
  const { t } = useTexts('orders')
  const lang = useLang()
  return (day) => (day ? t('detail.preorderFrom', { day: dayText(day, lang, 'date') }) : t('detail.preorder'))
}
