// The choice in a sheet: picture, price and stock of what is chosen, options, quantity, both ways to buy.
import { useTranslation } from 'react-i18next'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/price.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { shotOf } from '#web/pictures.ts'
import { BuyButtons } from './buy-buttons.tsx'
import { leadingPicture } from './leading-picture.ts'
import { QuantityChoice, useStockWords } from './quantity-choice.tsx'
import { choiceText, type Goods } from './sku-choice.ts'
import { SpecChoices } from './spec-choices.tsx'
import type { Chosen } from './use-choice.ts'

export function SkuSheet({ goods, choice, open, onClose }: { goods: Goods; choice: Chosen; open: boolean; onClose: () => void }) {
  const { t } = useTranslation('catalog')
  const { left, limit } = useStockWords(goods, choice)
  const picture = leadingPicture(goods, choice.values)
  const { sku } = choice
  const head = (
    <div className="grid grid-cols-[96px_1fr] items-end gap-4 text-left">
      {picture ? <Picture shot={shotOf(picture.file, { ...picture, largest: 240 })} alt="" ratio="1" sizes="96px" rounded="control" /> : <span />}
      <div className="min-w-0">
        {sku && <Price fen={sku.price} size="lg" deal={sku.listPrice !== null && sku.listPrice > sku.price} />}
        <p className="text-13 text-ink-2">{choiceText(goods, choice.values) || goods.title}</p>
        <p className="text-13 font-medium text-warning">{[left, limit].filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  )
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={goods.title}
      head={head}
      closeLabel={t('goods.close')}
      wide="centre"
      foot={<BuyButtons goods={goods} choice={choice} onDone={onClose} />}
    >
      <div className="grid gap-6">
        <SpecChoices goods={goods} choice={choice} name={`sheet-${goods.id}`} />
        <div className="flex items-center justify-between gap-4">
          <b className="text-13 font-semibold">{t('goods.quantity')}</b>
          <QuantityChoice goods={goods} choice={choice} size="md" />
        </div>
      </div>
    </Sheet>
  )
}
