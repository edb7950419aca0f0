// Proof of work, the way in for whoever cannot see or press: a signed ALTCHA challenge that a device solves in a second
// or some. Nothing is kept until it is answered.
import { createHash, randomInt } from 'node:crypto'
import { createChallenge, verifySolution, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { keyFor } from '#kernel/security/secret.ts'
import type { AppContext } from '#kernel/call/app-context.ts'

const rounds = 5000
const secrets = (app: AppContext) => ({
  hmacSignatureSecret: keyFor(app, 'captcha').toString('hex'),
  hmacKeySignatureSecret: keyFor(app, 'captcha.key').toString('hex'),
})

interface Wish {
  seconds: number
  /** times the usual work */
  effort: number
  bound: string | null
}
/** A challenge as JSON, and how many guesses its answer takes at most. */
export async function makeWork(
  app: AppContext,
  { seconds, effort, bound }: Wish,
): Promise<{ challenge: string; guesses: number }> {
  const guesses = Math.max(1, effort * app.settings.get('captchaWorkCost'))
  const counter = randomInt(Math.ceil(guesses / 2), guesses + 1)
  // the end is told by the shop's own clock, which the library does not know
  const data = { until: app.clock.now() + seconds * 1000, bound }
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: rounds,
    counter,
    deriveKey,
    data,
    ...secrets(app),
  })
  return { challenge: JSON.stringify(challenge), guesses }
}

/** Did a device do the work of a challenge of ours that has not run out? */
export async function isWorkDone(
  app: AppContext,
  { challenge, counter, derivedKey }: { challenge: string; counter: number; derivedKey: string },
): Promise<boolean> {
  const given = parse(challenge)
  if (!given) return false
  const { verified } = await verifySolution({
    challenge: given,
    solution: { counter, derivedKey, time: 0 },
    deriveKey,
    ...secrets(app),
  })
  const until = given.parameters.data?.['until']
  return verified && typeof until === 'number' && until > app.clock.now()
}

/** What a challenge that was found to be ours is for. */
export function boundOfWork(challenge: string): string | null {
  const bound = parse(challenge)?.parameters.data?.['bound']
  return typeof bound === 'string' ? bound : null
}

/** Names a challenge, however its JSON was written. */
export const workHash = (challenge: string): Buffer =>
  createHash('sha256')
    .update(parse(challenge)?.signature ?? '')
    .digest()

function parse(text: string): Challenge | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const isChallenge =
      typeof value === 'object' &&
      value !== null &&
      'parameters' in value &&
      typeof value.parameters === 'object' &&
      value.parameters !== null
    return isChallenge && 'signature' in value && typeof value.signature === 'string' ? (value as Challenge) : undefined
  } catch {
    return undefined
  }
}
