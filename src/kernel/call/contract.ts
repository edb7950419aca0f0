// A call as data: path, who may ask, how it runs, what goes in and out, which refusals it may give. Pure.
import {
  Type,
  type Static,
  type TObject,
  type TObjectOptions,
  type TProperties,
  type TSchema,
  type TSchemaOptions,
} from 'typebox'
import type { Db } from '../data/db.ts'
import type { Language } from '../text/language.ts'
import type { SwitchName } from '../switches.ts'
import type { JsonText } from './json-text.ts'
import type { Reason } from './refusal.ts'
import type { AppContext } from './app-context.ts'

/**
 * public: anybody (a valid token still names the user) · shopper: signed in ·
 * merchant, staff: a member whose role grants the permission `area.read` or `area.write`.
 */
export type Who = 'public' | 'shopper' | { merchant: Permission } | { staff: Permission }
export type Permission = `${string}.${'read' | 'write'}`
/**
 * read: no transaction, writes nothing, the only kind pages may ask in process ·
 * one: one transaction, committed at the edge · steps: the handler opens its own transactions around outside calls.
 */
export type Run = 'read' | 'one' | 'steps'
/** lookup: by a number or code that somebody could try through. */
export type Pace = 'read' | 'write' | 'preview' | 'lookup' | 'parsing'

export interface Contract<
  P extends string = string,
  I extends TSchema = TSchema,
  O extends TSchema = TSchema,
  W extends Who = Who,
  R extends Run = Run,
> {
  path: P
  summary: string
  who: W
  run: R
  input: I
  output: O
  refusals: readonly Reason[]
  /** GET only where the specification says so; its input is the query string. */
  method: 'POST' | 'GET'
  /** 20001 on the general path; the login family answers 1 or 200 and `{ code, msg, userinfo }`. */
  success: number
  envelope: 'general' | 'login'
  /** What a success says to the person: a key of the errors namespace. */
  says: 'ok' | 'signedIn' | 'codeSent'
  /** A screen can do without it: the first that is refused when the shop is crowded. */
  extra: boolean
  /** What it counts as in a minute (limits.ts); left out: read or write, as it runs. */
  pace: Pace | undefined
  /** A merchant's key may ask it, where its permission is open to keys; false for what moves money or goods' ways. */
  byKey: boolean
  /** It begins something of this switch: where that is off, it is refused. */
  begins: SwitchName | undefined
  /**
   * Of run: 'one', for shoppers: it writes in one statement, which is a transaction by itself. Where no request id is
   * to be remembered none is opened around it; its handler opens one where it needs more.
   */
  alone: boolean
  /**
   * Of run: 'one': what it does uses something up, so that it cannot be done twice. Its answer is remembered when it is
   * done, instead of being claimed before: who asks again is refused by what was used up, and gets the first answer.
   */
  usesUp: boolean
  /** A merchant's write that its handler does not note gets a line in the shop's log; false: it is no deed. */
  logged: boolean
}
type Optional =
  | 'refusals'
  | 'method'
  | 'success'
  | 'envelope'
  | 'says'
  | 'extra'
  | 'pace'
  | 'begins'
  | 'byKey'
  | 'alone'
  | 'usesUp'
  | 'logged'
type Given<P extends string, I extends TSchema, O extends TSchema, W extends Who, R extends Run> = Omit<
  Contract<P, I, O, W, R>,
  Optional
> &
  Partial<Pick<Contract, Optional>>

/** Fills what most calls share: POST, the general envelope, success 20001. */
export const contract = <
  const P extends string,
  I extends TSchema,
  O extends TSchema,
  const W extends Who,
  const R extends Run,
>(
  given: Given<P, I, O, W, R>,
): Contract<P, I, O, W, R> => ({
  method: 'POST',
  success: 20001,
  envelope: 'general',
  says: 'ok',
  extra: false,
  pace: undefined,
  begins: undefined,
  byKey: true,
  alone: false,
  usesUp: false,
  logged: true,
  ...given,
  refusals: [...(given.refusals ?? []), ...(given.begins ? (['featureOff'] as const) : [])],
})

/** An object that refuses unknown keys. */
export const shape = <T extends TProperties>(properties: T, options: TObjectOptions = {}): TObject<T> =>
  Type.Object(properties, { additionalProperties: false, ...options })

/** The same or null. */
export const Nullable = <T extends TSchema>(schema: T, options: TSchemaOptions = {}) =>
  Type.Union([schema, Type.Null()], options)

export const Fen = Type.Integer({ description: 'Integer fen (1/100 yuan)' })
export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: 'Id of a record' })
// neither PostgreSQL nor Date knows the year nought, and no minute has a second 60 there
const year = '(000[1-9]|00[1-9]\\d|0[1-9]\\d\\d|[1-9]\\d{3})'
export const Time = Type.String({
  format: 'date-time',
  pattern: `^${year}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d(\\.\\d{1,9})?(Z|[+-]\\d\\d:\\d\\d)$`,
  description: 'ISO 8601, UTC',
})
/** For calls that move money or stock. */
export const RequiredRequestId = Type.String({
  pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$',
  description: 'UUID: the same id repeats the first answer',
})
export const RequestId = Type.Optional(RequiredRequestId)
export const Nothing = shape({})
export const pageInput = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  after: Type.Optional(Type.String({ maxLength: 200 })),
}
export const pageOf = <T extends TSchema>(record: T) =>
  shape({
    records: Type.Array(record),
    total: Type.Integer({ description: 'Exact up to 1,000' }),
    totalIsExact: Type.Boolean(),
    page: Type.Integer(),
    size: Type.Integer(),
    next: Nullable(Type.String(), { description: 'Give it as `after` to read on' }),
  })

/** What proved the person: a code, their password, an account elsewhere (WeChat), or password and code. */
export type Strength = 'code' | 'password' | 'elsewhere' | 'twoProofs'
export interface Session {
  id: number
  userId: number
  superMember: boolean
  strength: Strength
  /** opened at the console's sign-in: the only kind that speaks for merchants and staff */
  console: boolean
  /** what stood in the place of the code by mail at the console's door; null: that code */
  second: 'totp' | 'passkey' | 'recovery' | null
  /** no sign-in at all, but a merchant's key: the person is who made it, `id` names nothing */
  keyId?: number
}
/**
 * What a browser keeps for us and no script reads, so that what comes back from elsewhere can be told to be its own.
 * It never says who somebody is.
 */
export interface Browser {
  read: (name: string) => string | undefined
  keep: (name: string, value: string, seconds: number) => void
}
/** Whom a part of the shop is for. */
export type Audience = 'shopper' | 'merchant' | 'staff'
export interface Visitor {
  lang: Language
  token?: string | undefined
  /** on whose side this request speaks (`user-type` 1, 2, 3) */
  audience: Audience
  merchantId?: number | undefined
  ip: string
  userAgent: string
  /** By HTTP only: a page that is being drawn has none. */
  browser?: Browser | undefined
}
interface Base extends Visitor {
  db: Db
  app: AppContext
  /** Runs after the commit, never if it failed: mails, cache drops. */
  afterCommit: (work: () => void | Promise<void>) => void
}
interface Stepping {
  /** A transaction of its own, retried on serialization failures: no network inside. */
  transaction: <T>(work: (db: Db) => Promise<T>) => Promise<T>
}
/** On a merchant's side: at which merchant, and all that the person, or the key, may do there. */
interface Member {
  merchantId: number
  permissions: readonly string[]
}
/** On the staff's side: all that the person may do. */
type OfStaff = Pick<Member, 'permissions'>
export type Ctx<C extends Contract = Contract> = Base &
  (C['who'] extends 'public' ? { user: Session | undefined } : { user: Session }) &
  (C['who'] extends { merchant: Permission } ? Member : unknown) &
  (C['who'] extends { staff: Permission } ? OfStaff : unknown) &
  (C['run'] extends 'steps' ? Stepping : unknown)

/** Reads may answer with JSON that is finished. */
type Output<C extends Contract> = Static<C['output']> | (C['run'] extends 'read' ? JsonText<C['output']> : never)
export interface Handled<C extends Contract = Contract, P = unknown> {
  contract: C
  handle: (ctx: Ctx<C>, input: Static<C['input']>, prepared: P) => Promise<Output<C>>
  /** run: 'one' only: reads and slow work before the transaction: it stays short, and who is refused costs none. */
  prepare?: ((ctx: Ctx<C>, input: Static<C['input']>) => Promise<P>) | undefined
}
export const handled = <C extends Contract, P = undefined>(
  c: C,
  handle: Handled<C, P>['handle'],
  prepare?: Handled<C, P>['prepare'],
): Handled<C, P> => ({
  contract: c,
  handle,
  prepare,
})

/** Every call of the shop by its path; features add theirs by declaration, beside the list in their api.ts. */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface -- grows by declaration
export interface Calls {}
export type CallTable<T extends readonly { contract: Contract }[]> = {
  [H in T[number] as H['contract']['path']]: {
    input: Static<H['contract']['input']>
    output: Static<H['contract']['output']>
    run: H['contract']['run']
  }
}
