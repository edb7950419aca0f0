// How many of how many a claim is about, by the unit in which the goods are sold.
import { countedAs, type UnitWords } from '#features/catalog/products/sold-by.ts'
import { useTexts } from '#web/texts.tsx'

export function useUnitsText(): (quantity: number, line: { bought: number; unit: UnitWords | null }) => string {
  const { t } = useTexts('aftersales')
  return (quantity, { bought, unit }) =>
    unit
      ? t('choose.unitsSold', { quantity, bought: countedAs(bought, unit) })
      : t('choose.units', { quantity, bought })
}
