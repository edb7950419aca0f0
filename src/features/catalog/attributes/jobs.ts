// Goods follow what staff did to an attribute: batch by batch, each in a transaction of its own.
import { valueOf } from './asking.ts'
import { definitionsOf, findAttribute } from './queries.ts'
import { relistBatches, sayAnew } from '#features/catalog/products/products.ts'
import type { Db } from '#kernel/data/db.ts'
import { dropPublic } from '#kernel/data/public-cache.ts'
import type { JobHandler } from '#kernel/jobs/jobs.ts'

async function follow(db: Db, attributeId: number): Promise<void> {
  const code = (await findAttribute(db, attributeId))?.code
  const [defined] = code === undefined ? [] : await definitionsOf(db, [code])
  if (!defined) return
  const values = Object.fromEntries(
    defined.values.flatMap((value) => {
      const now = valueOf(defined, value.code)
      return now ? [[value.code, { code: now.code, value: now.name }]] : []
    }),
  )
  const { name, kind, unit } = defined
  const said = { key: defined.code, name, values, unit: kind === 'number' ? unit : null }
  await relistBatches(db, (trx, after, limit) => sayAnew(trx, said, after, limit))
  await dropPublic(db, 'catalog', 'page', 'search')
}
export const jobs: Record<string, JobHandler> = {
  'attributes.follow': ({ db }, { attributeId }: { attributeId: number }) => follow(db, attributeId),
}
