// What a release is made of: the files of the project that a running shop reads, and the packages that they call for.
// Nothing is listed by hand: imports are followed from what can be started, packages by the lock file.
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path/posix'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const text = (path: string): string => readFileSync(join(root, path), 'utf8')
const isFile = (path: string): boolean => statSync(join(root, path), { throwIfNoEntry: false })?.isFile() ?? false

/** What an operator starts; the rest of `bin` is for those who work on the shop. */
export const commands = [
  'bin/audit-books.ts',
  'bin/backup.ts',
  'bin/export-catalog.ts',
  'bin/import-catalog.ts',
  'bin/restore.ts',
  'bin/retry-pictures.ts',
  'bin/settings.ts',
  'bin/staff.ts',
] as const
const starts = ['server.mjs', 'worker.ts', ...commands, 'simulators/*.ts', 'build/{server,app}/**/*.js']

/** The words in quotes that may name a file or a package; types are gone when the program runs. */
function wordsOf(path: string): string[] {
  const source = text(path).replace(/^(?:import|export) type [^;]*? from '[^']*'$/gm, '')
  return [...source.matchAll(/(['"])([@#.\w][^'"\n]*)\1/g)].map((m) => m[2]!)
}
/** The file that a word means, where it means one. */
function fileOf(word: string, from: string): string | undefined {
  if (!/\.(?:m?[jt]s)$/.test(word)) return undefined
  const path = word.startsWith('#') ? join('src', word.slice(1)) : join(dirname(from), word)
  return (word.startsWith('#') || word.startsWith('.')) && isFile(path) ? path : undefined
}
/** Every source that can be reached from what is started, with the words that stand in it. */
export function reached(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const waiting = starts.flatMap((pattern) => globSync(pattern, { cwd: root })).filter((f) => !f.includes('.test.'))
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue
    const words = wordsOf(path)
    found.set(path, words)
    waiting.push(...words.map((word) => fileOf(word, path)).filter((file) => file !== undefined))
  }
  return found
}

/** Only a shop with hot reload loads it. */
const forDevelopment = new Set(['vite'])
/** The packages that the sources name, each with what of it they name: the package, or files in it. */
export function packagesNamed(sources = reached()): Map<string, Set<string>> {
  const { dependencies } = JSON.parse(text('package.json')) as { dependencies: Record<string, string> }
  const found = new Map<string, Set<string>>()
  for (const word of [...sources.values()].flat()) {
    const name = word.split('/', word.startsWith('@') ? 2 : 1).join('/')
    if (!Object.hasOwn(dependencies, name) || forDevelopment.has(name)) continue
    found.set(name, (found.get(name) ?? new Set()).add(word))
  }
  return found
}

interface Locked {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}
const lockFile = (): Map<string, Locked> =>
  new Map(Object.entries((JSON.parse(text('package-lock.json')) as { packages: Record<string, Locked> }).packages))
/** Where a package that is asked for in `from` lies: as Node looks for it, from within outwards. */
function folderOf(lock: Map<string, Locked>, from: string, name: string): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const folder = join(at, 'node_modules', name)
    if (lock.has(folder)) return folder
    if (at === '') return undefined
  }
}
/** The folders of packages with all that they need in their turn, as far as it is installed. */
export function closureOf(names: Iterable<string>): string[] {
  const lock = lockFile()
  const found = new Set<string>()
  const waiting = [...names].map((name) => folderOf(lock, '', name))
  for (let folder = waiting.pop(); waiting.length > 0 || folder !== undefined; folder = waiting.pop()) {
    if (folder === undefined || found.has(folder) || !existsSync(join(root, folder))) continue
    if (folder.includes('node_modules/@types/')) continue
    found.add(folder)
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {} } = lock.get(folder)!
    const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta[name]?.optional)
    const needed = [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
    waiting.push(...needed.map((name) => folderOf(lock, folder, name)))
  }
  return [...found].sort()
}

/** Folders at the top of a package that are for its readers and its makers. */
const forReaders = /^(?:\.github|benchmarks?|coverage|docs?|examples?|man|tests?|__tests__|umd)\//
const forCompilers = /(?:\.d\.[mc]?ts|\.map|\.flow|\.tsbuildinfo|\.[mc]?tsx?)$/
const isLicence = (path: string): boolean => /^(?:licen[cs]e|notice|copying|ofl)/i.test(basename(path))
/** Whether a file of a package, as a path within it, is of use to a running shop. Licences always come along. */
export const isOfUse = (path: string): boolean =>
  isLicence(path) || (!forReaders.test(path) && !forCompilers.test(path) && !/\.(?:md|markdown)$/i.test(path))

const within = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath.replaceAll('\\', '/'), entry.name).slice(join(root, folder).length + 1))

/** The files of a package to take: all of use, or only those that are named (one weight of a font). */
export function filesOf(folder: string, wanted: ReadonlySet<string> = new Set()): string[] {
  const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const named = [...wanted].map((word) => word.slice(name.length + 1))
  const files = within(folder).filter((path) => !path.startsWith('node_modules/'))
  if (named.length === 0 || !named.every((path) => /\.(?:ttf|otf|woff2?)$/.test(path))) return files.filter(isOfUse)
  return files.filter((path) => named.includes(path) || path === 'package.json' || isLicence(path))
}

const screens = new Set(['.tsx', '.md'])
/** Sources come only as far as they are reached; what they read (texts, places, pictures, SQL) comes whole. */
function isOwn(path: string, sources: ReadonlyMap<string, unknown>): boolean {
  if (path.startsWith('build/')) return !/^build\/\.|\.map$/.test(path) // stamps of the builder are for the builder
  return !screens.has(extname(path)) && (extname(path) !== '.ts' || sources.has(path))
}
/** The project's own files: what is started and what that reads, and the pages for operators. */
export function ownFiles(sources = reached()): string[] {
  const read = ['src', 'db/migrations', 'demo', 'simulators', 'build'].flatMap((folder) =>
    within(folder).map((path) => `${folder}/${path}`),
  )
  const pages = ['docs', 'deploy'].flatMap((folder) => within(folder).map((path) => `${folder}/${path}`))
  const more = ['package.json', 'LICENSE', 'README.md', 'CHANGELOG.md', '.env.example', 'bin/up.mjs']
  return [...new Set([...read.filter((path) => isOwn(path, sources)), ...pages, ...more, ...sources.keys()])].sort()
}
