// Notices of providers: signature over the raw bytes, kept once, committed, then acknowledged. One that says that just
// what we asked for was paid is acted on as it is kept; about all else a job asks the provider and acts on the answer.
import type { FastifyInstance } from 'fastify'
import { heed } from './asking.ts'
import { believe } from './concluding.ts'
import { methods } from './methods.ts'
import { nothingElse, type PaymentMethod, type RedirectMethod } from './methods/method.ts'
import type { Paid, Told } from './notices/notice.ts'
import { noticeOf, type Attempt, type NoticeKey } from './attempt-queries.ts'
import { forgetOldNotices, keepNotice, keepNoticeOf, noteHandled } from './notice-queries.ts'
import { refundByRef } from './refund-queries.ts'
import { heedRefund } from './refunds.ts'
import type { Notified } from '#kernel/notified.ts'
import { isPassing, transact, type Db } from '#kernel/data/db.ts'
import { telling } from '#kernel/jobs/events.ts'
import { addJobs, type Job } from '#kernel/jobs/jobs.ts'
import { seal, unseal } from '#kernel/security/sealed.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { isRefusal } from '#kernel/call/refusal.ts'

const atProviders = methods.filter((method: PaymentMethod) => method.interaction === 'redirect')

/** The same as the document of the API tells it. */
export const notified: readonly Notified[] = atProviders.map(
  ({ notices: { provider, path, body, taken, refused } }) => ({
    path,
    about: `Notices of ${provider}: what became of payments and refunds`,
    body,
    taken,
    refused,
  }),
)

/** One way in for each provider. Its own refusal for what is not its own, its own acknowledgement once the notice is
 * kept, new or known. */
export function routes(server: FastifyInstance, app: AppContext, db: Db): void {
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  for (const method of atProviders) {
    const { path, read, taken, refused } = method.notices
    server.post(path, async (request, reply) => {
      if (method.obstacle(app, 0, nothingElse) === 'hidden')
        return reply.code(404).send('this way to pay is not set up')
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const told = await read(app, raw, request.headers)
      if (told) await keep(db, app, method, told, raw)
      const answer = told ? taken : refused
      return reply.code(answer.status).type(answer.type).send(answer.body)
    })
  }
}

/** characters of a notice that are kept; none of ours is nearly so long */
const longest = 65_536
const noticeSeal = 'payment_notice.sealed'
const rowOf = (provider: string, eventId: string): string => `${provider} ${eventId}`
/** A notice word for word, and what was found in it where it came sealed. */
export interface NoticeWords {
  raw: string
  inside: string | null
}
/** What it is about is kept; its words only for staff to read, sealed. */
async function keep(db: Db, app: AppContext, method: RedirectMethod, told: Told, raw: Buffer): Promise<void> {
  const { provider } = method.notices
  const { eventId, inside = null, paid } = told
  const words: NoticeWords = { raw: raw.toString('utf8').slice(0, longest), inside }
  const sealed = seal(app, noticeSeal, rowOf(provider, eventId), JSON.stringify(words))
  const asking = { name: 'payments.notice', payload: { provider, eventId } }
  if (paid && told.about.ref !== undefined) {
    try {
      return await transact(db, (trx) => actAtOnce(trx, app, method, { ...told, paid }, sealed, asking))
    } catch (e) {
      const level = isRefusal(e) || isPassing(e) ? 'warn' : 'error'
      app.log[level]({ provider, eventId, error: String(e) }, 'a notice could not be acted on at once: a job will')
    }
  }
  await keepNotice(db, provider, told, sealed, asking)
}
async function actAtOnce(
  trx: Db,
  app: AppContext,
  method: RedirectMethod,
  told: Told & { paid: Paid },
  sealed: Buffer,
  asking: Job,
): Promise<void> {
  const key: NoticeKey = { provider: method.notices.provider, eventId: told.eventId }
  const attempt = await keepNoticeOf(trx, method, told, sealed)
  if (attempt === undefined) return
  const outcome = attempt && (await believe(trx, app, attempt, method, told.paid, key))
  if (!outcome) await addJobs(trx, [asking])
}
export const noticeWords = (app: AppContext, provider: string, eventId: string, sealed: Buffer): NoticeWords =>
  JSON.parse(unseal(app, noticeSeal, rowOf(provider, eventId), sealed)) as NoticeWords
const atOnce = 1000
/** Words that are older than they are kept for. */
export async function forgetNotices(db: Db, app: AppContext): Promise<void> {
  while ((await forgetOldNotices(db, app.settings.get('noticeWordsDays'), atOnce)) === atOnce);
}

/** Acts on a kept notice; runs again without harm. */
export async function handleNotice(db: Db, app: AppContext, provider: string, eventId: string): Promise<void> {
  const method = atProviders.find(({ notices }) => notices.provider === provider)
  const key: NoticeKey = { provider, eventId }
  const notice = method && (await noticeOf(db, method.code, key))
  if (!notice || notice.handled) return
  const { attempt, attemptAt } = notice
  const known = attempt && attemptAt ? { ...attempt, createdAt: attemptAt } : undefined
  const outcome = await actOn(db, app, method, { about: notice.body, known, key })
  // that it paid was noted with the money
  if (outcome !== 'paid') await noteHandled(db, key, outcome)
}
async function actOn(
  db: Db,
  app: AppContext,
  method: RedirectMethod,
  { about, known, key }: { about: Told['about']; known: Attempt | undefined; key: NoticeKey },
): Promise<string> {
  const { ref, refundRef, disputeRef } = about
  if (disputeRef) {
    await addJobs(db, telling('dispute.heard', { method: method.code, ref: disputeRef }))
    return 'dispute'
  }
  if (ref) return heed(db, app, method, { ref, known, notice: key })
  const refund = refundRef ? await refundByRef(db, method.code, refundRef) : undefined
  return refund ? heedRefund(db, app, refund.id) : 'not ours'
}
