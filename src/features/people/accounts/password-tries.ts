// Guessing a password is slow: what strangers guess costs the place that they guess from, never the person. A device
// that the account knows has a budget of its own; from elsewhere a captcha comes first, then waiting; a code or the
// link in a letter always opens.
import { spendCaptcha } from '#features/platform/captcha/captcha.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { addJob } from '#kernel/jobs/jobs.ts'
import { day, hour, nameOf, ofPlace, unlimited, type Budget } from '#kernel/security/abuse/budgets.ts'
import { forgetAll, forgive, giveBack, hold, read, settle } from '#kernel/security/abuse/meters.ts'
import { placeOf } from '#kernel/security/abuse/networks.ts'

/** Whose password is tried from where. */
export interface Guesser {
  /** the account's id, or what was typed where there is none, so that both are treated alike */
  who: number | string
  contact: string
  /** as it was typed: the captcha was asked for it */
  typed: string
  ip: string
  /** the hash of a device that the account knows */
  device: Buffer | null
  captchaToken: string | undefined
}
interface Budgets {
  /** this account from this place or device: a wait for them alone */
  near: Budget
  /** this place and all accounts, this account and all places */
  far: Budget[]
  /** strangers at this account: counted, never a wait */
  strangers: Budget
  /** everybody's wrong passwords: counted */
  shop: Budget
}
const keyOf = (app: AppContext, who: number | string): string =>
  `password ${typeof who === 'number' ? who : nameOf(app, who)}`

function budgetsOf(app: AppContext, { who, ip, device }: Guesser): Budgets {
  const { get } = app.settings
  const account = keyOf(app, who)
  const { line, block } = placeOf(ip)
  const near = {
    key: `${account} ${device ? `device ${device.toString('base64url')}` : `line ${line}`}`,
    allowed: get('passwordMaxTries'),
    seconds: get('passwordLockSeconds'),
  }
  const around = { key: `${account} block ${block}`, allowed: get('passwordTriesPerBlockHour'), seconds: hour }
  const places = ofPlace('password', ip, get('passwordTriesPerAddressHour'), hour)
  return {
    near,
    far: device ? [] : [around, ...places],
    strangers: { key: `${account} strangers`, allowed: unlimited, seconds: day },
    shop: { key: 'password shop', allowed: unlimited, seconds: hour },
  }
}

/** The end of a try: whether the password was right. */
export type Judged = (right: boolean) => Promise<unknown>
/**
 * Asks for a captcha after some wrong passwords, then takes one try; tell how it ended.
 * Refuses passwordLocked with the minutes, tooFast with the seconds, captchaRequired, captchaFailed.
 */
export async function takeTry(db: Db, app: AppContext, guesser: Guesser): Promise<Judged> {
  const { get } = app.settings
  const { ip, typed, captchaToken } = guesser
  const budgets = budgetsOf(app, guesser)
  const { near, far, strangers, shop } = budgets
  const tried = await read(db, [near, ...far, strangers, shop])
  const n = (budget: Budget): number => tried.find((t) => t.key === budget.key)?.n ?? 0
  const hunted = !guesser.device && n(strangers) >= get('passwordTriesPerAccountDay')
  // whoever is hunted from many places: each of them has one try, and its next after the wait
  if (hunted) near.allowed = 1
  const counted: [Budget, ...Budget[]] = guesser.device ? [near] : [near, ...far, strangers, shop]
  const spent = counted.find((b) => n(b) >= b.allowed)
  const soon = get('passwordTriesBeforeCaptcha')
  const suspect = [near, ...far].some((b) => n(b) >= soon) || hunted || n(strangers) >= 2 * soon
  const stormy = !guesser.device && n(shop) >= get('passwordTriesShopHour')
  if (!spent && (suspect || stormy)) await spendCaptcha(db, app, captchaToken, { ip, scene: 'password', target: typed })
  const taken = await hold(db, counted)
  if (taken.spent) throw refusalOf(budgets, taken.spent)
  await tellOfHunt(db, app, guesser, taken.counts.find((c) => c.key === strangers.key)?.n)
  return async (right) => {
    // the place in the row last: whoever waits for it must find the others given back
    if (right && counted.length > 1) await giveBack(db, counted.slice(1))
    await (right ? forgive : settle)(db, near.key)
  }
}
function refusalOf({ near, far }: Budgets, { key, wait }: { key: string; wait: number }): Refusal {
  const own = key === near.key || key === far[0]?.key
  return own
    ? new Refusal('passwordLocked', { minutes: Math.ceil(wait / 60) })
    : new Refusal('tooFast', { seconds: wait })
}
/** A letter to whoever is hunted, once a day; the job finds out whether there is anybody. */
async function tellOfHunt(db: Db, app: AppContext, { contact }: Guesser, n: number | undefined): Promise<void> {
  if (n !== app.settings.get('passwordTriesPerAccountDay')) return
  app.log.warn({ tries: n }, 'somebody guesses at the password of one account from many places')
  await addJob(db, 'accounts.hunted', { contact })
}

/** The one of changing it: whoever stole a sign-in must not guess on from other places. Refuses passwordLocked. */
export async function takeTryOfOwn(db: Db, app: AppContext, userId: number): Promise<Judged> {
  const { get } = app.settings
  const budget = {
    key: `${keyOf(app, userId)} change`,
    allowed: get('passwordMaxTries'),
    seconds: get('passwordLockSeconds'),
  }
  const { spent } = await hold(db, [budget])
  if (spent) throw new Refusal('passwordLocked', { minutes: Math.ceil(spent.wait / 60) })
  return (right) => (right ? forgive : settle)(db, budget.key)
}

/** Another password: what was tried at the old one counts no more. */
export const forgetTries = (db: Db, userId: number): Promise<unknown> => forgetAll(db, `password ${userId} `)
