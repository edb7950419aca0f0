// One property of every list call: whoever reads it page by page sees each row once, in the promised order,
// also while rows come in between.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Contract } from '#kernel/call/contract.ts'
import { encodeCursor } from '#kernel/call/page.ts'
import { contracts, schemaOf } from '../attacks/fields.ts'
import type { Case, List } from './list.ts'
import { listsOf } from './rows.ts'
import { openScene, type Scene } from './scene.ts'

interface Page {
  records: Record<string, unknown>[]
  total: number
  totalIsExact: boolean
  page: number
  size: number
  next: string | null
}
/** Whose output is a page, or whose input asks for one. */
const isList = ({ input, output }: Contract): boolean => {
  const asked = Object.keys(schemaOf({ input } as Contract).properties ?? {})
  const told = Object.keys(schemaOf({ input: output } as Contract).properties ?? {})
  return (told.includes('records') && told.includes('next')) || (asked.includes('page') && asked.includes('after'))
}
const listCalls = contracts.filter(isList)

let scene: Scene
let lists: Partial<Record<string, List>>
beforeAll(async () => {
  scene = await openScene()
  lists = await listsOf(scene)
})
afterAll(() => scene.world.close())

async function ask(
  c: Contract,
  list: List,
  { input, who }: Case,
  more: object,
): Promise<{ status: number; data: Page }> {
  const asker = who ?? list.who ?? {}
  const body = { ...input, ...more }
  const query = new URLSearchParams(Object.entries(body).map(([k, v]) => [k, String(v)]))
  const reply = await fetch(scene.world.url + c.path + (c.method === 'GET' ? `?${query}` : ''), {
    method: c.method,
    headers: {
      'content-type': 'application/json',
      'user-type': '1',
      'accept-language': 'en-US',
      ...(asker.token && { authorization: `Bearer ${asker.token}` }),
      ...asker.headers,
    },
    ...(c.method === 'POST' && { body: JSON.stringify(body) }),
  })
  return { status: reply.status, data: ((await reply.json()) as { data: Page }).data }
}
async function page(c: Contract, list: List, asked: Case, more: object): Promise<Page> {
  const { status, data } = await ask(c, list, asked, more)
  if (status !== 200) throw new Error(`${c.path} refused: ${JSON.stringify(data)}`)
  return data
}
const idOf = (record: Record<string, unknown>, path: string): number =>
  Number(path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], record))
const idsOf = ({ records }: Page, list: List): number[] => records.map((r) => idOf(r, list.id))

async function promised(c: Contract, list: List, asked: Case): Promise<number[]> {
  if (asked.order) return scene.ids(asked.order)
  for (const topic of ['catalog', 'search'] as const) scene.world.app.context.cache.drop(topic)
  return idsOf(await page(c, list, asked, { size: 100 }), list)
}

async function walkByNumber(c: Contract, list: List, asked: Case, size: number): Promise<number[]> {
  const seen: number[] = []
  for (let at = 1; at <= 50; at++) {
    const got = await page(c, list, asked, { page: at, size })
    expect([got.page, got.size], `${c.path} tells its page and size`).toEqual([at, size])
    expect(got.records.length).toBeLessThanOrEqual(size)
    seen.push(...idsOf(got, list))
    if (got.next === null) return seen
  }
  throw new Error(`${c.path} has no last page`)
}
/** `between` runs after each page. */
async function walkByCursor(
  c: Contract,
  list: List,
  asked: Case,
  size: number,
  between: (pages: number) => Promise<unknown>,
): Promise<number[]> {
  const seen: number[] = []
  let after: string | undefined
  for (let pages = 1; pages <= 200; pages++) {
    const got = await page(c, list, asked, { size, ...(after !== undefined && { after }) })
    seen.push(...idsOf(got, list))
    if (got.next === null) return seen
    after = got.next
    await between(pages)
  }
  throw new Error(`${c.path} has no last page`)
}

test('every list call is in the table, and nothing else', () => {
  expect(Object.keys(lists).sort()).toEqual(listCalls.map((c) => c.path).sort())
})

for (const c of listCalls)
  test(`${c.path}: each row once, in the promised order, by page and by cursor`, { timeout: 60_000 }, async () => {
    const list = lists[c.path]!
    await list.add?.(9)
    for (const asked of list.cases) {
      for (const size of [1, 2, 7]) {
        const told = `${asked.name}, ${size} a page`
        const before = await promised(c, list, asked)
        expect(before.length, 'too few rows to tell anything').toBeGreaterThan(7)
        const first = await page(c, list, asked, { size })
        expect([first.total, first.totalIsExact], `${told}: the total`).toEqual([before.length, true])
        expect(await walkByNumber(c, list, asked, size), `${told}, by page`).toEqual(before)
        const seen = await walkByCursor(c, list, asked, size, (pages) =>
          pages <= 2 && list.add ? list.add(1) : Promise.resolve(),
        )
        const after = await promised(c, list, asked)
        if (list.add) expect(after.length, `${told}: rows came in between`).toBeGreaterThan(before.length)
        expect(new Set(seen).size, `${told}: a row came twice`).toBe(seen.length)
        expect(
          before.filter((id) => !seen.includes(id)),
          `${told}: rows that were lost`,
        ).toEqual([])
        expect(seen, `${told}: the order`).toEqual(after.filter((id) => seen.includes(id)))
      }
    }
  })

for (const c of listCalls)
  test(`${c.path}: a cursor that was made up is refused`, async () => {
    const list = lists[c.path]!
    const forged = ['x', encodeCursor([]), encodeCursor([{}]), encodeCursor(["1' or true"]), encodeCursor([1, 2, 3, 4])]
    for (const after of forged) {
      const { status, data } = await ask(c, list, list.cases[0]!, { after })
      expect([status, (data as unknown as { reason: string }).reason], after).toEqual([400, 'badInput'])
    }
  })
