// The part of a file that a Range header asks for. Pure.
import type { Span } from './store.ts'

/** One span within `size` bytes; undefined: the whole file (no header, several, nonsense); 'none': beyond its end. */
export function spanOf(header: string | undefined, size: number): Span | undefined | 'none' {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined
  if (from === '') return to === '0' ? 'none' : { start: Math.max(0, size - Number(to)), end: size - 1 }
  const [start, end] = [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)]
  if (to !== '' && Number(to) < start) return undefined
  return start >= size ? 'none' : { start, end }
}
