// State machines as tables: the server, the legal buttons and the diagram read the same rows. Pure.
export type Machine<S extends string, E extends string> = Readonly<Record<S, Readonly<Partial<Record<E, S>>>>>

/** Where the event leads from this state, or undefined when it is not legal there. */
export const next = <S extends string, E extends string>(machine: Machine<S, E>, from: S, event: E): S | undefined =>
  machine[from][event]

/** The states in which the event is legal: what a guarded `update … where status = any(…)` names. */
export const sources = <S extends string, E extends string>(machine: Machine<S, E>, event: E): S[] =>
  (Object.keys(machine) as S[]).filter((s) => machine[s][event] !== undefined)

/** The events that are legal in this state: what a screen may offer. */
export const legal = <S extends string, E extends string>(machine: Machine<S, E>, from: S): E[] =>
  Object.keys(machine[from]) as E[]
