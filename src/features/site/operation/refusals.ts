// What operation refuses.
export const refusals = { runGoing: 409_180, jobKept: 409_181, restoreTestElsewhere: 422_180 } as const

type Own = typeof refusals
declare module '#kernel/call/refusal.ts' {
  interface Refusals extends Own {}
}
