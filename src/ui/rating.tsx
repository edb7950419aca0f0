// A rating: one star, the number, how many gave it. `label` says it in words ("4.9 out of 5, 2,184 reviews").
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { useLang } from './lang.tsx'
import { numberText } from './number-text.ts'

const STAR = 'M12 2.5l2.95 5.98 6.6.96-4.78 4.65 1.13 6.57L12 17.56l-5.9 3.1 1.13-6.57L2.45 9.44l6.6-.96z'

export type RatingProps = { value: number; count?: number; label: string; after?: ReactNode; className?: string }

export function Rating({ value, count, label, after, className }: RatingProps) {
  const lang = useLang()
  return (
    <span className={classes('inline-flex items-center gap-[3px] whitespace-nowrap tabular-nums', className)}>
      <svg width="13" height="13" viewBox="0 0 24 24" aria-hidden="true" className="shrink-0 fill-ink">
        <path d={STAR} />
      </svg>
      <b aria-hidden="true" className="font-semibold text-ink">
        {numberText(value, lang, 'score')}
      </b>
      {count !== undefined && <span aria-hidden="true">({numberText(count, lang)})</span>}
      <span className="vh">{label}</span>
      {after}
    </span>
  )
}
