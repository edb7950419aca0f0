import { expect, test } from 'vitest'
import { fieldsFound, shownFields } from './pasted.ts'

const nothing = { country: 'CN', consignee: '', surname: '', givenName: '', areaCode: '', phone: '', state: '', stateCode: '', city: '', region: '', zipCode: '', detail: '' }

test('only what was found goes into the form', () => {
  expect(fieldsFound({ ...nothing, consignee: '林月然', phone: '13800132719', areaCode: '86' })).toEqual({
    country: 'CN',
    consignee: '林月然',
    areaCode: '+86',
    phone: '13800132719',
  })
  expect(fieldsFound(nothing)).toEqual({})
})

test('elsewhere the name goes into its two fields, and a place comes as a whole', () => {
  const fields = fieldsFound({ ...nothing, country: 'ES', consignee: 'Ana Ruiz', givenName: 'Ana', surname: 'Ruiz', city: 'Sevilla', zipCode: '41004' })
  expect(fields).toEqual({ country: 'ES', givenName: 'Ana', surname: 'Ruiz', city: 'Sevilla', state: '', stateCode: '', region: '', zipCode: '41004' })
  expect(shownFields(fields)).toEqual(['country', 'surname', 'givenName', 'zipCode', 'city'])
})
