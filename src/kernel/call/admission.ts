// Enough for all: who asks at the same time as others is let in by turns, and when the process is late in spite of that
// it does without what can be done without. Raw routes (notices of payments, health) know nothing of it.
import type { AppContext } from './app-context.ts'
import type { Contract, Visitor } from './contract.ts'
import { Gate, type Comer, type GateLimits } from './gate.ts'
import { Refusal } from './refusal.ts'
import type { SettingName, SettingsReader } from '../data/settings.ts'
import { lineOf } from '../security/abuse/networks.ts'

const second = 1000

/** A visitor has no name but their network; a token is enough of one, for who makes some up is of one network too. */
export const comerOf = ({ ip, token }: Pick<Visitor, 'ip' | 'token'>): Comer => ({
  network: lineOf(ip),
  person: token,
})

/** Names of the settings of each limit; a number stands for itself. */
type Sources = Record<keyof GateLimits, SettingName | number>
/** Limits that are the settings, as they are each time. Patience is a setting in seconds. */
function limitsBy({ get }: SettingsReader, sources: Sources): GateLimits {
  const limits = {}
  for (const [name, source] of Object.entries(sources))
    Object.defineProperty(limits, name, {
      get: () => (typeof source === 'number' ? source : get(source) * (name === 'patience' ? second : 1)),
    })
  return limits as GateLimits
}
const calls: Sources = {
  atOnce: 'callsAtOnce',
  ofNetwork: 'callsAtOnce',
  ofPerson: 'callsAtOnceOfPerson',
  waiting: 'callsWaiting',
  waitingOfNetwork: 'callsWaitingOfNetwork',
  waitingOfPerson: 'callsWaitingOfPerson',
  patience: 'callWaitSeconds',
}
/** Calls with steps wait for others (providers, mail, hashing) and hold no line to the database meanwhile. */
const steppingCalls: Sources = {
  ...calls,
  atOnce: 'steppingCallsAtOnce',
  ofNetwork: 'steppingCallsAtOnceOfNetwork',
}
/** Reads of pages leave lines to the database for calls. Pages have waited for their turn before they ask. */
const pageReads: Sources = {
  ...calls,
  atOnce: 'pageReadsAtOnce',
  ofNetwork: Infinity,
  ofPerson: Infinity,
  waiting: Infinity,
  waitingOfNetwork: Infinity,
  waitingOfPerson: Infinity,
}
const drawings: Sources = {
  atOnce: 'pagesAtOnce',
  ofNetwork: 'pagesAtOnce',
  ofPerson: 'pagesAtOnce',
  waiting: 'pagesWaiting',
  waitingOfNetwork: 'pagesWaitingOfNetwork',
  waitingOfPerson: 'pagesWaitingOfNetwork',
  patience: 'pageWaitSeconds',
}

/** The gate before the drawing of pages; visitors are refused (crowded) also where the process is late. */
export function openDrawingGate({ settings, delay }: AppContext): Pick<Gate, 'through'> {
  const gate = new Gate(limitsBy(settings, drawings))
  return {
    through: async (comer, work) => {
      if (comer.person === undefined && delay() > settings.get('browsingDelayMilliseconds'))
        throw new Refusal('crowded')
      return gate.through(comer, work)
    },
  }
}

/** Does a call in its turn. Refuses crowded. */
export type Admit = (
  visitor: Visitor,
  contract: Contract | undefined,
  from: 'http' | 'page',
  work: () => Promise<unknown>,
) => Promise<unknown>

export function openAdmission({ settings, delay }: AppContext): Admit {
  const short = new Gate(limitsBy(settings, calls))
  const stepping = new Gate(limitsBy(settings, steppingCalls))
  const ofPages = new Gate(limitsBy(settings, pageReads))
  return async (visitor, contract, from, work) => {
    const late = delay()
    if (contract && late > 0 && late > mayLast(contract, visitor, from, settings)) throw new Refusal('crowded')
    const gate = from === 'page' ? ofPages : contract?.run === 'steps' ? stepping : short
    return gate.through(comerOf(visitor), work)
  }
}

/** ms by which the process may be late before this is left undone: extras first, then what visitors look at. */
function mayLast(contract: Contract, visitor: Visitor, from: 'http' | 'page', { get }: SettingsReader): number {
  if (contract.extra) return get('extrasDelayMilliseconds')
  const looksAround = contract.run === 'read' && contract.who === 'public' && visitor.token === undefined
  return looksAround && from === 'http' ? get('browsingDelayMilliseconds') : Infinity
}
