// node bin/export-catalog.ts --merchant NAME [--out FILE]: writes the goods of a merchant as a Shopify product file.
import { createWriteStream } from 'node:fs'
import { parseArgs } from 'node:util'
import { Writable } from 'node:stream'
import { readEnv } from '#kernel/data/env.ts'
import { isLanguage } from '#kernel/text/language.ts'
import { exportCatalog } from '#features/catalog/import/exporting.ts'
import { findSeller } from '#features/catalog/import/merchant.ts'
import { progressBar, withDatabase } from './catalog-shop.ts'
import { fail, Failure } from './failure.ts'

const usage = `Usage: node bin/export-catalog.ts --merchant NAME [options]
  --merchant NAME   whose goods: its name or code
  --out FILE        where to (standard output)
  --lang en-US      language of goods that came from no file`

function readArgs() {
  try {
    return parseArgs({
      options: {
        merchant: { type: 'string' },
        out: { type: 'string' },
        lang: { type: 'string' },
        help: { type: 'boolean' },
      },
    }).values
  } catch (e) {
    return fail(`${e instanceof Error ? e.message : String(e)}\n${usage}`)
  }
}
/** Standard output must stay open for what comes after. */
const standardOutput = (): Writable =>
  new Writable({ write: (chunk: Buffer, _, done) => void process.stdout.write(chunk, done) })

const values = readArgs()
if (values.help) {
  console.log(usage)
  process.exit(0)
}
const name = values.merchant?.trim()
if (!name) fail(usage)
const language = values.lang ?? 'en-US'
if (!isLanguage(language)) fail(`--lang must be en-US, zh-CN or es-ES, not "${language}"`)

const env = readEnv()
await withDatabase(env, async (db) => {
  const merchantId = await findSeller(db, name)
  if (merchantId === undefined) throw new Failure(`no merchant "${name}"`)
  const bar = progressBar('products')
  const out = values.out ? createWriteStream(values.out) : standardOutput()
  const report = await exportCatalog(
    db,
    { merchantId, language, publicUrl: env.publicUrl ?? `http://${env.host}:${env.port}`, progress: bar.at },
    out,
  ).finally(bar.end)
  console.error(`${report.products} products in ${report.rows} rows${values.out ? ` written to ${values.out}` : ''}`)
  if (report.currencies.length > 1)
    console.error(
      `prices stand in the currency of the file that each product came from: ${report.currencies.join(', ')}`,
    )
})
