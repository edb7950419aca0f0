// Notices about the account and its security: by mail or text whatever anybody wishes (a job), and as messages in
// the centre, both queued and written in the transaction in which it happened.
import { inAllLanguages, tell } from '#features/platform/messages/messages.ts'
import type { WayIn } from '#kernel/call/app-context.ts'
import type { Db } from '#kernel/data/db.ts'
import { addJob } from '#kernel/jobs/jobs.ts'
import type { MessageKinds, Messages, Told } from '#kernel/messages.ts'
import type { Page } from '#kernel/pages.ts'
import { messages } from '#kernel/text/i18n.ts'
import type { Language } from '#kernel/text/language.ts'

const kind = { type: 'notice', mail: 'notice' } as const
export const messageKinds = {
  passwordChanged: kind,
  passwordAdded: kind,
  payPasswordChanged: kind,
  // its letter goes to the old address and speaks of that
  emailChanged: { type: 'notice', blanks: { email: 'no' }, mail: 'never' },
  phoneChanged: { ...kind, blanks: { phone: 'no' } },
  emailAdded: { ...kind, blanks: { email: 'no' } },
  phoneAdded: { ...kind, blanks: { phone: 'no' } },
  passwordHunted: kind,
  wayAdded: { ...kind, blanks: { way: 'texts' } },
  recovered: { ...kind, blanks: { dropped: 'texts' } },
  proofAdded: { ...kind, blanks: { proof: 'texts' } },
  proofRemoved: { ...kind, blanks: { proof: 'texts' } },
  recoveryUsed: { ...kind, blanks: { left: 'texts' } },
  proofsReset: kind,
  accountBlocked: { ...kind, blanks: { why: 'texts', address: 'texts' } },
  accountUnblocked: kind,
  newSignIn: { ...kind, blanks: { device: 'texts', time: 'time' } },
  realNameApproved: kind,
  realNameRejected: { ...kind, blanks: { reason: 'words' } },
  closingReceived: kind,
  closingRejected: { ...kind, blanks: { reason: 'words' } },
} as const satisfies MessageKinds

type Own = Told<typeof messageKinds>
declare module '#kernel/messages.ts' {
  interface Messages extends Own {}
}

const places: Partial<Record<keyof Own, Page>> = {
  newSignIn: '/user/user/devices',
  realNameApproved: '/user/user/realName',
  realNameRejected: '/user/user/realName',
  closingReceived: '/user/user/cancelAccount',
  closingRejected: '/user/user/cancelAccount',
}
const placeOf = (key: keyof Own): Page => places[key] ?? '/user/user/system'
const note = <K extends keyof Own>(db: Db, userId: number, key: K, params: Messages[K], once?: string): Promise<void> =>
  tell(db, { userId, key, params, link: placeOf(key), ...(once !== undefined && { once }) })

type Plain = 'passwordChanged' | 'passwordAdded' | 'payPasswordChanged' | 'realNameApproved' | 'closingReceived'
export type Notice = { userId: number; to?: string | undefined } & (
  | { kind: Plain; params: Messages[Plain] }
  | { kind: 'emailChanged' | 'emailAdded'; params: { email: string } }
  | { kind: 'phoneChanged' | 'phoneAdded'; params: { phone: string } }
  | { kind: 'realNameRejected' | 'closingRejected'; params: { reason: string } }
)
/** `to`: where the letter goes, if not to the account's own address. */
export async function notify(db: Db, notice: Notice): Promise<void> {
  await addJob(db, 'accounts.notice', notice)
  await note(db, notice.userId, notice.kind, notice.params as never)
}

export interface Recovered {
  userId: number
  signIns: number
  linked: WayIn[]
}
/** What ended with a forgotten password, as one list. */
export function droppedIn(lang: Language, { signIns, linked }: Recovered): string {
  const t = messages(lang)
  const gone = [t('inbox:signIns', { count: signIns }), ...linked.map((way) => t(`inbox:way.${way}`))]
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(gone)
}
export async function notifyOfRecovery(db: Db, recovered: Recovered): Promise<void> {
  await addJob(db, 'accounts.recovered', recovered)
  await note(db, recovered.userId, 'recovered', { dropped: inAllLanguages((_, lang) => droppedIn(lang, recovered)) })
}

export async function notifyOfLink(db: Db, userId: number, way: WayIn): Promise<void> {
  await addJob(db, 'accounts.linked', { userId, way })
  await note(db, userId, 'wayAdded', { way: inAllLanguages((t) => t(`inbox:way.${way}`)) })
}

export interface ProofChanged {
  userId: number
  kind: 'proofAdded' | 'proofRemoved'
  proof: 'totp' | 'passkey'
}
export async function notifyOfProof(db: Db, changed: ProofChanged): Promise<void> {
  await addJob(db, 'accounts.proof', changed)
  await note(db, changed.userId, changed.kind, { proof: inAllLanguages((t) => t(`inbox:proof.${changed.proof}`)) })
}
export async function notifyOfRecoveryCode(db: Db, userId: number, left: number): Promise<void> {
  await addJob(db, 'accounts.recoveryCode', { userId, left })
  await note(db, userId, 'recoveryUsed', { left: inAllLanguages((t) => t('inbox:proof.left', { count: left })) })
}
export async function notifyOfReset(db: Db, userId: number): Promise<void> {
  await addJob(db, 'accounts.notice', { userId, kind: 'proofsReset', params: {} })
  await note(db, userId, 'proofsReset', {})
}

export interface NewSignIn {
  userId: number
  /** '' of a browser that does not tell its name */
  device: string
  at: number
  byCode: boolean
}
export async function notifyOfSignIn(db: Db, signIn: NewSignIn): Promise<void> {
  await addJob(db, 'accounts.newSignIn', signIn)
  const { userId, device, at } = signIn
  const named = inAllLanguages((t) => device || t('inbox:unknownBrowser'))
  await note(db, userId, 'newSignIn', { device: named, time: new Date(at).toISOString() })
}

/** Once a day, as its letter goes. */
export const noteHunt = (db: Db, userId: number, now: number): Promise<void> =>
  note(db, userId, 'passwordHunted', {}, new Date(now).toISOString().slice(0, 10))
