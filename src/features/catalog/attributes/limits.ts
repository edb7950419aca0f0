// What an attribute may be, and how much of it.
export const kinds = ['one', 'several', 'text', 'number', 'yesNo'] as const
export type Kind = (typeof kinds)[number]
export const longest = { name: 40, unit: 12, value: 60, reason: 300 } as const
export const most = { values: 200, places: 100 } as const
