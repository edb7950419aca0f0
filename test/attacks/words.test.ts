// Words that every object knows from birth, as names, keys, columns and codes: they mean nothing, and break nothing.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importCatalog, type Report } from '#features/catalog/import/run.ts'
import { buyer, shanghai, type Buyer } from '../buying.ts'
import { send } from '../front.ts'
import { makeShop } from '../goods.ts'
import { orderOf } from '../importing.ts'
import { openWorld, type World } from '../world.ts'

const words = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'isPrototypeOf', 'prototype']
let world: World
let ana: Buyer
beforeAll(async () => {
  world = await openWorld()
  await makeShop(world)
  ana = await buyer(world)
})
afterAll(() => world.close())

test.each(words)(
  'a search for %s, whole, half typed and among others, finds nothing and fails nowhere',
  async (word) => {
    for (const lang of ['en-US', 'zh-CN', 'es-ES'])
      for (const keyword of [word, `vase ${word}`, word.slice(0, -1), `${word}s`, `5 ${word}`]) {
        const list = await world.ask('/api/v2/goods/goods/page', { keyword }, { lang })
        const typed = await world.ask('/api/v2/goods/search/suggest', { keyword }, { lang })
        expect([list.status, typed.status], `${keyword} in ${lang}`).toEqual([200, 200])
      }
  },
)

test.each(words)('%s in any field of an address is refused or kept as it is', async (word) => {
  for (const field of Object.keys(shanghai)) {
    const reply = await world.ask('/api/v2/user/address/add', { ...shanghai, [field]: word }, ana)
    expect(reply.status, `${field}: ${JSON.stringify(reply.raw)}`).toBeLessThan(500)
  }
  const parsed = await world.ask('/api/v2/user/address/parse', { text: `${word} ${word}, ${word} 12345, ${word}` }, ana)
  expect(parsed.status).toBeLessThan(500)
})

test.each(words)('%s as a key of the body, and as a whole body', async (word) => {
  for (const body of [`{"${word}":{"a":1},"keyword":"vase"}`, `"${word}"`, `{"keyword":{"${word}":1}}`]) {
    const reply = await send(world.url, '/api/v2/goods/goods/page', body)
    expect(reply.status).toBeLessThan(500)
  }
})

const dir = mkdtempSync(join(tmpdir(), 'miralo-words-'))
const put = (name: string, lines: readonly (readonly string[])[]): string => {
  writeFileSync(join(dir, name), lines.map((l) => l.join(',')).join('\n'))
  return join(dir, name)
}
const run = (path: string, merchant: string): Promise<Report> => importCatalog(world.app.db, orderOf(path, merchant))

test('a file whose columns, handles, values, codes and pictures are such words comes in whole, twice', async () => {
  const head = [
    'Handle',
    'Title',
    'Option1 Name',
    'Option1 Value',
    'Variant SKU',
    'Variant Price',
    'Type',
    'Tags',
    'Image Src',
    'Variant Weight Unit',
    'Variant Grams',
    ...words,
  ]
  const lines = words.map((w) => [w, w, w, w, w, '12.00', w, w, w, w, '100', ...words])
  for (const [name, merchant] of [
    ['one.csv', 'Kiln of words'],
    ['two.csv', 'constructor'],
  ] as const) {
    const path = put(name, [head, ...lines])
    const first = await run(path, merchant)
    expect([first.created, first.skipped]).toEqual([words.length, []])
    expect((await run(path, merchant)).unchanged).toBe(words.length)
  }
})
