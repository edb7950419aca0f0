// Pictures as buyers take them: the thing at home, off center, a little askew, in the light of the room. Writes
// demo/img/snap-{product}-{n}.webp for what sells best: node demo/pictures/snapshots.ts [products]
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { products, type DemoProduct } from '../products.ts'
import { renderScene } from './render.ts'
import type { Item, Prop, Scene } from './scene.ts'
import { ALL_SCENES } from './scenes.ts'
import { draw, subjectOf } from './subject.ts'

const folder = join(import.meta.dirname, '../img')
const [width, height] = [480, 600]
/** walls and tables of flats, not of a studio */
const ROOMS = [
  ['#d8d2c8', '#a57b55'],
  ['#c9cfd0', '#8d6b4e'],
  ['#e3ddd2', '#c8b79c'],
  ['#b9c0b4', '#7b5a41'],
  ['#d9c7b8', '#b58b66'],
  ['#c4c6cc', '#d9d4cb'],
  ['#e6dcc6', '#8a7763'],
] as const
const CLOTHS = ['#efe9dd', '#c2cdbf', '#d8b7a6', '#b9c4cf', '#e2cf9f', '#a9a095']
const LIGHTS = ['window', 'slats', undefined, 'leaf'] as const

type Of = (purpose: number, below: number) => number

const largest = (scene: Scene): Item | undefined => [...scene.items].sort((a, b) => b.s - a.s)[0]
/** What a picture of the shop shows, without its studio. */
const thingOf = (it: Item): Omit<Item, 'x' | 'y' | 's'> & { x: number; y: number; s: number } => {
  const { ground: _ground, z: _z, hang: _hang, lift: _lift, ...thing } = it
  return { ...thing, r: 0 }
}
const base = (of: Of): Pick<Scene, 'wall' | 'floor' | 'size' | 'shade' | 'lightOpacity' | 'lightX' | 'light'> => {
  const [wall, floor] = ROOMS[of(1, ROOMS.length)]!
  const light = LIGHTS[of(2, LIGHTS.length)]
  return {
    wall,
    floor,
    size: [width * 2, height * 2],
    shade: 0.42,
    lightX: 0.1 + of(3, 70) / 100,
    lightOpacity: 0.2 + of(4, 16) / 100,
    ...(light && { light }),
  }
}
/** On the table, from where one sits. */
function seated(it: Item, of: Of): Scene {
  const things: Prop[] = of(5, 2)
    ? [
        {
          k: 'sheet',
          x: 0.5 + (of(6, 20) - 10) / 100,
          y: 0.88,
          w: 0.9,
          h: 0.22,
          r: of(7, 14) - 7,
          c: CLOTHS[of(8, CLOTHS.length)]!,
        },
      ]
    : [{ k: 'cyl', x: of(9, 2) ? 0.02 : 0.99, y: 0.66, w: 0.3, h: 0.16, c: CLOTHS[of(8, CLOTHS.length)]! }]
  return {
    ...base(of),
    kind: 'table',
    horizon: 0.5 + of(10, 14) / 100,
    props: things,
    items: [{ ...thingOf(it), x: 0.42 + of(11, 18) / 100, y: 0.84 + of(12, 8) / 100, s: 0.74 + of(13, 26) / 100 }],
  }
}
/** From above, just unpacked. */
function above(it: Item, of: Of): Scene {
  const ground = base(of)
  return {
    ...ground,
    wall: ground.floor,
    kind: 'flat',
    props: [
      {
        k: 'sheet',
        x: 0.44 + of(5, 12) / 100,
        y: 0.5,
        w: 0.9,
        h: 0.78,
        r: of(6, 24) - 12,
        c: CLOTHS[of(7, CLOTHS.length)]!,
      },
      {
        k: 'sheet',
        x: of(8, 2) ? 0.9 : 0.1,
        y: 0.16,
        w: 0.36,
        h: 0.3,
        r: of(9, 60) - 30,
        c: CLOTHS[of(10, CLOTHS.length)]!,
      },
    ],
    items: [
      {
        ...thingOf(it),
        x: 0.44 + of(11, 14) / 100,
        y: 0.46 + of(12, 12) / 100,
        s: 0.72 + of(13, 22) / 100,
        r: of(14, 30) - 15,
        lift: 0.03,
      },
    ],
  }
}

/** A telephone's eye: askew, softer, warmer or cooler than it was. */
async function writeSnapshot(name: string, scene: Scene, of: Of): Promise<number> {
  const turned = await sharp(Buffer.from(await renderScene(scene)), { unlimited: true })
    .flatten({ background: scene.wall })
    .rotate((of(20, 9) - 4) * 0.8, { background: scene.wall })
    .resize(width * 2, height * 2, { fit: 'cover' })
    .toBuffer()
  const margin = 70
  const warm = 0.97 + of(21, 7) / 100
  const written = await sharp(turned)
    .extract({ left: margin, top: margin, width: width * 2 - 2 * margin, height: height * 2 - 2 * margin })
    .resize(width, height)
    .linear([0.95 * warm, 0.95, 0.95 * (2 - warm)], [6, 6, 6])
    .modulate({ saturation: 0.86 })
    .blur(0.5)
    .webp({ quality: 62, effort: 6, smartSubsample: true })
    .toFile(join(folder, `${name}.webp`))
  return written.size
}

/** The bytes of two of a product, in the variants it is sold in; what is there already stays. */
async function snapshotsOf(p: DemoProduct): Promise<number> {
  let bytes = 0
  for (const n of [1, 2]) {
    const name = `snap-${p.code}-${n}`
    if (existsSync(join(folder, `${name}.webp`))) continue
    const of: Of = (purpose, below) => draw(`${p.code}${n}`, purpose, below)
    const scene = ALL_SCENES[subjectOf(p, n)]
    const it = scene && largest(scene)
    if (!it) continue
    bytes += await writeSnapshot(name, n === 1 ? seated(it, of) : above(it, of), of)
  }
  return bytes
}

const most = Number(process.argv[2] ?? 70)
let bytes = 0
for (const p of [...products()].sort((a, b) => b.reviewCount - a.reviewCount).slice(0, most))
  bytes += await snapshotsOf(p)
process.stdout.write(`${bytes} bytes\n`)
