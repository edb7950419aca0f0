// node bin/retry-pictures.ts [--merchant NAME]: lists pictures of imported goods that have not come, and asks again.
import { parseArgs } from 'node:util'
import { readEnv } from '#kernel/data/env.ts'
import { findSeller } from '#features/catalog/import/merchant.ts'
import { retryPictures } from '#features/catalog/import/retrying.ts'
import { withDatabase } from './catalog-shop.ts'
import { fail, Failure } from './failure.ts'

const usage = `Usage: node bin/retry-pictures.ts [--merchant NAME]
  --merchant NAME   of this merchant only: its name or code`

function readArgs() {
  try {
    return parseArgs({ options: { merchant: { type: 'string' }, help: { type: 'boolean' } } }).values
  } catch (e) {
    return fail(`${e instanceof Error ? e.message : String(e)}\n${usage}`)
  }
}
const values = readArgs()
if (values.help) {
  console.log(usage)
  process.exit(0)
}
const name = values.merchant?.trim()
await withDatabase(readEnv(), async (db) => {
  const merchantId = name ? await findSeller(db, name) : undefined
  if (name && merchantId === undefined) throw new Failure(`no merchant "${name}"`)
  const waiting = await retryPictures(db, merchantId)
  for (const { product, src, reason } of waiting) console.log(`${product}: ${src} (${reason || 'not tried yet'})`)
  console.log(`${waiting.length} pictures are asked for again (the running shop fetches them)`)
})
