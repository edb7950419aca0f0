// How a way to pay is called: orders tell by which they were paid, the cashier offers them.
import { useTexts } from '#web/texts.tsx'

/** The name of a method; one without words yet is called by its code. */
export function useMethodName(): (code: string) => string {
  const { t, has } = useTexts('payments')
  return (code) => (has(`payments:methods.${code}`) ? t(`methods.${code as 'balance'}`) : code)
}
