// The choice of a SKU from a card: loads the product when it is opened.
import { useEffect, useState } from 'react'
import { useTexts } from '#web/texts.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { Skeleton, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { call } from '#web/call.ts'
import type { Goods } from './sku-choice.ts'
import { SkuSheet } from './sku-sheet.tsx'
import { useChoice } from './use-choice.ts'

export function QuickSheet({ id, open, onClose }: { id: number; open: boolean; onClose: () => void }) {
  const { t } = useTexts('products')
  const [goods, setGoods] = useState<Goods>()
  useEffect(() => {
    const stop = new AbortController()
    call('/api/v2/goods/goods/detail/normal', { id }, { signal: stop.signal }).then(
      setGoods,
      () => !stop.signal.aborted && onClose(),
    )
    return () => stop.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- loaded once per product
  }, [id])
  if (goods) return <Chosen goods={goods} open={open} onClose={onClose} />
  return (
    <Sheet open={open} onClose={onClose} title={t('goods.choose')} closeLabel={t('goods.close')}>
      <div aria-busy="true" className="grid gap-4">
        <Skeleton width="96px" height="96px" />
        <SkeletonLine width="40%" />
        <SkeletonLine />
        <SkeletonLine width="70%" />
      </div>
    </Sheet>
  )
}

function Chosen({ goods, open, onClose }: { goods: Goods; open: boolean; onClose: () => void }) {
  return <SkuSheet goods={goods} choice={useChoice(goods)} open={open} onClose={onClose} />
}
