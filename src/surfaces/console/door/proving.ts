// The first half of signing in: the password, with a proof of work where the shop asks for one.
import { call, CallFault } from '../desk/call.ts'
import { runWork } from '#features/platform/captcha/parts/run-work.ts'
import { deviceKey } from '#web/device.ts'

export interface Ticket {
  ticket: string
  /** empty: no code was sent */
  sentTo: string
  /** it stands in the terminal of the shop */
  printed: boolean
  /** what serves as the second proof */
  ways: { totp: boolean; passkey: boolean; recovery: boolean; mail: boolean }
}
export interface Typed {
  account: string
  password: string
}
const open = (typed: Typed, captchaToken?: string): Promise<Ticket> =>
  call('/api/v2/console/session/open', {
    ...typed,
    device: deviceKey(),
    ...(captchaToken === undefined ? {} : { captchaToken }),
  })

/** Earned by this device's work: nobody at a desk is asked to move pictures. */
async function earnProof(target: string): Promise<string> {
  const puzzle = await call('/captcha/get', { kind: 'work', scene: 'password', target })
  if (puzzle.kind === 'none') return puzzle.captchaToken
  if (puzzle.kind !== 'work') throw new CallFault('captchaFailed', 422)
  const { challenge, guesses } = puzzle
  const solution = await runWork(challenge, guesses, () => undefined, new AbortController().signal)
  return (await call('/captcha/check', { kind: 'work', challenge, ...solution })).captchaToken
}

/** Sends a code to whoever knows the password. `onProving` hears when this device works for a proof. */
export async function askForCode(typed: Typed, onProving: (working: boolean) => void): Promise<Ticket> {
  try {
    return await open(typed)
  } catch (fault) {
    if (!(fault instanceof CallFault && fault.reason === 'captchaRequired')) throw fault
    onProving(true)
    try {
      return await open(typed, await earnProof(typed.account))
    } finally {
      onProving(false)
    }
  }
}
