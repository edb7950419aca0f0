// How a shop asks each call about its front page, its holidays, its log and its buyers rightly.
import { countBuyers } from '#features/afterwards/buyers/buyers.ts'
import { block, shelf, slide, text } from '../composing.ts'
import { mustSend, video } from '../uploading.ts'
import { collection, leafOf, type Ask } from './desk-inputs-goods.ts'
import { member } from './desk-inputs-sales.ts'
import { paid, product, type Desk } from './desk-scene.ts'

const version = async ({ world, boss }: Desk): Promise<number> =>
  (await world.must('/api/v2/mch/page/detail', {}, boss)).version
/** A place of the shop by the last word of the field. */
async function placeOf(desk: Desk, field: string) {
  if (field.endsWith('.category')) return { category: await leafOf(desk) }
  if (field.endsWith('.collection')) return { collection: await collection(desk) }
  return { product: (await product(desk)).id }
}
async function blockOf(desk: Desk, field: string) {
  if (field.includes('.pictures.')) return slide({ to: await placeOf(desk, field) })
  if (field.endsWith('.picked')) return shelf({ picked: [(await product(desk)).id] })
  if (field.endsWith('.source.category')) return shelf({ category: await leafOf(desk) })
  if (field.endsWith('.source.collection')) return shelf({ collection: await collection(desk) })
  if (field.endsWith('.collections')) return block('collections', { title: {}, collections: [await collection(desk)] })
  const words = text('About')
  return { ...words, settings: { ...words.settings, to: await placeOf(desk, field) } }
}
let count = 0
/** A revision that is shown, or one that waits. */
async function revision(desk: Desk, waits: boolean): Promise<number> {
  const { world, boss } = desk
  const blocks = [text(`Page ${++count}`)]
  const { version: saved } = await world.must('/api/v2/mch/page/save', { version: await version(desk), blocks }, boss)
  const startsAt = waits ? new Date(world.app.context.clock.now() + 3_600_000).toISOString() : null
  const requestId = crypto.randomUUID()
  await world.must('/api/v2/mch/page/publish', { version: saved, startsAt, endsAt: null, requestId }, boss)
  const { records } = await world.must('/api/v2/mch/page/history', {}, boss)
  return records.toSorted((a, b) => b.number - a.number)[0]!.id
}
let holidays = 0
/** Each in days of its own: none meets another. */
const days = ({ world }: Desk) => {
  const from = world.app.context.clock.now() + (3 + 3 * ++holidays) * 86_400_000
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10)
  return { fromDay: day(from), backDay: day(from + 86_400_000), mode: 'open' as const, words: {} }
}
const holiday = async (desk: Desk): Promise<number> => {
  const wish = { ...days(desk), requestId: crypto.randomUUID() }
  return (await desk.world.must('/api/v2/mch/shop/holiday/save', wish, desk.boss)).id
}
async function unreviewed(desk: Desk): Promise<number> {
  const { id } = await product(desk)
  await desk.world.pool.query(`update product set status = 'offShelf', unreviewed = true where id = $1`, [id])
  return id
}
async function bought(desk: Desk): Promise<number> {
  await paid(desk)
  await countBuyers(desk.world.app.db)
  const { records } = await desk.world.must('/api/v2/mch/buyer/page', {}, desk.boss)
  return records[0]!.id
}

export const shopInputs: Record<string, Ask> = {
  'log/page': async ({ boss }) => ({ userId: boss.userId }),
  'log/export': async ({ boss }) => ({
    userId: boss.userId,
    from: '2020-01-01T00:00:00Z',
    until: '2100-01-01T00:00:00Z',
  }),
  'staff/session/end': async (desk) => ({ id: await member(desk), reason: 'Left the till open' }),
  'shop/holiday/save': async (desk) => ({ ...days(desk), id: await holiday(desk), version: 1 }),
  'shop/holiday/end': async (desk) => ({ id: await holiday(desk), version: 1 }),
  'goods/review': async (desk) => ({ ids: [await unreviewed(desk)] }),
  'buyer/detail': async (desk) => ({ id: await bought(desk) }),
  'page/save': async (desk, field) => {
    const first = await blockOf(desk, field)
    return { version: await version(desk), blocks: [first] }
  },
  'page/rollback': async (desk) => {
    const id = await revision(desk, false)
    return { id, version: await version(desk), as: 'draft' }
  },
  'page/callOff': async (desk) => {
    const id = await revision(desk, true)
    return { id, version: await version(desk) }
  },
  'page/film': async ({ world, boss }) => ({
    uploadId: (await mustSend(world, boss, 'video', video(), 'video/mp4')).uploadId,
  }),
}
