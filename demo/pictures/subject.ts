// Which look of a product a buyer's picture shows: the one who draws it and the one who shows it must agree. The same
// every time.
import type { DemoProduct } from '../products.ts'

/** A whole number below `below`, the same for a name and a purpose every time. */
export function draw(code: string, purpose: number, below: number): number {
  let x = purpose * 2_654_435_761
  for (const c of code) x = Math.imul(x ^ c.codePointAt(0)!, 16_777_619)
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d)
  return ((x ^ (x >>> 13)) >>> 0) % below
}
/** The pictures of the values a product is sold in. */
export const looksOf = (p: DemoProduct): string[] => p.options.flatMap((o) => o.values.flatMap((v) => v.picture ?? []))

/** The shop's picture of what `snap-{product}-{n}` shows. */
export function subjectOf(p: DemoProduct, n: number): string {
  const looks = [...looksOf(p), ...p.pictures.slice(0, 1)]
  return looks[draw(`${p.code}${n}`, 0, Math.min(looks.length, 3))]!
}
