// What pictures the shop may have of its own. Pure; screens too read it.

/** Its mark on light grounds and on dark ones, and the icon of browser tabs. */
export const markKinds = ['light', 'dark', 'icon'] as const
export type MarkKind = (typeof markKinds)[number]
