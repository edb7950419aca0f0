// A price in yuan from fen. Parts come from the language's own formatter, only their size is styled.
// Screen readers hear the amount in words.
import { Fragment } from 'react'
import './price.css'
import { classes } from '../layout/classes.ts'
import { useLang } from '../text/lang.tsx'
import type { Lang } from '../text/lang.tsx'
import { priceParts, shortPrice, spokenPrice } from './price-text.ts'
import type { PricePart } from './price-text.ts'

export type PriceProps = {
  fen: number
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'hero'
  /** A real saving against a stored earlier price: the only reason for red. */
  deal?: boolean
  /** Else the page's language. */
  lang?: Lang
  className?: string
}

const part = ({ kind, text }: PricePart) => {
  if (kind === 'number' || kind === 'sign') return text
  return (
    <span className={classes('price-small', kind === 'symbol' && 'price-symbol')}>
      {kind === 'space' ? '\u00a0' : text}
    </span>
  )
}

export function Price({ fen, size = 'md', deal = false, lang, className }: PriceProps) {
  const page = useLang()
  const parts = priceParts(fen, lang ?? page)
  return (
    <span className={classes('price', size !== 'md' && `price-${size}`, deal && 'price-deal', className)}>
      <span aria-hidden="true">
        {parts.map((each, place) => (
          <Fragment key={place}>{part(each)}</Fragment>
        ))}
      </span>
      <span className="vh">{spokenPrice(fen, lang ?? page)}</span>
    </span>
  )
}

/** The struck earlier price; `label` says which price it was ("lowest of the last 30 days"). */
export function WasPrice({
  fen,
  label,
  lang,
  className,
}: {
  fen: number
  label: string
  lang?: Lang
  className?: string
}) {
  const page = useLang()
  return (
    <s className={classes('was', className)}>
      <span className="vh">{label} </span>
      {shortPrice(fen, lang ?? page)}
    </s>
  )
}

/** "¥89 – ¥129"; `to` equal to `from` writes one price. */
export function PriceRange({ from, to, ...look }: { from: number; to: number } & Omit<PriceProps, 'fen'>) {
  if (from === to) return <Price fen={from} {...look} />
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <Price fen={from} {...look} />
      <span className="text-ink-2">–</span>
      <Price fen={to} {...look} />
    </span>
  )
}
