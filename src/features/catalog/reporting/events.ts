// What reporting tells.
import type { Kind } from './limits.ts'

export const events = {
  'thing.reported': 'a product, a review or a merchant was reported; whether by enough people',
} as const

declare module '#kernel/jobs/events.ts' {
  interface Events {
    'thing.reported': { kind: Kind; id: number; enough: boolean }
  }
}
