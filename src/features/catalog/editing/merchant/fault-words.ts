// What is wrong, in words, by its place; nothing is said before somebody wants to publish, but what cannot be right.
import type { Fault } from '../checking.ts'
import { useTexts } from '#web/texts.tsx'

export type FaultWords = (at: string) => string | undefined
/** Before somebody wanted to publish nothing is missing. */
export const isSpoken = ({ rule }: Fault, tried: boolean): boolean => tried || rule !== 'required'
export function useFaultWords(faults: readonly Fault[], tried: boolean): FaultWords {
  const { t } = useTexts('editingmerchant')
  const found = new Map<string, Fault>()
  for (const fault of faults) if (isSpoken(fault, tried)) found.set(fault.at, fault)
  return (at) => {
    const fault = found.get(at)
    return fault && t(`rule.${fault.rule}`, { words: fault.words?.join(', ') ?? '' })
  }
}
/** The section of the page that a fault stands in. */
export function sectionOf(
  at: string,
): 'kind' | 'words' | 'pictures' | 'media' | 'specs' | 'prices' | 'questions' | 'delivery' | 'terms' {
  const [field = ''] = at.split('.')
  if (field === 'categoryId' || field === 'brandId') return 'kind'
  if (field === 'pictures') return 'pictures'
  if (field === 'options') return 'specs'
  if (field === 'skus') return 'prices'
  if (field === 'questions') return 'questions'
  if (field === 'freightTemplateId') return 'delivery'
  if (field === 'onSaleAt' || field === 'offSaleAt') return 'terms'
  if (field === 'conditionNote' || field === 'condition' || field === 'purchaseLimit') return 'terms'
  return 'words'
}
