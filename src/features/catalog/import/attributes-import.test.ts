// Attributes of a file: said by those of the shop where it has them, in any language; else in the file's own words.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderOf } from '../../../../test/importing.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { importCatalog } from './run.ts'
import { saveCategory } from '#features/catalog/products/products.ts'

let world: World
const dir = mkdtempSync(join(tmpdir(), 'miralo-attributes-'))
beforeAll(async () => {
  world = await openWorld()
  await saveCategory(world.app.db, { code: 'coats', name: { 'en-US': 'Coats' } })
  await world.pool.query(
    `with made as (insert into attribute (code, kind, name) values
         ('material', 'several', '{"en-US": "Material", "zh-CN": "材质"}'),
         ('width', 'number', '{"en-US": "Width", "es-ES": "Ancho"}') returning id, code)
     insert into attribute_value (attribute_id, code, name)
     select m.id, v.code, v.name::jsonb from made m, (values ('cotton', '{"en-US": "Cotton", "zh-CN": "棉"}'),
       ('linen', '{"en-US": "Linen", "zh-CN": "亚麻"}')) v(code, name) where m.code = 'material'`,
  )
})
afterAll(async () => {
  await world.close()
  rmSync(dir, { recursive: true, force: true })
})

const headings =
  'ID,Type,SKU,Name,Published,Regular price,Categories,' +
  [1, 2].map((n) => `Attribute ${n} name,Attribute ${n} value(s)`).join()
async function saidOf(...cells: string[]) {
  const path = join(dir, 'goods.csv')
  writeFileSync(path, `${headings}\n1,simple,coat,Coat,1,18,Coats,${cells.join()}\n`)
  await importCatalog(world.app.db, orderOf(path, 'Loom'))
  const { rows } = await world.pool.query(`select attributes from product`)
  return (rows[0].attributes as { key: string; code: string }[]).map(({ key, code }) => `${key}=${code}`)
}
test('by names in any language; a value that the shop does not have is the own detail of the merchant', async () => {
  expect(await saidOf('Material', '"Cotton, Linen"', 'Ancho', '12.5 cm')).toEqual([
    'material=cotton',
    'material=linen',
    'width=12.5',
  ])
  // told again in Chinese, it is the same
  expect(await saidOf('材质', '棉', 'Ancho', '12.5')).toEqual(['material=cotton', 'width=12.5'])
  expect(await saidOf('Material', 'Bamboo', 'Fit', 'Loose')).toEqual(['own-material=Bamboo', 'fit=Loose', 'width=12.5'])
})
