import { expect, test } from 'vitest'
import { appliedOf, bare, inputOf, priceSteps, readQuery, writeQuery } from './list-query.ts'

const read = (text: string) => readQuery(new URLSearchParams(text))

test('an address is read and written back the same', () => {
  const address =
    'q=tea+pot&categoryId=7&brand=3&brand=5&min=100&max=600&off=member&serv=inStock&serv=return7' +
    '&attr=capacity%3A620&cond=new&sort=priceUp'
  expect(new Set(writeQuery(read(address)).toString().split('&'))).toEqual(new Set(address.split('&')))
})
test('nonsense is no filter', () => {
  expect(
    writeQuery(
      read('categoryId=-1&brand=x&min=1e3&max=-4&off=all&serv=magic&attr=nocolon&cond=old&sort=drop'),
    ).toString(),
  ).toBe('')
})
test('prices are fen for the call, and a turned range is turned back', () => {
  expect(inputOf(read('min=600&max=100'))).toMatchObject({ priceMin: 10_000, priceMax: 60_000 })
})
test('each filter can be taken away alone, all of them together', () => {
  const q = read('categoryId=7&brand=3&brand=5&off=onSale&attr=glaze:moon&sort=sales&after=xyz')
  const applied = appliedOf(q)
  expect(applied.map((a) => a.kind)).toEqual(['brand', 'brand', 'discount', 'attribute'])
  expect(writeQuery(applied[0]!.without).toString()).toBe(
    'categoryId=7&brand=5&off=onSale&attr=glaze%3Amoon&sort=sales',
  )
  expect(writeQuery(bare(q)).toString()).toBe('categoryId=7&sort=sales')
})
test('merchants and the view stand in the address and reach the call', () => {
  const q = read('merchant=4&merchant=9&merchant=4&merchant=x&view=list')
  expect(inputOf(q)).toMatchObject({ merchantIds: [4, 9], excerpt: true })
  expect(writeQuery(q).toString()).toBe('merchant=4&merchant=9&view=list')
  expect(writeQuery(appliedOf(q)[1]!.without).toString()).toBe('merchant=4&view=list')
  expect(writeQuery(bare(q)).toString()).toBe('view=list')
  expect(inputOf(read('view=grid'))).not.toHaveProperty('excerpt')
})
test('prices part into three at round thresholds that lie inside', () => {
  expect(priceSteps({ min: 1600, max: 128_000 })).toEqual([5000, 30_000])
  expect(priceSteps({ min: 900, max: 2600 })).toBeUndefined()
  expect(priceSteps({ min: 0, max: 0 })).toBeUndefined()
  for (let min = 100; min < 500_000; min = Math.ceil(min * 1.7))
    for (let max = min; max < 90_000_000; max = Math.ceil(max * 1.9)) {
      const steps = priceSteps({ min, max })
      if (!steps) continue
      expect(min < steps[0] && steps[0] < steps[1] && steps[1] < max && steps.every((s) => s % 100 === 0)).toBe(true)
    }
})
