import { expect, test } from 'vitest'
import { formAddress, withAddress } from './back-to.ts'

test('the page that asked keeps its question and hears the answer', () => {
  expect(withAddress('/goods/jiesuan?skuId=3&addressId=1', 7)).toBe('/goods/jiesuan?skuId=3&addressId=7')
  expect(withAddress('/shoppingCart/confirm', 7)).toBe('/shoppingCart/confirm?addressId=7')
})

test('the form knows what it edits and where it leads', () => {
  expect(formAddress(undefined, null)).toBe('/user/user/address/details')
  expect(formAddress(4, '/shoppingCart/confirm?invoice=individual')).toBe(
    '/user/user/address/details?id=4&back=%2FshoppingCart%2Fconfirm%3Finvoice%3Dindividual',
  )
})
