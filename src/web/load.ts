// How page loaders ask: reading calls only; a refusal becomes an answer of its status, a lost session a way to sign-in.
import { data, redirect } from 'react-router'
import { isRefusal, statusOf, type Reason } from '#kernel/refusal.ts'
import type { Calls } from '#app.ts'
import type { ReadPath, Visit } from '#web/context.ts'

/** What an error boundary finds in `error.data`; the words are errors:<reason> with the params. */
export interface Refused {
  reason: Reason
  params: Record<string, unknown>
}
const sessionReasons: readonly Reason[] = ['sessionRequired', 'tokenRevoked', 'sessionExpired']

/**
 * Asks a reading call for a page. Throws `data({ reason, params }, { status })`,
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
  return data({ reason: fault.reason, params: fault.params } satisfies Refused, { status: statusOf(fault.reason) })
}

/** To sign-in, and back to `here` after it. The dead cookie goes. */
export const toSignIn = (here: string): Response =>
  redirect(`/login/login?from=${encodeURIComponent(here)}`, {
    headers: { 'set-cookie': 'token=; Path=/; Max-Age=0; SameSite=Lax' },
  })

/** A wrong address: the 404 page. */
export const noSuchPage = () => data({ reason: 'notFound', params: {} } satisfies Refused, { status: 404 })

/** A positive id from a path or a query; 404 otherwise. */
export function idOf(text: string | undefined | null): number {
  const id = /^\d{1,15}$/.test(text ?? '') ? Number(text) : 0
  if (id < 1) throw noSuchPage()
  return id
}
