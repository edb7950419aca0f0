// The chosen values and quantity of one product; the quantity never leaves what can be had.
import { useState } from 'react'
import { priceAt } from '#features/catalog/products/tiers.ts'
import { useAnswers, type AnswersInHand } from './use-answers.ts'
import { choose, firstChoice, mostOf, skuOf, type Choice, type Goods, type Sku } from './sku-choice.ts'

export interface Chosen {
  values: Choice
  sku: Sku | undefined
  quantity: number
  /** of one piece at this quantity, in fen */
  price: number | undefined
  most: number
  /** what is answered to its custom options */
  answers: AnswersInHand
  /** Somebody has chosen: what is shown is worth saying. */
  changed: boolean
  take: (option: number, value: string) => void
  setQuantity: (quantity: number) => void
}
export function useChoice(goods: Goods, wanted?: number): Chosen {
  const [values, setValues] = useState(() => firstChoice(goods, wanted))
  const [quantity, setQuantity] = useState(1)
  const [changed, setChanged] = useState(false)
  const answers = useAnswers(goods.questions)
  const sku = skuOf(goods, values)
  const most = mostOf(sku, goods.purchaseLimit)
  const held = Math.min(quantity, most)
  return {
    values,
    sku,
    most,
    answers,
    changed,
    quantity: held,
    price: sku && priceAt(sku.price, sku.tiers, held),
    take: (option, value) => {
      setValues(choose(goods, values, option, value))
      setChanged(true)
    },
    setQuantity,
  }
}
