// node bin/import-catalog.ts FILE --merchant NAME: brings in a Shopify or WooCommerce file, the shop running or not.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readEnv } from '#kernel/data/env.ts'
import { isLanguage, pick, type Language } from '#kernel/text/language.ts'
import type { Placement } from '#features/catalog/import/report.ts'
import { openFolder } from '#features/catalog/import/local-pictures.ts'
import { isPromised, promised, type FreightTold, type Promised } from '#features/catalog/import/merchant.ts'
import { faultText } from '#features/catalog/import/row.ts'
import { importCatalog, type Report } from '#features/catalog/import/run.ts'
import { suggestMap } from '#features/catalog/import/suggesting.ts'
import { keepPicture } from '#features/platform/pictures/pictures.ts'
import { progressBar, withDatabase } from './catalog-shop.ts'
import { fail } from './failure.ts'

const usage = `Usage: node bin/import-catalog.ts FILE --merchant NAME [options]
  --merchant NAME   whose goods they are: its name or code; made when missing, with
  --freight 8/99    what its freight costs: CNY for an order, free from 99; or 8, or free
  --promise LIST    what it promises of new goods: return7,invoice,repair,fragileCover,fresh,freeFreight
  --images DIR      pictures by name: handle.jpg, handle-1.jpg, handle_2.png, SKU.webp
  --lang en-US      language of the texts: en-US, zh-CN or es-ES
  --currency USD    currency of the prices (CNY), with
  --rate 7.2        its worth in CNY
  --map FILE        JSON: { "type, tag, path or title": "category-code" or "Department > Category", made when missing }
  --suggest-map FILE  writes such a map, to be corrected by hand, and imports nothing
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
      freight: { type: 'string' },
      promise: { type: 'string' },
      'suggest-map': { type: 'string' },
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

/** "8", "8/99" or "free", in fen. */
function readFreight(text: string | undefined): FreightTold | undefined {
  if (text === undefined) return undefined
  if (text === 'free') return { fee: 0, freeFrom: null }
  const told = /^(\d{1,6})(?:\.(\d{1,2}))?(?:\/(\d{1,7}))?$/.exec(text)
  if (!told) return fail(`--freight must be an amount as 8 or 8.50, 8/99 or free, not "${text}"`)
  const fee = Number(told[1]) * 100 + Number((told[2] ?? '').padEnd(2, '0'))
  return { fee, freeFrom: told[3] ? Number(told[3]) * 100 : null }
}
function readPromises(text = ''): Promised[] {
  const told = text.split(',').flatMap((word) => word.trim() || [])
  const known = told.filter(isPromised)
  return known.length === told.length ? known : fail(`--promise knows ${promised.join(', ')}`)
}

const n = (value: number): string => value.toLocaleString('en-US')

const reasons: Record<Placement['rule'], string> = {
  map: 'by the map',
  taxonomy: 'by its product category',
  path: 'by its category in the file',
  type: 'by its type',
  title: 'by a word of its title',
  tag: 'by its tags',
  kept: 'as it was put in the shop',
  other: 'nothing places them: write a map with --suggest-map',
}
/** Where the products go and why, the most first. */
function tellPlaces(placed: readonly Placement[], language: Language): void {
  const shown = 40
  if (placed.length > 0) console.log('placed:')
  for (const { name, rule, products, words, missing } of placed.slice(0, shown)) {
    const by = words.length > 0 ? `: ${words.join(', ')}` : ''
    const fit = missing ? `; a department "${pick(missing, language)}" would fit` : ''
    console.log(`  ${n(products).padStart(5)}  ${pick(name, language)} (${reasons[rule]}${by}${fit})`)
  }
  const rest = placed.slice(shown).reduce((sum, p) => sum + p.products, 0)
  if (rest > 0) console.log(`  ${n(rest).padStart(5)}  in other categories`)
}

function tell(report: Report, dryRun: boolean, language: Language): void {
  const format = report.format === 'shopify' ? 'Shopify' : 'WooCommerce'
  const dry = dryRun ? ' (dry run: nothing is written)' : ''
  console.log(`${format} file, ${report.encoding}, ${n(report.rows)} rows${dry}`)
  console.log(
    `products: ${n(report.created)} created, ${n(report.updated)} updated, ` +
      `${n(report.unchanged)} unchanged, ${n(report.skippedProducts)} left out`,
  )
  console.log(`skipped rows: ${n(report.skippedRows)}`)
  tellFaults(report)
  tellPlaces(report.placed, language)
  if (report.weightless > 0)
    console.log(`${n(report.weightless)} variants without a weight: freight by weight takes them for 0 g`)
  for (const heading of report.headingsTwice) console.log(`the column "${heading}" stands twice: the first one counts`)
  for (const name of report.badPictures) console.log(`${name} is no picture that can be read`)
  for (const { product, src, reason } of report.lostPictures)
    console.log(`a picture did not come: ${product}: ${src} (${reason})`)
  const fetched = report.picturesAwaited > 0 && !dryRun ? ' (the running shop fetches them)' : ''
  console.log(`pictures awaited: ${n(report.picturesAwaited)}${fetched}`)
}
function tellFaults(report: Report): void {
  for (const f of report.skipped) {
    const lines = f.with.slice(0, 20).join(', ') + (f.with.length > 20 ? ', …' : '')
    const others = f.with.length > 0 ? `, with it line${f.with.length > 1 ? 's' : ''} ${lines}` : ''
    console.log(
      `  line ${f.line}: ${faultText(f)}${f.product ? ` (product "${f.product.slice(0, 80)}"${others})` : ''}`,
    )
  }
  if (report.skippedProducts > report.skipped.length) console.log('  … and more')
}

const { values, positionals } = readArgs()
if (values.help) {
  console.log(usage)
  process.exit(0)
}
const [path] = positionals
const merchant = values.merchant?.trim() ?? ''
const suggested = values['suggest-map']
if (positionals.length !== 1 || !path || (merchant === '' && suggested === undefined)) fail(usage)
if (!existsSync(path)) fail(`${path}: no such file`)
const language = values.lang ?? 'en-US'
if (!isLanguage(language)) fail(`--lang must be en-US, zh-CN or es-ES, not "${language}"`)
const currency = (values.currency ?? 'CNY').toUpperCase()
if (currency !== 'CNY' && values.rate === undefined) fail(`prices in ${currency} need their worth in CNY: --rate 7.2`)
const mapping = readMapping(values.map)
const freight = readFreight(values.freight)
const promises = readPromises(values.promise)
const dir = values.images
if (dir !== undefined && !existsSync(dir)) fail(`${dir}: no such folder`)
const dryRun = values['dry-run'] ?? false

const env = readEnv()
const folder =
  dir === undefined
    ? undefined
    : { dir, folder: await openFolder(dir), keep: (bytes: Uint8Array) => keepPicture({ env }, bytes) }
await withDatabase(env, async (db) => {
  if (suggested !== undefined) {
    const { map, products, unplaced } = await suggestMap(db, { path, language, now: Date.now() })
    writeFileSync(suggested, `${JSON.stringify(map, undefined, 2)}\n`)
    console.log(`${suggested}: ${n(Object.keys(map).length)} words of ${n(products)} products, ${n(unplaced)} unplaced`)
    console.log('Correct it and import with --map. An empty category says nothing; "> Name" is a new department.')
    return
  }
  const bar = progressBar('rows')
  try {
    const report = await importCatalog(db, {
      path,
      merchant,
      language,
      currency,
      rate: values.rate ?? '1',
      mapping,
      newCategories: true,
      promises,
      ...(freight && { freight }),
      pictures: folder,
      dryRun,
      unreviewed: false,
      now: Date.now(),
      progress: bar.at,
    })
    bar.end()
    tell(report, dryRun, language)
    if (report.created > 0 && promises.length === 0)
      console.log('New goods promise nothing (no return without reason): --promise return7 says otherwise.')
  } finally {
    bar.end()
  }
})
