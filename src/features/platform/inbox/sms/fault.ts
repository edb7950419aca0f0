// What all providers share: how long they may take, how they refuse, which approved template says a text.
import type { Sms } from '#kernel/data/env.ts'
import type { Text } from '../letters.ts'

const patience = 8000

export class SmsFault extends Error {
  readonly code: string
  constructor(code: string) {
    super(`refused with ${code}`)
    this.code = code
  }
}

/** Asks the provider and reads its JSON; a reply that is none is a fault of its status. */
export async function askProvider(
  url: URL,
  init: RequestInit,
): Promise<{ ok: boolean; status: number; body: Record<string, unknown> }> {
  const reply = await fetch(url, { ...init, method: 'POST', redirect: 'error', signal: AbortSignal.timeout(patience) })
  const body: unknown = await reply.json().catch(() => null)
  if (typeof body !== 'object' || body === null) throw new SmsFault(`http-${reply.status}`)
  return { ok: reply.ok, status: reply.status, body: body as Record<string, unknown> }
}

/** The provider's code of a fault, else the status of its reply. */
export const codeOr = (code: unknown, status: number): string =>
  typeof code === 'string' || typeof code === 'number' ? String(code) : `http-${status}`

/** The id of the approved template in the reader's language, else the one for all. Throws when the shop has none. */
export function templateOf({ templates }: Sms, { template, lang }: Text): string {
  const id = templates[`${template}.${lang}`] ?? templates[template]
  if (!id) throw new SmsFault(`no-template-${template}`)
  return id
}
