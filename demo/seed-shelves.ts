// Attributes and templates of specs of the demo, before its goods: these say what is asked of them.
import { shelfAttributes, specTemplates, type ShelfAttribute } from './shelves.ts'
import { insertAttribute, insertValue, updateAttribute, writePlaces } from '#features/catalog/attributes/queries.ts'
import { insertTemplate } from '#features/catalog/spec-templates/queries.ts'
import type { Db } from '#kernel/data/db.ts'

type Ids = ReadonlyMap<string, number>
export async function seedShelves(
  db: Db,
  categories: Ids,
  merchants: ReadonlyMap<string, { merchantId: number }>,
): Promise<void> {
  const { n } = await db
    .selectFrom('attribute')
    .select((e) => e.fn.countAll().as('n'))
    .executeTakeFirstOrThrow()
  // a shop that is filled again has them
  if (Number(n) > 0) return
  for (const one of shelfAttributes()) await seedAttribute(db, one, categories)
  for (const { merchant, sizes, choices, places, ...template } of specTemplates()) {
    const sized = (sizes?.split(' ') ?? []).map((size) => ({
      code: size.toLowerCase(),
      name: { 'en-US': size, 'zh-CN': size, 'es-ES': size },
      colour: null,
    }))
    await insertTemplate(db, merchant === undefined ? null : merchants.get(merchant)!.merchantId, {
      ...template,
      choices: [...sized, ...(choices ?? []).map(({ colour, ...one }) => ({ ...one, colour: colour ?? null }))],
      categoryIds: places.map((place) => categories.get(place)!),
    })
  }
}
async function seedAttribute(db: Db, one: ShelfAttribute, categories: Ids): Promise<void> {
  const id = await insertAttribute(db, one.kind, one.name, one.code)
  await updateAttribute(db, id, { name: one.name, unit: one.unit ?? {}, filter: true, card: one.card ?? false })
  for (const { code, name } of one.values ?? []) await insertValue(db, id, { code, name, colour: null })
  const asked = one.places.map((place) => ({ categoryId: categories.get(place)!, required: false }))
  await writePlaces(db, id, asked)
}
