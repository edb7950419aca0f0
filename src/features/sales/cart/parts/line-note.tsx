// A short remark under a line of goods: icon, words, colour.
import { Check, CircleAlert, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#ui/layout/icon.tsx'
import './buying.css'

const drawings = { good: Check, warn: Clock, bad: CircleAlert }

export function LineNote({ tone, children }: { tone: 'good' | 'warn' | 'bad'; children: ReactNode }) {
  return (
    <p className={`line-note line-note-${tone}`}>
      <Icon of={drawings[tone]} size={15} />
      <span>{children}</span>
    </p>
  )
}
