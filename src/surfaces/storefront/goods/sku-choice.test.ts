import { expect, test } from 'vitest'
import { choose, firstChoice, mostOf, obstacle, skuOf, type Sku } from './sku-choice.ts'

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
const goods = {
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
  expect(firstChoice({ skus: [] })).toEqual([])
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
