import { expect, test } from 'vitest'
import {
  fitAnswers,
  joined,
  keptWordings,
  larger,
  resized,
  shownWordings,
  tidyAnswer,
  wordingTexts,
  type Question,
} from './questions.ts'

const of = (value: string, quantity: number) => ({ answers: value ? [{ code: 'q', value }] : [], quantity })
const question: Question = {
  code: 'q',
  kind: 'choice',
  label: { 'en-US': 'Ribbon', 'zh-CN': '丝带' },
  required: false,
  madeToOrder: false,
  maxLength: 20,
  choices: [{ code: 'red', name: { 'en-US': 'Red', 'zh-CN': '红色' } }],
}

test('the same answers are one wording; where nobody answered there is none', () => {
  expect(joined([of('a', 1), of('b', 2), of('a', 3), of('c', 0)])).toEqual([of('a', 4), of('b', 2)])
  expect(joined([of('', 2), of('', 1)])).toEqual([])
  expect(joined([of('', 2), of('a', 1)])).toEqual([of('', 2), of('a', 1)])
})
test('the last wording grows, and is the first to go', () => {
  const two = [of('a', 2), of('b', 2)]
  expect(resized(two, 7)).toEqual([of('a', 2), of('b', 5)])
  expect(resized(two, 3)).toEqual([of('a', 2), of('b', 1)])
  expect(resized(two, 1)).toEqual([of('a', 1)])
  expect(resized(two, 0)).toEqual([])
  expect(resized([], 5)).toEqual([])
})
test('of two lines the larger quantity of each wording stays', () => {
  expect(larger([of('a', 2), of('b', 1)], [of('b', 3), of('c', 1), of('a', 1)])).toEqual([
    of('a', 2),
    of('b', 3),
    of('c', 1),
  ])
})
test('an answer is one line of what is read', () => {
  expect(tidyAnswer(' a\u202eb\n\tc\u0000 \u200b')).toBe('ab c')
})
test('what fits stays where something else does not', () => {
  const name: Question = { ...question, code: 'n', kind: 'text', required: true, maxLength: 2 }
  const given = [
    { code: 'x', value: '' },
    { code: 'q', value: 'red' },
    { code: 'n', value: 'abc' },
  ]
  expect(fitAnswers([name, question], given)).toEqual({ answers: [{ code: 'q', value: 'red' }], fault: 'unfit' })
  expect(fitAnswers([name, question], given.slice(0, 2)).fault).toBe('missing')
  expect(fitAnswers([question], [])).toEqual({ answers: [], fault: undefined })
})
test('an order keeps all languages, a reader sees one; what is asked no more is still shown', () => {
  expect(keptWordings([question], [of('red', 1)])).toEqual([
    { quantity: 1, answers: [{ code: 'q', value: 'red', label: question.label, words: question.choices[0]!.name }] },
  ])
  expect(shownWordings([question], [of('red', 1)], 'zh-CN')[0]!.answers).toEqual([
    { code: 'q', given: 'red', label: '丝带', value: '红色' },
  ])
  expect(shownWordings([], [of('red', 1)], 'zh-CN')[0]!.answers).toMatchObject([{ label: '', value: 'red' }])
})
test('where there is room for words alone, pieces are told of several wordings', () => {
  const [red, plain] = [
    { answers: [{ label: 'Ribbon', value: 'Red' }], quantity: 2 },
    { answers: [], quantity: 1 },
  ]
  expect(wordingTexts([red])).toEqual(['Ribbon: Red'])
  expect(wordingTexts([red, plain])).toEqual(['2 × Ribbon: Red', '1 × –'])
})
