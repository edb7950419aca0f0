// The measure of what the kernel costs: Fastify and a pool that send the recorded statements, prepared by name,
// and answer with their rows. No checks, no builder, no schemas.
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { documentNumber } from '#kernel/data/numbers.ts'
import { learn, renew, type Now, type Script, type Written } from './script.ts'

pg.types.setTypeParser(pg.types.builtins.INT8, Number)
const script = JSON.parse(readFileSync(process.env['SCRIPT']!, 'utf8')) as Script
const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 8,
  options: '-c statement_timeout=3000 -c lock_timeout=1000 -c idle_in_transaction_session_timeout=5000',
})
const byToken = new Map(script.shoppers.map((s) => [s.token, s]))

interface Body {
  id?: number
  skuId?: number
  from?: { skuId?: number }
  requestId?: string
  payNo?: string
}
function nowOf(request: FastifyRequest): Now {
  const token = request.headers.authorization?.slice(7) ?? ''
  const body = (request.body ?? {}) as Body
  const skuId = body.skuId ?? body.from?.skuId ?? lastSku.get(token) ?? script.recorded.skuId
  if (body.skuId) lastSku.set(token, body.skuId)
  const { id } = request.params as { id?: string }
  const { userId = 0, addressId = 0 } = byToken.get(token) ?? {}
  return {
    userId,
    addressId,
    tokenHash: createHash('sha256').update(token).digest(),
    skuId,
    productId: body.id ?? (id ? Number(id) : undefined) ?? script.productOf[skuId] ?? script.recorded.productId,
    requestId: body.requestId ?? '',
    orderNo: body.payNo ?? documentNumber(Date.now()),
    paymentId: 0,
    orderId: 0,
    attemptId: 0,
  }
}
const lastSku = new Map<string, number>()
type Row = Record<string, unknown>

/** Sends the statements on one connection; false when one of them tells that the stock is short. */
async function say(
  client: pg.ClientBase | pg.Pool,
  { statements }: Written,
  now: Now,
): Promise<Row | undefined | false> {
  let answer: Row | undefined
  for (const { name, text, values } of statements) {
    const { rows } = await client.query<Row>({
      ...(name && { name }),
      text,
      values: values.map((v) => renew(v, script.recorded, now)),
    })
    if (rows[0] && 'skuId' in rows[0] && text.includes('short')) return false
    learn(text, rows[0], now)
    if (rows.length > 0) answer = rows[0]
  }
  return answer
}
async function answerOf(step: Written, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const now = nowOf(request)
  const transaction = step.statements.some((s) => /^(begin|start)/.test(s.text))
  const client = transaction ? await pool.connect() : pool
  try {
    const answer = await say(client, step, now)
    if (answer === false) {
      await client.query('rollback')
      return await reply.code(422).send({ code: 42204 })
    }
    if (step.page) return await reply.type('text/html').send(step.page)
    return {
      code: 20001,
      message: 'ok',
      data: { ...answer, payNo: now.orderNo, orderNos: [now.orderNo] },
      timestamp: Date.now(),
    }
  } catch (e) {
    if (transaction) await client.query('rollback')
    throw e
  } finally {
    if (transaction) (client as pg.PoolClient).release()
  }
}

const app = Fastify()
app.get('/livez', () => 'ok')
for (const step of script.written) {
  const path = step.path.startsWith('/goods/') ? '/goods/:id' : step.path
  app.route({
    method: step.page ? 'GET' : 'POST',
    url: `/${step.key}${path}`,
    handler: (request, reply) => answerOf(step, request, reply),
  })
}
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
process.on('SIGTERM', () => process.exit(0))
