// How a request for a brand stands.
export const states = ['open', 'approved', 'returned', 'withdrawn'] as const
export type State = (typeof states)[number]
