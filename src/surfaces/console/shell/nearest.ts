// Where somebody is in the menu. Pure.
interface Placed {
  path: string
  /** the path of the screen in whose place it stands */
  under?: string
}
/** The path that is marked: of the nearest of them, or of what that one stands under. */
export function placeIn(screens: readonly Placed[], at: string): string | undefined {
  const nearest = nearestOf(
    screens.map(({ path }) => path),
    at,
  )
  return screens.find(({ path }) => path === nearest)?.under ?? nearest
}
/** Of screens one below the other, the one where somebody is. */
export function nearestOf(screens: readonly string[], at: string): string | undefined {
  const above = screens.filter((screen) => at === screen || at.startsWith(`${screen}/`))
  return above.toSorted((a, b) => b.length - a.length)[0]
}
