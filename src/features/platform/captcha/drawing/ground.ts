// A landscape of paper, never the same twice: sky, sun, ranges, vessels, leaves.
// What is cut out of it or laid on it is hard to tell from the rest by a machine.
import { randomInt } from 'node:crypto'
import type { Sharp } from 'sharp'
import { sharp } from '#kernel/sharp.ts'
import { pictureHeight, pictureWidth } from '../limits.ts'

/** Pictures are drawn twice as fine as their units. */
export const fine = 2
/** A picture in its units, drawn so fine. */
export const svg = (width: number, height: number, inner: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * fine}" height="${height * fine}"` +
      ` viewBox="0 0 ${width} ${height}">${inner}</svg>`,
  )
interface Palette {
  sky: readonly [string, string]
  ranges: readonly string[]
  things: readonly string[]
}
const palettes: readonly Palette[] = [
  {
    sky: ['#f6e7d3', '#e7c3a0'],
    ranges: ['#cf9a76', '#a9654c', '#7a4038'],
    things: ['#c4122f', '#f3eee7', '#5c524c', '#d9a441'],
  },
  {
    sky: ['#e3ecec', '#b4cfcf'],
    ranges: ['#8db0ad', '#56817f', '#2f5657'],
    things: ['#e9c46a', '#f6f1e8', '#b3532f', '#1f3f45'],
  },
  {
    sky: ['#efe2ee', '#cdb3cf'],
    ranges: ['#a98bb0', '#775b85', '#4c3a5c'],
    things: ['#d98c5f', '#f4ede4', '#8fae8b', '#2f2538'],
  },
  {
    sky: ['#f3edd8', '#d6cf9f'],
    ranges: ['#a9b07a', '#74804e', '#485232'],
    things: ['#b3261e', '#fbf8f4', '#c98b3c', '#2b3120'],
  },
  {
    sky: ['#dfe7f2', '#a9bdd9'],
    ranges: ['#8199bf', '#54709b', '#324868'],
    things: ['#e7b25a', '#f5efe6', '#a33d3a', '#1f2b40'],
  },
  {
    sky: ['#f5dccb', '#e2a48c'],
    ranges: ['#c9775f', '#97483f', '#5e2b2c'],
    things: ['#f2e3c6', '#2f6f6a', '#e0a03a', '#3a1c1d'],
  },
]
/** A number from `from` up to and with `to`, in hundredths. */
export const between = (from: number, to: number): number =>
  randomInt(Math.round(from * 100), Math.round(to * 100) + 1) / 100
export const pick = <T>(list: readonly T[]): T => list[randomInt(list.length)]!
const [w, h] = [pictureWidth, pictureHeight]

function range(colour: string, level: number): string {
  const steps = randomInt(4, 8)
  const points = Array.from({ length: steps + 1 }, (_, i) => [(w / steps) * i, h * level + between(-22, 22)] as const)
  const curve = points.slice(1).map(([x, y], i) => {
    const [fromX, fromY] = points[i]!
    const middle = (fromX + x) / 2
    return `C${middle} ${fromY} ${middle} ${y} ${x} ${y}`
  })
  return `<path d="M0 ${points[0]![1]}${curve.join('')}V${h}H0Z" fill="${colour}"/>`
}
const things: readonly ((colour: string) => string)[] = [
  (colour) => `<path d="M-9 0C-16-12-12-24-5-30V-38H5V-30C12-24 16-12 9 0Z" fill="${colour}"/>`,
  (colour) => `<path d="M-18-16H18C18-4 10 0 0 0S-18-4-18-16Z" fill="${colour}"/>`,
  (colour) =>
    `<rect x="-14" y="-26" width="28" height="26" rx="3" fill="${colour}"/>` +
    '<path d="M-14-16H14" stroke="#0003" stroke-width="3"/>',
  (colour) => `<path d="M0 0C-18-14-14-36 0-46C14-36 18-14 0 0ZM0 0V-38" fill="${colour}" stroke="#0003"/>`,
  (colour) =>
    `<circle cy="-12" r="12" fill="${colour}"/>` +
    '<path d="M-8-18A10 10 0 0 1 2-22" stroke="#fff8" stroke-width="2" fill="none"/>',
  (colour) => `<path d="M-3 0V-22H-12A15 15 0 0 1 12-22H3V0Z" fill="${colour}"/>`,
  (colour) => `<path d="M-16 0L0-34L16 0Z" fill="${colour}"/><path d="M0-34L5 0H16Z" fill="#0002"/>`,
]
const thing = (colours: readonly string[]): string => {
  const place = `translate(${between(8, w - 8)} ${between(h * 0.42, h)})`
  const turn = `rotate(${between(-14, 14)}) scale(${between(0.7, 1.5)})`
  return `<g transform="${place} ${turn}" opacity="${between(0.75, 1)}">${pick(things)(pick(colours))}</g>`
}
const sunOf = (colours: readonly string[]): string =>
  `<circle cx="${between(30, w - 30)}" cy="${between(20, 80)}" r="${between(12, 34)}"` +
  ` fill="${pick(colours)}" opacity="${between(0.5, 0.95)}"/>`
const cloud = (): string =>
  `<ellipse cx="${between(0, w)}" cy="${between(8, 80)}" rx="${between(14, 50)}" ry="${between(3, 9)}"` +
  ` fill="#fff" opacity="${between(0.2, 0.55)}"/>`

/** The landscape as SVG, in units of the picture. */
function landscape(): Buffer {
  const { sky, ranges, things: colours } = pick(palettes)
  const clouds = Array.from({ length: randomInt(2, 5) }, cloud)
  const land = ranges.map(
    (colour, i) =>
      range(colour, 0.45 + i * 0.18) + Array.from({ length: randomInt(2, 4) }, () => thing(colours)).join(''),
  )
  const angle = randomInt(-20, 21)
  return svg(
    w,
    h,
    `<linearGradient id="s" gradientTransform="rotate(${90 + angle} .5 .5)">
<stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient>
<rect width="${w}" height="${h}" fill="url(#s)"/>${sunOf(colours)}${clouds.join('')}${land.join('')}`,
  )
}

/** The landscape with a grain over it, as raw pixels that others work on. */
export async function drawGround(): Promise<Sharp> {
  const [width, height] = [w * fine, h * fine]
  const grain = await sharp({
    create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 14 } },
  })
    .png()
    .toBuffer()
  const { data, info } = await sharp(landscape())
    .removeAlpha()
    .composite([{ input: grain, blend: 'soft-light' }])
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

export const asAddress = (picture: Buffer): string => `data:image/webp;base64,${picture.toString('base64')}`
