// Sending what is due: beside the jobs, whose hands a slow receiver would tie. One sender for each process; what it
// takes it holds for a while, so that another goes on with it should this one die. A job wakes it.
import { dueWake } from './waking.ts'
import { tellPeople } from '#features/people/shop-notices/shop-notices.ts'
import { bodyOf } from './body.ts'
import { openSecret } from './sealing.ts'
import { noteTry, rest, takeDue, type Due, type Outcome, type Then } from './sending-queries.ts'
import { signedHeaders } from './signing.ts'
import { waitAfter } from './waits.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { transact, type Db } from '#kernel/data/db.ts'
import { addJobs } from '#kernel/jobs/jobs.ts'
import { FetchRefused, ownMachine, postPublic } from '#kernel/security/fetch-guard.ts'

/** Of an answer so much is read, and kept. */
const [readBytes, keptLetters] = [16_384, 2000]
/** Longer than any try takes. */
const heldSeconds = 60
const gone = 410

class Sender {
  readonly #db: Db
  readonly #app: AppContext
  #running = 0
  #looking: Promise<void> | undefined
  #woken = false
  #idle: (() => void)[] = []

  constructor(db: Db, app: AppContext) {
    this.#db = db
    this.#app = app
  }
  /** Looks for what is due, now or once it has looked. */
  wake(): void {
    this.#woken = true
    this.#looking ??= this.#look()
      .catch((e: unknown) => this.#app.log.error({ error: String(e) }, 'webhooks could not be sent'))
      .finally(() => {
        this.#looking = undefined
        // woken between its last look and now
        if (this.#woken && this.#running < this.#app.settings.get('webhooksAtOnce')) this.wake()
        else this.#tellIdle()
      })
  }
  /** Resolves once nothing is under way. */
  idle(): Promise<void> {
    return new Promise((done) => {
      this.#idle.push(done)
      this.#tellIdle()
    })
  }
  #tellIdle(): void {
    if (this.#running > 0 || this.#looking) return
    for (const done of this.#idle.splice(0)) done()
  }

  async #look(): Promise<void> {
    const { get } = this.#app.settings
    while (this.#woken) {
      this.#woken = false
      const most = get('webhooksAtOnce') - this.#running
      if (most <= 0) return
      const ofEndpoint = get('webhooksAtOnceOfEndpoint')
      for (const due of await takeDue(this.#db, { most, ofEndpoint, seconds: heldSeconds })) {
        this.#running++
        void this.#send(due)
          .catch((e: unknown) => this.#app.log.error({ error: String(e) }, 'a webhook could not be noted'))
          .finally(() => {
            this.#running--
            this.wake()
          })
      }
    }
  }

  async #send(due: Due): Promise<void> {
    const began = performance.now()
    const told = await this.#post(due)
    const outcome = { ...told, ms: Math.round(performance.now() - began) }
    const then = thenOf(due, outcome)
    await transact(this.#db, async (trx) => {
      const dueAt = await noteTry(trx, due.id, outcome, then)
      if (dueAt instanceof Date) await addJobs(trx, [dueWake(dueAt)])
      if (dueAt !== false && then === 'failed' && !due.byHand) await giveUp(trx, due)
    })
  }
  async #post(due: Due): Promise<Omit<Outcome, 'ms'>> {
    const app = this.#app
    const secrets = [due.secret, due.oldSecret].flatMap((one) => (one ? [openSecret(app, due.endpointId, one)] : []))
    const sent = bodyOf(due)
    const headers = signedHeaders(secrets, { id: due.messageId, at: Math.floor(app.clock.now() / 1000), body: sent })
    const limits = { ms: app.settings.get('webhookMilliseconds'), bytes: readBytes }
    try {
      const { status, text } = await postPublic(due.url, { headers, sent }, limits, ...around(app))
      return { status, fault: null, answer: text.replaceAll('\0', '').toWellFormed().slice(0, keptLetters) }
    } catch (e) {
      const late = e instanceof Error && e.message.startsWith('no answer in')
      return { status: null, fault: e instanceof FetchRefused ? 'inside' : late ? 'late' : 'unreachable', answer: '' }
    }
  }
}
/** A demo shop tells receivers of its own machine, too. */
export const around = (app: AppContext) => (app.demo ? [ownMachine] : [])

/** What follows a try: arrived, once more later, or given up. */
function thenOf({ tries, byHand }: Due, { status }: Outcome): Then {
  if (status !== null && status >= 200 && status < 300) return 'done'
  const seconds = byHand || status === gone ? undefined : waitAfter(tries)
  return seconds === undefined ? 'failed' : { seconds }
}
/** The endpoint rests, and those who look after it are told. */
async function giveUp(db: Db, { endpointId, merchantId, url, tries }: Due): Promise<void> {
  if (!(await rest(db, endpointId))) return
  const link = `/merchant/systems?shop=${merchantId}` as const
  const params = { host: new URL(url).host, count: tries }
  await tellPeople(db, merchantId, { key: 'webhookRests', params, link })
}

const senders = new WeakMap<AppContext, Sender>()
/** The sender of this process. */
export function senderOf(db: Db, app: AppContext): Sender {
  const known = senders.get(app) ?? new Sender(db, app)
  senders.set(app, known)
  return known
}
