// How feedback stands: it waits for the staff, was answered, or is closed; what its author adds makes it wait again.
export const states = ['open', 'answered', 'closed'] as const
export type State = (typeof states)[number]
