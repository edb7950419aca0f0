// The head of a sheet in which a SKU is chosen: picture, price and words of what is chosen,
// and what is scarce about it.
import { Picture } from '#ui/goods/picture.tsx'
import { ShownPrice } from './shown-price.tsx'
import { shotOf } from '#web/pictures.ts'
import { leadingPicture } from './leading-picture.ts'
import { useStockWords } from './quantity-choice.tsx'
import { choiceText, type Goods } from './sku-choice.ts'
import type { Chosen } from './use-choice.ts'

export function ChoiceHead({ goods, choice }: { goods: Goods; choice: Chosen }) {
  const { left, limit } = useStockWords(goods, choice)
  const picture = leadingPicture(goods, choice.values)
  const { sku, shown, price } = choice
  const words = choiceText(goods, choice.values)
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
        <p className="text-13 font-semibold">{goods.title}</p>
        {shown && <ShownPrice goods={goods} open={!sku} shown={shown} price={price ?? shown.price} size="lg" />}
        {words && <p className="text-13 text-ink-2">{words}</p>}
        <p className="text-13 font-medium text-warning">{[left, limit].filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  )
}
