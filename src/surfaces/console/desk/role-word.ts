// The name of a role: those that come with the shop are in the texts, a shop's own bring theirs.
import type { Say } from '#kernel/text/words.ts'

export function roleWord(
  role: string,
  t: Say<'console'>,
  has: (key: string) => boolean,
  name: string | null = null,
): string {
  const key = `role.${role}`
  return name ?? (has(key) ? t(key as 'role.owner') : role)
}
