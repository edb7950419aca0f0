import { expect, test } from 'vitest'
import {
  choose,
  firstChoice,
  leadingSku,
  missing,
  mostOf,
  obstacle,
  skuOf,
  type Goods,
  type Sku,
} from './sku-choice.ts'

const sku = (id: number, optionValues: string[], available: number, price = 100): Sku => ({
  id,
  code: '',
  optionValues,
  price,
  listPrice: null,
  lowestBefore: null,
  memberPrice: null,
  tiers: [],
  content: null,
  available,
  stock: 'counted',
  ready: null,
  preorderDay: null,
  weight: 1,
  picture: null,
})
const option = (code: string, name: string): Goods['options'][number] => ({ code, name, values: [] })
const goods = {
  options: [option('glaze', 'Glaze'), option('capacity', 'Capacity')],
  services: ['return7'],
  questions: [],
  skus: [
    sku(1, ['celadon', '420'], 5, 300),
    sku(2, ['celadon', '620'], 0, 200),
    sku(3, ['ink', '620'], 4, 400),
    sku(4, ['ink', '900'], 2, 500),
  ],
}

test('the cheapest that can be had is chosen first, a wanted one before it', () => {
  expect(firstChoice(goods)).toEqual(['celadon', '420'])
  expect(firstChoice(goods, 4)).toEqual(['ink', '900'])
  expect(firstChoice({ ...goods, skus: [] })).toEqual([])
})
test('a choice names its SKU', () => {
  expect(skuOf(goods, ['ink', '620'])?.id).toBe(3)
  expect(skuOf(goods, ['celadon', '900'])).toBeUndefined()
})
test('every value of the first option is within reach; later ones give way', () => {
  expect(choose(goods, ['celadon', '420'], 0, 'ink')).toEqual(['ink', '620'])
  expect(choose(goods, ['ink', '900'], 0, 'celadon')).toEqual(['celadon', '420'])
})
test('what is not made and what is gone are told apart', () => {
  expect(obstacle(goods, ['celadon', '420'], 1, '900')).toBe('notMade')
  expect(obstacle(goods, ['celadon', '420'], 1, '620')).toBe('soldOut')
  expect(obstacle(goods, ['celadon', '420'], 0, 'ink')).toBeUndefined()
})
test('the most is what is there and what one person may have', () => {
  expect(mostOf(goods.skus[0], 3)).toBe(3)
  expect(mostOf(goods.skus[0], null)).toBe(5)
  expect(mostOf(goods.skus[1], 3)).toBe(1)
})

test('nothing is chosen for the shopper that they could not easily give back', () => {
  const bound = { ...goods, services: [] }
  expect(firstChoice(bound)).toEqual(['', ''])
  expect(firstChoice(bound, 4), 'who names one has chosen').toEqual(['ink', '900'])
  expect(firstChoice({ ...goods, options: [goods.options[0]!, option('size', 'Size')] })).toEqual(['celadon', ''])
  const single = { ...bound, skus: [sku(1, ['celadon', '420'], 5), sku(2, ['celadon', '620'], 5)] }
  expect(firstChoice(single), 'a single value is no choice').toEqual(['celadon', ''])
  const sold = { ...bound, skus: [sku(1, ['celadon', '420'], 0), sku(2, ['ink', '620'], 0)] }
  expect(firstChoice(sold), 'nothing can be bought by mistake').toEqual(['celadon', '420'])
})
test('what is left open stays so, and names no SKU', () => {
  expect(choose(goods, ['', ''], 1, '620')).toEqual(['', '620'])
  expect(choose(goods, ['', '620'], 0, 'ink')).toEqual(['ink', '620'])
  expect(skuOf(goods, ['', '620'])).toBeUndefined()
  expect(missing(goods.options, ['ink', ''])?.code).toBe('capacity')
  expect(missing(goods.options, ['ink', '620'])).toBeUndefined()
  expect(leadingSku(goods, ['', '620'])?.id, 'the cheapest that can be had of those left').toBe(3)
  expect(obstacle(goods, ['', ''], 1, '900')).toBeUndefined()
})
