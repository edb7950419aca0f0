// The import law, read from the manifests.
// Every rule is also shown a planted violation: a test that cannot fail is a defect.
import { describe, expect, test } from 'vitest'
import { features } from '#features.ts'
import { circles, parse, sources, type Source } from './sources.ts'

const order: readonly string[] = features.map((f) => f.name)
const sharedRules = new Set(features.flatMap(({ name, rules = [] }) => rules.map((rule) => `${name}/${rule}`)))
/** Kernel files that browsers may hold: no server in them. */
const pureKernel = [
  'text/language.ts',
  'text/words.ts',
  'text/platform-name.ts',
  'text/outside.ts',
  'data/money.ts',
  'data/machine.ts',
  'call/refusal.ts',
  'call/contract.ts',
  'entries.ts',
]
/** Folders of a surface that every screen may borrow from; the rest of it stands above the features. */
const borrowed =
  /^src\/surfaces\/\w+\/(goods|likes|visit|account\/account-entries\.ts|shell\/(search-form|shortcut-list)\.tsx)/
/** What a feature's screens of a desk take of the consoles; the shell and the door stand above the features. */
const desk = 'src/surfaces/console/desk/'
/** and the dress: how wide the window is */
const isBorrowedDesk = (path: string): boolean =>
  path.startsWith(desk) || path === 'src/surfaces/console/dress/dress.tsx'
const isDesk = (path: string): boolean => /^src\/features\/[^/]+\/[^/]+\/(merchant|staff)\//.test(path)
const inConsole = (path: string): boolean => path.startsWith('src/surfaces/console/') || isDesk(path)
/** What shoppers never load. */
const consoleOnly = /^(antd|dayjs)(\/|$)/
const featureOf = (path: string): string | undefined => /^src\/features\/([^/]+\/[^/]+)\//.exec(path)?.[1]
const inFeature = (path: string): string => path.replace(/^src\/features\/[^/]+\/[^/]+\//, '')
const isScreen = (path: string): boolean => path.endsWith('.tsx') || /\/(parts|pages|merchant|staff)\//.test(path)
type Say = (what: string) => void

/** What is wrong with a source, one line each. */
function breaches({ file, imports }: Source): string[] {
  const wrong: string[] = []
  const say: Say = (what) => wrong.push(`${file}: ${what}`)
  for (const { to, onlyTypes } of imports) {
    layers(file, to, say)
    if (/\/(utils|helpers|common|shared)\//.test(to)) say(`no drawers (${to})`)
    if (file.endsWith('.tsx') && !onlyTypes) values(to, say)
    consoles(file, to, say)
    if (featureOf(file) && featureOf(to)) between(file, to, onlyTypes, say)
    if (file.startsWith('src/features/') && !file.endsWith('queries.ts') && !onlyTypes && /^(kysely|pg)$/.test(to))
      say('only queries.ts and the kernel touch SQL')
  }
  if (/(^|\/)index\.tsx?$/.test(file)) say('no barrels')
  return wrong
}
function layers(file: string, to: string, say: Say): void {
  if (/^src\/(kernel|ui|web)\//.test(file) && /^src\/(features|surfaces)\//.test(to))
    say(`kernel, ui and web know no feature and no surface (${to})`)
  if (file.startsWith('src/ui/') && /^src\/(web|kernel)\//.test(to)) say(`ui knows nothing of the shop (${to})`)
  if (file.startsWith('src/kernel/') && /^src\/(web|ui)\//.test(to)) say(`the kernel draws nothing (${to})`)
  if (to === 'src/app.ts') say('nothing imports app.ts')
  if (/^(server|worker)\.ts$/.test(to)) say(`nothing imports ${to}`)
  if (to === 'src/features.ts' && file !== 'src/app.ts') say('the list of features is read by app.ts')
  if (to.endsWith('/feature.ts') && to !== 'src/kernel/feature.ts' && file !== 'src/features.ts')
    say(`manifests are read by features.ts (${to})`)
  if (featureOf(file) && to.startsWith('src/surfaces/') && !borrowed.test(to) && !isBorrowedDesk(to))
    say(`features borrow from their surface, they do not know its frame (${to})`)
  if (borrowed.test(file) && featureOf(to) && isScreen(to)) say(`what screens borrow knows no screen (${to})`)
}
/** The consoles and the storefront are two bundles: nothing of the one in the other, and antd in the consoles only. */
function consoles(file: string, to: string, say: Say): void {
  if (consoleOnly.test(to) && !inConsole(file)) say(`shoppers do not load ${to}`)
  if (inConsole(to) && !inConsole(file)) say(`what shoppers load knows no console (${to})`)
  if (!inConsole(file)) return
  if (to.startsWith('src/surfaces/storefront/')) say(`a console knows no storefront (${to})`)
  if (/^src\/features\/.*\/pages\//.test(to)) say(`a console knows no page of the storefront (${to})`)
  if (/^src\/web\/(call|session)\.ts$/.test(to)) say(`a console speaks by a client of its own (${to})`)
  if (to.startsWith(desk) || !to.startsWith('src/surfaces/console/')) return
  if (file.startsWith(desk) && !/\/dress\//.test(to)) say(`what desks borrow knows no frame (${to})`)
}
/**
 * A feature enters another by its door, contract, states, parts or a shared pure rule,
 * and only one that stands earlier.
 */
function between(file: string, to: string, onlyTypes: boolean, say: Say): void {
  const [mine, theirs, part] = [featureOf(file)!, featureOf(to)!, inFeature(to)]
  if (mine === theirs) return
  if (order.indexOf(theirs) >= order.indexOf(mine)) say(`${theirs} does not stand before ${mine} (${to})`)
  if (part === 'contract.ts' || part === 'states.ts' || part === 'limits.ts') return
  if (sharedRules.has(`${theirs}/${part}`)) return
  if (isScreen(file) && part.startsWith('parts/')) return
  if (isDesk(file) && /^(merchant|staff)\/parts\//.test(part)) return
  if (part !== `${theirs.split('/')[1]}.ts`) say(`${theirs} is entered by its door, not by ${part}`)
  else if (isScreen(file) && !onlyTypes) say(`a screen takes no server module (${to})`)
}
/** Screens take values only from contracts, states, shared rules, pure kernel files, #web, #ui, surfaces and parts. */
function values(to: string, say: Say): void {
  if (to.startsWith('src/kernel/') && !pureKernel.includes(to.replace('src/kernel/', '')))
    say(`a page takes no server module (${to})`)
  const theirs = featureOf(to)
  if (!theirs || isScreen(to)) return
  const part = inFeature(to)
  if (!/^(contract|states|limits|entries)\.ts$/.test(part) && !sharedRules.has(`${theirs}/${part}`))
    say(`a page takes no server module (${to})`)
}

const all = sources('src')
test('the import law holds', () => {
  expect(all.length).toBeGreaterThan(600)
  expect(all.flatMap(breaches)).toEqual([])
})
test('no circle of imports, types included', () => {
  expect(circles([...all, ...sources('simulators', 'bench', 'test', 'bin', 'demo')])).toEqual([])
})
test('every folder of a feature has its manifest in the list, once, in groups', () => {
  const folders = new Set(all.flatMap(({ file }) => featureOf(file) ?? []))
  expect([...folders].sort()).toEqual([...order].sort())
  const groups = order.map((name) => name.split('/')[0]!)
  expect(groups.filter((g, at) => groups.indexOf(g) === at || groups[at - 1] === g)).toEqual(groups)
})
test('what manifests say of rules is so', () => {
  const files = new Set(all.map(({ file }) => file))
  expect([...sharedRules].filter((rule) => !files.has(`src/features/${rule}`))).toEqual([])
})

describe('a planted violation is found', () => {
  test.each([
    ['src/kernel/x.ts', "import { a } from '#features/sales/cart/cart.ts'", 'know no feature'],
    ['src/web/x.ts', "import type { A } from '#features/sales/cart/contract.ts'", 'know no feature'],
    ['src/web/x.tsx', "import { A } from '#surfaces/storefront/shell/shell.tsx'", 'no surface'],
    ['src/ui/x.tsx', "import { a } from '#web/call.ts'", 'ui knows nothing'],
    ['src/features/sales/cart/x.ts', "import { a } from '../orders/orders.ts'", 'does not stand before'],
    ['src/features/sales/cart/x.ts', "import type { A } from '../orders/orders.ts'", 'does not stand before'],
    ['src/features/sales/orders/x.ts', "import { a } from '../cart/queries.ts'", 'entered by its door'],
    ['src/features/sales/cart/cart.ts', "import { sql } from 'kysely'", 'touch SQL'],
    ['src/features/sales/cart/pages/x.tsx', "import { a } from '#kernel/data/db.ts'", 'takes no server module'],
    ['src/features/sales/cart/pages/x.tsx', "import { a } from '../cart.ts'", 'takes no server module'],
    ['src/features/sales/orders/pages/x.tsx', "import { a } from '../../cart/cart.ts'", 'takes no server module'],
    ['src/features/sales/payments/pages/x.tsx', "import { a } from '../../orders/pages/list.tsx'", 'by its door'],
    ['src/features/sales/cart/pages/x.tsx', "import { A } from '../../orders/parts/a.tsx'", 'does not stand before'],
    ['src/features/sales/cart/parts/x.tsx', "import { A } from '#surfaces/storefront/shell/shell.tsx'", 'its frame'],
    ['src/surfaces/storefront/goods/x.tsx', "import { A } from '#features/sales/cart/parts/a.tsx'", 'knows no screen'],
    ['src/web/x.ts', "import { openApp } from '#app.ts'", 'nothing imports app.ts'],
    ['src/surfaces/storefront/x.ts', "import { cart } from '#features/sales/cart/feature.ts'", 'manifests are read by'],
    ['src/surfaces/storefront/x.tsx', "import { Button } from 'antd'", 'shoppers do not load antd'],
    ['src/features/sales/cart/pages/x.tsx', "import dayjs from 'dayjs'", 'shoppers do not load dayjs'],
    ['src/root.tsx', "import { call } from '#surfaces/console/desk/call.ts'", 'knows no console'],
    ['src/features/sales/cart/pages/x.tsx', "import { A } from '../merchant/a.tsx'", 'knows no console'],
    ['src/features/sales/cart/merchant/x.tsx', "import { A } from '#surfaces/console/shell/menu.tsx'", 'its frame'],
    ['src/features/sales/orders/staff/x.tsx', "import { A } from '../../cart/merchant/a.tsx'", 'by its door'],
    ['src/features/sales/orders/parts/x.tsx', "import { A } from '../../cart/merchant/parts/a.tsx'", 'by its door'],
    ['src/features/sales/cart/staff/x.tsx', "import { A } from '../pages/a.tsx'", 'no page of the storefront'],
    ['src/surfaces/console/x.tsx', "import { call } from '#web/call.ts'", 'client of its own'],
    ['src/surfaces/console/x.tsx', "import { A } from '#surfaces/storefront/goods/a.tsx'", 'knows no storefront'],
    ['src/surfaces/console/desk/x.tsx', "import { A } from '../shell/menu.tsx'", 'knows no frame'],
    ['src/web/index.ts', '', 'no barrels'],
  ])('%s %s', (file, text, expected) => {
    expect(breaches(parse(file, text)).join('\n')).toContain(expected)
  })
  test('a circle, also by types', () => {
    const there = parse('src/ui/a.ts', "import type { B } from './b.ts'")
    const back = parse('src/ui/b.ts', "import { a } from './a.ts'")
    expect(circles([there, back])).toEqual([['src/ui/a.ts', 'src/ui/b.ts']])
    expect(circles([there, parse('src/ui/b.ts', '')])).toEqual([])
  })
})
