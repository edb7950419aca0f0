// What a person's page lists, kind by kind. Pure; the screen reads it too.
export const trails = ['orders', 'claims', 'balance', 'reviews', 'reports', 'messages', 'notes'] as const
export type Trail = (typeof trails)[number]
