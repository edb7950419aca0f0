// How much of a template there can be.
export const most = { choices: 60, ofShop: 50, ofStaff: 200, categories: 50 } as const
export const longest = { title: 60, name: 40 } as const
