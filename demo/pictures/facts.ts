// Writes demo/img/facts.json: size and preview of every picture, so that a first start need not unpack them all.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { factsOf } from '#features/platform/pictures/pictures.ts'

const folder = new URL('../img/', import.meta.url)
const names = (await readdir(folder)).filter((name) => name.endsWith('.webp')).toSorted()
const rows: string[] = []
for (const name of names) {
  const { width, height, preview } = await factsOf(await readFile(new URL(name, folder)))
  rows.push(`${JSON.stringify(name.slice(0, -'.webp'.length))}: ${JSON.stringify([width, height, preview])}`)
}
await writeFile(new URL('facts.json', folder), `{\n${rows.join(',\n')}\n}\n`)
process.stdout.write(`${rows.length} pictures\n`)
