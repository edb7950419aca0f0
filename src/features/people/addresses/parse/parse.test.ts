import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkAddress } from '../address-rules.ts'
import { parseAddress } from './parse.ts'
import { parsedFields } from './parsed.ts'
import { misread, rates, type Sample } from './sample.ts'
import { samplesAbroad } from './samples-abroad.ts'
import { chineseSamples } from './samples-china.ts'
import { heldOutSamples } from './samples-held-out.ts'

// Rates when this was written, in percent: of the 123 the parser was made with, 100 in every field; of 30 held out,
// name, phone, place and postcode 100, street and door 96.7, all at once 96.7. Twenty harder ones among the 123 were
// read whole to 55 before it was mended for them: expect that of what is unlike all of these.
const floor = (samples: readonly Sample[], whole: number) => {
  const read = rates(samples, parseAddress)
  const worst = samples
    .filter((s) => misread(s, parseAddress(s.text, s.asked)).length > 0)
    .map((s) => [s.text, misread(s, parseAddress(s.text, s.asked))])
  expect(read.whole, `${JSON.stringify(read)} ${JSON.stringify(worst)}`).toBeGreaterThanOrEqual(whole)
  for (const rate of Object.values(read)) expect(rate).toBeGreaterThanOrEqual(whole)
}
test('there are enough samples, most of them Chinese', () => {
  expect(chineseSamples.length).toBeGreaterThanOrEqual(60)
  expect(chineseSamples.length + samplesAbroad.length).toBeGreaterThanOrEqual(100)
  expect(heldOutSamples).toHaveLength(30)
})
test('of the Chinese samples all are read whole', () => floor(chineseSamples, 100))
test('of the samples from abroad all are read whole', () => floor(samplesAbroad, 100))
test('of thirty held-out samples at least 95 in a hundred are read whole', () => floor(heldOutSamples, 95))

test.each(
  [...chineseSamples, ...samplesAbroad, ...heldOutSamples].filter(
    (s) => s.expected.name && s.expected.phone && s.expected.detail,
  ),
)('what was read can be kept as an address: $text', ({ text, asked }) => {
  const { marks: _marks, unsure: _unsure, text: _text, ...read } = parseAddress(text, asked)
  expect(checkAddress({ ...read, label: '' })).toMatchObject({
    phone: read.phone,
    city: read.city,
    detail: read.detail,
    street: read.street,
    streetCode: read.streetCode,
  })
})

const word = fc.constantFrom(
  '林月然',
  '13800132719',
  '上海市',
  '徐汇区',
  '收货人：',
  '地址:',
  '，',
  ' ',
  '\n',
  '(',
  '】',
  '28013',
  'Madrid',
  'C/ Mayor 5',
  '+34',
  'CA',
  '市',
  '😀',
  '0',
  'España',
  '内蒙古',
  '中国',
)
test('whatever is pasted is answered, and every mark stands in the text, one after the other', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 120 }),
        fc.array(word, { maxLength: 30 }).map((words) => words.join('')),
      ),
      fc.constantFrom('CN', 'ES', 'US', 'GB', 'ZZ'),
      (text, country) => {
        const read = parseAddress(text, country)
        for (const { field, start, end } of read.marks) {
          expect(parsedFields).toContain(field)
          expect(start).toBeLessThan(end)
          expect(end).toBeLessThanOrEqual(read.text.length)
        }
        for (const [i, mark] of read.marks.entries())
          if (i > 0) expect(mark.start).toBeGreaterThanOrEqual(read.marks[i - 1]!.end)
      },
    ),
    { numRuns: 400 },
  )
})
test('a long text is read in no time', () => {
  const started = performance.now()
  for (const text of [
    '上海市徐汇区'.repeat(83),
    '北京市北京市朝阳区 '.repeat(50),
    'Calle Mayor 5, 28013 Madrid, '.repeat(17),
    '1 '.repeat(250),
    'ab '.repeat(166),
    '，'.repeat(500),
    '省市区'.repeat(166),
  ])
    parseAddress(text.slice(0, 500), 'CN')
  expect(performance.now() - started).toBeLessThan(3000)
})
test('guesses are told as such', () => {
  expect(parseAddress('朝阳区建国路93号 李娜 18612345678', 'CN').unsure).toEqual(
    expect.arrayContaining(['state', 'city']),
  )
  expect(parseAddress('上海市徐汇区武康路168号 收货人：小月亮 13800132719', 'CN').unsure).toEqual([])
  expect(parseAddress('上海市徐汇区武康路168号\n小月亮\n13800132719', 'CN')).toMatchObject({
    consignee: '小月亮',
    unsure: ['consignee'],
  })
})
test('a text that says nothing leaves everything empty', () => {
  expect(parseAddress('???', 'ES')).toMatchObject({
    country: 'ES',
    consignee: '',
    phone: '',
    city: '',
    zipCode: '',
    marks: [],
  })
  expect(parseAddress('你好，在吗', 'CN')).toMatchObject({ consignee: '', detail: '', state: '' })
})
