// The faults that a tester can switch on. The calm mode is an honest, prompt provider; a fault of an event
// is fixed when the event comes into being, so switching off at once does not race with the sending.
const tampers = ['signature', 'amount', 'otherOrder'] as const
export type Tamper = (typeof tampers)[number]

/** What is odd about money that it takes: another currency, no intent, no sum, a sum of zero, one fen more or less. */
const oddities = ['currency', 'intent', 'noAmount', 'zeroAmount', 'more', 'less'] as const
export type OddMoney = (typeof oddities)[number]

export interface Mode {
  /** Every notice leaves this many milliseconds late. */
  delayMs: number
  /** Every API answer comes this many milliseconds late. */
  apiDelayMs: number
  /** Every notice is sent this many more times, at once, under the same event id. */
  duplicate: number
  /** Notices are held until a flush, which sends them newest first. */
  reorder: boolean
  /**
   * signature: signed with another key. amount, otherOrder: truly signed, but one fen off,
   * or under another order's reference.
   */
  tamper: Tamper | null
  /**
   * api true: calls hang, nothing is done. api 'afterwards': the work is done, the answer never comes.
   * webhooks: held until a flush.
   */
  silent: { api: boolean | 'afterwards'; webhooks: boolean }
  /**
   * true: refunds start pending and fail a moment later. 'refuse': they are refused at once. 'hold': they stay pending
   * until somebody passes or fails them.
   */
  failRefunds: boolean | 'refuse' | 'hold'
  /** Sessions that are paid from now on are odd for ever. */
  odd: OddMoney | null
}

export function calm(): Mode {
  return {
    delayMs: 0,
    apiDelayMs: 0,
    duplicate: 0,
    reorder: false,
    tamper: null,
    silent: { api: false, webhooks: false },
    failRefunds: false,
    odd: null,
  }
}

const wait = { type: 'integer', minimum: 0, maximum: 600_000 }

export const modeSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    delayMs: wait,
    apiDelayMs: wait,
    duplicate: { type: 'integer', minimum: 0, maximum: 100 },
    reorder: { type: 'boolean' },
    tamper: { enum: [...tampers, null] },
    silent: {
      type: 'object',
      additionalProperties: false,
      properties: { api: { enum: [true, false, 'afterwards'] }, webhooks: { type: 'boolean' } },
    },
    failRefunds: { enum: [true, false, 'refuse', 'hold'] },
    odd: { enum: [...oddities, null] },
  },
}

export type ModeChange = Partial<Omit<Mode, 'silent'>> & { silent?: Partial<Mode['silent']> }

export function changeMode(mode: Mode, change: ModeChange) {
  Object.assign(mode, { ...change, silent: { ...mode.silent, ...change.silent } })
}
