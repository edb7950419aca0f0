// Whether something is still held by somebody, told by the collector of garbage.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Asked a turn after it was last touched. */
export async function isKept(thing: WeakRef<object>): Promise<boolean> {
  await new Promise((later) => setImmediate(later))
  collect()
  return thing.deref() !== undefined
}
