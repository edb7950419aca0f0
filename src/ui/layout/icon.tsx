// A lucide outline at the shop's stroke. Decorative unless it gets a label.
import type { LucideIcon } from 'lucide-react'

export function Icon({
  of: Drawing,
  size = 20,
  stroke = 1.6,
  label,
  className,
}: {
  of: LucideIcon
  size?: number
  stroke?: number
  label?: string
  className?: string
}) {
  const voice = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true as const }
  return (
    <Drawing
      size={size}
      strokeWidth={stroke}
      className={className ? `shrink-0 ${className}` : 'shrink-0'}
      focusable="false"
      {...voice}
    />
  )
}
