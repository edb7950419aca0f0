// The puzzle to press: six outlines on a landscape, three of them to be pressed in the order shown beside it.
import { randomInt } from 'node:crypto'
import { sharp } from '#kernel/sharp.ts'
import { pictureHeight, pictureWidth } from '../limits.ts'
import type { Point, Puzzle } from '../puzzle.ts'
import { asAddress, between, drawGround, pick, svg } from './ground.ts'
import { outlines } from './outlines.ts'

const asked = 3
const [columns, rows] = [3, 2]
const [cellWidth, cellHeight] = [pictureWidth / columns, pictureHeight / rows]
const orderSize = 40
const inks = ['#1c1715', '#7a1526', '#16423c', '#22304f', '#4a2b52', '#5b3a10']

const shuffled = <T>(list: readonly T[]): T[] => {
  const left = [...list]
  return list.map(() => left.splice(randomInt(left.length), 1)[0]!)
}
/** A stroke in ink on a wider pale one, so that it stands out on any ground for an eye. */
const drawn = (outline: string, ink: string): string => `<g fill="none" stroke-linecap="round" stroke-linejoin="round">
<g stroke="#fffdf8" stroke-opacity=".86" stroke-width="5">${outline}</g>
<g stroke="${ink}" stroke-width="${between(1.8, 2.4)}">${outline}</g></g>`
const placed = (outline: string, { x, y }: Point): string => {
  const turn = `rotate(${randomInt(-50, 51)}) scale(${between(1.45, 1.8)})`
  return `<g transform="translate(${x} ${y}) ${turn} translate(-12 -12)">${drawn(outline, pick(inks))}</g>`
}

const drawOrder = (outline: string): Promise<Buffer> =>
  sharp(
    svg(
      orderSize,
      orderSize,
      `<rect width="${orderSize}" height="${orderSize}" fill="#fbf8f4"/>
<g transform="translate(20 20) rotate(${randomInt(-24, 25)}) scale(1.15) translate(-12 -12)" fill="none"
stroke="#1c1715" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${outline}</g>`,
    ),
  )
    .webp({ quality: 70 })
    .toBuffer()

/** Pictures: the landscape with all outlines, then the three to press. */
export async function drawPoints(): Promise<Puzzle> {
  const ground = await drawGround()
  const chosen = shuffled(outlines).slice(0, columns * rows)
  const centres = shuffled(
    chosen.map((_, i) => ({
      x: Math.round((i % columns) * cellWidth + cellWidth / 2 + between(-26, 26)),
      y: Math.round(Math.floor(i / columns) * cellHeight + cellHeight / 2 + between(-15, 15)),
    })),
  )
  const layer = svg(pictureWidth, pictureHeight, chosen.map((o, i) => placed(o, centres[i]!)).join(''))
  const picture = await ground
    .composite([{ input: layer }])
    .webp({ quality: 58 })
    .toBuffer()
  const order = await Promise.all(chosen.slice(0, asked).map(drawOrder))
  return { answer: centres.slice(0, asked), pictures: [picture, ...order].map(asAddress) }
}
