import { expect, test } from 'vitest'
import { numberIn, numberWords, type Defined } from './asking.ts'
import { saidBy } from './matching.ts'

const value = (code: string, en: string, zh: string) => ({
  code,
  name: { 'en-US': en, 'zh-CN': zh },
  colour: null,
  picture: null,
  closed: false,
  into: null,
})
const shop: Defined[] = [
  {
    code: 'material',
    kind: 'several',
    name: { 'en-US': 'Material', 'zh-CN': '材质', 'es-ES': 'Material' },
    unit: {},
    values: [value('cotton', 'Cotton', '棉'), value('linen', 'Linen', '亚麻')],
  },
  { code: 'width', kind: 'number', name: { 'es-ES': 'Ancho' }, unit: { 'en-US': 'cm' }, values: [] },
  { code: 'washable', kind: 'yesNo', name: { 'zh-CN': '可水洗' }, unit: {}, values: [] },
]
const codes = (name: string, text: string) => saidBy(shop, name, text, {})?.map((one) => `${one.key}=${one.code}`)

test.each([
  ['材质', '棉', ['material=cotton']],
  [' MATERIAL ', 'cotton, Linen', ['material=cotton', 'material=linen']],
  ['Material', 'Cotton、亚麻', ['material=cotton', 'material=linen']],
  ['Material', 'Bamboo', undefined],
  ['Material', 'Cotton, Bamboo', undefined],
  ['ancho', '12,50 cm', ['width=12.5']],
  ['Ancho', 'wide', undefined],
  ['可水洗', 'Sí', ['washable=yes']],
  ['可水洗', '否', ['washable=no']],
  ['Colour', 'Red', undefined],
])('%s: %s', (name, text, expected) => expect(codes(name, text)).toEqual(expected))

test.each([
  ['1.50', '1.5'],
  ['-3', '-3'],
  ['1,25', '1.25'],
  ['1e3', undefined],
  ['', undefined],
  ['12345678901', undefined],
])('a number %s', (text, expected) => expect(numberIn(text)).toBe(expected))
test('is worded in each language', () => {
  expect(numberWords('1.5', { 'en-US': 'kg' })).toEqual({ 'zh-CN': '1.5 kg', 'en-US': '1.5 kg', 'es-ES': '1,5 kg' })
})
