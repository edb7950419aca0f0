// A rating: one star, the number, how many gave it. `label` says it in words ("4.9 out of 5, 2,184 reviews").
import type { ReactNode } from 'react'
import { classes } from '../layout/classes.ts'
import { useLang } from '../text/lang.tsx'
import { numberText } from '../text/number-text.ts'
import { Star } from './star.tsx'

export type RatingProps = { value: number; count?: number; label: string; after?: ReactNode; className?: string }

export function Rating({ value, count, label, after, className }: RatingProps) {
  const lang = useLang()
  return (
    <span className={classes('inline-flex items-center gap-[3px] whitespace-nowrap tabular-nums', className)}>
      <Star className="shrink-0 fill-ink" />
      <b aria-hidden="true" className="font-semibold text-ink">
        {numberText(value, lang, 'score')}
      </b>
      {count !== undefined && <span aria-hidden="true">({numberText(count, lang)})</span>}
      <span className="vh">{label}</span>
      {after}
    </span>
  )
}
