// What of this feature a shop may do without: what begins while it is on, and what goes on where it is off. Its words
// at the desk stand under `numbers` in the texts of platform/settings.
export const switches = {
  reviews: 'Reviews are written; those that stand are read, answered and judged on',
  reviewPictures: 'Reviews are written with pictures and videos; those that stand are shown on',
} as const

type Own = typeof switches
declare module '#kernel/switches.ts' {
  interface Switches extends Own {}
}
