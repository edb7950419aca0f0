// The chosen values and quantity of one product; the quantity never leaves what can be had.
import { useState } from 'react'
import { priceAt } from '#features/catalog/products/tiers.ts'
import { useAnswers, type AnswersInHand } from './use-answers.ts'
import {
  choose,
  firstChoice,
  leadingSku,
  missing,
  mostOf,
  skuOf,
  type Choice,
  type Goods,
  type Sku,
} from './sku-choice.ts'

export interface Chosen {
  values: Choice
  /** undefined while something is left open */
  sku: Sku | undefined
  /** whose price and freight are shown: the chosen one, else the cheapest that still may be */
  shown: Sku | undefined
  quantity: number
  /** of one piece at this quantity, in fen */
  price: number | undefined
  most: number
  /** what is answered to its custom options */
  answers: AnswersInHand
  /** Somebody has chosen: what is shown is worth saying. */
  changed: boolean
  /** Somebody wanted to buy before all was chosen: how often. */
  pressed: number
  /** The SKU that is bought; undefined, and it is asked for, while something is left open. */
  demand: () => Sku | undefined
  take: (option: number, value: string) => void
  setQuantity: (quantity: number) => void
}
export function useChoice(goods: Goods, wanted?: number): Chosen {
  const [values, setValues] = useState(() => firstChoice(goods, wanted))
  const [quantity, setQuantity] = useState(1)
  const [changed, setChanged] = useState(false)
  const answers = useAnswers(goods.questions)
  const [pressed, setPressed] = useState(0)
  const sku = skuOf(goods, values)
  const shown = sku ?? leadingSku(goods, values)
  const most = mostOf(shown, goods.purchaseLimit)
  const held = Math.min(quantity, most)
  return {
    values,
    sku,
    most,
    answers,
    changed,
    quantity: held,
    shown,
    price: shown && priceAt(shown.price, shown.tiers, held),
    pressed,
    demand: () => {
      if (missing(goods.options, values) !== undefined) setPressed(pressed + 1)
      return sku
    },
    take: (option, value) => {
      setValues(choose(goods, values, option, value))
      setChanged(true)
    },
    setQuantity,
  }
}
