// The processes under measurement: the real server and the bare one, started and stopped by their own handles.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import { createServer, type AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Ask, Statement } from './probe.ts'

export const dataDir = '.data/bench'
interface Told {
  count?: number
  commits?: number
  statements?: Statement[]
}
export interface Running {
  url: string
  pid: number
  /** of the data, with the database in it */
  dir: string
  /** answers `ask` */
  probed: boolean
  ask: (asked: Ask) => Promise<Told>
  stop: () => Promise<void>
}
export interface ColdStart {
  /** ms from spawn to the first answer of /livez and of the home page */
  live: number
  page: number
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** ms on the clock at which `url` first answers with 200. */
async function answers(url: string, child: ChildProcess): Promise<number> {
  for (let tries = 0; tries < 6000; tries++) {
    if (child.exitCode !== null) throw new Error(`the process ended with ${child.exitCode}`)
    const status = await new Promise<number>((done) => {
      get(url, (reply) => reply.resume().once('end', () => done(reply.statusCode ?? 0))).once('error', () => done(0))
    })
    if (status === 200) return performance.now()
    if (status >= 500) throw new Error(`${url} answers ${status}`)
    await new Promise((later) => setTimeout(later, 10))
  }
  throw new Error(`${url} does not answer`)
}

/** No child outlives us, however we end. */
function tied(child: ChildProcess): ChildProcess {
  const end = (): void => void child.kill('SIGTERM')
  process.once('exit', end)
  child.once('exit', () => process.removeListener('exit', end))
  return child
}

function handleOf(child: ChildProcess, url: string, dir: string, probed: boolean): Running {
  return {
    url,
    dir,
    probed,
    pid: child.pid!,
    ask: async (asked) => {
      const told = once(child, 'message')
      child.send(asked)
      return ((await told) as [Told])[0]
    },
    stop: async () => {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** The probe as JavaScript: for TypeScript the measured server would load a compiler that no shop has in it. */
function probeFile(dir: string): string {
  const file = join(dir, 'probe.mjs')
  mkdirSync(dir, { recursive: true })
  writeFileSync(file, stripTypeScriptTypes(readFileSync(new URL('probe.ts', import.meta.url), 'utf8')))
  return resolve(file)
}

const inService = process.env['IN_SERVICE']?.split(' ') ?? []
/** The real server on the benchmark's database, as if in service. `jobs`: in the same process or not at all; `more`:
 * further settings, as the keys of providers. */
export async function startServer(
  jobs: 'in-process' | 'external',
  dir = dataDir,
  more: Record<string, string> = {},
): Promise<{ server: Running; cold: ColdStart }> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: dir,
    PORT: String(port),
    HOST: '127.0.0.1',
    WORKER: jobs,
    DEMO: '0',
    LOG_LEVEL: 'error',
    DATABASE_URL: '',
    TRUST_PROXY: 'loopback', // so that the load can come from several networks
    ...more,
  }
  const began = performance.now()
  const child = tied(
    spawn(process.execPath, [...inService, '--import', pathToFileURL(probeFile(dir)).href, 'server.mjs'], {
      env,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    }),
  )
  const live = (await answers(`${url}/livez`, child)) - began
  const page = (await answers(`${url}/`, child)) - began
  return { server: handleOf(child, url, dir, true), cold: { live, page } }
}

/** The bare server: the same statements, no kernel. `script` is the file that tells them. */
export async function startBare(databaseUrl: string, script: string): Promise<Running> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(port), DATABASE_URL: databaseUrl, SCRIPT: script }
  const child = tied(spawn(process.execPath, ['bench/bare.ts'], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }))
  await answers(`${url}/livez`, child)
  return handleOf(child, url, dataDir, false)
}

/** The process id of the cluster that the server started. */
export const postmaster = (dir = dataDir): number =>
  Number(readFileSync(join(dir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
