// How much more or less than before: jade where that is better, plain where it is not.
import { useFigures } from './figures-format.ts'

export function Change({ now, was, lessIsBetter = false }: { now: number; was: number; lessIsBetter?: boolean }) {
  const said = useFigures().change(now, was)
  if (said === undefined) return null
  const better = now !== was && now > was !== lessIsBetter
  return <span className={`nowrap ${better ? 'jade' : 'muted'}`}>{said}</span>
}
