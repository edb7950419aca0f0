// What statements tell.
export const events = {
  'statement.answered': 'it is confirmed, by its merchant or by silence, or its dispute is over: its sums stand',
} as const

declare module '#kernel/jobs/events.ts' {
  interface Events {
    'statement.answered': { statementId: number }
  }
}
