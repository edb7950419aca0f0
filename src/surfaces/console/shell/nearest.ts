// Of screens one below the other, the one where somebody is. Pure.
export function nearestOf(screens: readonly string[], at: string): string | undefined {
  const above = screens.filter((screen) => at === screen || at.startsWith(`${screen}/`))
  return above.toSorted((a, b) => b.length - a.length)[0]
}
