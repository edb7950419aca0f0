// The bar at a phone's lower edge: what it comes to, and the one action. It takes the place of the tab bar.
import type { ReactNode } from 'react'
import { classes } from '#ui/layout/classes.ts'
import './buying.css'

export function PhoneBar({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={classes('phone-bar', className)} role="region" aria-label={label}>
      {children}
    </div>
  )
}
