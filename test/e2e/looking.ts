// What is wrong with a page as a browser shows it: accessibility (axe), width, layout shift, frame of the document.
// Each finding is one line.
import { createRequire } from 'node:module'
import type { BrowserContext, Page } from 'playwright-core'

// the checker that the Playwright binding brings; asked directly it is put into a page once
const fromBinding = createRequire(import.meta.resolve('@axe-core/playwright'))
const { source } = fromBinding('axe-core') as { source: string }
interface Axe {
  run: (
    context: Document | string,
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

interface Asked {
  tags: readonly string[]
  more: readonly string[]
  families: readonly string[]
}
const law: Asked = { tags: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], more: [], families: [] }
/** The law; of a whole page also the good customs about landmarks and headings, of a part all good customs. */
const ofPage = { ...law, more: ['region', 'heading-order', 'page-has-heading-one'], families: ['landmark-'] }
const ofPart = { ...law, tags: [...law.tags, 'best-practice'] }

/** What the checker finds on the page, or in a part of it. A page that is still on its way is given time to come. */
export async function barriers(page: Page, within?: string): Promise<string[]> {
  if (within !== undefined) return findBarriers(page, ofPart, within)
  // one that never has a main heading is told as such by the checker
  await page.waitForSelector('h1', { timeout: 10_000 }).catch(() => undefined)
  return findBarriers(page, ofPage)
}
/** By the law alone: what opened over the page, like a menu, may lie outside of all landmarks. */
export const barriersByLaw = (page: Page): Promise<string[]> => findBarriers(page, law)
async function findBarriers(page: Page, rules: Asked, within?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  return page.evaluate(
    async ({ asked, part }) => {
      const { axe } = globalThis as unknown as { axe: Axe }
      const customs = axe
        .getRules()
        .filter(({ ruleId }) => asked.more.includes(ruleId) || asked.families.some((f) => ruleId.startsWith(f)))
      const { violations } = await axe.run(part ?? document, {
        runOnly: { type: 'tag', values: asked.tags },
        rules: Object.fromEntries(customs.map(({ ruleId }) => [ruleId, { enabled: true }])),
        resultTypes: ['violations'],
        preload: false,
      })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          (n) => `${id} at ${n.target.join(' ')} (${[...n.any, ...n.all, ...n.none].map((c) => c.message).join('; ')})`,
        ),
      )
    },
    { asked: rules, part: within },
  )
}

/** Waits until nothing moves: two frames, and every movement that has an end. */
export async function steady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    await frame()
    const ends = document
      .getAnimations()
      .filter((a) => a.playState === 'running' && a.timeline === document.timeline)
      .filter((a) => Number.isFinite(a.effect?.getComputedTiming().endTime))
    await Promise.allSettled(ends.map((a) => a.finished))
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

/** Buttons of a desk whose words do not fit into them. */
export const cutOff = (page: Page): Promise<string[]> =>
  page
    .locator('main .ant-btn')
    .locator('visible=true')
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent))

interface Shift extends PerformanceEntry {
  value: number
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}
type Watch = { jumps: Shift[]; watcher: PerformanceObserver }
/** Has every page of the context note its jumps from its beginning on. */
export async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const jumps: Shift[] = []
    const watcher = new PerformanceObserver((list) => void jumps.push(...(list.getEntries() as Shift[])))
    watcher.observe({ type: 'layout-shift', buffered: true })
    Object.assign(globalThis, { jumps, watcher } satisfies Watch)
  })
}
/** Everything that jumped since the page began to load, without people having touched it. */
export async function shifts(page: Page, most: number): Promise<string[]> {
  await steady(page)
  const found = await page.evaluate(() => {
    const { jumps, watcher } = globalThis as unknown as Watch
    jumps.push(...(watcher.takeRecords() as Shift[]))
    const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : (node?.nodeName ?? 'gone')
    const names = jumps.flatMap((s) =>
      s.sources.map(({ node, previousRect: before, currentRect: now }) => {
        const within = node?.parentElement ? ` in ${nameOf(node.parentElement)}` : ''
        return `${nameOf(node)}${within} from ${place(before)} to ${place(now)} after ${Math.round(s.startTime)} ms`
      }),
    )
    return { sum: jumps.reduce((sum, s) => sum + s.value, 0), names: [...new Set(names)].slice(0, 4) }
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
