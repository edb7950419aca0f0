// Composes the demo pictures as still lifes and writes demo/img/*.webp: node demo/pictures/compose.ts [--missing]
// [name-prefix …]
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { ALL_SCENES } from './scenes.ts'
import { renderScene } from './render.ts'
import type { Scene } from './scene.ts'

const folder = join(import.meta.dirname, '../img')

/** Writes one picture and answers its bytes. */
async function writePicture(name: string, scene: Scene): Promise<number> {
  const [width, height] = scene.size ?? [960, 960]
  const svg = Buffer.from(await renderScene(scene))
  const written = await sharp(svg, { unlimited: true })
    .flatten({ background: scene.wall })
    .resize(width, height)
    .webp({ quality: scene.quality ?? 80, effort: 5, smartSubsample: true })
    .toFile(join(folder, `${name}.webp`))
  return written.size
}

const words = process.argv.slice(2)
const onlyMissing = words.includes('--missing')
const prefixes = words.filter((word) => word !== '--missing')
const wanted = (name: string): boolean =>
  (prefixes.length === 0 || prefixes.some((prefix) => name.startsWith(prefix))) &&
  !(onlyMissing && existsSync(join(folder, `${name}.webp`)))

mkdirSync(folder, { recursive: true })
let count = 0
let bytes = 0
for (const [name, scene] of Object.entries(ALL_SCENES)) {
  if (!wanted(name)) continue
  bytes += await writePicture(name, scene)
  count++
}
process.stdout.write(`${count} pictures, ${bytes} bytes\n`)
