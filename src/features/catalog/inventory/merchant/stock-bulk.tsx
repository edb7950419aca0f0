// What can be done with the SKUs that are picked in the list: one warning line for all of them.
import { Button } from 'antd'
import { useState } from 'react'
import type { SkuStock } from './stock-desk.ts'
import { WarnQuestion } from './warn-question.tsx'
import { BulkBar } from '#surfaces/console/desk/list/bulk-bar.tsx'
import { useTexts } from '#web/texts.tsx'

interface Props {
  picked: readonly SkuStock[]
  onClear: () => void
  onDone: () => void
}
export function StockBulk({ picked, onClear, onDone }: Props) {
  const { t } = useTexts('inventorymerchant')
  const [asks, ask] = useState(false)
  const done = () => {
    ask(false)
    onClear()
    onDone()
  }
  return (
    <>
      <BulkBar n={picked.length} busy={false} onClear={onClear}>
        <Button type="primary" onClick={() => ask(true)}>
          {t('act.warn')}
        </Button>
      </BulkBar>
      {asks && (
        <WarnQuestion
          skuIds={picked.map(({ skuId }) => skuId)}
          atMost={null}
          onDone={done}
          onClose={() => ask(false)}
        />
      )}
    </>
  )
}
