// How long what staff write for the shop may be. Pure: server and screens.
export const longest = { title: 120, summary: 400, body: 40_000, code: 60 } as const
export const announcementKinds = ['rule', 'campaign', 'delivery', 'system'] as const
export const audiences = ['all', 'people', 'merchants'] as const
export const articleKinds = ['agreement', 'guide', 'about', 'story'] as const
/** Of how the shop is reached. */
export const most = { phone: 40, address: 200, hours: 120, socialName: 30, social: 12 } as const
/** What an article is called by in its address. */
export const codePattern = '^[a-z0-9][a-z0-9-]{0,59}$'
