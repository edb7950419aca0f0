// A state in words with its icon and colour; colour never stands alone.
import { Check, CircleAlert, CircleDashed, Crown, Info, TriangleAlert } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import '../goods/badge.css'
import { classes } from '../layout/classes.ts'
import { Icon } from '../layout/icon.tsx'

export type StatusTone = 'success' | 'warning' | 'error' | 'info' | 'gold' | 'neutral'

const ICONS: Record<StatusTone, LucideIcon> = {
  success: Check,
  warning: TriangleAlert,
  error: CircleAlert,
  info: Info,
  gold: Crown,
  neutral: CircleDashed,
}

export function StatusChip({
  tone,
  icon,
  className,
  children,
}: {
  tone: StatusTone
  icon?: LucideIcon
  className?: string
  children: ReactNode
}) {
  return (
    <span className={classes('status', `status-${tone}`, className)}>
      <Icon of={icon ?? ICONS[tone]} size={15} />
      <span>{children}</span>
    </span>
  )
}
