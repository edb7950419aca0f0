// Passkeys: what a browser is to sign, and whether it did, for this shop's address, with the person verified.
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Passkey } from './queries.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { titleName } from '#kernel/text/platform-name.ts'

const place = (app: AppContext): { rpID: string; origin: string } => {
  const { hostname, origin } = new URL(app.publicUrl())
  return { rpID: hostname, origin }
}
/** Loaded by who uses it first: most sign-ins never do. */
const library = () => import('@simplewebauthn/server')
const seconds = 300
const known = (keys: readonly Passkey[]) => keys.map(({ credentialId: id, transports }) => ({ id, transports }))

/** JSON for the browser, and the challenge to keep. */
export async function askToMake(
  app: AppContext,
  person: { userId: number; account: string; nickName: string },
  keys: readonly Passkey[],
): Promise<{ options: string; challenge: string; seconds: number }> {
  const options = await (
    await library()
  ).generateRegistrationOptions({
    rpName: titleName('en-US'),
    rpID: place(app).rpID,
    userID: new Uint8Array(Buffer.from(`miralo-${person.userId}`)),
    userName: person.account,
    userDisplayName: person.nickName,
    timeout: seconds * 1000,
    attestationType: 'none',
    excludeCredentials: known(keys),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  })
  return { options: JSON.stringify(options), challenge: options.challenge, seconds }
}
/** The key, if the answer is one to this challenge. */
export async function madeBy(
  app: AppContext,
  challenge: string,
  answer: string,
): Promise<Omit<Passkey, 'id'> | undefined> {
  const { rpID, origin } = place(app)
  const response = parsed(answer) as RegistrationResponseJSON | undefined
  if (!response) return undefined
  try {
    const { verified, registrationInfo } = await (
      await library()
    ).verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
    })
    if (!verified || !registrationInfo) return undefined
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential
    const told = transports.filter((way) => /^[a-z-]{1,20}$/.test(way)).slice(0, 8)
    return { credentialId: id, publicKey: Buffer.from(publicKey), counter, transports: told }
  } catch {
    return undefined
  }
}

export async function askToSign(app: AppContext, keys: readonly Passkey[]) {
  const options = await (
    await library()
  ).generateAuthenticationOptions({
    rpID: place(app).rpID,
    timeout: seconds * 1000,
    allowCredentials: known(keys),
    userVerification: 'required',
  })
  return { options: JSON.stringify(options), challenge: options.challenge }
}
/** Which of these keys signed this challenge, and how often it has by now. */
export async function signedBy(
  app: AppContext,
  challenge: string,
  answer: string,
  keys: readonly Passkey[],
): Promise<{ id: number; counter: number } | undefined> {
  const { rpID, origin } = place(app)
  const response = parsed(answer) as AuthenticationResponseJSON | undefined
  const key = keys.find(({ credentialId }) => credentialId === response?.id)
  if (!response || !key) return undefined
  try {
    const { verified, authenticationInfo } = await (
      await library()
    ).verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: { id: key.credentialId, publicKey: new Uint8Array(key.publicKey), counter: key.counter },
      requireUserVerification: true,
    })
    return verified ? { id: key.id, counter: authenticationInfo.newCounter } : undefined
  } catch {
    return undefined
  }
}
function parsed(answer: string): object | undefined {
  try {
    const value: unknown = JSON.parse(answer)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
