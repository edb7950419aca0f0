// What brands tell.
export const events = {
  'brand.merged': 'a brand went into another one: whoever keeps its id leads it there',
} as const

declare module '#kernel/jobs/events.ts' {
  interface Events {
    'brand.merged': { brandId: number; into: number }
  }
}
