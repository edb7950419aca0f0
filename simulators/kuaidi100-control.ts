// The tester's hand on the tracking provider: parcels move, pushes are delayed, repeated, held, sent again or forged,
// and what it saw is shown. Only for callers on this machine, never for a page of another site.
import type { FastifyInstance, FastifyReply } from 'fastify'
import { isLocal } from '#web/local.ts'
import { calm, resultOf, rowOf, type Desk, type Followed, type Mode } from './kuaidi100-desk.ts'
import type { Pushes } from './kuaidi100-pushes.ts'

const flag = { type: 'boolean' }
const number = { type: 'string', minLength: 1 }
const object = (properties: object, required: string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
})
const mode = object({
  delayMs: { type: 'integer', minimum: 0, maximum: 600_000 },
  duplicate: { type: 'integer', minimum: 0, maximum: 100 },
  reorder: flag,
  wrongSign: flag,
  silent: object({ api: flag, pushes: flag }, ['api', 'pushes']),
  refuse: { type: ['string', 'null'] },
  garbled: flag,
  endless: flag,
})
const scan = object(
  { number, code: { type: 'string' }, text: { type: 'string' }, area: { type: 'string' }, at: { type: 'string' } },
  ['number', 'code', 'text'],
)
const forgery = object({ number, saltOf: { type: 'string' }, about: { type: 'string' }, content: {} }, ['number'])
interface Scan {
  number: string
  code: string
  text: string
  area?: string
  at?: string
}
interface Forgery {
  number: string
  /** signed with the salt of this parcel; without it with none that exists */
  saltOf?: string
  /** what it says is said of this parcel */
  about?: string
  /** said instead of a delivery */
  content?: unknown
}

export function serveKuaidi100Control(app: FastifyInstance, desk: Desk, pushes: Pushes, hangUp: () => void): void {
  app.addHook('onRequest', async (request, reply) => {
    const foreign = request.headers['sec-fetch-site'] === 'cross-site' || !isLocal(request)
    if (foreign) await reply.code(403).send({ error: 'Only for callers on this machine.' })
  })
  app.get('/state', () => ({
    mode: desk.mode,
    parcels: [...desk.parcels.values()],
    pushes: desk.pushes,
    requests: desk.requests,
  }))
  app.post<{ Body: Partial<Mode> }>('/mode', { schema: { body: mode } }, ({ body }) => {
    Object.assign(desk.mode, body)
    if (!desk.mode.silent.api) hangUp()
    return { mode: desk.mode }
  })
  app.post('/reset', () => {
    Object.assign(desk.mode, calm())
    desk.parcels.clear()
    desk.pushes.length = 0
    desk.requests.length = 0
    hangUp()
    return { reset: true }
  })
  serveMoves(app, desk, pushes)
  serveSendings(app, desk, pushes)
}

const find = ({ parcels }: Desk, of: string): Followed | undefined => [...parcels.values()].find((p) => p.number === of)
const unknown = (reply: FastifyReply) => reply.code(404).send({ error: 'Nobody spoke of this parcel.' })

/** Each answers when the shop took the push or refused it, if it leaves at once. */
function serveMoves(app: FastifyInstance, desk: Desk, pushes: Pushes): void {
  app.post<{ Body: Scan }>('/scan', { schema: { body: scan } }, async ({ body }, reply) => {
    const parcel = find(desk, body.number)
    if (!parcel) return unknown(reply)
    const at = body.at === undefined ? desk.now() : Date.parse(body.at)
    parcel.rows.push(rowOf(at, body.code, body.text, body.area ?? ''))
    if (['3', '301', '302', '303', '304', '4'].includes(body.code)) parcel.status = 'shutdown'
    const push = pushes.tell(parcel)
    if (desk.mode.delayMs === 0) await pushes.settled()
    return { parcel, push: push ?? null }
  })
  app.post<{ Body: { number: string } }>(
    '/abort',
    { schema: { body: object({ number }, ['number']) } },
    async (asked, reply) => {
      const parcel = find(desk, asked.body.number)
      if (!parcel) return unknown(reply)
      parcel.status = 'abort'
      const push = pushes.tell(parcel)
      await pushes.settled()
      return { parcel, push: push ?? null }
    },
  )
}

function serveSendings(app: FastifyInstance, desk: Desk, pushes: Pushes): void {
  const times = { type: ['object', 'null'], additionalProperties: false, properties: { times: { type: 'integer' } } }
  app.post<{ Params: { id: string }; Body: { times?: number } | null }>(
    '/resend/:id',
    { schema: { body: times } },
    async ({ params, body }, reply) => {
      const push = desk.pushes[Number(params.id) - 1]
      if (!push) return unknown(reply)
      await pushes.resend(push, body?.times ?? 1)
      return { push }
    },
  )
  app.post<{ Body: Forgery }>('/forge', { schema: { body: forgery } }, async ({ body }, reply) => {
    const [target, signer, about] = [body.number, body.saltOf ?? '', body.about ?? body.number].map((n) =>
      find(desk, n),
    )
    if (!target?.subscriber || !about) return unknown(reply)
    const rows = [...about.rows, rowOf(desk.now(), '3', '已签收，签收人：门卫', '')]
    const content = body.content ?? { status: 'shutdown', message: '', lastResult: resultOf({ ...about, rows }) }
    return { push: await pushes.forge(target.subscriber, content, signer?.subscriber?.salt ?? 'guessed') }
  })
  app.post('/flush', async () => ({ pushes: await pushes.flush() }))
  app.post('/settled', async () => {
    await pushes.settled()
    return { pushes: desk.pushes }
  })
}
