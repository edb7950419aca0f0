// A moment in the shortest words that tell it; in full, with the zone, in its title.
import { useFormat } from './format.ts'

export function Time({ at }: { at: string | number }) {
  const { when, full } = useFormat()
  return (
    <time dateTime={new Date(at).toISOString()} title={full(at)}>
      {when(at)}
    </time>
  )
}
