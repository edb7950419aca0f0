// Another specification for a line of the cart: the product's choices in a sheet, read when it is opened.
// The number of pieces stays.
import { useTexts } from '#web/texts.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { Skeleton, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { ChoiceHead } from '#surfaces/storefront/goods/choice-head.tsx'
import type { Goods, Sku } from '#surfaces/storefront/goods/sku-choice.ts'
import { SpecChoices } from '#surfaces/storefront/goods/spec-choices.tsx'
import { useChoice } from '#surfaces/storefront/goods/use-choice.ts'
import type { CartLine } from './cart-model.ts'
import { useLineGoods } from './use-line-goods.ts'

export interface SkuChangeProps {
  line: CartLine
  open: boolean
  onClose: () => void
  onUse: (sku: Pick<Sku, 'id' | 'price'>) => void
}

export function SkuChange(props: SkuChangeProps) {
  const { line, open, onClose } = props
  const { t } = useTexts(['cart', 'storefront'])
  const goods = useLineGoods(line, onClose)
  if (goods) return <Chosen goods={goods} {...props} />
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('changeSpec', { title: line.title })}
      closeLabel={t('storefront:close')}
      wide="centre"
    >
      <div aria-busy="true" className="grid gap-4">
        <Skeleton width="96px" height="96px" />
        <SkeletonLine width="40%" />
        <SkeletonLine width="70%" />
      </div>
    </Sheet>
  )
}

function Chosen({ goods, line, open, onClose, onUse }: SkuChangeProps & { goods: Goods }) {
  const { t } = useTexts(['cart', 'storefront'])
  const choice = useChoice(goods, line.skuId)
  const gone = (choice.shown?.available ?? 0) <= 0
  const use = () => {
    const sku = choice.demand()
    if (!sku || sku.available <= 0) return
    if (sku.id !== line.skuId) onUse(sku)
    onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('changeSpec', { title: goods.title })}
      head={<ChoiceHead goods={goods} choice={choice} />}
      closeLabel={t('storefront:close')}
      wide="centre"
      foot={
        <Button kind="primary" wide aria-disabled={gone || undefined} onClick={use}>
          {gone ? t('problems.soldOut') : t('useSpec')}
        </Button>
      }
    >
      <div className="grid gap-6">
        <SpecChoices goods={goods} choice={choice} name={`line-${line.skuId}`} />
      </div>
    </Sheet>
  )
}
