// What a tester from outside needs, made fresh on a demo shop that runs or stands still:
// people with tokens, goods of every kind. Prints one JSON object (npm run -s fixture).
import { findOrCreateByEmail, grantMembership, setPassword } from '#features/people/accounts/accounts.ts'
import { addAddress } from '#features/people/addresses/addresses.ts'
import { saveCategory, saveProducts, type SkuDraft } from '#features/catalog/products/products.ts'
import { checkAddress } from '#features/people/addresses/addresses.ts'
import { addReturnAddress, saveFreightTemplate, saveMerchant } from '#features/catalog/merchants/merchants.ts'
import { addPoint } from '#features/catalog/pickup-points/pickup-points.ts'
import { setPayPassword } from '#features/money/wallet/wallet.ts'
import { openApp, prepareDatabase, type App } from '#app.ts'
import { transact, type Db } from '#kernel/data/db.ts'
import { EnvError } from '#kernel/data/env-reading.ts'
import { readEnv } from '#kernel/data/env.ts'
import { clearing, move, transfer, userBalance } from '#kernel/data/ledger.ts'
import { startEmbedded } from '#kernel/data/postgres.ts'
import { shopRole } from '#kernel/data/postgres-roles.ts'
import { openSession } from '#kernel/call/session.ts'
import { sql } from 'kysely'
import { oneOfEach } from '../demo/seed-orders.ts'
import { decidedDemo } from '../demo/decide.ts'

const payPassword = '246810'
/** of merchants and staff, for the console's sign-in */
const memberPassword = 'miralo2026'
const run = Date.now().toString(36)
const longAgo = new Date(Date.now() - 400 * 86_400_000).toISOString()
const named = (text: string) => ({
  'en-US': `${text} ${run}`,
  'zh-CN': `${text} ${run}（测试）`,
  'es-ES': `${text} ${run} (prueba)`,
})

async function person(db: Db, app: App, name: string) {
  const email = `${name}-${run}@example.com`
  const { userId } = await findOrCreateByEmail(db, email, { nickname: name })
  const opening = { userAgent: 'fixture', days: app.context.settings.get('sessionDays') }
  return { userId, email, token: await openSession(db, userId, opening) }
}
/** A member's token is one of the console: their side is open to no other. */
async function member(
  db: Db,
  app: App,
  name: string,
  as: { audience: 'merchant' | 'staff'; merchantId?: number; role: string },
) {
  const email = `${name}-${run}@example.com`
  const { userId } = await findOrCreateByEmail(db, email, { nickname: name })
  await grantMembership(db, { userId, ...as })
  const { get } = app.context.settings
  const token = await openSession(db, userId, {
    userAgent: 'fixture',
    days: get('sessionDays'),
    strength: 'twoProofs',
    idleSeconds: get('consoleIdleHours') * 3600,
  })
  return { userId, email, token, password: memberPassword }
}
async function buyer(db: Db, app: App, name: string, superMember: boolean) {
  const who = await person(db, app, name)
  if (superMember)
    await sql`update user_account set vip = 1, vip_until = shop_now() + interval '12 months'
      where id = ${who.userId}`.execute(db)
  // one buys for a company: what enterprises see is on their screens
  if (name === 'a') await sql`update user_account set kind = 'enterprise' where id = ${who.userId}`.execute(db)
  const addressId = await addAddress(db, app.context, who.userId, {
    consignee: '测试员',
    areaCode: '86',
    phone: '13800000001',
    country: 'CN',
    state: '上海市',
    stateCode: '31',
    city: '上海市',
    region: '徐汇区',
    detail: '武康路 168 号',
    isDefault: true,
  })
  await transfer(
    db,
    `fixture:balance:${who.userId}`,
    'fixture',
    move(clearing('demo'), userBalance(who.userId), 100_000),
  )
  return { ...who, addressId, payPassword, balance: 100_000, superMember }
}
async function merchant(db: Db, app: App, name: string) {
  const id = await saveMerchant(db, {
    code: `${name}-${run}`,
    name: named(`Fixture ${name}`),
    seal: { char: '测', shape: 'square', ink: '#4d4450' },
  })
  const place = { country: 'CN', state: '上海市', city: '上海市', region: '徐汇区', detail: '武康路 170 号' }
  await addReturnAddress(db, id, checkAddress({ ...place, consignee: name, areaCode: '86', phone: '13800132720' }))
  // orders of the first can be collected too
  if (name === 'm1') {
    const hours = Array.from({ length: 7 }, (_, at) => (at < 6 ? { open: '09:00', close: '18:00' } : null))
    const point = { ...place, name: '武康路自提点', areaCode: '86', phone: '13800132721', lat: 31.2078, lng: 121.4378 }
    await addPoint(db, id, { ...point, hours })
  }
  const row = { firstUnits: 1, firstFee: 800, nextUnits: 1, nextFee: 200, freeFromAmount: 29_900, freeFromCount: null }
  const template = await saveFreightTemplate(db, {
    merchantId: id,
    name: 'China',
    chargedBy: 'piece',
    isDefault: true,
    rows: [{ areas: ['CN'], ...row }],
  })
  const far = await saveFreightTemplate(db, {
    merchantId: id,
    name: 'Yunnan only',
    chargedBy: 'piece',
    rows: [{ areas: ['CN-53'], ...row }],
  })
  const who = await member(db, app, `owner-${name}`, { audience: 'merchant', merchantId: id, role: 'owner' })
  return { merchantId: id, template, far, ...who }
}

async function goods(
  db: Db,
  first: Awaited<ReturnType<typeof merchant>>,
  second: Awaited<ReturnType<typeof merchant>>,
) {
  // no department of their own in the demo's merchant
  const department = await db.selectFrom('category').select('id').where('code', '=', 'gifts').executeTakeFirst()
  const categoryId = await saveCategory(db, {
    code: 'fixture',
    parentId: department?.id ?? null,
    name: { 'en-US': 'Fixture', 'zh-CN': '测试商品', 'es-ES': 'Pruebas' },
  })
  const draft = (key: string, sku: Partial<SkuDraft>, more: object = {}, of = first) => ({
    merchantId: of.merchantId,
    handle: `${key}-${run}`,
    categoryId,
    freightTemplateId: of.template,
    title: named(key),
    skus: [{ values: [], price: 1999, stock: 1000, weight: 300, ...sku }],
    listedAt: longAgo, // testers' goods are not the shop's news
    ...more,
  })
  const saved = await saveProducts(db, [
    draft('normal', { price: 1999, memberPrice: 1800 }),
    draft('cent', { price: 1 }),
    draft('limited', { price: 9900, stock: 100 }, { purchaseLimit: 1 }),
    draft('last', { price: 5000, stock: 1 }),
    draft('offShelf', { price: 7000 }, { status: 'offShelf' }),
    draft('soldOut', { price: 3000, stock: 0 }),
    draft('outsideDeliveryRange', { price: 3000 }, { freightTemplateId: first.far }),
    draft('otherMerchant', { price: 800 }, {}, second),
  ])
  const rows = await db
    .selectFrom('sku')
    .select(['id as skuId', 'product_id as productId', 'price'])
    .where(
      'product_id',
      'in',
      saved.map((s) => s.id),
    )
    .execute()
  return Object.fromEntries(
    saved.map((s) => [s.handle.replace(`-${run}`, ''), rows.find((r) => r.productId === s.id)!]),
  )
}

async function make(app: App): Promise<object> {
  const made = await transact(app.db, async (db) => {
    const merchants = [await merchant(db, app, 'm1'), await merchant(db, app, 'm2')] as const
    const buyers = {
      a: await buyer(db, app, 'a', false),
      b: await buyer(db, app, 'b', false),
      v: await buyer(db, app, 'v', true),
    }
    // a role of the shop's own that may do nothing
    await sql`insert into role (audience, code) values ('staff', 'none') on conflict do nothing`.execute(db)
    const staff = {
      all: await member(db, app, 'staff-all', { audience: 'staff', role: 'admin' }),
      none: await member(db, app, 'staff-none', { audience: 'staff', role: 'none' }),
    }
    const newcomer = await person(db, app, 'newcomer')
    // has an order in every state, and what went back of some of them
    const customer = await buyer(db, app, 'customer', false)
    return { buyers, newcomer, customer, merchants, staff, skus: await goods(db, ...merchants) }
  })
  for (const b of [...Object.values(made.buyers), made.customer])
    await setPayPassword(app.db, app.context, b.userId, payPassword)
  for (const m of [...made.merchants, ...Object.values(made.staff)]) await setPassword(app.db, m.userId, memberPassword)
  const { customer, skus } = made
  const orders = await transact(app.db, (db) => oneOfEach(db, app.context, customer.userId, skus['normal']!.skuId))
  return { ...made, orders }
}

const env = readEnv()
const embedded = env.databaseUrl ? undefined : await startEmbedded(env.dataDir)
const url = env.databaseUrl ?? embedded!.url
try {
  await prepareDatabase(embedded?.adminUrl ?? url, embedded && shopRole)
  const { demo, why } = await decidedDemo(env, url)
  if (!demo) throw new EnvError(`the fixture is for a demo shop only: ${why}`)
  const app = await openApp({ ...env, logLevel: 'error' }, url, true)
  console.log(JSON.stringify(await make(app), null, 2))
  await app.close()
} catch (e) {
  if (!(e instanceof EnvError)) throw e
  console.error(`miralo: ${e.message}`)
  process.exitCode = 1
} finally {
  if (embedded && !embedded.adopted) await embedded.stop()
}
