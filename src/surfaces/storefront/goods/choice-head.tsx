// The head of a sheet in which a SKU is chosen: picture, price and words of what is chosen,
// and what is scarce about it.
import { Picture } from '#ui/goods/picture.tsx'
import { Price } from '#ui/goods/price.tsx'
import { shotOf } from '#web/pictures.ts'
import { leadingPicture } from './leading-picture.ts'
import { useStockWords } from './quantity-choice.tsx'
import { choiceText, type Goods } from './sku-choice.ts'
import type { Chosen } from './use-choice.ts'

export function ChoiceHead({ goods, choice }: { goods: Goods; choice: Chosen }) {
  const { left, limit } = useStockWords(goods, choice)
  const picture = leadingPicture(goods, choice.values)
  const { sku, price } = choice
  return (
    <div className="grid grid-cols-[96px_1fr] items-end gap-4 text-left">
      {picture ? (
        <Picture
          shot={shotOf(picture.file, { ...picture, largest: 240 })}
          alt=""
          ratio="1"
          sizes="96px"
          rounded="control"
        />
      ) : (
        <span />
      )}
      <div className="min-w-0">
        {sku && <Price fen={price ?? sku.price} size="lg" deal={sku.listPrice !== null && sku.listPrice > sku.price} />}
        <p className="text-13 text-ink-2">{choiceText(goods, choice.values) || goods.title}</p>
        <p className="text-13 font-medium text-warning">{[left, limit].filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  )
}
