// Codes of payments in words; one that nobody has worded stands as it is.
import { useTexts } from '#web/texts.tsx'

export function useReasonWord(): (reason: string) => string {
  const { t, has } = useTexts('paymentledgerstaff')
  return (reason) => (has(`reason.${reason}`) ? t(`reason.${reason as 'late'}`) : reason)
}
export function useAnswerWord(): (answer: string, why?: string) => string {
  const { t, has } = useTexts('paymentledgerstaff')
  return (answer, why = '') => {
    const word = has(`answer.${answer}`) ? t(`answer.${answer as 'paid'}`) : answer
    const cause = why !== '' && has(`why.${why}`) ? t(`why.${why as 'noAmount'}`) : why
    return cause === '' ? word : `${word}, ${cause}`
  }
}
export function useOutcomeWord(): (outcome: string) => string {
  const { t, has } = useTexts('paymentledgerstaff')
  return (outcome) => (has(`outcome.${outcome}`) ? t(`outcome.${outcome as 'paid'}`) : outcome)
}
/** What moved the books, as the trial balance calls it. */
export function useEventWord(): (event: string) => string {
  const { t, has } = useTexts('booksstaff')
  return (event) => (has(`event.${event}`) ? t(`event.${event as 'settled'}`) : event)
}
