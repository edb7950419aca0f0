// The answer to a deed that changes what a page shows.
import type { Ctx } from '#kernel/call/contract.ts'

/** What this process kept of pages goes before the answer does: what all hear of the commit may come after it. */
export async function turned(
  { app, afterCommit }: Pick<Ctx, 'app' | 'afterCommit'>,
  deed: Promise<number>,
): Promise<{ version: number }> {
  const version = await deed
  afterCommit(() => app.cache.drop('page'))
  return { version }
}
