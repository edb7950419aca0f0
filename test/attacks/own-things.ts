// One buyer's things of every kind that a call can name: made fresh for each attack, with the like that nobody has.
import { tell } from '#features/platform/messages/messages.ts'
import { openSession } from '#kernel/call/session.ts'
import { buyer, mustPlace, payPassword, shanghai } from '../buying.ts'
import { claimed, received } from '../claims.ts'
import { card, earn, verify } from '../earning.ts'
import { shipped } from '../shipping.ts'
import type { Person, World } from '../world.ts'
import { consoleMakers } from './own-console.ts'
import { refundMakers } from './own-refunds.ts'
import type { Make, Scene } from './scene.ts'
import { teamMakers } from './own-team.ts'

const none = 999_999_999
const noNumber = '99999999999999999999'
const noUpload = 'f'.repeat(8) + '-ffff-4fff-8fff-' + 'f'.repeat(12)

/** An upload as it lies after its bytes came. */
type Sent = 'avatar' | 'realName' | 'licence' | 'claim' | 'review' | 'video' | 'feedback' | 'transferProof'
async function upload(world: World, who: Person, purpose: Sent): Promise<string> {
  const { uploadId } = await world.must(
    '/api/v2/token/upload',
    { purpose, name: 'a.png', size: 9, type: purpose === 'video' ? 'video/mp4' : 'image/png' },
    who,
  )
  await world.pool.query(
    `update upload set status = 'kept', file = replace(id::text, '-', '') || '00000000.webp',
       type = 'image/webp', size = 9, width = 1, height = 1 where id = $1`,
    [uploadId],
  )
  return uploadId
}
const uploads =
  (purpose: Sent): Make =>
  async ({ world, owner }) => ({
    of: owner,
    theirs: [await upload(world, owner, purpose)],
    missing: [noUpload],
  })
/** A card number with its check digit (Luhn). */
export function cardNumber(n: number): string {
  const body = `622588${String(n).padStart(9, '0')}`
  const sum = Array.from(body)
    .toReversed()
    .reduce((all, d, i) => all + (i % 2 === 0 ? ((Number(d) * 2) % 10) + (Number(d) > 4 ? 1 : 0) : Number(d)), 0)
  return body + String((10 - (sum % 10)) % 10)
}
async function looks({ world, goods, owner }: Scene): Promise<number[]> {
  await world.must('/api/v2/goods/browse/add', { views: [{ productId: goods.products.paper }] }, owner)
  const { rows } = await world.pool.query<{ id: number }>('select id::int from footprint where user_id = $1', [
    owner.userId,
  ])
  return rows.map((r) => r.id)
}
const order = ({ world, goods, owner }: Scene) => mustPlace(world, owner, { skuId: goods.skus.paper, quantity: 1 })
async function cartLine({ world, goods, owner }: Scene): Promise<number> {
  await world.must('/api/v2/cart/cart/add', { skuId: goods.skus.normal, quantity: 1 }, owner)
  const { groups } = await world.must('/api/v2/cart/cart/list', {}, owner)
  return groups[0]!.lines[0]!.cartLineId!
}
async function message({ world, owner }: Scene): Promise<number> {
  await tell(world.app.db, { userId: owner.userId, key: 'passwordChanged', params: {} })
  const { records } = await world.must('/api/v2/user/message/page', { size: 1 }, owner)
  return records[0]!.id
}
let count = 0
export const makers = {
  address: async ({ world, owner }) => ({
    of: owner,
    theirs: (await world.must('/api/v2/user/address/add', shanghai, owner)).id,
    missing: none,
  }),
  cartLine: async (scene) => ({ of: scene.owner, theirs: await cartLine(scene), missing: none }),
  cartLines: async (scene) => ({ of: scene.owner, theirs: [await cartLine(scene)], missing: [none] }),
  orderNo: async (scene) => ({ of: scene.owner, theirs: (await order(scene)).orderNos[0], missing: noNumber }),
  payNo: async (scene) => ({ of: scene.owner, theirs: (await order(scene)).payNo, missing: noNumber }),
  payNos: async (scene) => ({
    of: scene.owner,
    theirs: [(await order(scene)).payNo, (await order(scene)).payNo],
    missing: [noNumber, noNumber.replace('9', '8')],
  }),
  parcel: async (scene) => {
    const { parcelId } = await shipped(scene.world, scene.goods, scene.owner)
    return { of: scene.owner, theirs: parcelId, missing: none }
  },
  claim: async ({ world, goods, owner }) => {
    const sold = await received(world, goods, owner)
    return { of: owner, theirs: await claimed(world, owner, sold), missing: noNumber }
  },
  receivedOrder: async ({ world, goods, owner }) => {
    const { orderNo } = await received(world, goods, owner)
    return { of: owner, theirs: orderNo, missing: noNumber }
  },
  claimedOrder: async ({ world, goods, owner }) => {
    const sold = await received(world, goods, owner)
    await claimed(world, owner, sold)
    return { of: owner, theirs: sold.orderNo, missing: noNumber }
  },
  receivedLine: async ({ world, goods, owner }) => {
    const { orderLineId } = await received(world, goods, owner)
    return { of: owner, theirs: orderLineId, missing: none }
  },
  written: async ({ world, goods, owner }) => {
    const { orderLineId } = await received(world, goods, owner)
    const { reviewId } = await world.must('/api/v2/goods/comment/create', { orderLineId, rating: 4 }, owner)
    return { of: owner, theirs: reviewId, missing: none }
  },
  reviewPhoto: async ({ world, owner }) => ({
    of: owner,
    theirs: await upload(world, owner, 'review'),
    missing: noUpload,
  }),
  reviewFilm: async ({ world, owner }) => ({
    of: owner,
    theirs: await upload(world, owner, 'video'),
    missing: noUpload,
  }),
  evidence: uploads('claim'),
  screenshots: uploads('feedback'),
  transferProofs: uploads('transferProof'),
  feedback: async ({ world, owner }) => {
    const wish = { type: 'other', content: 'A thought', requestId: crypto.randomUUID() }
    return { of: owner, theirs: (await world.must('/api/v2/feedback/create', wish, owner)).id, missing: none }
  },
  pickupPerson: async ({ world, owner }) => ({
    of: owner,
    theirs: (
      await world.must('/api/v2/order/pickup/person/add', { name: '小乔', areaCode: '86', phone: '13800132719' }, owner)
    ).id,
    missing: none,
  }),
  session: async ({ world, owner }) => {
    await openSession(world.app.db, owner.userId, { userAgent: 'another', days: 1 })
    const { rows } = await world.pool.query<{ id: number }>(
      'select max(id)::int as id from session where user_id = $1',
      [owner.userId],
    )
    return { of: owner, theirs: rows[0]!.id, missing: none }
  },
  avatar: async ({ world, owner }) => ({ of: owner, theirs: await upload(world, owner, 'avatar'), missing: noUpload }),
  identityPhotos: async ({ world, owner }) => ({
    of: owner,
    theirs: [await upload(world, owner, 'realName'), await upload(world, owner, 'realName')],
    missing: [noUpload, noUpload.replace('f', 'e')],
  }),
  licence: uploads('licence'),
  searches: async ({ world, owner }) => {
    await world.must('/api/v2/goods/search/history/add', { keyword: `青瓷 ${++count}` }, owner)
    const { rows } = await world.pool.query<{ id: number }>(
      'select max(id)::int as id from search_history where user_id = $1',
      [owner.userId],
    )
    return { of: owner, theirs: [rows[0]!.id], missing: [none] }
  },
  message: async (scene) => ({ of: scene.owner, theirs: await message(scene), missing: none }),
  messages: async (scene) => ({ of: scene.owner, theirs: [await message(scene)], missing: [none] }),
  footprints: async (scene) => ({ of: scene.owner, theirs: await looks(scene), missing: [none] }),
  droppedFootprints: async (scene) => {
    const ids = await looks(scene)
    await scene.world.must('/api/v2/goods/browse/delete', { ids }, scene.owner)
    return { of: scene.owner, theirs: ids, missing: [none] }
  },
  paidTo: async ({ world }) => {
    const who = await buyer(world)
    await verify(world, who)
    await earn(world, who, 100_000)
    return { of: who, theirs: await card(world, who), missing: none }
  },
  bankCard: async ({ world, owner }) => ({
    of: owner,
    theirs: (
      await world.must(
        '/api/v2/user/account/add',
        { holder: '林月然', bank: '招商银行', number: cardNumber(++count), payPassword },
        owner,
      )
    ).id,
    missing: none,
  }),
  invoiceProfile: async ({ world, owner }) => ({
    of: owner,
    theirs: (await world.must('/api/v2/invoice/user/add', { type: 'individual', title: '林月然' }, owner)).id,
    missing: none,
  }),
  askedInvoice: async ({ world, goods, owner }) => {
    const { orderNo } = await shipped(world, goods, owner)
    const invoice = { type: 'individual', title: '林月然' } as const
    const { id } = await world.must('/api/v2/invoice/apply/add', { orderNo, invoice }, owner)
    return { of: owner, theirs: id, missing: none }
  },
  ...refundMakers,
  ...teamMakers,
  ...consoleMakers,
} satisfies Record<string, Make>
export type Kind = keyof typeof makers
/** Something of a buyer's own · what anybody may see · an id that the call takes and does not look at. */
export type Named = Kind | 'anybody' | 'unread'

const anybodysName = /^(.*\.)?(skuIds?|productIds?|categoryId|merchantId|reviewId|taxNo|departments)$/
const byFamily: readonly (readonly [family: string, field: string, kind: Named])[] = [
  ['/api/v2/user/address/', 'id', 'address'],
  ['/api/v2/order/pickup/person/', 'id', 'pickupPerson'],
  ['/api/v2/user/device/', 'sessionId', 'session'],
  ['/api/v2/user/edit', 'avatar.uploadId', 'avatar'],
  ['/v2/user/auth-personal/auth', 'uploadIds', 'identityPhotos'],
  ['/v2/user/auth-company/auth', 'uploadIds', 'licence'],
  ['/api/v2/goods/search/history/', 'ids', 'searches'],
  ['/api/v2/goods/browse/delete', 'ids', 'footprints'],
  ['/api/v2/goods/browse/restore', 'ids', 'droppedFootprints'],
  ['/api/v2/user/message/', 'ids', 'messages'],
  ['/api/v2/user/message/', 'id', 'message'],
  ['/api/v2/user/notice/', 'id', 'message'],
  ['/api/v2/user/focus/', 'id', 'anybody'],
  ['/api/v2/announcement/read', 'id', 'anybody'],
  ['/api/v2/agreement/accept', 'agreements.[].id', 'anybody'],
  ['/api/v2/feedback/create', 'uploadIds', 'screenshots'],
  ['/api/v2/order/pay/transfer/', 'uploadIds', 'transferProofs'],
  ['/api/v2/feedback/', 'id', 'feedback'],
  ['/api/v2/user/report/add', 'id', 'anybody'],
  ['/api/v2/user/account/', 'id', 'bankCard'],
  ['/api/v2/user/withdraw/', 'accountId', 'paidTo'],
  ['/api/v2/invoice/user/', 'id', 'invoiceProfile'],
  ['/api/v2/invoice/apply/', 'id', 'askedInvoice'],
  ['/api/v2/invoice/apply/', 'orderNo', 'receivedOrder'],
  ['/api/v2/user/children/edit', 'id', 'colleague'],
  ['/api/v2/user/children/delete', 'id', 'colleague'],
  ['/api/v2/user/children/', 'id', 'invitation'],
  ['/api/v2/merchant/apply/edit', 'content.licenceIds', 'licence'],
  ['/api/v2/merchant/apply/edit', 'content.identityIds', 'identityPhotos'],
  ['/api/v2/merchant/apply/edit', 'content.addressId', 'address'],
  ['/api/v2/console/session/end', 'id', 'consoleSession'],
  ['/api/v2/console/proof/remove', 'id', 'secondProof'],
  ['/api/v2/user/membership/leave', 'merchantId', 'workplace'],
  ['/api/v2/user/membership/', 'id', 'askedToWork'],
  ['/api/v2/', 'cartLineId', 'cartLine'],
  ['/api/v2/', 'cartLineIds', 'cartLines'],
  ['/api/v2/', 'addressId', 'address'],
  // whose person collects is looked at with point and hour: fulfilment/collecting.test.ts
  ['/api/v2/order/sell/', 'pickups.[].personId', 'unread'],
  ['/api/v2/order/sell/', 'pickups.[].pointId', 'anybody'],
  ['/api/v2/order/sell/normal/preview', 'invoice.invoiceId', 'unread'],
  ['/api/v2/order/sell/tax', 'invoice.invoiceId', 'unread'],
  ['/api/v2/', 'invoice.invoiceId', 'invoiceProfile'],
  ['/api/v2/order/pay/refund/', 'refundNo', 'bouncedRefund'],
  ['/api/v2/order/refund/', 'serviceNo', 'claim'],
  ['/api/v2/order/refund/create', 'orderNo', 'receivedOrder'],
  ['/api/v2/order/refund/page', 'orderNo', 'claimedOrder'],
  ['/api/v2/order/refund/', 'uploadIds', 'evidence'],
  ['/api/v2/goods/comment/append', 'reviewId', 'written'],
  ['/api/v2/goods/comment/append', 'pictures.[].uploadId', 'reviewPhoto'],
  ['/api/v2/goods/comment/create', 'orderLineId', 'receivedLine'],
  ['/api/v2/goods/comment/create', 'pictures.[].uploadId', 'reviewPhoto'],
  ['/api/v2/goods/comment/create', 'videoId', 'reviewFilm'],
  ['/api/v2/goods/comment/my/detail', 'orderNo', 'receivedOrder'],
  ['/api/v2/order/refund/', 'lines.[].orderLineId', 'anybody'],
  ['/api/v2/order/refund/', 'reasonId', 'anybody'],
  ['/api/v2/', 'orderNo', 'orderNo'],
  ['/api/v2/order/', 'parcelId', 'parcel'],
  ['/api/v2/user/balance/recharge/create', 'forPayNo', 'payNo'],
  ['/api/v2/', 'payNo', 'payNo'],
  ['/api/v2/', 'payNos', 'payNos'],
]
/** What an id of a buyer's call names; undefined: not known here. */
export const namedBy = (path: string, field: string): Named | undefined =>
  byFamily.find(([family, name]) => name === field && path.startsWith(family))?.[2] ??
  (anybodysName.test(field) ? 'anybody' : undefined)

/** Everything in the database but the rows of one person and what is counted, as a hash for each table. */
export async function everythingBut(world: World, userId: number): Promise<Record<string, string>> {
  const { rows } = await world.pool.query<{ name: string; hash: string }>(
    `select c.relname as name,
       -- what never held a row needs no look: most tables of a test; one row taken back leaves an empty page
       case when pg_relation_size(c.oid) = 0 then md5('')
       else md5(query_to_xml(format('select %s::text as x from %I t %s order by 1',
         -- any call writes down now and then when a session was used last, and that a console's ends later
         case c.relname when 'session' then '(to_jsonb(t) - ''last_seen_at'' - ''expires_at'')' else 't' end, c.relname,
         case when exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'user_id')
           then format('where user_id is distinct from %s', $1::bigint) else '' end),
         true, true, '')::text) end as hash
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname = 'public' and c.relname <> 'abuse_count'`,
    [userId],
  )
  return Object.fromEntries(rows.map((r) => [r.name, r.hash]))
}
