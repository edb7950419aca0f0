// How much help there may be. Pure: server and screens.
export const longest = { name: 60, title: 160, body: 40_000 } as const
export const most = { topics: 40, problems: 500 } as const
