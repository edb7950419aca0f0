// What can be done with the SKUs that are picked in the list: one warning line for all of them.
import { Button } from 'antd'
import { useState } from 'react'
import type { SkuStock } from './stock-desk.ts'
import { PolicyQuestion } from './policy-question.tsx'
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
  const [asks, ask] = useState<'warn' | 'policy'>()
  const done = () => {
    ask(undefined)
    onClear()
    onDone()
  }
  return (
    <>
      <BulkBar n={picked.length} busy={false} onClear={onClear}>
        <Button onClick={() => ask('policy')}>{t('policy.act')}</Button>
        <Button type="primary" onClick={() => ask('warn')}>
          {t('act.warn')}
        </Button>
      </BulkBar>
      {asks === 'policy' && (
        <PolicyQuestion
          skuIds={picked.map(({ skuId }) => skuId)}
          policy={picked[0]?.policy ?? 'counted'}
          day={picked[0]?.preorderDay ?? null}
          onDone={done}
          onClose={() => ask(undefined)}
        />
      )}
      {asks === 'warn' && (
        <WarnQuestion
          skuIds={picked.map(({ skuId }) => skuId)}
          atMost={null}
          onDone={done}
          onClose={() => ask(undefined)}
        />
      )}
    </>
  )
}
