import { expect, test } from 'vitest'
import { CategoryChooser, plainWords, UnknownCategory } from './categories.ts'
import { slug, withCodes } from './option-codes.ts'

const category = (id: number, code: string, path: number[], en: string, zh: string) => ({
  id,
  code,
  path,
  name: { 'en-US': en, 'zh-CN': zh },
})
const shop = [
  category(1, 'home', [], 'Home', '居家'),
  category(2, 'furniture', [1], 'Furniture', '家具'),
  category(3, 'sofas', [1, 2], 'Sofas', '沙发'),
  category(4, 'plants', [1], 'Plants', '绿植'),
  category(5, 'wardrobe', [], 'Wardrobe', '衣橱'),
  category(6, 'shirts-and-tees', [5], 'Shirts', '衬衫'),
]
const chooser = new CategoryChooser(shop)
const codeOf = (...words: string[]) => chooser.choose(words)?.code

test('words lead to categories in three languages', () => {
  expect([
    codeOf('Sofa'),
    codeOf('SOFÁS'),
    codeOf('布艺沙发'),
    codeOf("Men's Shirts"),
    codeOf('Camisas'),
    codeOf('Indoor', 'Couch'),
    codeOf('Nothing known'),
  ]).toEqual(['sofas', 'sofas', 'sofas', 'shirts-and-tees', 'shirts-and-tees', 'sofas', undefined])
})
test('the first word wins; a later one may only lead deeper', () => {
  expect([codeOf('Furniture', 'Plants'), codeOf('Home', 'Plants', 'Sofa'), codeOf('Plants', 'Sofa')]).toEqual([
    'furniture',
    'plants',
    'plants',
  ])
})
test('a mapping file comes before everything', () => {
  expect(new CategoryChooser(shop, { 'living room': 'sofas' }).choose(['Plants', 'Living Rooms'])?.code).toBe('sofas')
  expect(() => new CategoryChooser(shop, { x: 'nowhere' })).toThrow(UnknownCategory)
})
test('words are compared without case, accents and plurals', () => {
  expect(['Dresses', 'glass', 'Tazas de té', 'Gift Boxes'].map(plainWords)).toEqual([
    'dress',
    'glass',
    'taza de te',
    'gift box',
  ])
})

test('codes are made from names, stay unique, and known names keep theirs', () => {
  expect([slug('Ocean Blue'), slug('Café / Añil'), slug('青瓷 大'), slug('***')]).toEqual([
    'ocean-blue',
    'cafe-anil',
    '青瓷-大',
    '',
  ])
  const known = [
    {
      code: 'color',
      name: { 'en-US': 'Glaze', 'zh-CN': '釉色' },
      values: [{ code: 'celadon', name: { 'en-US': 'Celadon green' }, picture: 'x' }],
    },
  ]
  expect(
    withCodes(
      [
        { name: 'Glaze', values: ['Celadon', 'Celadon green', 'celadon'] },
        { name: 'Color', values: ['*', '!'] },
      ],
      'en-US',
      known,
    ),
  ).toEqual([
    {
      code: 'color',
      name: { 'en-US': 'Glaze', 'zh-CN': '釉色' },
      values: [
        { code: 'celadon-2', name: { 'en-US': 'Celadon' } },
        { code: 'celadon', name: { 'en-US': 'Celadon green' }, picture: 'x' },
        { code: 'celadon-3', name: { 'en-US': 'celadon' } },
      ],
    },
    {
      code: 'color-2',
      name: { 'en-US': 'Color' },
      values: [
        { code: 'v', name: { 'en-US': '*' } },
        { code: 'v-2', name: { 'en-US': '!' } },
      ],
    },
  ])
})
