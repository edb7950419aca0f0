// One block of a page, filled for its reader. One that fails, or has nothing to show today, never takes the page along.
import type { TObject } from 'typebox'
import { faultOf } from './faults.ts'
import { say, type Kind } from './kinds/kind.ts'
import type { Reading } from './reading.ts'

/** Whatever its settings are. */
interface Fillable<D, R> extends Pick<Kind<string, TObject, D, R>, 'settings' | 'settle'> {
  fill: (reading: R, settings: never) => Promise<D | undefined>
}
export interface Filled<Key, D> {
  id: Key
  type: string
  title: string
  kind: Pick<Fillable<D, never>, 'settle'>
  data: D
}
/** undefined: it is left out. */
export async function fillIfPossible<Key extends number | string, D, R extends Reading>(
  reading: R,
  { id, type, settings }: { id: Key; type: string; settings: unknown },
  kind: Fillable<D, R> | undefined,
): Promise<Filled<Key, D> | undefined> {
  try {
    const fault = kind ? faultOf(kind, settings) : { field: 'type', rule: 'enum' }
    if (!kind || fault) throw new Error(`settings do not fit: ${fault?.field} (${fault?.rule})`)
    const data = await kind.fill(reading, settings as never)
    const { title } = settings as { title?: object }
    return data && { id, type, title: say(title, reading.lang), kind, data }
  } catch (err) {
    reading.app.log.warn({ err, block: id, type }, 'a block of a page was left out')
    return undefined
  }
}
