// What an announcement is about, in words; a kind we do not know stays unsaid.
import type { TFunction } from 'i18next'

const kinds = ['rule', 'campaign', 'delivery', 'system'] as const
export function kindOf(t: TFunction<'content'>, kind: string): string {
  const known = kinds.find((k) => k === kind)
  return known ? t(`kind.${known}`) : ''
}
