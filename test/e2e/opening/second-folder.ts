// What a backup by a click is worth: brought back into a second folder by the command that the README names, and served
// beside the first shop.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { expect } from 'vitest'
import { closeFolder, freePort, startServer } from '../../server-process.ts'
import { visit } from '../browser.ts'
import { sound } from '../sound.ts'
import { signIn } from './house.ts'
import { come, openDesk, people, type Walk } from './walk.ts'

const restoring = fileURLToPath(new URL('../../../bin/restore.ts', import.meta.url))

async function restore(file: string, dataDir: string): Promise<void> {
  const child = spawn(process.execPath, [restoring, '--from', file], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: dataDir },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()))
  const code = await new Promise((done) => child.once('close', done))
  expect([code, said]).toEqual([0, expect.stringContaining('The books are right')])
}
/** The shop elsewhere: its page, and its orders at the desk of who set the first one up. */
export async function restoreElsewhere(w: Walk, name: string): Promise<void> {
  const folder = join(w.shop.workplace, 'second')
  await restore(join(w.shop.workplace, 'backups', name), folder)
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const server = startServer(
    { ...w.shop.env, DATA_DIR: folder, PORT: port, PUBLIC_URL: url },
    undefined,
    w.shop.workplace,
  )
  try {
    await server.ready(120_000)
    expect(server.output()).not.toContain('/admin/setup#')
    const window = await visit(w.browser, url, { lang: w.lang })
    const { page } = window
    await come(page, url)
    await page.getByRole('link', { name: w.said.goods }).locator('visible=true').first().waitFor()
    await page.goto(`${url}/admin`)
    await page.getByLabel(w.t.console.door.account, { exact: true }).fill(people.admin)
    await signIn(w, page, people.admin)
    await openDesk(page, w.t.console.menu.shoppers)
    await page.getByText(people.buyer.slice(0, 2)).first().waitFor()
    await sound(window, 'brought back')
    await window.context.close()
  } finally {
    server.child.kill('SIGTERM')
    await server.ended
    await closeFolder(folder)
  }
}
