// Handlers of the captcha: ask a puzzle, answer it. One answer burns a puzzle, whatever it was.
import type { Static } from 'typebox'
import { handled, type Ctx, type CallTable } from '#kernel/call/contract.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { boundTo, earnToken, isRequired, validSeconds } from './captcha.ts'
import { captchaCheck, captchaGet } from './contract.ts'
import { arePointsRight, isSlideRight } from './judging.ts'
import { countGiven, hardest, mayAnswer, noteWrong } from './pace.ts'
import { takePuzzle, takeWork } from './queries.ts'
import { askPuzzle } from './stock.ts'
import { boundOfWork, isWorkDone, makeWork, workHash } from './work.ts'

type Wish = Static<typeof captchaGet.input>
type Answer = Static<typeof captchaCheck.input>

/** What the proof will be for. In a demo shop it may be left open; in service it is refused: badInput. */
function boundOf(app: AppContext, { scene, target }: Wish): string | null {
  if (scene !== undefined && target !== undefined) return boundTo(app, { scene, target })
  if (app.demo) return null
  throw new Refusal('badInput', { field: scene === undefined ? 'scene' : 'target', rule: 'required' })
}

async function get({ db, app, ip }: Ctx<typeof captchaGet>, wish: Wish): Promise<Static<typeof captchaGet.output>> {
  if (!isRequired(app)) return { kind: 'none', captchaToken: 'none' }
  const { kind } = wish
  const bound = boundOf(app, wish)
  await mayAnswer(db, app, ip)
  const effort = await countGiven(db, app, { ip, bound, picture: kind !== 'work' })
  if (kind === 'work') {
    // strangers can make it harder for a target, so it lasts as long: nobody is kept out by a slow device
    const seconds = validSeconds * effort
    return { kind, ...(await makeWork(app, { seconds, effort, bound })), seconds }
  }
  const seconds = validSeconds
  const { id, pictures, answer } = await askPuzzle(db, kind, bound)
  const [picture = '', ...rest] = pictures
  if (kind === 'points') return { kind, id, picture, order: rest, seconds }
  return { kind, id, picture, piece: rest[0]!, pieceY: answer[0]!.y, seconds }
}

/** What the puzzle was for, when the answer is right. */
async function judge({ db, app }: Ctx<typeof captchaCheck>, answer: Answer): Promise<{ bound: string | null } | null> {
  if (answer.kind === 'work') {
    const right =
      (await isWorkDone(app, answer)) && (await takeWork(db, workHash(answer.challenge), validSeconds * hardest))
    return right ? { bound: boundOfWork(answer.challenge) } : null
  }
  const puzzle = await takePuzzle(db, answer.id, answer.kind)
  if (!puzzle) return null
  const right =
    answer.kind === 'slide'
      ? isSlideRight(puzzle.answer[0]!, answer, puzzle.age)
      : arePointsRight(puzzle.answer, answer.points)
  return right ? puzzle : null
}

export const calls = [
  handled(captchaGet, get),
  handled(captchaCheck, async (ctx, answer) => {
    const { db, app, ip } = ctx
    await mayAnswer(db, app, ip)
    const puzzle = await judge(ctx, answer)
    if (!puzzle) {
      await noteWrong(db, app, ip)
      throw new Refusal('captchaFailed')
    }
    return { captchaToken: await earnToken(db, ip, puzzle.bound), seconds: validSeconds }
  }),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
