// What is wrong with a page as a browser shows it: accessibility (axe), width, layout shift, frame of the document. Each finding is one line.
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

// the checker that the Playwright binding brings; asked directly it is put into a page once, whatever number of times it runs
const fromBinding = createRequire(import.meta.resolve('@axe-core/playwright'))
const { source } = fromBinding('axe-core') as { source: string }
interface Axe {
  run: (
    context: Document,
    options: object,
  ) => Promise<{
    violations: {
      id: string
      nodes: {
        target: unknown[]
        any: { message: string }[]
        all: { message: string }[]
        none: { message: string }[]
      }[]
    }[]
  }>
  getRules: () => { ruleId: string }[]
}

/** The law, and of the good customs those about landmarks and headings. */
const full = {
  tags: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  more: ['region', 'heading-order', 'page-has-heading-one'],
  families: ['landmark-'],
}
/** What can differ between two appearances of one document. */
const colours = { rules: ['color-contrast', 'link-in-text-block'] }

async function audit(page: Page, what: typeof full | typeof colours): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  return page.evaluate(async (asked) => {
    const { axe } = globalThis as unknown as { axe: Axe }
    const customs =
      'families' in asked
        ? axe
            .getRules()
            .filter(({ ruleId }) => asked.more.includes(ruleId) || asked.families.some((f) => ruleId.startsWith(f)))
        : []
    const runOnly = 'tags' in asked ? { type: 'tag', values: asked.tags } : { type: 'rule', values: asked.rules }
    const rules = Object.fromEntries(customs.map(({ ruleId }) => [ruleId, { enabled: true }]))
    const { violations } = await axe.run(document, { runOnly, rules, resultTypes: ['violations'], preload: false })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        (n) => `${id} at ${n.target.join(' ')} (${[...n.any, ...n.all, ...n.none].map((c) => c.message).join('; ')})`,
      ),
    )
  }, what)
}
export const barriers = (page: Page): Promise<string[]> => audit(page, full)

/** The other appearance of the page that is open: only what colours decide is looked at anew. */
export async function otherTheme(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  await page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme)
  await steady(page)
  return audit(page, colours)
}

/** Waits until nothing moves: two frames, and every movement that has an end. */
export async function steady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    await frame()
    const ends = document.getAnimations().filter((a) => Number.isFinite(a.effect?.getComputedTiming().endTime))
    await Promise.race([Promise.allSettled(ends.map((a) => a.finished)), new Promise((late) => setTimeout(late, 1000))])
    await frame()
  })
}

/** Whether the page scrolls sideways, and what sticks out of it. */
export async function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.scrollingElement!
    if (scrollWidth <= clientWidth) return []
    const sticks = (e: Element) =>
      e.getBoundingClientRect().right > clientWidth + 0.5 &&
      e.checkVisibility() &&
      getComputedStyle(e).position !== 'fixed'
    const out = [...document.body.querySelectorAll('*')]
      .filter(sticks)
      .map((e) => `${e.tagName.toLowerCase()}.${e.className} ${e.getBoundingClientRect().right}`)
    return [`scrolls sideways at ${clientWidth}: ${scrollWidth} wide, out stand ${out.slice(-4).join(', ')}`]
  })
}

/** Everything that jumped since the page began to load, without people having touched it. */
export async function shifts(page: Page, most: number): Promise<string[]> {
  const found = await page.evaluate(async () => {
    interface Shift extends PerformanceEntry {
      value: number
      sources: { node: Node | null }[]
    }
    const seen: Shift[] = []
    new PerformanceObserver((list) => seen.push(...(list.getEntries() as Shift[]))).observe({
      type: 'layout-shift',
      buffered: true,
    })
    await new Promise((told) => setTimeout(told, 50))
    const names = seen.flatMap((s) =>
      s.sources.map(({ node }) =>
        node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : (node?.nodeName ?? 'gone'),
      ),
    )
    return { sum: seen.reduce((sum, s) => sum + s.value, 0), names: [...new Set(names)].slice(0, 4) }
  })
  return found.sum < most ? [] : [`jumps by ${found.sum.toFixed(3)}: ${found.names.join(', ')}`]
}

/** The frame of the document: language, title, one main heading. */
export async function frameFaults(page: Page, lang: string): Promise<string[]> {
  return page.evaluate((want) => {
    const { lang: told } = document.documentElement
    const heads = [...document.querySelectorAll('h1')].filter((h) => h.checkVisibility())
    return [
      ...(told === want ? [] : [`says its language is ${told}`]),
      ...(document.title.trim() ? [] : ['has no title']),
      ...(heads.length === 1 && heads[0]!.textContent.trim()
        ? []
        : [`has ${heads.length} main headings: ${heads.map((h) => h.textContent).join(' / ')}`]),
    ]
  }, lang)
}
