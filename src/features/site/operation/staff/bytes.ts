// Sizes in the reader's language.
import { useLang } from '#ui/text/lang.tsx'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const
const step = 1000
export function useBytes(): (bytes: number) => string {
  const lang = useLang()
  return (bytes) => {
    const at = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(step))))
    const n = bytes / step ** at
    return new Intl.NumberFormat(lang, {
      style: 'unit',
      unit: units[at]!,
      unitDisplay: 'short',
      maximumFractionDigits: n < 10 && at > 0 ? 1 : 0,
    }).format(n)
  }
}
