// The name of a role: those that come with the shop are in the texts, a shop's own say their code.
import type { Say } from '#kernel/text/words.ts'

export function roleWord(role: string, t: Say<'console'>, has: (key: string) => boolean): string {
  const key = `role.${role}`
  return has(key) ? t(key as 'role.owner') : role
}
