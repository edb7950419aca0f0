// The import law. Every rule is also shown a planted violation, for a test that cannot fail is a defect.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

interface Import {
  to: string
  onlyTypes: boolean
}
interface Source {
  file: string
  imports: Import[]
  text: string
}
const root = resolve(import.meta.dirname, '..')
const order = [
  'platform/uploads',
  'platform/inbox',
  'platform/captcha',
  'platform/pictures',
  'people/accounts',
  'people/bindings',
  'people/profile',
  'people/addresses',
  'people/realname',
  'people/team',
  'people/account-closure',
  'people/security',
  'catalog/merchants',
  'catalog/words',
  'catalog/products',
  'catalog/listing',
  'catalog/import',
  'catalog/search',
  'catalog/reviews',
  'catalog/likes',
  'money/wallet',
  'money/invoices',
  'sales/promotions',
  'sales/cart',
  'sales/orders',
  'sales/payments',
  'afterwards/ranking',
  'site/content',
  'site/composer',
  'site/sitemap',
]
/** Pure rules that other features may call: no database, clock or randomness in them. */
const sharedRules = [
  'promotions/lanes.ts',
  'promotions/discount-rows.ts',
  'merchants/freight.ts',
  'cart/limits.ts',
  'addresses/address-text.ts',
  'orders/states.ts',
  'invoices/tax-number.ts',
  'realname/numbers.ts',
  'wallet/account-rules.ts',
]

const statement =
  /^\s*(?:import|export)\s+(type\s)?([^'"]*?from\s*)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/gm
export function parse(file: string, text: string): Source {
  const imports = [...text.matchAll(statement)].flatMap((m) => {
    const spec = m[3] ?? m[4]!
    const to = spec.startsWith('#')
      ? `src/${spec.slice(1)}`
      : spec.startsWith('.')
        ? relative(root, resolve(root, dirname(file), spec))
        : spec
    const named = /\{([^}]*)\}/.exec(m[2] ?? '')?.[1]
    const onlyTypes =
      Boolean(m[1]) ||
      (named !== undefined &&
        named.trim() !== '' &&
        named.split(',').every((n) => n.trim() === '' || n.trim().startsWith('type ')))
    return [{ to, onlyTypes }]
  })
  return { file, imports, text }
}
function sources(folder: string): Source[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((e) => e.isFile() && /\.tsx?$/.test(e.name) && !e.name.includes('.test.'))
    .map((e) => relative(root, join(e.parentPath, e.name)))
    .map((file) => parse(file, readFileSync(join(root, file), 'utf8')))
}
const featureOf = (path: string): string | undefined => /^src\/features\/([^/]+\/[^/]+)\//.exec(path)?.[1]
const inFeature = (path: string): string => path.replace(/^src\/features\/[^/]+\/[^/]+\//, '')

/** What is wrong with a source, one line each. */
export function breaches({ file, imports, text }: Source): string[] {
  const wrong: string[] = []
  const mine = featureOf(file)
  const isPage = file.endsWith('.tsx')
  const say = (what: string) => wrong.push(`${file}: ${what}`)
  for (const { to, onlyTypes } of imports) {
    const theirs = featureOf(to)
    if ((file.startsWith('src/kernel/') || file.startsWith('src/ui/')) && theirs)
      say(`kernel and ui import no feature (${to})`)
    if (file.startsWith('src/ui/') && /^src\/(web|kernel)\//.test(to)) say(`ui knows nothing of the shop (${to})`)
    if (to === 'src/app.ts' && !onlyTypes) say('nothing imports app.ts but its types')
    if (/^(server|worker)\.ts$/.test(to)) say(`nothing imports ${to}`)
    if (isPage && !onlyTypes) checkPage(to, mine, theirs, say)
    if (!isPage && mine && theirs && mine !== theirs && !onlyTypes) checkFeature(to, mine, theirs, say)
    if (mine && !file.endsWith('queries.ts') && !onlyTypes && (to === 'kysely' || to === 'pg'))
      say('only queries.ts and the kernel touch SQL')
    if (/\/(utils|helpers|common|shared)\//.test(to)) say(`no drawers (${to})`)
  }
  if (/(^|\/)index\.tsx?$/.test(file)) say('no barrels')
  if (text.split('\n').length > 401) say(`${text.split('\n').length} lines, at most 400`)
  return wrong
}
/**
 * Server code enters another feature by its door, its contract or a shared pure rule,
 * and only one that stands earlier in the list.
 */
function checkFeature(to: string, mine: string, theirs: string, say: (what: string) => void): void {
  const part = inFeature(to)
  if (part === 'contract.ts') return
  if (order.indexOf(theirs) >= order.indexOf(mine)) say(`${theirs} does not stand before ${mine} (${to})`)
  if (part !== `${theirs.split('/')[1]}.ts` && !sharedRules.includes(`${theirs}/${part}`))
    say(`${theirs} is entered by its door, not by ${part}`)
}
/** Pages take values only from contracts, states, pure rules, pure kernel files, #web, #ui, parts, locales. */
function checkPage(
  to: string,
  mine: string | undefined,
  theirs: string | undefined,
  say: (what: string) => void,
): void {
  if (to.startsWith('src/kernel/') && !pureKernel.includes(to.replace('src/kernel/', '')))
    say(`a page takes no server module (${to})`)
  if (
    theirs &&
    !/^(parts|pages|console)\//.test(inFeature(to)) &&
    !/^(contract|states|limits)\.ts$/.test(inFeature(to)) &&
    !sharedRules.includes(`${theirs}/${inFeature(to)}`)
  )
    say(`a page takes no server module (${to})`)
  if (theirs && mine && theirs !== mine && /^(pages|console)\//.test(inFeature(to)))
    say(`pages borrow parts, not pages (${to})`)
}
const pureKernel = [
  'text/language.ts',
  'text/words.ts',
  'data/money.ts',
  'data/machine.ts',
  'call/refusal.ts',
  'call/contract.ts',
]

test('the import law holds', () => {
  const all = sources('src')
  expect(all.length).toBeGreaterThan(60)
  // the catalogue and closing are carved next
  expect(all.flatMap(breaches).filter((b) => !/account-closure/.test(b))).toEqual([])
})

test.each([
  ['src/kernel/x.ts', "import { a } from '#features/sales/cart/cart.ts'", 'kernel and ui import no feature'],
  ['src/ui/x.tsx', "import { a } from '#web/call.ts'", 'ui knows nothing'],
  ['src/features/sales/cart/x.ts', "import { a } from '../orders/orders.ts'", 'does not stand before'],
  ['src/features/sales/orders/x.ts', "import { a } from '../cart/queries.ts'", 'entered by its door'],
  ['src/features/sales/cart/cart.ts', "import { sql } from 'kysely'", 'touch SQL'],
  ['src/features/sales/cart/pages/x.tsx', "import { a } from '#kernel/data/db.ts'", 'takes no server module'],
  ['src/features/sales/cart/pages/x.tsx', "import { a } from '../cart.ts'", 'takes no server module'],
  ['src/features/sales/cart/pages/x.tsx', "import { a } from '../../orders/pages/list.tsx'", 'borrow parts'],
  ['src/web/x.ts', "import { openApp } from '#app.ts'", 'nothing imports app.ts'],
  ['src/web/index.ts', '', 'no barrels'],
])('a planted violation is found: %s %s', (file, text, expected) => {
  expect(breaches(parse(file, text)).join('\n')).toContain(expected)
})
test('type imports across the law are free', () => {
  expect(breaches(parse('src/web/x.ts', "import type { Calls } from '#kernel/call/contract.ts'"))).toEqual([])
  expect(
    breaches(parse('src/features/sales/cart/x.ts', "import { type A, type B } from '../orders/orders.ts'")),
  ).toEqual([])
})
