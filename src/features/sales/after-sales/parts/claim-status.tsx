// The state of a claim: a word, its own icon, a colour.
import { Ban, CircleCheck, CircleX, Clock, Landmark, Package, PackageCheck, Scale, Truck, Undo2 } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { StatusChip, type StatusTone } from '#ui/feedback/status-chip.tsx'
import { useTexts } from '#web/texts.tsx'
import type { ClaimHead } from './situation.ts'

type Shown = ClaimHead['status'] | 'appeal' | 'done'
const looks: Record<Shown, { tone: StatusTone; icon: LucideIcon }> = {
  pendingReview: { tone: 'info', icon: Clock },
  approved: { tone: 'info', icon: Package },
  toBeReturned: { tone: 'warning', icon: Undo2 },
  returning: { tone: 'info', icon: Truck },
  merchantReceived: { tone: 'info', icon: PackageCheck },
  merchantRejected: { tone: 'warning', icon: CircleX },
  pendingRefund: { tone: 'info', icon: Landmark },
  merchantRefunded: { tone: 'info', icon: Landmark },
  refundComplete: { tone: 'success', icon: CircleCheck },
  processing: { tone: 'info', icon: Truck },
  closed: { tone: 'neutral', icon: CircleX },
  cancelledByUser: { tone: 'neutral', icon: Ban },
  appeal: { tone: 'info', icon: Scale },
  done: { tone: 'success', icon: CircleCheck },
}

export function ClaimStatusChip({ claim }: { claim: Pick<ClaimHead, 'status' | 'appeal' | 'endedBecause'> }) {
  const { t } = useTexts('aftersales')
  const shown: Shown = claim.appeal === 'pending' ? 'appeal' : claim.endedBecause === 'done' ? 'done' : claim.status
  return <StatusChip {...looks[shown]}>{t(`status.${shown}`)}</StatusChip>
}
