// node bin/import-catalog.ts FILE --merchant NAME: brings in a Shopify or WooCommerce file, the shop running or not.
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readEnv } from '#kernel/data/env.ts'
import { isLanguage } from '#kernel/text/language.ts'
import { openFolder } from '#features/catalog/import/local-pictures.ts'
import { faultText } from '#features/catalog/import/row.ts'
import { importCatalog, type Report } from '#features/catalog/import/run.ts'
import { keepPicture } from '#features/platform/pictures/pictures.ts'
import { progressBar, withDatabase } from './catalog-shop.ts'
import { fail } from './failure.ts'

const usage = `Usage: node bin/import-catalog.ts FILE --merchant NAME [options]
  --merchant NAME   whose goods they are: its name or code; made when missing
  --images DIR      pictures by name: handle.jpg, handle-1.jpg, handle_2.png, SKU.webp
  --lang en-US      language of the texts: en-US, zh-CN or es-ES
  --currency USD    currency of the prices (CNY), with
  --rate 7.2        its worth in CNY
  --map FILE        JSON: { "type or tag": "category-code" }
  --dry-run         says what would happen and writes nothing`

function readArgs() {
  try {
    const options = {
      merchant: { type: 'string' },
      images: { type: 'string' },
      lang: { type: 'string' },
      currency: { type: 'string' },
      rate: { type: 'string' },
      map: { type: 'string' },
    } as const
    return parseArgs({
      allowPositionals: true,
      options: { ...options, 'dry-run': { type: 'boolean' }, help: { type: 'boolean' } },
    })
  } catch (e) {
    return fail(`${e instanceof Error ? e.message : String(e)}\n${usage}`)
  }
}
function readMapping(path: string | undefined): Record<string, string> {
  if (!path) return {}
  try {
    const mapping: unknown = JSON.parse(readFileSync(path, 'utf8'))
    if (mapping && typeof mapping === 'object' && Object.values(mapping).every((v) => typeof v === 'string'))
      return mapping as Record<string, string>
  } catch (e) {
    return fail(`${path}: ${e instanceof Error ? e.message : String(e)}`)
  }
  return fail(`${path} must be a JSON object: { "type or tag": "category-code" }`)
}

function tell(report: Report, dryRun: boolean): void {
  const n = (value: number): string => value.toLocaleString('en-US')
  const format = report.format === 'shopify' ? 'Shopify' : 'WooCommerce'
  const dry = dryRun ? ' (dry run: nothing is written)' : ''
  console.log(`${format} file, ${report.encoding}, ${n(report.rows)} rows${dry}`)
  console.log(
    `products: ${n(report.created)} created, ${n(report.updated)} updated, ` +
      `${n(report.unchanged)} unchanged, ${n(report.skippedProducts)} left out`,
  )
  console.log(`skipped rows: ${n(report.skippedRows)}`)
  for (const f of report.skipped) {
    const lines = f.with.slice(0, 20).join(', ') + (f.with.length > 20 ? ', …' : '')
    const others = f.with.length > 0 ? `, with it line${f.with.length > 1 ? 's' : ''} ${lines}` : ''
    console.log(
      `  line ${f.line}: ${faultText(f)}${f.product ? ` (product "${f.product.slice(0, 80)}"${others})` : ''}`,
    )
  }
  if (report.skippedProducts > report.skipped.length) console.log('  … and more')
  for (const heading of report.headingsTwice) console.log(`the column "${heading}" stands twice: the first one counts`)
  for (const name of report.badPictures) console.log(`${name} is no picture that can be read`)
  const fetched = report.picturesAwaited > 0 && !dryRun ? ' (the running shop fetches them)' : ''
  console.log(`pictures awaited: ${n(report.picturesAwaited)}${fetched}`)
}

const { values, positionals } = readArgs()
if (values.help) {
  console.log(usage)
  process.exit(0)
}
const [path] = positionals
if (positionals.length !== 1 || !path || !values.merchant?.trim()) fail(usage)
if (!existsSync(path)) fail(`${path}: no such file`)
const language = values.lang ?? 'en-US'
if (!isLanguage(language)) fail(`--lang must be en-US, zh-CN or es-ES, not "${language}"`)
const currency = (values.currency ?? 'CNY').toUpperCase()
if (currency !== 'CNY' && values.rate === undefined) fail(`prices in ${currency} need their worth in CNY: --rate 7.2`)
const mapping = readMapping(values.map)
const dir = values.images
if (dir !== undefined && !existsSync(dir)) fail(`${dir}: no such folder`)
const dryRun = values['dry-run'] ?? false
const merchant = values.merchant.trim()

const env = readEnv()
const folder =
  dir === undefined
    ? undefined
    : { dir, folder: await openFolder(dir), keep: (bytes: Uint8Array) => keepPicture({ env }, bytes) }
await withDatabase(env, async (db) => {
  const bar = progressBar('rows')
  try {
    const report = await importCatalog(db, {
      path,
      merchant,
      language,
      currency,
      rate: values.rate ?? '1',
      mapping,
      pictures: folder,
      dryRun,
      now: Date.now(),
      progress: bar.at,
    })
    bar.end()
    tell(report, dryRun)
  } finally {
    bar.end()
  }
})
