// Walks a page by Tab alone and looks at every stop: the focus shows, stands whole in the window and in the strip that
// it is part of, and nothing lies over it.
import type { Page } from 'playwright-core'
import { lookAtFocus } from './focus-look.ts'

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
    const now = await lookAtFocus(page)
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
