// How often a network may answer wrong and ask for pictures, and how much work it has to do: the more was asked from
// it, or for one target, the more. Friction, so that a machine pays; nothing here keeps a person out for long.
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { hour, ofPlace, unlimited, type Budget } from '#kernel/security/abuse/budgets.ts'
import { read, take } from '#kernel/security/abuse/meters.ts'

const window = 600
const wrongOf = (app: AppContext, ip: string): Budget[] => {
  return ofPlace('captcha wrong', ip, app.settings.get('captchaWrongAnswers'), window)
}
/** Refuses tooFast with the seconds. */
export async function mayAnswer(db: Db, app: AppContext, ip: string): Promise<void> {
  const budgets = wrongOf(app, ip)
  const wrong = await read(db, budgets)
  const spent = wrong.find(({ key, n }) => n >= (budgets.find((b) => b.key === key)?.allowed ?? n))
  if (spent) throw new Refusal('tooFast', { seconds: spent.wait })
}
export const noteWrong = (db: Db, app: AppContext, ip: string): Promise<unknown> => take(db, wrongOf(app, ip))

interface Given {
  ip: string
  bound: string | null
  picture: boolean
}
const steps = 5
/** Times the usual work, at most. */
export const hardest = 2 ** steps
/**
 * Notes a puzzle that is given out. How many times the usual work the next proof costs: doubled for every so many
 * proofs that were asked in the last hour in this network, or for this target. Refuses tooFast.
 */
export async function countGiven(db: Db, app: AppContext, { ip, bound, picture }: Given): Promise<number> {
  const { get } = app.settings
  const easy = get('captchaEasyProofs')
  const counted = ofPlace('captcha', ip, 0, hour)
  if (bound !== null) counted.push({ key: `captcha target ${bound}`, allowed: unlimited, seconds: hour })
  const pictures = picture && !app.demo ? ofPlace('captcha pictures', ip, get('captchaPuzzles'), window) : []
  const { counts, spent } = await take(db, [...counted, ...pictures])
  if (spent) throw new Refusal('tooFast', { seconds: spent.wait })
  const n = (key: string): number => counts.find((c) => c.key === key)?.n ?? 0
  const [line, block, target] = counted.map((b) => n(b.key))
  const burden = Math.max((line ?? 0) / easy, (block ?? 0) / (5 * easy), (target ?? 0) / easy)
  return 2 ** Math.min(steps, Math.floor(burden))
}
