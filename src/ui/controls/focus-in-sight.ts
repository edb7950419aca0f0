// A strip that scrolls sideways shows the whole of what gets the focus by keyboard in it. Browsers are content when a
// part of it can be seen, and what stands beside the strip would lie over the rest.

const scrollsSideways = (e: Element): boolean =>
  e.scrollWidth > e.clientWidth && ['auto', 'scroll'].includes(getComputedStyle(e).overflowX)

function bringIntoSight({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return
  for (let strip = target.parentElement; strip && strip !== document.body; strip = strip.parentElement)
    if (scrollsSideways(strip)) {
      const [box, frame] = [target.getBoundingClientRect(), strip.getBoundingClientRect()]
      const [before, after] = [frame.left - box.left, box.right - frame.right]
      if (before > 0) strip.scrollBy({ left: -before, behavior: 'instant' })
      else if (after > 0) strip.scrollBy({ left: Math.min(after, -before), behavior: 'instant' })
      return
    }
}
/** Returns how to stop. */
export function keepFocusInSight(): () => void {
  document.addEventListener('focusin', bringIntoSight)
  return () => document.removeEventListener('focusin', bringIntoSight)
}
