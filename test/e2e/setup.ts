// Once for all browser tests: the browser unpacked, the demo goods seeded once, one shop that the files share, and a
// template of it that files copy which need a shop for themselves.
import { cpSync, rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { copyTemplate, startTestPostgres } from '../template.ts'
import { unpackBrowser } from './browser.ts'
import { newDataDir, startShop } from './shop-process.ts'

export default async function setup(project: TestProject) {
  const postgres = await startTestPostgres()
  const [template, dataDir, sharedDir] = ['template_demo', newDataDir(), newDataDir()]
  const seeded = async () => {
    const shop = await startShop({ databaseUrl: await copyTemplate(postgres.url, 'template_shop', template), dataDir })
    await shop.stop()
  }
  await Promise.all([seeded(), unpackBrowser()])
  cpSync(dataDir, sharedDir, { recursive: true })
  const shop = await startShop({ databaseUrl: await copyTemplate(postgres.url, template), dataDir: sharedDir })
  project.provide('demo', { postgres: postgres.url, template, dataDir })
  project.provide('shop', { url: shop.url, databaseUrl: shop.databaseUrl, dataDir: sharedDir })
  return async () => {
    await shop.stop()
    await postgres.stop()
    for (const dir of [dataDir, sharedDir]) rmSync(dir, { recursive: true, force: true })
  }
}
