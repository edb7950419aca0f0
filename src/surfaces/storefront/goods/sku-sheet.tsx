// The choice in a sheet: picture, price and stock of what is chosen, options, quantity, both ways to buy.
import { useTexts } from '#web/texts.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { AnswerFields } from './answer-fields.tsx'
import { BuyButtons } from './buy-buttons.tsx'
import { ChoiceHead } from './choice-head.tsx'
import { QuantityChoice } from './quantity-choice.tsx'
import type { Goods } from './sku-choice.ts'
import { SpecChoices } from './spec-choices.tsx'
import type { Chosen } from './use-choice.ts'

export function SkuSheet({
  goods,
  choice,
  open,
  onClose,
}: {
  goods: Goods
  choice: Chosen
  open: boolean
  onClose: () => void
}) {
  const { t } = useTexts('products')
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={goods.title}
      head={<ChoiceHead goods={goods} choice={choice} />}
      closeLabel={t('goods.close')}
      wide="centre"
      foot={<BuyButtons goods={goods} choice={choice} onDone={onClose} />}
    >
      <div className="grid gap-6">
        <SpecChoices goods={goods} choice={choice} name={`sheet-${goods.id}`} />
        <AnswerFields answers={choice.answers} />
        <div className="flex items-center justify-between gap-4">
          <b className="text-13 font-semibold">{t('goods.quantity')}</b>
          <QuantityChoice goods={goods} choice={choice} size="md" />
        </div>
      </div>
    </Sheet>
  )
}
