// The docs say what the manifests say: their generated parts are as `npm run docs` writes them.
import { expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { pages, parts, partsIn, renewed, whenOf, wholeFiles } from '../bin/docs.ts'

test('the docs say what the manifests say', () => {
  const stale = pages().filter(({ text }) => renewed(text) !== text)
  expect(stale.map(({ file }) => file)).toEqual([])
})
test('files that are written as a whole are as they are written', () => {
  for (const { file, text } of wholeFiles()) expect(readFileSync(file, 'utf8'), file).toBe(text)
})
test('every part stands on one page', () => {
  expect(
    pages()
      .flatMap(({ text }) => partsIn(text))
      .sort(),
  ).toEqual(Object.keys(parts).sort())
})

const reference = (): string => pages().find(({ file }) => file === 'docs/reference.md')!.text
test.each([
  ['a code', '40301', '40302'],
  ['a default', '| 1800 |', '| 900 |'],
  ['a meaning', 'An unpaid order is closed after this time', 'An unpaid order is kept'],
  ['a fate', '| `session.user_id` | erased |', '| `session.user_id` | stays |'],
  ['a row', '| `shop.write` |', '|'],
])('a planted change is found: %s', (_what, there, instead) => {
  expect(reference()).toContain(there)
  const changed = reference().replace(there, instead)
  expect(renewed(changed)).not.toBe(changed)
  expect(renewed(changed)).toBe(reference())
})
test('words beside the parts are left alone', () => {
  expect(renewed(`# Mine\n\n${reference()}\nMine too\n`)).toBe(`# Mine\n\n${reference()}\nMine too\n`)
})
test.each([
  ['nothing writes', '<!-- generated: rules -->\n<!-- end -->'],
  ['does not end', '<!-- generated: roles -->\n\n<!-- generated: tables -->\n<!-- end -->'],
])('a wrong marker is refused: %s', (expected, page) => {
  expect(() => renewed(page)).toThrow(expected)
})

test.each([
  ['* * * * *', 'every minute'],
  ['*/2 * * * *', 'every 2 minutes'],
  ['7 * * * *', 'hourly, at :07'],
  ['41 3 * * *', '03:41'],
  ['0 4 * * 1', '`0 4 * * 1`'],
])('%s is %s', (cron, words) => {
  expect(whenOf(cron)).toBe(words)
})
