// Parcels from their shipping until they are there: subscribed to, asked about where nothing is pushed, and told where
// nothing is heard of them. The provider is asked outside of transactions, a few at once; that it is away never holds
// up an order, and never other jobs for long.
import { askAbout, subscribeTo, TrackingFault, type Followed } from './kuaidi100.ts'
import { followed } from './followed.ts'
import {
  end,
  endArrived,
  endOthers,
  isSilentFor,
  nextWanted,
  noteFault,
  noteFollowed,
  noteHeard,
  noteSubscribed,
  park,
  someFollowed,
  subscriptionOf,
  takeSilent,
  takeWanted,
  unheard,
  wantSubscription,
  type Subscription,
} from './queries.ts'
import { numberIn, scansIn } from './scan-reading.ts'
import { tidyWaybill } from '#features/sales/fulfilment/carriers.ts'
import { setTracked, tellScans, tellUnheard, waybillOf } from './owners.ts'
import type { ParcelKey } from '#features/sales/fulfilment/fulfilment.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { transact, type Db } from '#kernel/data/db.ts'
import { lane } from '#kernel/jobs/in-turn.ts'
import { addJob } from '#kernel/jobs/jobs.ts'

/** No second try makes these better: the number or its carrier is refused. */
const final: ReadonlySet<string> = new Set(['400', '700', '701', '702', 'carrier unknown'])
/** Our account there: whoever else is asked about is refused too. */
const account: ReadonlySet<string> = new Set(['600', '601', '603'])
/** Odd answers about one parcel tell nothing about the others. */
const ofOneParcel: ReadonlySet<string> = new Set(['too long', 'no code', 'no object', 'SyntaxError', 'carrier unknown'])
const soon = (db: Db, runAt?: Date): Promise<void> =>
  addJob(db, 'tracking.subscribe', {}, { key: 'tracking.subscribe', ...(runAt && { runAt }) })

/** A parcel left, or has another waybill: it is followed where there is somebody who does and knows its carrier. */
export const follow = (db: Db, app: AppContext, parcel: ParcelKey): Promise<void> =>
  transact(db, async (trx) => {
    if (!app.env.kuaidi100) return
    const now = await waybillOf(trx, parcel)
    await endOthers(trx, parcel, now)
    if (!now.travelling || !followed(now.carrier)) return
    if (await wantSubscription(trx, parcel, now)) await soon(trx)
  })

/** Does so much for each of these, four at once; after a provider that was not there, or knows us no more, the others
 * wait. False then. */
async function each(
  parcels: readonly Subscription[],
  work: (parcel: Subscription) => Promise<void>,
  failed: (parcel: Subscription, fault: TrackingFault) => Promise<void>,
): Promise<boolean> {
  const inTurn = lane(4)
  let isAway = false
  const one = async (parcel: Subscription): Promise<void> => {
    if (isAway) return
    try {
      await work(parcel)
    } catch (e) {
      if (!(e instanceof TrackingFault)) throw e
      isAway ||= account.has(e.code) || !(/^\d+$/.test(e.code) || ofOneParcel.has(e.code))
      await failed(parcel, e)
    }
  }
  const done = await Promise.allSettled(parcels.map((parcel) => inTurn(() => one(parcel))))
  const broken = done.find((d) => d.status === 'rejected')
  if (broken) throw broken.reason
  return !isAway
}

/** Subscribes to the next that are wanted, and comes again when more are due. */
export async function subscribeDue(db: Db, app: AppContext): Promise<void> {
  const { get } = app.settings
  if (!app.env.kuaidi100) return
  const isThere = await each(
    await takeWanted(db, get('trackingAtOnce'), get('trackingAgainSeconds')),
    async (parcel) => accepted(db, app, parcel, await subscribeTo(app, parcel)),
    (parcel, { code }) => refused(db, app, parcel, code),
  )
  const next = await nextWanted(db)
  const earliest = isThere ? 0 : app.clock.now() + get('trackingAgainSeconds') * 1000
  if (next) await soon(db, new Date(Math.max(next.getTime(), earliest)))
}
/** It is tried again later, unless that is no use or was done too often. */
async function refused(
  db: Db,
  app: AppContext,
  { id, parcel, carrier, tries }: Subscription,
  code: string,
): Promise<void> {
  const told = { parcel, carrier, code }
  if (account.has(code)) app.log.error(told, 'the tracking provider does not take the key of the shop')
  const isGivenUp = tries >= app.settings.get('trackingTries')
  if (!isGivenUp && !final.has(code)) return noteFault(db, id, code)
  await park(db, id, code)
  if (isGivenUp) app.log.error(told, 'a parcel could not be followed: its merchant tells its stations by hand')
  else app.log.warn(told, 'a parcel is not followed: its merchant tells its stations by hand')
}
/** It is followed if it still has this waybill; until then its merchant could tell by hand. */
const accepted = (db: Db, app: AppContext, { id }: Followed, how: 'new' | 'again'): Promise<void> =>
  transact(db, async (trx) => {
    const about = await current(trx, id)
    if (!about) return
    await setTracked(trx, about.parcel, true)
    // pushes may go to whoever asked before: then it is asked at once
    await noteSubscribed(trx, id, how === 'new' ? app.settings.get('trackingSilentSeconds') : 0)
  })
/** The parcel of a subscription, its order locked; undefined, and the end of it, where it is the parcel's no more. */
async function current(db: Db, id: number): Promise<{ parcel: ParcelKey; waybill: string } | undefined> {
  const about = await subscriptionOf(db, id)
  if (!about) return undefined
  const now = await waybillOf(db, about.parcel)
  if (now.travelling && now.carrier === about.carrier && now.waybill === about.waybill) return about
  await end(db, id)
  return undefined
}

/** What the provider told of a parcel, pushed or answered. What it tells of another one is none of this. */
export const hear = (db: Db, app: AppContext, id: number, told: unknown, isGivenUp = false): Promise<void> =>
  transact(db, async (trx) => {
    const about = await current(trx, id)
    if (!about) return
    const number = tidyWaybill(numberIn(told))
    if (number !== '' && number !== about.waybill) return
    const scans = scansIn(told)
    if (scans.length > 0) await tellScans(trx, app, about.parcel, scans)
    if (isGivenUp) await tellUnheard(trx, app, about.parcel)
    // the answer was lost, but the parcel is followed
    await noteFollowed(trx, id)
    // whoever tells no more leaves it to the merchant's hand
    await setTracked(trx, about.parcel, !isGivenUp)
    await noteHeard(trx, id, app.settings.get('trackingSilentSeconds'))
  })

/** Asks about those of which nothing was pushed for long, and tells of those that nobody has seen. */
export async function askSilent(db: Db, app: AppContext): Promise<void> {
  const { get } = app.settings
  if (!app.env.kuaidi100) return leaveAll(db, get('trackingAtOnce'))
  await endArrived(db)
  const silentSeconds = get('trackingSilentSeconds')
  await each(
    await takeSilent(db, get('trackingAtOnce'), silentSeconds),
    async (parcel) => hear(db, app, parcel.id, await askAbout(app, parcel)),
    (parcel, { code }) => unasked(db, app, parcel, code),
  )
  const patience = {
    silentSeconds,
    unseenSeconds: get('trackingUnseenSeconds'),
    lostSeconds: get('trackingLostSeconds'),
  }
  for (const parcel of await unheard(db, get('trackingAtOnce'), patience))
    await transact(db, (trx) => tellUnheard(trx, app, parcel))
}
/**
 * Nothing was told of a parcel. Where its number is refused, or nothing was heard for long, its merchant may tell by
 * hand until something is.
 */
const unasked = (db: Db, app: AppContext, { id, parcel }: Subscription, code: string): Promise<void> =>
  transact(db, async (trx) => {
    app.log.warn({ parcel, code }, 'who follows parcels did not answer about one')
    if (!(await current(trx, id))) return
    await noteFault(trx, id, code)
    const isMute = await isSilentFor(trx, id, 4 * app.settings.get('trackingSilentSeconds'))
    if (final.has(code) || isMute) await setTracked(trx, parcel, false)
  })
/** Nobody follows parcels any more: their merchants tell by hand. */
async function leaveAll(db: Db, most: number): Promise<void> {
  for (const { id, parcel } of await someFollowed(db, most))
    await transact(db, async (trx) => {
      await setTracked(trx, parcel, false)
      await park(trx, id, 'not set up')
    })
}
