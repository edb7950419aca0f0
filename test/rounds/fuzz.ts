// Requests made from the shop's own schemas, right and mutated, by a buyer with everything in place:
// never a server error, every refusal told and listed, every answer as the schema says.
import fc from 'fast-check'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { auditBooks } from '../../bin/audit-books.ts'
import { calls, keyScopes, webhooks } from '#app.ts'
import type { Contract } from '#kernel/call/contract.ts'
import { openSession } from '#kernel/call/session.ts'
import { codeOf, reasons } from '#kernel/call/refusal.ts'
import { describe } from '#web/openapi.ts'
import { buyer, mustPlace, payFromBalance, payPassword, type Buyer } from '../buying.ts'
import { send, type Asker, type Reply } from '../front.ts'
import { makeShop } from '../goods.ts'
import { openWorld, type World } from '../world.ts'
import { bodies, type JsonSchema, type Known } from './inputs.ts'
import { diceOf, inParallel, openFindings, type Dice, type Findings, type Outcome, type Pace } from './round.ts'

interface Scene {
  world: World
  person: Buyer
  known: Known
}
const plain = (schema: TSchema): JsonSchema => JSON.parse(JSON.stringify(schema)) as JsonSchema

/** A buyer with a cart, addresses, and orders in every state they can have. */
async function openScene(postgres: string): Promise<Scene> {
  const world = await openWorld({ postgres, settings: { codesPerTargetHour: 1_000_000 } })
  const goods = await makeShop(world)
  const person = await buyer(world, { fen: 10_000_000 })
  const skus = Object.values(goods.skus)
  for (const skuId of [goods.skus.normal, goods.skus.paper])
    await world.must('/api/v2/cart/cart/add', { skuId, quantity: 2 }, person)
  const { groups } = await world.must('/api/v2/cart/cart/list', {}, person)
  const open = await mustPlace(world, person, { skuId: goods.skus.normal, quantity: 1 })
  const paid = await mustPlace(world, person, { skuId: goods.skus.paper, quantity: 1 })
  await payFromBalance(world, person, paid.payNo)
  const off = await mustPlace(world, person, { skuId: goods.skus.cent, quantity: 1 })
  await world.must('/api/v2/order/sell/cancel', { orderNo: off.orderNos[0]! }, person)
  const { priceToken } = await world.must('/api/v2/order/sell/normal/preview', { from: { cart: true } }, person)
  const lineIds = groups.flatMap((g) => g.lines.map((l) => l.cartLineId))
  const known: Known = {
    id: [
      ...Object.values(goods.products),
      person.addressId,
      ...Object.values(goods.merchants),
      ...Object.values(goods.categories),
    ],
    skuId: skus,
    addressId: [person.addressId],
    cartLineId: lineIds,
    merchantId: Object.values(goods.merchants),
    categoryId: Object.values(goods.categories),
    brandId: Object.values(goods.brands),
    orderNo: [open, paid, off].flatMap((o) => o.orderNos),
    payNo: [open, paid, off].map((o) => o.payNo),
    priceToken: [priceToken],
    payPassword: [payPassword],
    method: ['balance', 'online'],
    user_email: [person.email, 'somebody@example.com'],
    code: ['000000', 'about-us'],
    country: ['CN', 'ES'],
    phone: ['13800132719'],
    areaCode: ['86'],
    requestId: ['0190a1b2-0000-7000-8000-000000000001', '0190a1b2-0000-7000-8000-000000000002'],
  }
  return { world, person, known }
}

export async function fuzzRound({ times, seed, postgres }: Pace): Promise<Outcome> {
  const found = openFindings()
  const dice = diceOf(seed)
  const scene = await openScene(postgres)
  try {
    const share = Math.ceil(times / calls.length)
    const requests = calls.flatMap(({ contract }, i) =>
      fc
        .sample(bodies(plain(contract.input), scene.known), { numRuns: share, seed: seed + i })
        .map((body) => ({ contract, body })),
    )
    await inParallel(dice.shuffle(requests).slice(0, times), 8, (request) =>
      ask(scene, request.contract, request.body, dice, found),
    )
    const audit = await auditBooks(scene.world.pool)
    found.expect(audit.right, 'the books', audit.differences)
    found.expect((await fetch(`${scene.world.url}/readyz`)).status === 200, 'the server is not ready afterwards')
  } finally {
    await scene.world.close()
  }
  return found
}

const languages = ['zh-CN', 'en-US', 'es-ES', 'xx', '*;q=9', '\u00ff']
async function ask(scene: Scene, contract: Contract, body: string, dice: Dice, found: Findings): Promise<void> {
  const { world, person } = scene
  const token = dice.chance(0.92) ? person.token : dice.pick([undefined, 'x'.repeat(43), "' or 1=1", ''])
  const headers = {
    'user-type': dice.pick(['1', '1', '1', '2', '3', 'x']),
    ...(dice.chance(0.1) ? { 'merchant-id': dice.pick(['1', '0', '-1', '1e9', 'x']) } : {}),
  }
  const who = { lang: dice.pick(languages), headers, ...(token === undefined ? {} : { token }) }
  const reply =
    contract.method === 'GET'
      ? await get(world.url, contract.path, body, who)
      : await send(world.url, contract.path, body, who)
  judge(contract, body, reply, found)
  // a sign-out that was right ends the sign-in: the next one
  if (contract.path.endsWith('/logout') && reply.status === 200 && token === person.token)
    scene.person = {
      ...person,
      token: await openSession(world.app.db, person.userId, { userAgent: 'test', days: 365 }),
    }
}
/** The fields of a body as a query; what is no object goes as an id. */
function queryOf(body: string): URLSearchParams {
  let fields: unknown
  try {
    fields = JSON.parse(body)
  } catch {
    fields = undefined
  }
  const entries =
    typeof fields === 'object' && fields !== null && !Array.isArray(fields)
      ? Object.entries(fields).map(([k, v]) => [k, String(typeof v === 'object' ? JSON.stringify(v) : v).slice(0, 200)])
      : [['id', body.slice(0, 200)]]
  return new URLSearchParams(entries)
}
async function get(url: string, path: string, body: string, { token, headers }: Asker): Promise<Reply> {
  const reply = await fetch(`${url}${path}?${queryOf(body)}`, {
    headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
  })
  const raw = (await reply.json()) as Record<string, unknown>
  return {
    status: reply.status,
    code: raw['code'] as number,
    message: raw['message'] as string,
    data: raw['data'] as never,
    raw,
  }
}

const checks = new Map<string, { Check: (value: unknown) => boolean }>()
const document = describe(
  calls.map((c) => c.contract),
  keyScopes,
  webhooks,
) as {
  paths: Record<string, Record<string, { responses: Record<string, { description: string }> }>>
}
function judge(contract: Contract, body: string, reply: Reply, found: Findings): void {
  const evidence = {
    path: contract.path,
    body: body.slice(0, 200),
    status: reply.status,
    reply: JSON.stringify(reply.raw).slice(0, 160),
  }
  found.count(`HTTP ${reply.status}`)
  found.expect(reply.status < 500 || reply.status === 503, `a server error at ${contract.path}`, evidence)
  found.expect(typeof reply.message === 'string' && reply.message.length > 0, 'an answer without words', evidence)
  if (reply.status === 200) {
    const check = checks.get(contract.path) ?? Compile(contract.output)
    checks.set(contract.path, check)
    found.expect(
      reply.code === contract.success && check.Check(reply.data),
      `an answer that is not as ${contract.path} says`,
      evidence,
    )
    return
  }
  const listed = Object.values(document.paths[contract.path]!)[0]!.responses[String(reply.status)]?.description ?? ''
  const reason = reasons().find((r) => codeOf(r) === reply.code)
  found.expect(
    reason !== undefined && listed.includes(`${reply.code} ${reason}`),
    `a refusal that ${contract.path} does not list`,
    evidence,
  )
}
