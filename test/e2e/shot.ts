// Pictures of what a test sees, for who wants to look: SHOTS names a folder.
import { join } from 'node:path'
import type { Page } from 'playwright-core'

/** The whole page; with a dialog over it what is seen of it. */
export async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS']
  if (!folder) return
  const fullPage = (await page.locator('dialog[open]').count()) === 0
  await page.screenshot({ path: join(folder, `${name.replaceAll(/[^\w-]+/g, '-')}.png`), fullPage })
}
