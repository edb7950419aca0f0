// What an announcement is about, in words; a kind we do not know stays unsaid.
import type { Say } from '#kernel/text/words.ts'

const kinds = ['rule', 'campaign', 'delivery', 'system'] as const
export function kindOf(t: Say<'content'>, kind: string): string {
  const known = kinds.find((k) => k === kind)
  return known ? t(`kind.${known}`) : ''
}
