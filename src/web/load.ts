// How page loaders ask: reading calls only; a refusal becomes an answer of its status, a lost session a way to sign-in.
import { data, redirect } from 'react-router'
import { isRefusal, sessionReasons, type Reason } from '#kernel/call/refusal.ts'
import type { Calls } from '#kernel/call/contract.ts'
import { hrefWith } from '#web/href-with.ts'
import type { ReadPath, Visit } from '#web/context.ts'

/** What an error boundary finds in `error.data`: why, and the words for it (none for a wrong address). */
export interface Refused {
  reason: Reason
  message?: string
}

/**
 * Asks a reading call for a page. Throws `data({ reason, message }, { status })`,
 * or a redirect to sign-in that remembers the page.
 */
export async function load<P extends ReadPath>(
  visit: Visit,
  path: P,
  input: Calls[P]['input'],
): Promise<Calls[P]['output']> {
  try {
    return await visit.call(path, input)
  } catch (fault) {
    throw answerOf(visit, fault)
  }
}
/** The same, for what a page can do without: undefined instead of any fault. */
export const loadIfPossible = <P extends ReadPath>(
  visit: Visit,
  path: P,
  input: Calls[P]['input'],
): Promise<Calls[P]['output'] | undefined> => visit.call(path, input).catch(() => undefined)

function answerOf(visit: Visit, fault: unknown): unknown {
  if (!isRefusal(fault)) return fault
  if (sessionReasons.includes(fault.reason)) return toSignIn(visit.here)
  const { status = 500, message } = fault.told ?? {}
  return data({ reason: fault.reason, message } satisfies Refused, { status })
}

/** To sign-in, and back to `here` after it. The dead cookie goes. */
export const toSignIn = (here: string): Response =>
  redirect(hrefWith('/login/login', { from: here }), {
    headers: { 'set-cookie': 'token=; Path=/; Max-Age=0; SameSite=Lax' },
  })

/** A wrong address: the 404 page. */
export const noSuchPage = () => data({ reason: 'notFound' } satisfies Refused, { status: 404 })

/** A positive id from a path or a query; 404 otherwise. */
export function idOf(text: string | undefined | null): number {
  const id = /^\d{1,15}$/.test(text ?? '') ? Number(text) : 0
  if (id < 1) throw noSuchPage()
  return id
}
