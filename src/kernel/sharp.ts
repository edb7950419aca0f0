// The library of pictures, opened with the first picture: it keeps none of them, and draws one at a time.
import { createRequire } from 'node:module'
import type { Sharp, SharpInput, SharpOptions } from 'sharp'
import { lazily } from '#kernel/lazily.ts'

const require = createRequire(import.meta.url)
const library = lazily(() => {
  const opened = require('sharp') as (typeof import('sharp'))['default']
  opened.cache(false)
  opened.concurrency(1)
  return opened
})

/** What is said to it is what is said to the library. */
export function sharp(options?: SharpOptions): Sharp
export function sharp(input?: SharpInput | SharpInput[], options?: SharpOptions): Sharp
export function sharp(...told: [(SharpInput | SharpInput[] | SharpOptions)?, SharpOptions?]): Sharp {
  return library()(...(told as [SharpInput?, SharpOptions?]))
}
