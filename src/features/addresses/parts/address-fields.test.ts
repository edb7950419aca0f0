import { expect, test } from 'vitest'
import { emptyFields, fieldOf, fieldOrder, inputOf, lackOf } from './address-fields.ts'

const lacks = (country: string, part = {}) => {
  const fields = { ...emptyFields(country, ''), ...part }
  return fieldOrder(country).filter((name) => lackOf(name, fields))
}

test('China wants one name and three places, of which only the first empty one can be mended', () => {
  expect(lacks('CN')).toEqual(['consignee', 'areaCode', 'phone', 'state', 'detail'])
  expect(lacks('CN', { state: '上海市' })).toContain('city')
  expect(lacks('CN', { state: '上海市', city: '上海市' })).toContain('region')
})

test('elsewhere surname and given name and a city are wanted, state and postcode are not', () => {
  expect(lacks('ES', { areaCode: '+34' })).toEqual(['surname', 'givenName', 'phone', 'detail', 'city'])
})

test('only what the country uses goes to the shop, trimmed', () => {
  const fields = {
    ...emptyFields('ES', '+34'),
    consignee: 'left over',
    surname: ' Ferrer ',
    givenName: 'Lucía',
    phone: '600000001',
    city: 'Valencia',
    region: 'old',
    stateCode: '31',
    detail: ' Seda 14 ',
  }
  expect(inputOf(fields)).toEqual({
    country: 'ES',
    areaCode: '+34',
    phone: '600000001',
    surname: 'Ferrer',
    givenName: 'Lucía',
    city: 'Valencia',
    detail: 'Seda 14',
    isDefault: false,
  })
})

test.each([
  ['phoneInvalid', {}, 'CN', 'phone'],
  ['regionRequired', {}, 'CN', 'state'],
  ['regionRequired', {}, 'ES', 'city'],
  ['badInput', { field: 'zipCode' }, 'ES', 'zipCode'],
  ['badInput', { field: 'requestId' }, 'ES', undefined],
  ['tooManyAddresses', {}, 'ES', undefined],
])('a refusal %s %o in %s is told at %s', (reason, params, country, field) => {
  expect(fieldOf(reason, params, country)).toBe(field)
})
