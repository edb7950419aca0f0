// A dialog of an order that sends something: one at a time, what was said, what went wrong. It closes when it is done,
// and the order is shown as it stands either way.
import { useState } from 'react'
import { toast } from '#ui/feedback/toast.tsx'
import { CallError } from '#web/call.ts'

interface Ending {
  onClose: () => void
  onDone: () => Promise<void>
}
export function useSending({ onClose, onDone }: Ending) {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const send = async (work: () => Promise<unknown>, said: string): Promise<void> => {
    if (busy) return
    setBusy(true)
    setFault(undefined)
    try {
      await work()
      toast(said, { kind: 'success' })
      await onDone()
      onClose()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFault(error.message)
      await onDone()
    } finally {
      setBusy(false)
    }
  }
  return { busy, fault, send }
}
