// A sum of fen, in tabular figures with both decimals and a real minus; `big` for the one sum of a page.
import { priceParts } from '#ui/goods/price-text.ts'
import { useLang } from '#ui/text/lang.tsx'

export function Money({ fen, big, strong }: { fen: number; big?: boolean; strong?: boolean }) {
  const parts = priceParts(fen, useLang())
  return (
    <span className={`money ${big ? 'big' : ''} ${strong ? 'strong' : ''}`}>
      {parts.map(({ kind, text }, i) => (big && kind !== 'number' ? <small key={i}>{text}</small> : text))}
    </span>
  )
}
