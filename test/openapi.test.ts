// The document of the API is valid and whole, and requests made from it never break the server.
// The fuzzing runs long in `npm run soak`.
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, inject, test } from 'vitest'
import { calls, keyScopes, notified, webhooks } from '#app.ts'
import { codeOf, statusOf } from '#kernel/call/refusal.ts'
import { describe as document } from '#web/openapi.ts'
import { fuzzRound } from './rounds/fuzz.ts'
import { runSeed } from './rounds/round.ts'

interface Operation {
  operationId: string
  security: unknown[]
  responses: Record<string, { description: string }>
}
const described = document(
  calls.map((c) => c.contract),
  keyScopes,
  webhooks,
  notified,
) as { paths: Record<string, Record<string, Operation>> }
const operationOf = (path: string): Operation => Object.values(described.paths[path]!)[0]!

/** What the specification names of the buying core. */
const promised = [
  '/api/v2/goods/goods/detail/normal',
  '/api/v2/goods/category/list',
  '/api/v2/goods/category/list/merchant',
  '/api/v2/order/sell/normal/preview',
  '/api/v2/order/sell/normal/create',
  '/api/v2/order/sell/tax',
  '/api/v2/cart/cart/list',
  '/api/v2/cart/cart/del',
  '/api/v2/cart/cart/num',
  '/api/v2/cart/cart/add',
  '/api/v2/cart/cart/total',
  '/api/v2/merchant/detail',
  '/api/v2/user/getUserInfo',
  '/api/v2/user/balance/record/page',
  '/api/v2/user/address/add',
  '/api/v2/user/address/label/list',
  '/api/v2/user/address/edit',
  '/api/v2/user/address/detail',
  '/api/v2/user/address/delete',
  '/api/v2/user/address/default',
  '/api/v2/user/address/page',
  '/api/v2/user/collection/page',
  '/api/v2/user/collection/batch/del',
  '/api/v2/user/collection/addOrCancel',
  '/api/v2/goods/browse/page',
  '/api/v2/goods/browse/delete',
  '/api/v2/user/focus/addOrCancel',
  '/api/v2/user/focus/page',
  '/login',
  '/channel/get',
]

test('the document is a valid OpenAPI document', async () => {
  const result = await new Validator().validate(described)
  expect(result.errors ?? []).toEqual([])
  expect(result.valid).toBe(true)
})
test('every promised path is there, and every call once', () => {
  expect(promised.filter((path) => !(path in described.paths))).toEqual([])
  expect(Object.keys(described.paths)).toHaveLength(calls.length + notified.length)
  expect(described.paths['/notify/stripe']).toHaveProperty('post')
  const ids = Object.keys(described.paths).map((path) => operationOf(path).operationId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(described.paths['/channel/get']).toHaveProperty('get')
  expect(described.paths['/api/v2/user/focus/page']).toHaveProperty('get')
})
test('every refusal of a contract is listed under its status; private calls ask for the token', () => {
  for (const { contract } of calls) {
    const { responses, security } = operationOf(contract.path)
    const session = contract.who === 'public' ? [] : (['sessionRequired', 'tokenRevoked', 'sessionExpired'] as const)
    for (const reason of [...contract.refusals, ...session, 'badInput' as const])
      expect(responses[statusOf(reason)]?.description, `${contract.path} ${reason}`).toContain(
        `${codeOf(reason)} ${reason}`,
      )
    const { who, byKey } = contract
    const opens = byKey && typeof who === 'object' && 'merchant' in who && keyScopes.has(who.merchant)
    expect(security).toEqual(
      who === 'public' ? [{}, { token: [] }] : opens ? [{ token: [] }, { apiKey: [] }] : [{ token: [] }],
    )
  }
})
test(
  '1,000 requests made from the schemas: no server error, no unlisted refusal, no answer off its schema',
  { timeout: 120_000 },
  async () => {
    const seed = runSeed()
    console.log(`fuzz: TEST_SEED=${seed}`)
    const { wrong, told } = await fuzzRound({ times: 1000, seed, postgres: inject('postgres') })
    console.log(JSON.stringify(told))
    expect(wrong).toEqual([])
  },
)
