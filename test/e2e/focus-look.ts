// A look at what has the focus: its name, and whether the focus shows, stands whole in the window and in the strip that
// it is part of, with nothing over it. The functions run in the page, where they know each other and nothing else.
import type { Page } from 'playwright-core'

export interface Stop {
  /** what a screen reader would call it, near enough */
  name: string
  tag: string
  faults: string[]
}

function wordsOf(e: Element): string {
  const labels = [...((e as HTMLInputElement).labels ?? [])].map((l) => l.textContent).join(' ')
  return (e.getAttribute('aria-label') ?? (labels || e.textContent) ?? '').replaceAll(/\s+/g, ' ').trim()
}
/** The focus may be drawn on the thing itself, what it wears, its frame, or a neighbour (the box by a hidden tick). */
function drawnAround(e: Element): string {
  const frames = [e, e.parentElement, e.parentElement?.parentElement].filter((f) => f instanceof Element)
  const near = [
    ...frames,
    ...[...(e.parentElement?.children ?? [])].slice(0, 8),
    ...[...e.querySelectorAll('*')].slice(0, 8),
  ]
  const drawn = (at: Element, part?: string) => {
    const s = getComputedStyle(at, part)
    const line = [s.outlineStyle, s.outlineWidth, s.outlineColor, s.boxShadow, s.borderColor]
    return [...line, s.backgroundColor, s.textDecoration, s.transform, s.top].join(' ')
  }
  return near.map((at) => [drawn(at), drawn(at, '::before'), drawn(at, '::after')].join('|')).join('\n')
}
/** What was left must look different without the focus; a frame around several stops may keep its ring until the focus
 * has left it too. */
function unseenFocus(element: Element, name: string): string[] {
  const memory = globalThis as unknown as { left?: { element: Element; look: string; name: string; stops: number }[] }
  const left = (memory.left ?? []).filter(
    (was) =>
      was.element !== element && was.element.isConnected && drawnAround(was.element) === was.look && ++was.stops <= 6,
  )
  memory.left = [...left, { element, look: drawnAround(element), name, stops: 0 }]
  return left.filter((was) => was.stops === 6).map((was) => `${was.name}: the focus does not show`)
}
function isCutByStrip(element: Element, box: DOMRect): boolean {
  const scrolls = (e: Element) => e.scrollWidth > e.clientWidth && /auto|scroll/.test(getComputedStyle(e).overflowX)
  let e = element.parentElement
  while (e && e !== document.body && !scrolls(e)) e = e.parentElement
  if (!e || e === document.body) return false
  const strip = e.getBoundingClientRect()
  return box.width < strip.width && (box.left < strip.left - 1 || box.right > strip.right + 1)
}
/** What lies over its middle, if it is not a part of it. */
function coverOf(element: Element, x: number, y: number): string | undefined {
  const hit = document.elementFromPoint(x, y)
  const own =
    hit &&
    (element.contains(hit) ||
      element.closest('label')?.contains(hit) ||
      hit.contains(element) ||
      element.parentElement?.contains(hit))
  if (own) return undefined
  return hit ? `${hit.tagName.toLowerCase()}.${hit.className}` : 'nothing'
}
function hiddenPlaces(element: Element): string[] {
  const seen = getComputedStyle(element).opacity === '0' ? (element.closest('label') ?? element) : element
  const box = seen.getBoundingClientRect()
  const faults = isCutByStrip(element, box) ? ['stands only partly in its strip'] : []
  const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)]
  const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]
  const fits = box.height <= innerHeight / 2
  if (right - left < 1 || bottom - top < 1)
    return [...faults, `stands outside the window (${Math.round(box.left)}, ${Math.round(box.top)})`]
  if (fits && bottom - top < box.height - 1) return [...faults, 'stands only partly in the window']
  const cover = coverOf(element, (left + right) / 2, (top + bottom) / 2)
  return cover === undefined ? faults : [...faults, `lies under ${cover}`]
}
function stopAtFocus(): Stop {
  const element = document.activeElement
  // the beginning of a page just reached is no stop of its own
  if (!(element instanceof HTMLElement) || element === document.body || element.tagName === 'MAIN')
    return { name: '', tag: 'body', faults: [] }
  const name = wordsOf(element)
  const faults = [...unseenFocus(element, name), ...hiddenPlaces(element).map((fault) => `${name}: ${fault}`)]
  return { name, tag: element.tagName.toLowerCase(), faults }
}

const parts = [wordsOf, drawnAround, unseenFocus, isCutByStrip, coverOf, hiddenPlaces, stopAtFocus]
const inPage = `(() => { ${parts.map(String).join('\n')}\nreturn ${stopAtFocus.name}() })()`
/** Looks at what has the focus now, and whether what had it before looks different without. */
export const lookAtFocus = (page: Page): Promise<Stop> => page.evaluate<Stop>(inPage)
