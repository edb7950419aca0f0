// Every file of demo/data fits its schema, and what does not fit is named: the file, the path in it and what is wrong.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { checked, fileName, FILES, readData } from './data.ts'
import { productOf, products } from './products.ts'
import { gridOf } from './skus.ts'
import { LANGUAGES } from './text.ts'
// whatever reads a file: the seed and the large catalogue
import './large-words.ts'
import './seed.ts'

type Node = Record<string, unknown>
type Told = Parameters<typeof productOf>[0]
interface Place {
  /** as in an error: /0/title */
  path: string
  node: Node
}
const folder = join(import.meta.dirname, 'data')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) =>
  name.endsWith('.json') ? [name.slice(0, -'.json'.length).replaceAll('\\', '/')] : [],
)

/** Every object in it that is no list. */
function objectsIn(content: unknown, path = ''): Place[] {
  if (typeof content !== 'object' || content === null) return []
  const inner = Object.entries(content).flatMap(([key, child]) => objectsIn(child, `${path}/${key}`))
  return Array.isArray(content) ? inner : [{ path, node: content as Node }, ...inner]
}
/** One near the beginning, one in the middle, the last. */
const some = (places: Place[]): Place[] =>
  [0, Math.floor(places.length / 2), places.length - 1].flatMap((at) => places[at] ?? [])
const check = (file: string, content: unknown) => () => checked(file, content, FILES.get(file)!())
/** The file's content, changed at a path, as in an error; without a value the key goes. */
function changed(file: string, path: string, value?: unknown): unknown {
  const content = readData(file)
  const keys = path.split('/').slice(1)
  const last = keys.pop()!
  const parent = keys.reduce((node, key) => node[key] as Node, content as Node)
  if (value === undefined) delete parent[last]
  else parent[last] = value
  return content
}

test('each file is read by something, and nothing else is', () => {
  expect([...FILES.keys()].toSorted()).toEqual(files.toSorted())
})

describe.each(files)('%s', (file) => {
  it('fits its schema', () => {
    expect(check(file, readData(file))).not.toThrow()
  })

  it('is refused with a typo in a key', () => {
    for (const { path, node } of some(objectsIn(readData(file)))) {
      const key = Object.keys(node).at(-1)!
      const wrong = changed(file, `${path}/${key} typo`, node[key])
      expect(check(file, wrong)).toThrow(`${fileName(file)} ${path}/${key} typo: unknown key`)
    }
  })

  it('is refused with a text that lacks a language', () => {
    const texts = objectsIn(readData(file)).filter(({ node }) => LANGUAGES.some((lang) => lang in node))
    for (const { path } of some(texts))
      for (const lang of LANGUAGES)
        expect(check(file, changed(file, `${path}/${lang}`))).toThrow(`${fileName(file)} ${path}/${lang}: missing`)
  })
})

test.each([
  ['products/desk-books', '/0/merchant'],
  ['products/desk-books', '/0/category'],
  ['products/desk-books', '/0/brand'],
  ['products/desk-books', '/0/attributes/1/key'],
  ['products/desk-books', '/0/options/0/code'],
  ['products/desk-books', '/0/services/0'],
  ['categories/desk', '/code'],
  ['reviews/desk', '/kinds/0/categories/0'],
  ['articles/stories', '/0/goods/0'],
  ['home', '/0/settings/slides/0/to/category'],
  ['home', '/6/settings/departments/0/category'],
  ['people', '/merchants/0/merchant'],
  ['papers', '/profiles/0/buyer'],
  ['papers', '/teams/0/members/0/contact'],
  ['large-words', '/colors/0'],
])('%s: a code at %s that names nothing is refused', (file, path) => {
  expect(check(file, changed(file, path, 'nothing-of-this-name'))).toThrow(`${fileName(file)} ${path}: unknown code`)
})

test.each([
  ['reviews/desk', '/own/nothing-of-this-name', []],
  ['reviews/replies', '/nothing-of-this-name', {}],
])('%s: a key at %s that names nothing is refused', (file, path, value) => {
  expect(check(file, changed(file, path, value))).toThrow(`${fileName(file)} ${path}: unknown key`)
})

describe('a product', () => {
  const told = (path: string, value?: unknown) => (changed('products/desk-books', path, value) as Told[])[0]!

  it('is refused with a value that has no name and is no color', () => {
    const path = '/0/options/0/values/1'
    expect(() => productOf(told(`${path}/name`), 'FILE /0')).toThrow(`FILE ${path}: no name`)
  })
  it('is refused when its stocks do not fit its options', () => {
    expect(() => productOf(told('/0/grid/stocks', [1, 2]), 'FILE /0')).toThrow('FILE /0/grid/stocks: 2 of 3')
  })
  it('is refused without SKUs', () => {
    expect(() => productOf(told('/0/grid'), 'FILE /0')).toThrow('FILE /0: neither grid nor skus')
  })
  it('is refused when something is added for a value it does not have', () => {
    const grid = { code: 'A', price: 1, weight: 1, stocks: [1], plus: { blue: { fen: 1, grams: 0 } } }
    expect(() => gridOf(grid, [], 'FILE /0/grid')).toThrow('FILE /0/grid/plus/blue: no value')
  })
})

test('a grid makes the SKUs in reading order, with what values add, and leaves out what cannot be bought', () => {
  const { options, skus } = products().find((p) => p.code === 'stories-in-three-volumes')!
  const base = { code: 'A-B', price: 1000, listPrice: 1200, weight: 100 }
  const plus = { es: { fen: 50, grams: 7 } }
  const made = gridOf({ ...base, stocks: [1, null, 3, 4, 5, 0], plus }, options, 'FILE')
  expect(made.map((k) => [k.code, k.price, k.listPrice, k.weight, k.stock])).toEqual([
    ['A-B-OCHR-ZH', 1000, 1200, 100, 1],
    ['A-B-OCHR-ES', 1050, 1250, 107, 3],
    ['A-B-ROSE-ZH', 1000, 1200, 100, 4],
    ['A-B-ROSE-EN', 1000, 1200, 100, 5],
    ['A-B-ROSE-ES', 1050, 1250, 107, 0],
  ])
  expect(made[0]).toMatchObject({ values: ['ochre', 'zh'], picture: skus[0]!.picture })
  expect(made[0]).not.toHaveProperty('memberPrice')
})
