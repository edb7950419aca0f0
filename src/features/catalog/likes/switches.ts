// What of this feature a shop may do without: what begins while it is on, and what goes on where it is off. Its words
// at the desk stand under `numbers` in the texts of platform/settings.
export const switches = {
  favourites: 'Goods are saved; what is saved is kept',
  follows: 'Shops and brands are followed; who follows goes on',
} as const

type Own = typeof switches
declare module '#kernel/switches.ts' {
  interface Switches extends Own {}
}
