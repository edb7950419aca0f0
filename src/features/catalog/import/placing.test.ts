// Where an import puts products: what its report says of it, maps that name new categories, choices by hand, and the
// map that is suggested.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderOf } from '../../../../test/importing.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { saveCategory } from '#features/catalog/products/products.ts'
import { UnknownCategory } from './placing.ts'
import { importCatalog, type Order, type Report } from './run.ts'
import { suggestMap } from './suggesting.ts'

let world: World
const dir = mkdtempSync(join(tmpdir(), 'miralo-placing-'))
beforeAll(async () => {
  world = await openWorld()
  const table = await saveCategory(world.app.db, { code: 'table', name: { 'en-US': 'Table' }, departmentNo: 4 })
  await saveCategory(world.app.db, { code: 'cups', name: { 'en-US': 'Cups' }, parentId: table })
  await saveCategory(world.app.db, { code: 'coats', name: { 'en-US': 'Coats' } })
})
afterAll(async () => {
  await world.close()
  rmSync(dir, { recursive: true, force: true })
})
const head = 'Handle,Title,Type,Tags,Product Category,Variant Price'
const put = (name: string, ...lines: string[]): string => {
  writeFileSync(join(dir, name), [head, ...lines].join('\n'))
  return join(dir, name)
}
const run = (path: string, merchant: string, more: Partial<Order> = {}): Promise<Report> =>
  importCatalog(world.app.db, orderOf(path, merchant, more))
const placed = (r: Report): string[] => r.placed.map((p) => `${p.products} ${p.category} ${p.rule} ${p.words.join()}`)
const rows = async <T>(text: string): Promise<T[]> => (await world.pool.query(text)).rows as T[]
const categoryOf = async (handle: string): Promise<string | undefined> =>
  (
    await rows<{ code: string }>(
      `select c.code from product p join category c on c.id = p.category_id where p.handle = '${handle}'`,
    )
  )[0]?.code

const goods = [
  'tea-cup,Celadon tea cup,,,,9',
  'parka,Blue,Parka,,,90',
  'serum,Rose serum,,,,12',
  'dog-bed,Grey,,,Animals & Pet Supplies > Pet Supplies > Dog Supplies,30',
  'thing,Zorbo,,"Whatnot, Oddity",,3',
]
test('the report says how many went where and why', async () => {
  const report = await run(put('goods.csv', ...goods), 'Placed')
  expect(placed(report).sort()).toEqual([
    '1 coats type Parka',
    '1 cups title tea cup',
    '1 other other ',
    '1 other other Animals & Pet Supplies > Pet Supplies > Dog Supplies',
    '1 other other serum',
  ])
  expect(report.placed.flatMap((p) => p.missing?.['en-US'] ?? []).sort()).toEqual(['Beauty & health', 'Pets'])
})
test('a map names categories by code, name or path; new ones are made where they may be', async () => {
  const path = put('goods.csv', ...goods)
  const mapping = {
    'dog supplies': 'Pets > Dogs > Beds',
    Whatnot: 'table > Curiosities',
    serum: '',
    'Rose serum': '> Beauty',
  }
  const before = await rows('select code from category')
  await expect(run(path, 'Placed', { mapping })).rejects.toThrow(UnknownCategory)
  await expect(run(path, 'Placed', { mapping: { x: 'A > B > C > D' }, newCategories: true })).rejects.toThrow(
    '3 levels',
  )
  await expect(run(path, 'Placed', { mapping: { x: 'Nowhere' }, newCategories: true })).rejects.toThrow('Nowhere')
  expect(placed(await run(path, 'Placed', { mapping, newCategories: true, dryRun: true }))).toContain(
    '1 beauty map Rose serum',
  )
  expect(await rows('select code from category')).toEqual(before)
  await run(path, 'Placed', { mapping, newCategories: true })
  expect(
    await rows(
      `select c.code, p.code as parent, c.level, c.department_no as no from category c left join category p
         on p.id = c.parent_id where c.code not in ('table', 'cups', 'coats', 'other') order by c.level, c.code`,
    ),
  ).toEqual([
    { code: 'beauty', parent: null, level: 1, no: 6 },
    { code: 'pets', parent: null, level: 1, no: 5 },
    { code: 'curiosities', parent: 'table', level: 2, no: null },
    { code: 'dogs', parent: 'pets', level: 2, no: null },
    { code: 'beds', parent: 'dogs', level: 3, no: null },
  ])
  expect([await categoryOf('dog-bed'), await categoryOf('thing'), await categoryOf('serum')]).toEqual([
    'beds',
    'curiosities',
    'beauty',
  ])
  // said again nothing is made, and a new department places what it is for without a map
  expect((await run(path, 'Placed', { mapping, newCategories: true })).unchanged).toBe(5)
  expect(placed(await run(put('shampoo.csv', 'sh,Herbal shampoo,,,,5'), 'Placed'))).toEqual(['1 beauty title shampoo'])
})
test('a choice by hand stays, and what nothing places any more stays where it is; a map moves both', async () => {
  await run(put('hand.csv', 'mug,Tea cup,,,,5', 'coat,Parka,,,,5'), 'By hand')
  await world.pool.query(
    `update product set category_id = (select id from category where code = 'coats') where handle = 'mug'`,
  )
  const later = put('hand.csv', 'mug,Coffee cup,,,,6', 'coat,Zorbo,,,,6')
  expect(placed(await run(later, 'By hand')).sort()).toEqual(['2 coats kept '])
  expect([await categoryOf('mug'), await categoryOf('coat')]).toEqual(['coats', 'coats'])
  await run(later, 'By hand', { mapping: { 'coffee cup': 'cups', Zorbo: 'cups' } })
  expect([await categoryOf('mug'), await categoryOf('coat')]).toEqual(['cups', 'cups'])
})
test('a map is suggested from the file: most products first, nothing written', async () => {
  const before = await rows('select code from category order by id')
  const path = put(
    'suggest.csv',
    'a,Tea cup,Cups,,,5',
    'b,Coffee cup,Cups,,,5',
    'c,Zorbo,,"Whatnot, Oddity",,5',
    'd,Hamster wheel,,,Animals & Pet Supplies > Pet Supplies,5',
    'e,Driver,,,Software > Computer Software > Drivers > Printers,5',
    'f,Mystery,,,,5',
  )
  const suggested = await suggestMap(world.app.db, { path, language: 'en-US', now: 0 })
  expect(suggested).toEqual({
    map: {
      Cups: 'cups',
      Whatnot: '',
      Oddity: '',
      'Animals & Pet Supplies > Pet Supplies': 'pets',
      'Software > Computer Software > Drivers > Printers': 'Software > Computer Software > Drivers',
      Mystery: '',
    },
    products: 6,
    unplaced: 3,
  })
  expect(Object.keys(suggested.map)[0]).toBe('Cups')
  expect(await rows('select code from category order by id')).toEqual(before)
  // where the products of a label go apart, their titles stand for themselves
  const apart = put('apart.csv', 'a,Tea cup,Indoor,,,5', 'b,Parka,Indoor,,,5', 'c,Zorbo,Indoor,,,5')
  expect((await suggestMap(world.app.db, { path: apart, language: 'en-US', now: 0 })).map).toEqual({
    Indoor: '',
    'Tea cup': 'cups',
    Parka: 'coats',
    Zorbo: '',
  })
  // it is a map as it stands
  expect((await run(path, 'Suggested', { mapping: suggested.map, newCategories: true, dryRun: true })).created).toBe(6)
})

test('in an empty shop a map is suggested that makes its departments, and then they place by themselves', async () => {
  const empty = await openWorld()
  try {
    const path = put('empty.csv', 'a,Cream sofa,Indoor,,,5', 'b,Linen shirt,Indoor,,,5', 'c,Zorbo,Indoor,,,5')
    const { map } = await suggestMap(empty.app.db, { path, language: 'en-US', now: 0 })
    expect(map).toEqual({ Indoor: '', 'Cream sofa': '> Home', 'Linen shirt': '> Fashion', Zorbo: '' })
    const order = orderOf(path, 'First', { mapping: map, newCategories: true })
    expect(placed(await importCatalog(empty.app.db, order)).sort()).toEqual([
      '1 fashion map Linen shirt',
      '1 home map Cream sofa',
      '1 other other ',
    ])
    const more = put('more.csv', 'd,Oak table,,,,5', 'e,Silk blouse,,,,5')
    expect(placed(await importCatalog(empty.app.db, orderOf(more, 'First'))).sort()).toEqual([
      '1 fashion title blouse',
      '1 home title table',
    ])
  } finally {
    await empty.close()
  }
})
