// One property of every kept answer: after a write through its door the next reading is new,
// here and in every other process.
// Age is held still, so that nothing but the drop can make it new.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openApp, type App } from '#app.ts'
import type { Visitor } from '#kernel/call/contract.ts'
import { statementCount } from '#kernel/data/db.ts'
import { readEnv } from '#kernel/data/env.ts'
import { saveBlock } from '#features/site/composer/composer.ts'
import { addJobs } from '#kernel/jobs/jobs.ts'
import { makeShop, same } from '../goods.ts'
import { openWorld, type World } from '../world.ts'
import { doors, keptAnswers, type AskShop } from './answers.ts'
import type { Scene } from './scene.ts'

let world: World
let other: App
let scene: Scene
const answers = keptAnswers(() => scene)
const strip = { action: same('All'), to: { category: 'table' }, choice: { sort: 'sales' }, size: 8 }
const blocks = [
  { position: 5, type: 'strip', settings: { title: same('Goods'), text: same('Words'), ...strip } },
  { position: 6, type: 'ticker', settings: { title: same('News'), size: 2 } },
]
beforeAll(async () => {
  world = await openWorld()
  let count = 0
  scene = { world, goods: await makeShop(world), next: () => ++count }
  other = await openApp(readEnv({ DATA_DIR: '/nowhere', DEMO: '1', LOG_LEVEL: 'error' }), world.databaseUrl, true)
  for (const block of blocks) await saveBlock(world.app.db, { page: 'home', status: 'published', ...block })
  const { product, board, collection, landing, links, popups } = doors(() => scene)
  await product()
  await collection()
  await board()
  await landing()
  await links()
  await popups()
  await addJobs(world.app.db, [{ name: 'catalog.countWords', payload: {} }])
  await world.runJobs()
  vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  for (const app of [world.app, other]) expect(await until(() => keeps(app))).toBe(true)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await other.close()
  await world.close()
})

const visitor: Visitor = { lang: 'en-US', audience: 'shopper', ip: '127.0.0.1', userAgent: '' }
const asker = (app: App): AskShop =>
  ((path: string, input: unknown) => app.ask(visitor, path, input, 'http')) as AskShop
const askers = (): [string, AskShop][] => [
  ['in this process', asker(world.app)],
  ['in another process', asker(other)],
]
/** Until a shop hears of drops it keeps nothing. */
async function keeps(app: App): Promise<boolean> {
  let loads = 0
  const load = () => Promise.resolve(++loads)
  for (let twice = 0; twice < 2; twice++) await app.context.cache.get('page', 'probe', 1, load)
  return loads < 2
}
/** The database is asked in between: what it tells of a commit comes while it is asked often enough. */
async function until(there: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < 2000; tries++) {
    if (await there()) return true
    await world.pool.query('select 1')
  }
  return false
}

const files = (dir: string): string[] =>
  readdirSync(dir, { withFileTypes: true }).flatMap((e) =>
    e.isDirectory() ? files(join(dir, e.name)) : /(?<!\.test)\.tsx?$/.test(e.name) ? [join(dir, e.name)] : [],
  )
const sources = files('src').map((file) => ({ file, text: readFileSync(file, 'utf8') }))
/** Topic and key of every entry of the public cache, read from the source. */
const entries = (text: string): string[] =>
  [...text.matchAll(/\b(?:cache\.get|\.kept)(?:<[^>]*>)?\(\s*'(\w+)',\s*(?:`([^`]*)`|'([^']*)')/g)].map(
    ([, topic, template, plain]) => `${topic} ${(template ?? plain ?? '').replaceAll(/\$\{[^}]*\}/g, '…')}`,
  )

test('every entry of the public cache is in the table', () => {
  const calls = sources.flatMap(({ text }) => [...text.matchAll(/\bcache\.get(?:<[^>]*>)?\(|\.kept\(/g)]).length
  const found = sources.flatMap(({ text }) => entries(text))
  expect(found.length, 'an entry whose key cannot be read here').toBe(calls)
  // the frame of pages is walked with the pages, the words of messages with their templates
  const known = new Set([...answers.flatMap((a) => a.kept), 'content frame …', 'content message wordings'])
  expect([...new Set(found)].sort()).toEqual([...known].sort())
})
test('nothing else on the server keeps answers by their age', () => {
  const keepers = sources.filter(
    ({ file, text }) =>
      /new (?:Weak)?Map\b/.test(text) && /\b(?:Date|performance)\.now\b/.test(text) && !file.includes('/parts/'),
  )
  // limits.ts counts calls; outage.ts remembers its alarms; pictures.ts only makes files;
  // panel-answer.ts and line.ts run in the browser; sender.ts counts what is on its way to an endpoint;
  // db.ts names statements and times them, slow.ts remembers the slowest; health.ts and metrics.ts sum up for staff
  // alipay-client.ts and wechat-keys.ts keep a provider's client and certificates, no answers
  expect(keepers.map((s) => basename(s.file)).sort()).toEqual([
    'alipay-client.ts',
    'db.ts',
    'health.ts',
    'limits.ts',
    'line.ts',
    'metrics.ts',
    'outage.ts',
    'page-cache.ts',
    'panel-answer.ts',
    'pictures.ts',
    'public-cache.ts',
    'sender.ts',
    'slow.ts',
    'wechat-keys.ts',
  ])
})

test.each(answers)('$name: kept until a write, then new in every process', async ({ read, writes }) => {
  for (const [door, write] of Object.entries(writes)) {
    const before = new Map<string, string>()
    for (const [where, ask] of askers()) {
      // the line may still tell of what was written before
      const isKept = await until(async () => {
        await read(ask)
        const asked = statementCount()
        before.set(where, JSON.stringify(await read(ask)))
        return statementCount() === asked
      })
      expect(isKept, `${where} it is not kept at all`).toBe(true)
    }
    await write()
    for (const [where, ask] of askers()) {
      const isNew = await until(async () => JSON.stringify(await read(ask)) !== before.get(where))
      expect(isNew, `${where}, after ${door}, the old answer stays`).toBe(true)
    }
  }
})
