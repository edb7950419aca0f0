// The way back from a count to the stock.
import { BackToList } from '#surfaces/console/desk/back-to-list.tsx'
import { stockItemPath, stockPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

export function CountBack() {
  const { t } = useTexts('inventorymerchant')
  return (
    <BackToList list="stock" listPath={stockPath} pathOf={(key) => stockItemPath(Number(key))} at="">
      {t('title')}
    </BackToList>
  )
}
