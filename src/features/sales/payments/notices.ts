// Notices of providers: signature over the raw bytes, kept once, committed, then acknowledged; a job asks the provider
// and acts. A notice never moves money by what it says.
import type { FastifyInstance } from 'fastify'
import { heed } from './asking.ts'
import { methods } from './methods.ts'
import { nothingElse, type PaymentMethod, type RedirectMethod } from './methods/method.ts'
import type { Told } from './notices/notice.ts'
import { keepNotice, noteHandled, noticeOf } from './notice-queries.ts'
import { refundByRef } from './refund-queries.ts'
import { heedRefund } from './refunds.ts'
import { transact, type Db } from '#kernel/data/db.ts'
import { addJob } from '#kernel/jobs/jobs.ts'
import type { AppContext } from '#kernel/call/app-context.ts'

const atProviders = methods.filter((method: PaymentMethod) => method.interaction === 'redirect')

/** One way in for each provider. Its own refusal for what is not its own, its own acknowledgement once the notice is
 * kept, new or known. */
export function routes(server: FastifyInstance, app: AppContext, db: Db): void {
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  for (const method of atProviders) {
    const { provider, path, read, taken, refused } = method.notices
    server.post(path, async (request, reply) => {
      if (method.obstacle(app, 0, nothingElse) === 'hidden')
        return reply.code(404).send('this way to pay is not set up')
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const told = await read(app, raw, request.headers)
      if (told) await keep(db, provider, told)
      const answer = told ? taken : refused
      return reply.code(answer.status).type(answer.type).send(answer.body)
    })
  }
}

/** Only what the notice is about is kept: all else is asked. */
async function keep(db: Db, provider: string, { eventId, kind, about }: Told): Promise<void> {
  await transact(db, async (trx) => {
    if (await keepNotice(trx, provider, eventId, kind, about))
      await addJob(trx, 'payments.notice', { provider, eventId })
  })
}

/** Acts on a kept notice; runs again without harm. */
export async function handleNotice(db: Db, app: AppContext, provider: string, eventId: string): Promise<void> {
  const notice = await noticeOf(db, provider, eventId)
  const method = atProviders.find(({ notices }) => notices.provider === provider)
  if (!method || !notice || notice.handled) return
  await noteHandled(db, provider, eventId, await actOn(db, app, method, notice.body))
}
async function actOn(
  db: Db,
  app: AppContext,
  method: RedirectMethod,
  { ref, refundRef }: Told['about'],
): Promise<string> {
  if (ref) return heed(db, app, method, ref)
  const refund = refundRef ? await refundByRef(db, method.code, refundRef) : undefined
  return refund ? heedRefund(db, app, refund.id) : 'not ours'
}
