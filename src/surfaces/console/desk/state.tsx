// A state is an icon, a word and a colour; never a coloured pill.
import {
  Check,
  CircleAlert,
  Clock,
  CornerUpLeft,
  Package,
  PackageCheck,
  Star,
  Truck,
  X,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'

const kinds = {
  ship: [Package, ''],
  way: [Truck, ''],
  pay: [Clock, ''],
  asked: [CornerUpLeft, 'warn'],
  review: [Star, ''],
  got: [PackageCheck, 'ok'],
  done: [Check, 'ok'],
  few: [CircleAlert, 'warn'],
  off: [X, 'off'],
  bad: [CircleAlert, 'bad'],
} as const satisfies Record<string, readonly [LucideIcon, string]>
export type StateKind = keyof typeof kinds

export function State({ kind, children }: { kind: StateKind; children: ReactNode }) {
  const [Icon, tone] = kinds[kind]
  return (
    <span className={`state ${tone}`}>
      <Icon className="i" size={15} />
      {children}
    </span>
  )
}
