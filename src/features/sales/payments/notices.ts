// Notices of providers: signature over the raw bytes, kept once, committed, then acknowledged; a job asks the provider
// and acts. A notice never moves money by what it says.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { online, stripeOf } from './methods/online.ts'
import { heed } from './asking.ts'
import { keepNotice, noteHandled, noticeOf } from './notice-queries.ts'
import { refundByRef } from './refund-queries.ts'
import { heedRefund } from './refunds.ts'
import { transact, type Db } from '#kernel/data/db.ts'
import { addJob } from '#kernel/jobs/jobs.ts'
import type { AppContext } from '#kernel/call/app-context.ts'

/** POST /notify/stripe. 400 for a wrong signature, 200 once the notice is kept, new or known. */
export function routes(server: FastifyInstance, app: AppContext, db: Db): void {
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  server.post('/notify/stripe', async (request, reply) => {
    const config = app.env.stripe
    if (!config) return reply.code(404).send('online payment is not set up')
    const event = eventOf(app, request, config.webhookSecret)
    if (!event) return reply.code(400).send('the signature is wrong')
    await keep(db, event.id, event.type, event.data.object)
    return reply.send('kept')
  })
}
/** What Stripe tells; undefined where it is not theirs, whatever came in its place. */
function eventOf(app: AppContext, { body, headers }: FastifyRequest, secret: string) {
  const signature = headers['stripe-signature']
  try {
    return stripeOf(app).webhooks.constructEvent(
      Buffer.isBuffer(body) ? body : '',
      typeof signature === 'string' ? signature : '',
      secret,
    )
  } catch {
    return undefined
  }
}

/** Only the id of what the notice is about is kept: all else is asked. */
async function keep(db: Db, eventId: string, kind: string, object: { id?: string; object?: string }): Promise<void> {
  const body =
    object.object === 'checkout.session'
      ? { ref: object.id }
      : object.object === 'refund'
        ? { refundRef: object.id }
        : {}
  await transact(db, async (trx) => {
    if (await keepNotice(trx, 'stripe', eventId, kind, body)) await addJob(trx, 'payments.notice', { eventId })
  })
}

/** Acts on a kept notice; runs again without harm. */
export async function handleNotice(db: Db, app: AppContext, eventId: string): Promise<void> {
  const notice = await noticeOf(db, 'stripe', eventId)
  if (!notice || notice.handled) return
  await noteHandled(db, 'stripe', eventId, await actOn(db, app, notice.body))
}
async function actOn(
  db: Db,
  app: AppContext,
  { ref, refundRef }: { ref?: string; refundRef?: string },
): Promise<string> {
  if (ref) return heed(db, app, online, ref)
  const refund = refundRef ? await refundByRef(db, online.code, refundRef) : undefined
  return refund ? heedRefund(db, app, refund.id) : 'not ours'
}
