// What of this feature a shop may do without: what begins while it is on, and what goes on where it is off. Its words
// at the desk stand under `numbers` in the texts of platform/settings.
export const switches = {
  feeds: 'Files of goods for merchant centres, of stories and announcements for readers',
} as const

type Own = typeof switches
declare module '#kernel/switches.ts' {
  interface Switches extends Own {}
}
