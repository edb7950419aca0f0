// The fluent-emoji vectors (MIT) and our own: body with ids of its own, measured ink box, and the filter that gives one
// its material.
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { DRAWN } from './drawn.ts'
import { channels, GLAZES, mix } from './glaze.ts'
import type { Material } from './scene.ts'

type IconSet = { icons: Record<string, { body: string }>; aliases?: Record<string, { parent: string }> }
const set = createRequire(import.meta.url)('@iconify-json/fluent-emoji/icons.json') as IconSet
let serial = 0
/** An id that no other part of the picture uses. */
export const freshId = (prefix: string): string => prefix + ++serial

const VIOLET = { iron: ['#171514', '#a8a19b'], wood: ['#2e1a0e', '#e4c79d'], plum: ['#2c1220', '#ecd0d2'] } as const
/** The icon set paints dark metal violet; `name~iron` turns just those tones into another material. */
function withoutViolet(body: string, material: string | undefined): string {
  const ends = VIOLET[material as keyof typeof VIOLET]
  if (!ends) return body
  return body.replace(/#[\da-f]{6}/gi, (color) => {
    const [r = 0, g = 0, b = 0] = channels(color)
    const violet = b > g * 1.12 && b >= r * 0.98 && r >= g * 0.86
    return violet ? mix(ends[0], ends[1], (0.3 * r + 0.55 * g + 0.15 * b) / 255) : color
  })
}

export function vectorBody(name: string): string {
  const [icon = '', material] = name.split('~')
  const found = DRAWN[icon] ?? (set.icons[icon] ?? set.icons[set.aliases?.[icon]?.parent ?? ''])?.body
  if (!found) throw new Error(`no vector ${name}`)
  const body = withoutViolet(found, material)
  const p = freshId('v')
  return body
    .replace(/\bid="([^"]+)"/g, `id="${p}$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${p}$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${p}$1"`)
}

/** Ink box in vector units (0–32) and the darkest and lightest tone (0–1). */
type Ink = { x0: number; x1: number; y0: number; y1: number; low: number; high: number }
const measured = new Map<string, Promise<Ink>>()
export function measure(name: string): Promise<Ink> {
  const known = measured.get(name) ?? readInk(name)
  measured.set(name, known)
  return known
}

async function readInk(name: string): Promise<Ink> {
  const side = 192
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 32 32">${vectorBody(name)}` +
    `</svg>`
  const pixels = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
  const box = { x0: side, x1: 0, y0: side, y1: 0 }
  const tones: number[] = []
  for (let at = 0; at < side * side; at++) {
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(at * 4, at * 4 + 4)
    if (alpha < 128) continue
    const x = at % side
    const y = Math.floor(at / side)
    box.x0 = Math.min(box.x0, x)
    box.x1 = Math.max(box.x1, x + 1)
    box.y0 = Math.min(box.y0, y)
    box.y1 = Math.max(box.y1, y + 1)
    tones.push((0.3 * r + 0.55 * g + 0.15 * b) / 255)
  }
  tones.sort((a, b) => a - b)
  const tone = (share: number): number => tones[Math.floor(tones.length * share)] ?? share
  return { x0: box.x0 / 6, x1: box.x1 / 6, y0: box.y0 / 6, y1: box.y1 / 6, low: tone(0.03), high: tone(0.97) }
}

const transfer = (r: string, g: string, b: string): string => `<feFuncR ${r}/><feFuncG ${g}/><feFuncB ${b}/>`

export function materialFilter(id: string, material: Material, ink: Ink): string {
  const open = `<filter id="${id}" color-interpolation-filters="sRGB" x="-10%" y="-10%" width="120%" height="120%">`
  if (!material.g) {
    const lit = material.lit ?? 1
    const slope = (share: number): string => `type="linear" slope="${(lit * share).toFixed(3)}"`
    return (
      `${open}<feColorMatrix type="hueRotate" values="${material.hue ?? 0}" result="h"/>` +
      `<feColorMatrix in="h" type="saturate" values="${material.sat ?? 0.8}"/>` +
      `<feComponentTransfer>${transfer(slope(1), slope(0.985), slope(0.94))}</feComponentTransfer></filter>`
    )
  }
  const k = 1 / Math.max(0.12, ink.high - ink.low)
  const row = `${0.3 * k} ${0.55 * k} ${0.15 * k} 0 ${-ink.low * k}`
  const stops = GLAZES[material.g].map(channels)
  const table = (channel: number): string =>
    `type="table" tableValues="${stops.map((stop) => ((stop[channel] ?? 0) / 255).toFixed(3)).join(' ')}"`
  const keep = material.keep ?? 0
  const own =
    `<feColorMatrix in="SourceGraphic" type="saturate" values=".8" result="s"/>` +
    `<feComposite in="s" in2="t" operator="arithmetic" k2="${keep}" k3="${1 - keep}"/>`
  return (
    `${open}<feColorMatrix type="matrix" values="${row} ${row} ${row} 0 0 0 1 0"/>` +
    `<feComponentTransfer result="t">${transfer(table(0), table(1), table(2))}</feComponentTransfer>` +
    `${keep ? own : ''}</filter>`
  )
}
