// What begins and what runs of each switch, for the test of all of them: the record has a row for every one, so that a
// new switch cannot be without.
import type { SwitchName } from '#kernel/switches.ts'
import { buyer, payFromBalance, mustPlace } from '../buying.ts'
import { received, staffer } from '../claims.ts'
import { collectScene, pickupOf, readyCollected } from '../collecting.ts'
import { drafted } from '../applying.ts'
import { kilnShop } from '../points.ts'
import { mustReport, reportOf } from '../reporting.ts'
import { clerkOf, sold } from '../shipping.ts'
import { customOptions } from './goods-rows.ts'
import type { Row, Scene } from './row.ts'
import { mustSend, picture } from '../uploading.ts'
import { startWebhookReceiver } from '../../simulators/webhook-receiver.ts'
import { sendingEnds } from '#features/afterwards/webhooks/webhooks.ts'

const id = (): string => crypto.randomUUID()
const must = (right: boolean, what: string): void => {
  if (!right) throw new Error(what)
}
const photo = async ({ world, who }: Scene): Promise<string> =>
  (await mustSend(world, who, 'review', await picture().png().toBuffer(), 'image/png')).uploadId

const reviewing: Pick<Record<SwitchName, Row>, 'reviews' | 'reviewPictures'> = {
  reviews: async ({ world, goods, who }) => {
    const [first, second] = [await received(world, goods, who), await received(world, goods, who)]
    const write = ({ orderLineId }: { orderLineId: number }) =>
      world.ask('/api/v2/goods/comment/create', { orderLineId, rating: 4, text: 'Thin at the lip' }, who)
    const { reviewId } = (await write(first)).data
    return {
      begins: [() => write(second)],
      goesOn: () => world.must('/api/v2/goods/comment/append', { reviewId, text: 'Still whole' }, who),
    }
  },
  reviewPictures: async (scene) => {
    const { world, goods, who } = scene
    const [first, second] = [await received(world, goods, who), await received(world, goods, who)]
    const [one, another] = [await photo(scene), await photo(scene)]
    const write = (orderLineId: number, more: object = {}) =>
      world.ask('/api/v2/goods/comment/create', { orderLineId, rating: 4, ...more }, who)
    const pictured = await write(first.orderLineId, { pictures: [{ uploadId: one }] })
    const third = await received(world, goods, who)
    return {
      begins: [() => write(second.orderLineId, { pictures: [{ uploadId: another }] })],
      goesOn: async () => {
        must((await write(third.orderLineId)).status === 200, 'a review in words')
        const { status } = await world.ask(
          '/api/v2/goods/comment/append',
          { reviewId: pictured.data.reviewId, text: 'As on the photo' },
          who,
        )
        must(status === 200, 'what is added in words')
      },
    }
  },
}

const likes: Pick<Record<SwitchName, Row>, 'favourites' | 'follows' | 'backInStock'> = {
  favourites: async ({ world, goods, who }) => {
    const save = (productId: number, on?: boolean) =>
      world.ask('/api/v2/user/collection/addOrCancel', { productId, ...(on !== undefined && { on }) }, who)
    await save(goods.products.normal, true)
    return {
      begins: [() => save(goods.products.paper), () => save(goods.products.heavy, true)],
      goesOn: async () => {
        const { records } = await world.must('/api/v2/user/collection/page', {}, who)
        must(records.length === 1, 'what is saved')
        must((await save(goods.products.normal, true)).data.on, 'said again')
        must(!(await save(goods.products.normal)).data.on, 'taken out')
      },
    }
  },
  follows: async ({ world, goods, who }) => {
    const follow = (merchantId: number, on: boolean) =>
      world.ask('/api/v2/user/focus/addOrCancel', { type: 'merchant', id: merchantId, on }, who)
    await follow(goods.merchants.kiln, true)
    return {
      begins: [() => follow(goods.merchants.paper, true)],
      goesOn: async () => must(!(await follow(goods.merchants.kiln, false)).data.on, 'an end'),
    }
  },
  backInStock: async ({ world, goods, who }) => {
    const other = await buyer(world)
    const skuId = goods.skus.soldOut
    await world.must('/api/v2/user/stock/addOrCancel', { skuId, on: true }, who)
    return {
      begins: [() => world.ask('/api/v2/user/stock/addOrCancel', { skuId, on: true }, other)],
      goesOn: async () => {
        must((await world.must('/api/v2/user/likes/mine', {}, who)).waiting.includes(skuId), 'who waits')
        await world.must('/api/v2/user/stock/addOrCancel', { skuId, on: false }, who)
      },
    }
  },
}

const invoice = { type: 'individual', title: 'Lucía Ortega', country: 'ES', taxNo: '12345678Z' } as const
const issuer = { name: '南山窑', taxNo: '91330100799655058B', address: '景德镇', phone: '', bank: '', account: '' }
const buying: Pick<Record<SwitchName, Row>, 'invoices' | 'pickup' | 'balancePayments'> = {
  invoices: async ({ world, goods, who }) => {
    const [first, second] = [await sold(world, goods, who), await sold(world, goods, who)]
    const ask = (orderNo: string) => world.ask('/api/v2/invoice/apply/add', { orderNo, invoice }, who)
    const { data: application } = await ask(first.orderNo)
    const from = { skuId: goods.skus.normal, quantity: 1 }
    const wish = { from, addressId: who.addressId, invoice: { type: 'individual', title: 'Lucía Ortega' } as const }
    const { priceToken } = await world.must('/api/v2/order/sell/normal/preview', wish, who)
    const clerk = await clerkOf(world, goods.merchants.kiln, 'finance')
    return {
      begins: [
        () => ask(second.orderNo),
        () => world.ask('/api/v2/order/sell/normal/preview', wish, who),
        () => world.ask('/api/v2/order/sell/tax', wish, who),
        () => world.ask('/api/v2/order/sell/normal/create', { ...wish, priceToken, requestId: id() }, who),
      ],
      goesOn: async () => {
        await world.must('/api/v2/mch/invoice/issuer/save', issuer, clerk)
        await world.must('/api/v2/mch/invoice/issue', { id: application.id }, clerk)
      },
    }
  },
  pickup: async ({ world, goods, who }) => {
    const scene = await collectScene(world, goods, who)
    const clerk = await clerkOf(world, goods.merchants.kiln, 'owner')
    const ready = await readyCollected(scene, clerk)
    const wish = { from: { skuId: goods.skus.normal, quantity: 1 }, pickups: [pickupOf(scene)] }
    const { priceToken } = await world.must('/api/v2/order/sell/normal/preview', wish, who)
    return {
      begins: [
        () => world.ask('/api/v2/order/sell/normal/preview', wish, who),
        () => world.ask('/api/v2/order/sell/normal/create', { ...wish, priceToken, requestId: id() }, who),
        () => world.ask('/api/v2/mch/pickup/point/add', { ...kilnShop, areaCode: '86', phone: '13800132719' }, clerk),
      ],
      goesOn: async () => {
        const sent = await world.must(
          '/api/v2/order/sell/normal/preview',
          { from: wish.from, addressId: who.addressId },
          who,
        )
        must(
          sent.groups.every(({ collectable }) => !collectable),
          'no way to collect is shown',
        )
        const { ticket } = await world.must('/api/v2/mch/order/pickup/verify', { code: ready.code }, clerk)
        await world.must('/api/v2/mch/order/pickup/handover', { ticket, requestId: id() }, clerk)
      },
    }
  },
  balancePayments: async ({ world, goods, who }) => {
    const paid = await sold(world, goods, who)
    const { payNo } = await mustPlace(world, who, { skuId: goods.skus.normal, quantity: 1 })
    const clerk = await clerkOf(world, goods.merchants.kiln, 'owner')
    return {
      begins: [() => payFromBalance(world, who, payNo)],
      refused: 'methodNotAvailable',
      goesOn: async () => {
        const { methods } = await world.must('/api/v2/order/pay/cashier', { payNo }, who)
        must(
          methods.every(({ code }) => code !== 'balance'),
          'it is not offered',
        )
        const topUp = { amount: 10_000, agreement: true, requestId: id() }
        const refused = await world.ask('/api/v2/user/balance/recharge/create', topUp, who)
        must((refused.data as { reason?: string }).reason === 'featureOff', 'nobody tops up what pays nothing')
        const before = (await world.must('/api/v2/user/balance/detail', {}, who)).balance
        const { orderNo } = paid
        await world.must('/api/v2/order/sell/cancel/request', { orderNo, reason: 'changedMind' }, who)
        await world.must('/api/v2/mch/order/cancel/audit', { orderNo, approve: true, requestId: id() }, clerk)
        await world.runJobs()
        must((await world.must('/api/v2/user/balance/detail', {}, who)).balance > before, 'the refund')
      },
    }
  },
}

const systems: Pick<Record<SwitchName, Row>, 'apiKeys' | 'webhooks' | 'feeds' | 'suggestions'> = {
  apiKeys: async ({ world, goods }) => {
    const owner = await clerkOf(world, goods.merchants.kiln, 'owner')
    const add = () => world.ask('/api/v2/mch/key/add', { name: 'Till', scope: ['order.read'], days: null }, owner)
    const { data: made } = await add()
    return {
      begins: [add],
      goesOn: async () => {
        await world.must('/api/v2/mch/order/page', {}, { ...owner, token: made.key, headers: { 'user-type': '2' } })
        await world.must('/api/v2/mch/key/replace', { id: made.id }, owner)
      },
    }
  },
  webhooks: async ({ world, goods, who }) => {
    const owner = await clerkOf(world, goods.merchants.kiln, 'owner')
    const receiver = await startWebhookReceiver()
    const add = (path: string) =>
      world.ask('/api/v2/mch/webhook/add', { url: receiver.url + path, events: ['order.paid'] }, owner)
    await add('/in')
    return {
      begins: [() => add('/other')],
      goesOn: async () => {
        await sold(world, goods, who)
        await world.runJobs()
        await sendingEnds(world.app.db, world.app.context)
        await receiver.close()
        must(receiver.received.length > 0, 'it is told')
      },
    }
  },
  feeds: async ({ world }) => {
    const read = async (file: string) => (await fetch(`${world.url}/feed/${file}.xml`)).status
    return {
      begins: ['products', 'stories', 'announcements'].map((file) => () => read(file)),
      refused: 404,
      goesOn: () => world.must('/api/v2/goods/goods/page', {}),
    }
  },
  suggestions: async ({ world }) => ({
    begins: [() => world.ask('/api/v2/goods/search/suggest', { keyword: 'tea' })],
    goesOn: () => world.must('/api/v2/goods/goods/page', { keyword: 'tea' }),
  }),
}

const people: Pick<Record<SwitchName, Row>, 'applying' | 'reporting' | 'feedback' | 'teams'> = {
  applying: async ({ world, who }) => {
    const { version } = await drafted(world, who)
    const other = await buyer(world)
    return {
      begins: [() => world.ask('/api/v2/merchant/apply/add', {}, other)],
      goesOn: () => world.must('/api/v2/merchant/apply/submit', { version, requestId: id() }, who),
    }
  },
  reporting: async ({ world, goods, who }) => {
    await mustReport(world, who, 'product', goods.products.heavy)
    const staff = await staffer(world, 'review')
    return {
      begins: [() => reportOf(world, who, 'product', goods.products.paper)],
      goesOn: async () => {
        const { records } = await world.must('/api/v2/admin/report/page', {}, staff)
        const { id: caseId } = records[0]!
        await world.must('/api/v2/admin/report/claim', { id: caseId }, staff)
        const decided = { caseId, uphold: false, reason: 'Nothing is wrong', requestId: id() }
        await world.must('/api/v2/admin/report/decide', decided, staff)
      },
    }
  },
  feedback: async ({ world, who }) => {
    const send = () =>
      world.ask('/api/v2/feedback/create', { type: 'suggestion', content: 'Longer hours', requestId: id() }, who)
    const { data: sent } = await send()
    const staff = await staffer(world)
    return {
      begins: [send],
      goesOn: async () => {
        const answer = { id: sent.id, body: 'We think about it', close: false, requestId: id() }
        await world.must('/api/v2/admin/feedback/reply', answer, staff)
      },
    }
  },
  teams: async ({ world, who }) => {
    await world.pool.query("update user_account set kind = 'enterprise' where id = $1", [who.userId])
    const [child, other] = [await buyer(world), await buyer(world)]
    const invite = (contact: string) =>
      world.ask('/api/v2/user/children/add', { contact, nickname: '小乔', role: 'buyer', monthlyLimit: null }, who)
    const { data: invited } = await invite(child.email)
    return {
      begins: [() => invite(other.email)],
      goesOn: () => world.must('/api/v2/user/children/accept', { id: invited.id }, child),
    }
  },
}

export const rows: Record<SwitchName, Row> = {
  ...reviewing,
  ...likes,
  ...buying,
  customOptions,
  ...systems,
  ...people,
}
