// The puzzle to slide: a piece is cut out of a landscape, its hole stays dim in the picture.
import { randomInt } from 'node:crypto'
import { pictureHeight, pictureWidth, pieceSize } from '../limits.ts'
import type { Puzzle } from '../puzzle.ts'
import { asAddress, between, drawGround, fine, svg } from './ground.ts'

const edge = 9
const knob = 8
/** The hole never lies where the piece starts, nor half outside. */
const nearest = pieceSize + 24

/** One side of the piece: straight, with a knob outwards or inwards in its middle. `bulge` 1, 0 or -1. */
function side(length: number, along: readonly [number, number], bulge: number): string {
  const [dx, dy] = along
  const rest = length / 2 - knob
  const line = `l${dx * rest} ${dy * rest}`
  const middle =
    bulge === 0
      ? `l${dx * 2 * knob} ${dy * 2 * knob}`
      : `a${knob} ${knob} 0 1 ${bulge > 0 ? 1 : 0} ${dx * 2 * knob} ${dy * 2 * knob}`
  return line + middle + line
}
/** The outline of a piece in its box; at least one knob, so that no two look alike for long. */
function outline(): string {
  const body = pieceSize - 2 * (edge + knob / 2)
  const start = edge + knob / 2
  const bulges: number[] = Array.from({ length: 4 }, () => randomInt(-1, 2))
  if (!bulges.some((b) => b !== 0)) bulges[randomInt(4)] = 1
  const ways = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ] as const
  return `M${start} ${start}${ways.map((way, i) => side(body, way, bulges[i]!)).join('')}Z`
}

/** Pictures: the landscape with the hole, the piece in its box. */
export async function drawSlide(): Promise<Puzzle> {
  const ground = await drawGround()
  const path = outline()
  const [x, y] = [randomInt(nearest, pictureWidth - pieceSize - 4), randomInt(6, pictureHeight - pieceSize - 6)]
  const mask = svg(pieceSize, pieceSize, `<path d="${path}" fill="#fff"/>`)
  const rim = svg(
    pieceSize,
    pieceSize,
    `<path d="${path}" fill="none" stroke="#fff" stroke-width="2.5"/>` +
      `<path d="${path}" fill="none" stroke="#1c1715" stroke-width=".8"/>`,
  )
  const shade = between(0.42, 0.58)
  const hole = svg(
    pieceSize,
    pieceSize,
    `<path d="${path}" fill="#1c1715" fill-opacity="${shade}" stroke="#fff" stroke-opacity=".75" stroke-width="1.2"/>`,
  )
  const box = { left: x * fine, top: y * fine, width: pieceSize * fine, height: pieceSize * fine }
  const cut = await ground
    .clone()
    .extract(box)
    .ensureAlpha()
    .composite([{ input: mask, blend: 'dest-in' }, { input: rim }])
    .webp({ quality: 80 })
    .toBuffer()
  const picture = await ground
    .clone()
    .composite([{ input: hole, left: box.left, top: box.top }])
    .webp({ quality: 58 })
    .toBuffer()
  return { answer: [{ x, y }], pictures: [asAddress(picture), asAddress(cut)] }
}
