// What of this feature a shop may do without: what begins while it is on, and what goes on where it is off. Its words
// at the desk stand under `numbers` in the texts of platform/settings.
export const switches = {
  apiKeys: 'Shops make keys for their own systems; those that are made hold',
} as const

type Own = typeof switches
declare module '#kernel/switches.ts' {
  interface Switches extends Own {}
}
