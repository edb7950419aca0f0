// What of a case is shown: what came newest, but never what takes a decision out of its reader's hands while they are
// at it. That it stands otherwise now is told, and shown when they ask for it; what they typed stays.
import { useCallback, useState } from 'react'
import { isFree, type CaseBase } from './calls.ts'
import type { ReviewingDesk, Shown } from './desk.ts'
import type { Asked } from '../use-call.ts'

export interface Seen<Full> {
  of: Full | undefined
  /** how it stands by now, where that is another matter */
  newer: Full | undefined
  look: () => void
  /** What comes next is of the reader's own doing. */
  again: () => void
}
export function useShown<Full extends Shown>(
  { isOpen, version }: Pick<ReviewingDesk<CaseBase, Full>, 'isOpen' | 'version'>,
  id: number,
  { data, again }: Asked<Full>,
): Seen<Full> {
  const [seen, see] = useState<Full>()
  const [own, setOwn] = useState(false)
  const now = data?.id === id ? data : undefined
  const of = seen?.id === id ? seen : undefined
  const decidable = (one: Full) => isOpen(one) && isFree(one.taken)
  const surprises = of && now && !own && decidable(of) && (!decidable(now) || version(now) !== version(of))
  if (now && now !== seen && !surprises) {
    see(now)
    setOwn(false)
  }
  return {
    of: surprises ? of : now,
    newer: surprises ? now : undefined,
    look: () => see(now),
    again: useCallback(() => {
      setOwn(true)
      again()
    }, [again]),
  }
}
