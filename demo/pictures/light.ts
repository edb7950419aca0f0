// The light and the paper: one source at the upper left, the ground it falls on, and the window, slats or leaves it
// falls through.
import { darker, lighter } from './glaze.ts'
import type { Scene } from './scene.ts'

type Layer = { svg: string; defs: string }
const stops = (...list: [number, string][]): string =>
  list.map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`).join('')

/** Wall and floor; `lying` is what lies behind or on the floor. */
export function ground(scene: Scene, W: number, H: number, lying: string): Layer {
  const { wall, floor } = scene
  if (scene.kind === 'flat') {
    const defs =
      `<radialGradient id="gr" cx=".28" cy=".2" r="1.05">` +
      `${stops([0, lighter(wall, 0.34)], [0.55, wall], [1, darker(wall, 0.12)])}</radialGradient>`
    return { defs, svg: `<rect width="${W}" height="${H}" fill="url(#gr)"/>${lying}` }
  }
  const horizon = (scene.horizon ?? 0.62) * H
  const defs =
    `<radialGradient id="gw" gradientUnits="userSpaceOnUse" cx="${W * 0.26}" cy="${H * 0.16}"` +
    ` r="${Math.max(W, H) * 0.95}">${stops([0, lighter(wall, 0.36)], [0.5, wall], [1, darker(wall, 0.2)])}` +
    `</radialGradient>` +
    `<linearGradient id="gf" x1="0" y1="0" x2=".35" y2="1">` +
    `${stops([0, darker(floor, 0.07)], [0.25, floor], [1, lighter(floor, 0.22)])}</linearGradient>` +
    `<linearGradient id="fade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0"/>` +
    `<stop offset="1" stop-color="#fff"/></linearGradient>` +
    `<mask id="mk"><rect y="${horizon - H * 0.09}" width="${W}" height="${H * 0.18}" fill="url(#fade)"/>` +
    `<rect y="${horizon + H * 0.089}" width="${W}" height="${H}" fill="#fff"/></mask>`
  const back = `<rect width="${W}" height="${H}" fill="url(#gw)"/>`
  if (scene.kind === 'sweep')
    return {
      defs,
      svg:
        `${back}<g mask="url(#mk)"><rect y="${horizon - H * 0.1}" width="${W}" height="${H}" fill="url(#gf)"/></g>` +
        lying,
    }
  const seam =
    `<rect y="${horizon - H * 0.02}" width="${W}" height="${H * 0.02}" fill="${darker(wall, 0.5)}" opacity=".14"` +
    ` filter="url(#soft)"/>`
  const table = `<rect y="${horizon}" width="${W}" height="${H - horizon}" fill="url(#gf)"/>`
  return { defs, svg: back + (scene.behind ? lying : '') + seam + table + (scene.behind ? '' : lying) }
}

function panes(scene: Scene, W: number, H: number, unit: number): string {
  const [w, h, gap] = [unit * 0.27, unit * 0.32, unit * 0.035]
  const cells = [0, 1].flatMap((a) =>
    [0, 1].map((b) => `<rect x="${a * (w + gap)}" y="${b * (h + gap)}" width="${w}" height="${h}"/>`),
  )
  return (
    `<g transform="translate(${(scene.lightX ?? 0.3) * W} ${(scene.lightY ?? -0.02) * H}) skewY(14) skewX(-16)">` +
    `${cells.join('')}</g>`
  )
}

function slats(W: number, H: number, unit: number): string {
  const rows = Array.from(
    { length: 12 },
    (_, a) => `<rect x="${-W}" y="${(a - 1) * unit * 0.115}" width="${W * 3}" height="${unit * 0.055}"/>`,
  )
  return `<g transform="rotate(-27 ${W / 2} ${H / 2})">${rows.join('')}</g>`
}

function leaves(W: number, H: number, unit: number): string {
  const leaf = (a: number, x: number, length: number, width: number, turn: number): string =>
    `<ellipse cx="${unit * length}" cy="0" rx="${unit * length}" ry="${unit * width}"` +
    ` transform="translate(${W * (x + a * 0.045)} ${H * (-0.05 + a * 0.085)}) rotate(${turn})"/>`
  return Array.from(
    { length: 9 },
    (_, a) => leaf(a, 0.52, 0.2, 0.034, 158 - a * 5) + leaf(a, 0.54, 0.17, 0.03, 62 + a * 4),
  ).join('')
}

export function thrownLight(scene: Scene, W: number, H: number): Layer {
  if (!scene.light) return { svg: '', defs: '' }
  const unit = Math.min(W, H)
  const opacity = scene.lightOpacity ?? 0.34
  const defs =
    `<filter id="gb" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${unit * 0.012}"/>` +
    `</filter>`
  const shape = {
    window: () => panes(scene, W, H, unit),
    slats: () => slats(W, H, unit),
    leaf: () => leaves(W, H, unit),
  }[scene.light]()
  const paint =
    scene.light === 'leaf'
      ? `fill="${darker(scene.wall, 0.7)}" opacity="${opacity * 0.6}"`
      : `fill="#fff6df" opacity="${opacity}"`
  return { defs, svg: `<g ${paint} filter="url(#gb)">${shape}</g>` }
}
