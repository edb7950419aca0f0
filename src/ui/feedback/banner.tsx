// One sentence about the page's state (offline, price changed, an error with a way out), where it happened.
// Icon and words, colour last.
import { Check, CircleAlert, Info, TriangleAlert } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import './banner.css'
import { classes } from '../layout/classes.ts'
import { Icon } from '../layout/icon.tsx'

export type BannerTone = 'info' | 'success' | 'warning' | 'error'

const ICONS: Record<BannerTone, LucideIcon> = { info: Info, success: Check, warning: TriangleAlert, error: CircleAlert }

export type BannerProps = {
  tone?: BannerTone
  icon?: LucideIcon
  children: ReactNode
  /** A link or button at the end. */
  end?: ReactNode
  /** It appears while the page is in use: have it read out. */
  live?: boolean
  className?: string
}

export function Banner({ tone = 'warning', icon, children, end, live = false, className }: BannerProps) {
  return (
    <div
      className={classes('banner', `banner-${tone}`, className)}
      role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}
    >
      <Icon of={icon ?? ICONS[tone]} size={20} />
      <div className="banner-words">{children}</div>
      {end && <div className="banner-end">{end}</div>}
    </div>
  )
}
