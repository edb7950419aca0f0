// Arrow keys, Home and End lead through what can be focused in a box.
import type { KeyboardEvent } from 'react'

const reachable = 'a[href], button:not(:disabled), input, [tabindex="0"]'
const within = (box: HTMLElement): HTMLElement[] =>
  [...box.querySelectorAll<HTMLElement>(reachable)].filter(
    (each) => each.tabIndex >= 0 && each.getClientRects().length > 0,
  )

/** The first thing in the box that the Tab key would reach; the box itself when there is none (yet). */
export const focusFirst = (box: HTMLElement): void => (within(box)[0] ?? box).focus()

/** True when the key was one of ours and the focus moved. */
export function stepFocus(box: HTMLElement, { key, target }: KeyboardEvent): boolean {
  if (target instanceof HTMLInputElement) return false
  const all = within(box)
  const here = all.indexOf(document.activeElement as HTMLElement)
  const next = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: all.length - 1 }[key]
  if (next === undefined) return false
  all[Math.max(0, Math.min(all.length - 1, next))]?.focus()
  return true
}
