// What of this feature a shop may do without: what begins while it is on, and what goes on where it is off. Its words
// at the desk stand under `numbers` in the texts of platform/settings.
export const switches = {
  reporting: 'Products, reviews and shops are reported; what was reported is decided',
} as const

type Own = typeof switches
declare module '#kernel/switches.ts' {
  interface Switches extends Own {}
}
