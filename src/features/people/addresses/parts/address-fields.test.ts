import { expect, test } from 'vitest'
import { statesOf } from '../places/states.ts'
import { emptyFields, fieldOf, fieldOrder, fieldsOf, inputOf, lackOf, listedStates } from './address-fields.ts'

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
  expect(lacks('ES', { areaCode: '+34' })).toEqual(['givenName', 'surname', 'phone', 'detail', 'city'])
  expect(lacks('US', { areaCode: '+1' })).toContain('state')
})

test('a list is offered exactly where the shop keeps one', () => {
  expect(listedStates.every((country) => statesOf(country).length > 0)).toBe(true)
  expect(['FR', 'GB', 'NL', 'PT'].every((country) => statesOf(country).length === 0)).toBe(true)
})

test('in Japan and Hungary the surname comes first', () => {
  expect(fieldOrder('JP').slice(0, 3)).toEqual(['country', 'surname', 'givenName'])
  expect(fieldOrder('US').slice(0, 3)).toEqual(['country', 'givenName', 'surname'])
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
    stateCode: '',
    street: 'old',
    streetCode: '310104004',
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
  ['badInput', { field: 'streetCode' }, 'CN', 'street'],
  ['placesMismatch', { field: 'city' }, 'CN', 'city'],
  ['placesMismatch', { field: 'zipCode' }, 'ES', 'zipCode'],
  ['badInput', { field: 'requestId' }, 'ES', undefined],
  ['tooManyAddresses', {}, 'ES', undefined],
])('a refusal %s %o in %s is told at %s', (reason, params, country, field) => {
  expect(fieldOf(reason, params, country)).toBe(field)
})

test('an address that is kept comes into the form with its area code as it is chosen there', () => {
  const kept = { ...emptyFields('CN', '86'), id: 1, consignee: '林月然', label: null, misfit: null }
  expect(fieldsOf(kept)).toMatchObject({ areaCode: '+86', consignee: '林月然', label: '' })
})
