// How long what a message says may be. Pure: server and screens.
export const longest = { title: 160, text: 1000 } as const
