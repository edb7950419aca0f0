// A number as it is said: in its best unit, the digits as the language writes them.
import { bestUnit, toShown, type Shown } from '../values.ts'
import type { Unit } from '#kernel/data/settings.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

export function useValueWords(): (unit: Unit, value: number) => string {
  const { t } = useTexts('settingsstaff')
  const digits = new Intl.NumberFormat(useLang(), { maximumFractionDigits: 6 })
  return (unit, value) => {
    if (unit === 'switch') return t(value === 0 ? 'off' : 'on')
    const shown = bestUnit(unit, value)
    return t(`said.${shown}`, { n: digits.format(Number(toShown(unit, value, shown))) })
  }
}
export function useUnitWord(): (unit: Exclude<Shown, 'n'>) => string {
  const { t } = useTexts('settingsstaff')
  return (unit) => t(`unit.${unit}`)
}
