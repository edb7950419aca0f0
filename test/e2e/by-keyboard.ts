// Walks a page by Tab alone and looks at every stop: the focus shows, stands whole in the window and in the strip that
// it is part of, and nothing lies over it.
import type { Page } from 'playwright-core'

interface Stop {
  /** what a screen reader would call it, near enough */
  name: string
  tag: string
  faults: string[]
}

/** Looks at what has the focus now, and whether what had it before looks different without. Runs in the page. */
function lookAtFocus(): Stop {
  const memory = globalThis as unknown as { left?: { element: Element; look: string; name: string; stops: number }[] }
  const element = document.activeElement
  // the beginning of a page just reached is no stop of its own
  if (!(element instanceof HTMLElement) || element === document.body || element.tagName === 'MAIN')
    return { name: '', tag: 'body', faults: [] }
  const words = (e: Element): string =>
    (
      e.getAttribute('aria-label') ??
      ([...((e as HTMLInputElement).labels ?? [])].map((l) => l.textContent).join(' ') || e.textContent) ??
      ''
    )
      .replaceAll(/\s+/g, ' ')
      .trim()
  const name = words(element)
  // the focus may be drawn on the thing itself, what it wears, its frame, or a neighbour (the box beside a hidden tick)
  const lookOf = (e: Element): string => {
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
  const faults: string[] = []
  // what was left must look different without the focus; a frame around several stops may keep its ring until the
  // focus has left it too
  memory.left = (memory.left ?? []).filter(
    (was) => was.element !== element && was.element.isConnected && lookOf(was.element) === was.look && ++was.stops <= 6,
  )
  faults.push(...memory.left.filter((was) => was.stops === 6).map((was) => `${was.name}: the focus does not show`))
  const box = (
    getComputedStyle(element).opacity === '0' ? (element.closest('label') ?? element) : element
  ).getBoundingClientRect()
  const strip = (() => {
    for (let e = element.parentElement; e && e !== document.body; e = e.parentElement)
      if (e.scrollWidth > e.clientWidth && /auto|scroll/.test(getComputedStyle(e).overflowX)) return e
    return undefined
  })()?.getBoundingClientRect()
  if (strip && box.width < strip.width && (box.left < strip.left - 1 || box.right > strip.right + 1))
    faults.push(`${name}: stands only partly in its strip`)
  const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)]
  const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]
  const fits = box.height <= innerHeight / 2
  if (right - left < 1 || bottom - top < 1)
    faults.push(`${name}: stands outside the window (${Math.round(box.left)}, ${Math.round(box.top)})`)
  else if (fits && bottom - top < box.height - 1) faults.push(`${name}: stands only partly in the window`)
  else {
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    const own =
      hit &&
      (element.contains(hit) ||
        element.closest('label')?.contains(hit) ||
        hit.contains(element) ||
        element.parentElement?.contains(hit))
    if (!own) faults.push(`${name}: lies under ${hit ? `${hit.tagName.toLowerCase()}.${hit.className}` : 'nothing'}`)
  }
  memory.left.push({ element, look: lookOf(element), name, stops: 0 })
  return { name, tag: element.tagName.toLowerCase(), faults }
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
/** How a text begins, up to what is put into it. */
export const begins = (text: string) => new RegExp(`^${escaped(text.split(/{{|</)[0]!.trim())}`)

export interface Walker {
  /** Presses Tab until the focus is on what is meant; fails after `most` presses. */
  to: (name: string | RegExp, most?: number) => Promise<void>
  back: (name: string | RegExp, most?: number) => Promise<void>
  /** Presses until the focus leaves the page, or a hundred times. */
  through: (key: 'Tab' | 'Shift+Tab') => Promise<void>
  press: (...keys: string[]) => Promise<void>
  type: (text: string) => Promise<void>
  /** What has the focus. */
  here: () => Promise<string>
  /** All faults seen so far, each once; and how many stops were made. */
  seen: () => { faults: string[]; stops: number }
}
const longest = 100
export function walker(page: Page): Walker {
  const faults = new Set<string>()
  let stops = 0
  const stop = async (): Promise<string> => {
    // a frame, so that what follows the focus has followed
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
    const now = await page.evaluate(lookAtFocus)
    stops++
    for (const fault of now.faults) faults.add(`${new URL(page.url()).pathname} ${now.tag} ${fault}`)
    return now.name
  }
  const go = async (key: string, name: string | RegExp, most: number) => {
    const passed: string[] = []
    for (let presses = 0; presses < most; presses++) {
      await page.keyboard.press(key)
      const now = await stop()
      if (typeof name === 'string' ? now === name : name.test(now)) return
      passed.push(now.slice(0, 40))
    }
    throw new Error(`${key} does not come to ${name} on ${page.url()}: ${passed.join(' > ')}`)
  }
  return {
    to: (name, most = longest) => go('Tab', name, most),
    back: (name, most = longest) => go('Shift+Tab', name, most),
    through: async (key) => {
      for (let presses = 0; presses < longest; presses++) {
        await page.keyboard.press(key)
        if ((await stop()) === '' && (await page.evaluate(() => document.activeElement === document.body))) return
      }
    },
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key)
    },
    type: (text) => page.keyboard.type(text),
    here: stop,
    seen: () => ({ faults: [...faults], stops }),
  }
}
