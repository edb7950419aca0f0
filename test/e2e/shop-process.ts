// The built demo shop as its own process: in the test process pages would run React's development build.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, startServer, type Ended } from '../server-process.ts'

export interface ShopAddress {
  url: string
  databaseUrl: string
  dataDir: string
}
export interface RunningShop extends ShopAddress {
  /** How its process ended. */
  stop: () => Promise<Ended>
}
export const newDataDir = (): string => mkdtempSync(join(tmpdir(), 'miralo-e2e-'))

/**
 * Starts `server.mjs` as a demo shop (without a database: on one in its folder); answers once it serves. By a name
 * where browsers want one: they make passkeys for names only.
 */
export async function startShop({
  databaseUrl = '',
  dataDir,
  name,
}: {
  databaseUrl?: string
  dataDir: string
  name?: string | undefined
}): Promise<RunningShop> {
  const port = await freePort()
  const url = `http://${name ?? '127.0.0.1'}:${port}`
  let stopping = false
  const { child, ended, ready, output } = startServer({
    PORT: String(port),
    HOST: '127.0.0.1',
    ...(name !== undefined && { PUBLIC_URL: url }),
    DEMO: '1',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SETTING_CAPTCHA_WORK_COST: '20',
    SETTING_CODE_RESEND_SECONDS: '0',
  })
  void ended.then(({ code, signal }) => {
    if (!stopping) console.error(`the shop ended by itself (${code ?? signal}): ${output().slice(-2000)}`)
  })
  const stop = async () => {
    stopping = true
    child.kill('SIGTERM')
    return ended
  }
  try {
    await ready(120_000)
  } catch (e) {
    await stop()
    throw e
  }
  return { url, dataDir, databaseUrl, stop }
}
