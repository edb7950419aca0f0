// A box for something you could lift (summary, address, parcel), and the list of sums that ends in a total.
// Every row of sums writes two decimals, so that the columns align.
import type { ReactNode } from 'react'
import './panel.css'
import { classes } from './classes.ts'
import { useLang } from '../text/lang.tsx'
import { Price } from '../goods/price.tsx'
import { priceText } from '../goods/price-text.ts'

export type PanelProps = {
  title?: ReactNode
  note?: ReactNode
  fine?: ReactNode
  level?: 2 | 3
  as?: 'section' | 'aside' | 'div'
  sticky?: boolean
  /** No box on a phone: the order summary. */
  bare?: boolean
  className?: string
  children: ReactNode
}

export function Panel({
  title,
  note,
  fine,
  level = 2,
  as: Box = 'section',
  sticky = false,
  bare = false,
  className,
  children,
}: PanelProps) {
  const Heading = `h${level}` as const
  return (
    <Box className={classes('panel', sticky && 'panel-sticky', bare && 'panel-bare', className)}>
      {title && <Heading className="panel-title display">{title}</Heading>}
      {note && <p className="panel-note">{note}</p>}
      {children}
      {fine && <p className="panel-fine">{fine}</p>}
    </Box>
  )
}

/** `fen` below zero is a saving and is written in deal red. `text` stands instead of an amount ("Free"). */
export type SumRow = { label: ReactNode; fen: number } | { label: ReactNode; text: ReactNode }

export type SumsProps = {
  rows: readonly SumRow[]
  /** `unit` is written once beside the total where ¥ alone is ambiguous ("CNY"). */
  total?: { label: ReactNode; fen: number; unit?: string }
  saved?: ReactNode
  className?: string
}

export function Sums({ rows, total, saved, className }: SumsProps) {
  const lang = useLang()
  return (
    <>
      <dl className={classes('sums', className)}>
        {rows.map((row, place) => (
          <div key={place} className={'fen' in row && row.fen < 0 ? 'sums-minus' : undefined}>
            <dt>{row.label}</dt>
            <dd>{'fen' in row ? priceText(row.fen, lang) : row.text}</dd>
          </div>
        ))}
        {total && (
          <div className="sums-total">
            <dt>
              {total.label} {total.unit && <span className="sums-unit">{total.unit}</span>}
            </dt>
            <dd>
              <Price fen={total.fen} size="lg" />
            </dd>
          </div>
        )}
      </dl>
      {saved && <p className="sums-saved">{saved}</p>}
    </>
  )
}
