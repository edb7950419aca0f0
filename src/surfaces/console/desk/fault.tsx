// A fault where it arose: the server's words, or ours where none came.
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CallFault } from './call.ts'
import { useTexts } from '#web/texts.tsx'

export function useFaultWords(): (fault: CallFault) => string {
  const { t } = useTexts('console')
  return (fault) => {
    if (fault.message) return fault.message
    return fault.reason === 'offline' ? t('fault.offline') : t('fault.other')
  }
}
export function Fault({ fault, children }: { fault: CallFault; children?: ReactNode }) {
  const words = useFaultWords()
  return (
    <p className="note bad" role="alert">
      <CircleAlert className="i" size={16} />
      <span className="grow">{words(fault)}</span>
      {children}
    </p>
  )
}
