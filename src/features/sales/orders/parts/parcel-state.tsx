// How a parcel stands, in words with an icon; and what was told of it, in the words of whoever told it.
import { CircleCheck, CircleX, Clock, MapPin, PackageCheck, PackageX, TriangleAlert, Truck } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { Calls } from '#kernel/call/contract.ts'
import { StatusChip, type StatusTone } from '#ui/feedback/status-chip.tsx'
import { useTexts } from '#web/texts.tsx'

export type Way = Calls['/api/v2/order/sell/logistics']['output']
export type Parcel = Way['parcels'][number]
export type Scan = Parcel['scans'][number]
const looks = {
  travelling: { tone: 'info', icon: Truck },
  out: { tone: 'info', icon: Truck },
  point: { tone: 'info', icon: MapPin },
  delivered: { tone: 'success', icon: PackageCheck },
  still: { tone: 'warning', icon: Clock },
  problem: { tone: 'warning', icon: TriangleAlert },
  back: { tone: 'warning', icon: PackageX },
  missing: { tone: 'warning', icon: Clock },
  received: { tone: 'success', icon: CircleCheck },
  lost: { tone: 'warning', icon: CircleX },
  returned: { tone: 'warning', icon: PackageX },
} as const satisfies Record<string, { tone: StatusTone; icon: LucideIcon }>
export type StateOfParcel = keyof typeof looks

/** What of it concerns its buyer most. */
export function stateOfParcel(parcel: Pick<Parcel, 'status' | 'missingAt' | 'trouble' | 'track' | 'still'>) {
  const { status, missingAt, trouble, track, still } = parcel
  if (status !== 'travelling') return status
  if (missingAt !== null) return 'missing'
  if (trouble === 'back' || trouble === 'problem') return trouble
  if (track === 'delivered') return 'delivered'
  if (still || trouble !== null) return 'still'
  return track === 'out' || track === 'point' ? track : 'travelling'
}

export function ParcelState({ parcel }: { parcel: Parameters<typeof stateOfParcel>[0] }) {
  const { t } = useTexts('orders')
  const state: StateOfParcel = stateOfParcel(parcel)
  return <StatusChip {...looks[state]}>{t(`parcels.status.${state}`)}</StatusChip>
}

const chinese = /\p{Script=Han}/u
/** As its carrier wrote it; where nothing was written, what happened. */
export function ScanText({ scan: { text, kind } }: { scan: Pick<Scan, 'text' | 'kind'> }) {
  const { t } = useTexts('orders')
  if (text === '') return <>{t(`parcels.kind.${kind}`)}</>
  return <span lang={chinese.test(text) ? 'zh-CN' : undefined}>{text}</span>
}
