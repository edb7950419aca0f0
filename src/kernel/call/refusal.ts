// Refusals: reason → code, the HTTP status and two or three digits more. The kernel's own stand here, a feature's in
// its refusals.ts; their words under the same names in the texts of the kernel and of the feature.
export const kernelRefusals = {
  badInput: 40001,
  badJson: 40002,
  requestIdReused: 40014,
  methodNotAllowed: 40501,
  sessionRequired: -201,
  tokenRevoked: -202,
  sessionExpired: 20230,
  forbidden: 40301,
  secondProofRequired: 40306,
  shopReadOnly: 403250,
  ownRequest: 40302,
  notIndependent: 403200,
  notFound: 40401,
  callNotFound: 40402,
  insufficientBalance: 42212,
  aloneTooEarly: 42224,
  proofRequired: 42268,
  featureOff: 422255,
  tooFast: 42901,
  serverError: 50001,
  crowded: 50301,
  networkBusy: 50302,
  readOnly: 50303,
  storageFull: 50304,
} as const

type Own = typeof kernelRefusals
/** Every refusal of the shop with its code; features add theirs by declaration. */
export interface Refusals extends Own {}
export type Reason = keyof Refusals

let codes: ReadonlyMap<string, number> = new Map(Object.entries(kernelRefusals))
/** Makes the refusals of the features known, once at start. Throws, and changes nothing, where one stands twice. */
export function knowRefusals(lists: readonly Readonly<Record<string, number>>[]): void {
  const made = new Map<string, number>()
  for (const [reason, code] of [kernelRefusals, ...lists].flatMap((list) => Object.entries(list))) {
    const twin = [...made].find(([known, taken]) => known === reason || taken === code)
    if (twin) throw new Error(`refusal ${reason} (${code}) stands twice: ${twin.join(' ')}`)
    made.set(reason, code)
  }
  codes = made
}
/** Every reason that is known, the kernel's first. */
export const reasons = (): Reason[] => [...codes.keys()] as Reason[]
/** The number of a reason on the wire. */
export function codeOf(reason: Reason): number {
  const code = codes.get(reason)
  if (code === undefined) throw new Error(`no such refusal: ${reason}`)
  return code
}

/** What is told of a refusal: HTTP status and words in the reader's language. */
export interface Told {
  status: number
  message: string
}
/** Thrown to refuse: tells the reason and the numbers of its text; the wire turns it into status, code and message. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly reason: Reason
  readonly params: Record<string, unknown>
  /** Put into words already: for pages, which have no table of codes. */
  told?: Told
  constructor(reason: Reason, params: Record<string, unknown> = {}) {
    super(reason)
    this.reason = reason
    this.params = params
  }
}
/** Told by shape, not by class: pages are bundled and may hold a second copy of it. */
export const isRefusal = (e: unknown): e is Refusal => e instanceof Error && e.name === 'Refusal' && 'reason' in e

/** The reasons that end a session: the reader signs in anew. */
export const sessionReasons: readonly Reason[] = ['sessionRequired', 'tokenRevoked', 'sessionExpired']
/** HTTP status of a reason. */
export const statusOf = (reason: Reason): number =>
  sessionReasons.includes(reason) ? 401 : Number(String(codeOf(reason)).slice(0, 3))
/** What is not there, or another's, is refused alike: notFound. */
export const mustBeFound = (found: boolean): void => {
  if (!found) throw new Refusal('notFound')
}
