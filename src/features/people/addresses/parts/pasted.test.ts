import { expect, test } from 'vitest'
import { nothingParsed } from '../parse/parsed.ts'
import { fieldsFound, isUnsure, piecesOf, shownFields, shownRows } from './pasted.ts'

const nothing = nothingParsed('', 'CN')

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
  const fields = fieldsFound({
    ...nothing,
    country: 'ES',
    consignee: 'Ana Ruiz',
    givenName: 'Ana',
    surname: 'Ruiz',
    city: 'Sevilla',
    zipCode: '41004',
  })
  expect(fields).toEqual({
    country: 'ES',
    givenName: 'Ana',
    surname: 'Ruiz',
    city: 'Sevilla',
    state: '',
    stateCode: '',
    region: '',
    street: '',
    streetCode: '',
    zipCode: '41004',
  })
  expect(shownFields(fields)).toEqual(['country', 'givenName', 'surname', 'zipCode', 'city'])
})

test('the text is cut into what was read and what was left aside, and loses nothing', () => {
  const text = '收：林月然 138'
  const pieces = piecesOf({
    text,
    marks: [
      { field: 'consignee', start: 2, end: 5 },
      { field: 'phone', start: 6, end: 9 },
    ],
    unsure: ['consignee'],
  })
  expect(pieces.map(({ text: said, field, unsure }) => [said, field, unsure])).toEqual([
    ['收：', undefined, false],
    ['林月然', 'consignee', true],
    [' ', undefined, false],
    ['138', 'phone', false],
  ])
  expect(pieces.map((p) => p.text).join('')).toBe(text)
})

test('a guessed name is one in both of its fields', () => {
  expect(isUnsure(['consignee'], 'surname')).toBe(true)
  expect(isUnsure(['consignee'], 'city')).toBe(false)
})

test('phone and place are one row each', () => {
  const rows = shownRows({
    country: 'CN',
    consignee: '林月然',
    areaCode: '+86',
    phone: '13800132719',
    state: '上海市',
    city: '上海市',
    region: '徐汇区',
    street: '',
    detail: '武康路',
  })
  expect(rows.map(({ name, value }) => [name, value])).toEqual([
    ['country', 'CN'],
    ['consignee', '林月然'],
    ['phone', '+86 13800132719'],
    ['state', '上海市 / 上海市 / 徐汇区'],
    ['detail', '武康路'],
  ])
})

test('street and door with a comma between them are one piece, with a name between them two', () => {
  const text = 'C/ Mayor 5, 3º B, Ana, bajo'
  const detail = (part: string) => ({
    field: 'detail' as const,
    start: text.indexOf(part),
    end: text.indexOf(part) + part.length,
  })
  const pieces = piecesOf({ text, marks: [detail('C/ Mayor 5'), detail('3º B'), detail('bajo')], unsure: [] })
  expect(pieces.filter((p) => p.field).map((p) => p.text)).toEqual(['C/ Mayor 5, 3º B', 'bajo'])
})
