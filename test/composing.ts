// The page of a shop, written and published by its people from outside.
import type { Calls } from '#kernel/call/contract.ts'
import { makeShop, same, type TestGoods } from './goods.ts'
import { clerkOf, type Clerk } from './shipping.ts'
import { mustSend, picture, video } from './uploading.ts'
import type { World } from './world.ts'

const id = () => crypto.randomUUID()

type Block = Calls['/api/v2/mch/page/save']['input']['blocks'][number]
type Of<T extends Block['type']> = Extract<Block, { type: T }>
export const block = <T extends Block['type']>(type: T, settings: Of<T>['settings'], hidden = false): Block =>
  ({ key: id(), type, hidden, settings }) as Block
export const text = (title: string, body = `<p>${title}</p>`) =>
  block('text', { title: same(title), body: same(body), action: {}, to: null })
export const shelf = (source: Of<'goods'>['settings']['source'], size = 24) =>
  block('goods', { title: same('Goods'), source, size, look: 'grid' })
export const slide = (part: Partial<Of<'banner'>['settings']['pictures'][number]>) =>
  block('banner', {
    title: {},
    look: 'wide',
    pictures: [{ picture: null, alt: {}, title: {}, text: {}, to: null, ...part }],
  })
export const reasonOf = async (asking: Promise<{ status: number; data: unknown }>) => {
  const { status, data } = await asking
  return status === 200 ? 'done' : (data as { reason?: string }).reason
}
interface Times {
  startsAt?: string
  endsAt?: string
}
export interface Shop {
  goods: TestGoods
  kiln: Clerk
  paper: Clerk
  ofKiln: number[]
  ofPaper: number[]
}
export async function openShops(world: World): Promise<Shop> {
  const goods = await makeShop(world)
  const listed = async (merchantId: number) =>
    (await world.must('/api/v2/goods/goods/page', { merchantId, size: 50 })).records.map((g) => g.id)
  return {
    goods,
    kiln: await clerkOf(world, goods.merchants.kiln, 'manager'),
    paper: await clerkOf(world, goods.merchants.paper, 'manager'),
    ofKiln: await listed(goods.merchants.kiln),
    ofPaper: await listed(goods.merchants.paper),
  }
}
/** What its people do with the page of the kiln, or of whoever is named. */
export function pagesOf(world: () => World, shop: () => Shop) {
  const kilns = () => shop().kiln
  const detail = (by = kilns()) => world().must('/api/v2/mch/page/detail', {}, by)
  const save = async (blocks: Block[], by = kilns(), version?: number) =>
    world().ask('/api/v2/mch/page/save', { version: version ?? (await detail(by)).version, blocks }, by)
  const publish = async ({ startsAt, endsAt }: Times = {}, by = kilns(), version?: number) =>
    world().ask(
      '/api/v2/mch/page/publish',
      {
        version: version ?? (await detail(by)).version,
        startsAt: startsAt ?? null,
        endsAt: endsAt ?? null,
        requestId: id(),
      },
      by,
    )
  async function put(title: string, times: Times = {}) {
    for (const done of [await save([text(title)]), await publish(times)])
      if (done.status !== 200) throw new Error(JSON.stringify(done.raw))
  }
  async function page(merchantId = shop().goods.merchants.kiln, lang = 'en-US') {
    world().app.context.cache.drop('page')
    return (await world().must('/api/v2/page/shop/detail', { merchantId }, { lang })).blocks
  }
  return {
    detail,
    save,
    publish,
    put,
    page,
    inMinutes: (n: number) => new Date(world().app.context.clock.now() + n * 60_000).toISOString(),
    titles: async (lang?: string) => (await page(shop().goods.merchants.kiln, lang)).map((b) => b.title),
    history: async (by = kilns()) => (await world().must('/api/v2/mch/page/history', {}, by)).records,
    acting: async (path: 'rollback' | 'callOff' | 'clear' | 'discard', more: object = {}, by = kilns()) =>
      world().ask(`/api/v2/mch/page/${path}`, { version: (await detail(by)).version, requestId: id(), ...more }, by),
    forgetAll: async () => {
      for (const table of ['shop_page_revision', 'shop_page']) await world().pool.query(`delete from ${table}`)
    },
  }
}
/** What they bring for it. */
export function bringingTo(world: () => World) {
  async function brought(by: Clerk, width: number): Promise<string> {
    const { uploadId } = await mustSend(world(), by, 'shop', await picture(width, 40).png().toBuffer(), 'image/png')
    return (await world().must('/api/v2/mch/shop/picture', { uploadId }, by)).file
  }
  async function filmOf(by: Clerk): Promise<string> {
    const { uploadId } = await mustSend(world(), by, 'video', video(), 'video/mp4')
    return (await world().must('/api/v2/mch/page/film', { uploadId, requestId: id() }, by)).file
  }
  async function gathered(by: Clerk, productIds: number[]): Promise<number> {
    const wish = { title: same('Gifts'), summary: {}, rule: null, productIds, hidden: false, requestId: id() }
    return (await world().must('/api/v2/mch/shop/collection/add', wish, by)).id
  }
  async function sorted(by: Clerk, productIds: number[]): Promise<number> {
    const { version, records } = await world().must('/api/v2/mch/shop/category/list', {}, by)
    const kept = records.map(({ id: known, name, hidden }) => ({ id: known, name, hidden, below: [] }))
    const wish = { version, records: [...kept, { name: same('Cups'), hidden: false, below: [] }], requestId: id() }
    await world().must('/api/v2/mch/shop/category/save', wish, by)
    const made = (await world().must('/api/v2/mch/shop/category/list', {}, by)).records.at(-1)!.id
    await world().must('/api/v2/mch/shop/category/put', { productIds, into: [made], outOf: [], requestId: id() }, by)
    return made
  }
  return { brought, filmOf, gathered, sorted }
}
