// Handlers of the captcha: ask a puzzle, answer it. One answer burns a puzzle, whatever it was.
import type { Static } from 'typebox'
import { handled, type Ctx, type CallTable } from '#kernel/call/contract.ts'
import type { Db } from '#kernel/data/db.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { earnToken, isRequired, validSeconds } from './captcha.ts'
import { captchaCheck, captchaGet } from './contract.ts'
import { arePointsRight, isSlideRight } from './judging.ts'
import { networkOf } from './network.ts'
import { countRecent, insertFailure, takePuzzle, takeWork } from './queries.ts'
import { askPuzzle } from './stock.ts'
import { isWorkDone, makeWork, workHash } from './work.ts'

type Answer = Static<typeof captchaCheck.input>

/** Whoever guessed too often waits; so does, outside of a demo, whoever asks for pictures without end. */
async function admit(db: Db, app: AppContext, network: string, forPicture: boolean): Promise<void> {
  const { wrong, asked } = await countRecent(db, network)
  if (wrong >= app.settings.get('captchaWrongAnswers')) throw new Refusal('tooFast')
  if (forPicture && !app.demo && asked >= app.settings.get('captchaPuzzles')) throw new Refusal('tooFast')
}

async function get(
  { db, app, ip }: Ctx<typeof captchaGet>,
  kind: 'slide' | 'points' | 'work',
): Promise<Static<typeof captchaGet.output>> {
  if (!isRequired(app)) return { kind: 'none', captchaToken: 'none' }
  const network = networkOf(ip)
  await admit(db, app, network, kind !== 'work')
  const seconds = validSeconds
  if (kind === 'work') return { kind, ...(await makeWork(app, seconds)), seconds }
  const { id, pictures, answer } = await askPuzzle(db, kind, network)
  const [picture = '', ...rest] = pictures
  if (kind === 'points') return { kind, id, picture, order: rest, seconds }
  return { kind, id, picture, piece: rest[0]!, pieceY: answer[0]!.y, seconds }
}

async function isRight({ db, app }: Ctx<typeof captchaCheck>, answer: Answer): Promise<boolean> {
  if (answer.kind === 'work')
    return (await isWorkDone(app, answer)) && takeWork(db, workHash(answer.challenge), validSeconds)
  const puzzle = await takePuzzle(db, answer.id, answer.kind)
  if (!puzzle) return false
  return answer.kind === 'slide'
    ? isSlideRight(puzzle.answer[0]!, answer, puzzle.age)
    : arePointsRight(puzzle.answer, answer.points)
}

export const calls = [
  handled(captchaGet, (ctx, { kind }) => get(ctx, kind)),
  handled(captchaCheck, async (ctx, answer) => {
    const { db, app, ip } = ctx
    await admit(db, app, networkOf(ip), false)
    if (!(await isRight(ctx, answer))) {
      await insertFailure(db, networkOf(ip))
      throw new Refusal('captchaFailed')
    }
    return { captchaToken: await earnToken(db, ip), seconds: validSeconds }
  }),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
