// The tracking provider on the wire: what it answers to right and wrong questions, what it pushes, and that nobody from
// outside moves its parcels.
import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startKuaidi100Simulator, type Kuaidi100Simulator } from './kuaidi100.ts'

let sim: Kuaidi100Simulator
let shop: Server
let callbackurl = ''
let got: { sign: string; param: string }[] = []
let answer = '{"result":true,"returnCode":"200","message":"成功"}'
beforeAll(async () => {
  sim = await startKuaidi100Simulator({ retryMs: 10, now: () => Date.parse('2026-11-20T10:00:00Z') })
  shop = createServer((request, reply) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      const form = new URLSearchParams(body)
      got.push({ sign: form.get('sign') ?? '', param: form.get('param') ?? '' })
      reply.end(answer)
    })
  })
  await new Promise<void>((done) => shop.listen(0, '127.0.0.1', done))
  callbackurl = `http://127.0.0.1:${(shop.address() as { port: number }).port}/told`
})
beforeEach(async () => {
  got = []
  await control('reset')
})
afterAll(async () => {
  shop.close()
  await sim.close()
})

const md5 = (text: string) => createHash('md5').update(text).digest('hex').toUpperCase()
const set = (name: string): string => sim.settings[name]!
async function control(path: string, body: object = {}, headers = {}) {
  const sending = {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  }
  const reply = await fetch(`${sim.url}/control/${path}`, path === 'state' ? { headers } : sending)
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> }
}
async function post(path: string, form: Record<string, string>) {
  const reply = await fetch(sim.url + path, { method: 'POST', body: new URLSearchParams(form) })
  return (await reply.json()) as Record<string, unknown>
}
const subscribe = (change = {}, parameters = {}, schema = 'json') =>
  post('/poll', {
    schema,
    param: JSON.stringify({
      company: 'yuantong',
      number: 'YT1234567890123',
      key: set('KUAIDI100_KEY'),
      parameters: { callbackurl, salt: 'salt', resultv2: '4', ...parameters },
      ...change,
    }),
  })
const query = (change = {}, key = set('KUAIDI100_KEY')) => {
  const param = JSON.stringify({ com: 'yuantong', num: 'YT1234567890123', resultv2: '4', ...change })
  const customer = set('KUAIDI100_CUSTOMER')
  return post('/poll/query.do', { customer, sign: md5(param + key + customer), param })
}
const scan = (code = '301', text = '已签收') => control('scan', { number: 'YT1234567890123', code, text })

test('subscriptions: taken once, refused with the code of what is wrong', async () => {
  expect(await subscribe()).toEqual({ result: true, returnCode: '200', message: '提交成功' })
  expect(await subscribe()).toMatchObject({ result: false, returnCode: '501' })
  expect(await subscribe({ key: 'wrong' })).toMatchObject({ returnCode: '600' })
  expect(await subscribe({ number: '1' })).toMatchObject({ returnCode: '400' })
  expect(await subscribe({ number: 'YT1' + '0'.repeat(40) })).toMatchObject({ returnCode: '400' })
  expect(await subscribe({}, {}, 'xml')).toMatchObject({ returnCode: '400' })
  expect(await subscribe({}, { callbackurl: 'http://example.com/' }), 'it calls this machine only').toMatchObject({
    returnCode: '700',
  })
})
test('questions: signed by key and customer, answered once something is known', async () => {
  await subscribe()
  expect(await query()).toMatchObject({ result: false, returnCode: '500' })
  expect(await query({}, 'wrong')).toMatchObject({ returnCode: '503' })
  expect(await query({ com: 'shunfeng' })).toMatchObject({ returnCode: '408' })
  await scan()
  const row = { time: '2026-11-20 18:00:00', ftime: '2026-11-20 18:00:00', context: '已签收' }
  expect(await query()).toMatchObject({
    status: '200',
    state: '301',
    ischeck: '1',
    nu: 'YT1234567890123',
    data: [{ ...row, status: '本人签收', statusCode: '301' }],
  })
})
test('pushes: the whole of it, signed; again until they are taken, three times at most', async () => {
  await subscribe()
  await scan('103', '已揽收')
  expect(got).toHaveLength(1)
  expect(got[0]!.sign).toBe(md5(`${got[0]!.param}salt`))
  expect(JSON.parse(got[0]!.param)).toMatchObject({ status: 'polling', lastResult: { state: '103', data: [{}] } })
  answer = '{"result":false}'
  await scan()
  answer = '{"result":true}'
  expect(got).toHaveLength(4)
  expect(JSON.parse(got[3]!.param)).toMatchObject({ status: 'shutdown', lastResult: { data: [{}, {}] } })
})
test('its faults: held and newest first, repeated, wrongly signed', async () => {
  await subscribe()
  await control('mode', { reorder: true })
  await scan('103', 'one')
  await scan('0', 'two')
  expect(got).toEqual([])
  await control('mode', { reorder: false, duplicate: 2, wrongSign: true })
  await control('flush')
  expect(got.map(({ param }) => (JSON.parse(param) as { lastResult: { data: [] } }).lastResult.data.length)).toEqual([
    2, 1,
  ])
  await scan('5', 'three')
  expect(got).toHaveLength(5)
  expect(got[4]!.sign).not.toBe(md5(`${got[4]!.param}salt`))
})
test('nobody but this machine moves its parcels, and no page of another site', async () => {
  expect((await control('state', {}, { 'x-forwarded-for': '10.0.0.1' })).status).toBe(403)
  expect((await control('reset', {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await scan()).status, 'of which nobody spoke').toBe(404)
})
