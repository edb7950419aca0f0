// What stands around the goods: plinths, blocks, paper sheets, a folded parcel, and the red thread. Each prop is drawn
// with the light from the upper left.
import { darker, lighter } from './glaze.ts'
import type { Arch, Ball, Block, Cylinder, Parcel, Prop, Sheet, Thread } from './scene.ts'
import { freshId } from './vectors.ts'

/** `base`: the line on which it casts its shadow; without it the prop lies in the picture and casts none. */
type Drawn = { svg: string; defs: string; base?: number }

const gradient = (id: string, axis: string, stops: [number, string][]): string =>
  `<linearGradient id="${id}" ${axis}>` +
  `${stops.map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`).join('')}</linearGradient>`

function cylinder(p: Cylinder, W: number, H: number): Drawn {
  const [cx, top, w, h, id] = [p.x * W, p.y * H, p.w * W, p.h * H, freshId('p')]
  const ry = w * 0.085
  const side =
    `<path d="M${cx - w / 2} ${top}V${top + h}A${w / 2} ${ry} 0 0 0 ${cx + w / 2} ${top + h}V${top}Z"` +
    ` fill="url(#${id})"/>`
  const lid = `<ellipse cx="${cx}" cy="${top}" rx="${w / 2}" ry="${ry}" fill="${lighter(p.c, 0.34)}"/>`
  return {
    base: top + h,
    svg: side + lid,
    defs: gradient(id, '', [
      [0, lighter(p.c, 0.28)],
      [0.3, p.c],
      [1, darker(p.c, 0.34)],
    ]),
  }
}

function block(p: Block, W: number, H: number): Drawn {
  const [x, y, w, h, t, id] = [p.x * W - (p.w * W) / 2, p.y * H, p.w * W, p.h * H, (p.t ?? 0.035) * H, freshId('p')]
  const skew = t * 0.9
  const front = `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#${id})"/>`
  const lid = `<path d="M${x} ${y}l${skew} ${-t}h${w}l${-skew} ${t}z" fill="${lighter(p.c, 0.38)}"/>`
  const flank = `<path d="M${x + w} ${y}l${skew} ${-t}v${h}l${-skew} ${t}z" fill="${darker(p.c, 0.3)}"/>`
  return {
    base: y + h,
    svg: front + lid + flank,
    defs: gradient(id, 'x2="1" y2="1"', [
      [0, lighter(p.c, 0.1)],
      [1, darker(p.c, 0.16)],
    ]),
  }
}

function ball(p: Ball, W: number, H: number): Drawn {
  const [r, id] = [(p.w * W) / 2, freshId('p')]
  const stops =
    `<stop offset="0" stop-color="${lighter(p.c, 0.6)}"/><stop offset=".4" stop-color="${p.c}"/>` +
    `<stop offset="1" stop-color="${darker(p.c, 0.45)}"/>`
  return {
    base: p.y * H,
    svg: `<circle cx="${p.x * W}" cy="${p.y * H - r}" r="${r}" fill="url(#${id})"/>`,
    defs: `<radialGradient id="${id}" cx=".34" cy=".28" r=".8">${stops}</radialGradient>`,
  }
}

function arch(p: Arch, W: number, H: number): Drawn {
  const [x, w, y, foot, id] = [p.x * W - (p.w * W) / 2, p.w * W, p.y * H, (p.b ?? 1) * H, freshId('p')]
  const svg = `<path d="M${x} ${foot}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${foot}Z" fill="url(#${id})"/>`
  return {
    svg,
    defs: gradient(id, 'x2="1" y2=".6"', [
      [0, darker(p.c, 0.2)],
      [0.25, p.c],
      [1, lighter(p.c, 0.18)],
    ]),
  }
}

const paperShadow = (id: string, W: number): string =>
  `<filter id="${id}" x="-20%" y="-20%" width="150%" height="150%">` +
  `<feDropShadow dx="${W * 0.006}" dy="${W * 0.009}" stdDeviation="${W * 0.008}" flood-color="#2a1208"` +
  ` flood-opacity=".28"/></filter>`

function sheet(p: Sheet, W: number, H: number): Drawn {
  const id = freshId('p')
  const [w, h] = [p.w * W, p.h * H]
  return {
    svg:
      `<rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" fill="${p.c}"` +
      ` transform="translate(${p.x * W} ${p.y * H}) rotate(${p.r ?? 0})" filter="url(#${id})"/>`,
    defs: paperShadow(id, W),
  }
}

/** A thing folded into paper: four flaps that meet a little off the middle. */
function parcel(p: Parcel, W: number, H: number): Drawn {
  const [id, w, h] = [freshId('p'), p.w * W, p.h * H]
  const [l, t, mx, my] = [-w / 2, -h / 2, w * 0.03, h * 0.02]
  const flap = (d: string, color: string): string => `<path d="${d}" fill="${color}"/>`
  const body =
    `<rect x="${l}" y="${t}" width="${w}" height="${h}" rx="${w * 0.012}" fill="${p.c}"/>` +
    flap(`M${l} ${t}L${mx - w * 0.12} ${my}L${l} ${-t}Z`, lighter(p.c, 0.22)) +
    flap(`M${-l} ${t}L${mx + w * 0.12} ${my}L${-l} ${-t}Z`, darker(p.c, 0.1)) +
    flap(`M${l} ${-t}L${mx} ${my + h * 0.02}L${-l} ${-t}Z`, darker(p.c, 0.05)) +
    flap(`M${l} ${t}L${mx} ${my + h * 0.12}L${-l} ${t}Z`, lighter(p.c, 0.36)) +
    `<path d="M${l} ${t}L${mx} ${my + h * 0.12}L${-l} ${t}" fill="none" stroke="${darker(p.c, 0.24)}"` +
    ` stroke-opacity=".5" stroke-width="${w * 0.004}"/>`
  return {
    svg: `<g transform="translate(${p.x * W} ${p.y * H}) rotate(${p.r ?? 0})" filter="url(#${id})">${body}</g>`,
    defs: paperShadow(id, W),
  }
}

// Thread paths are absolute commands in 0–1 units; only H and V take one number.
function scalePath(d: string, W: number, H: number): string {
  return d.replace(/([MLCSQTHVZ])([^MLCSQTHVZ]*)/g, (_, command: string, rest: string) => {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    const isY = (i: number): boolean => command === 'V' || (command !== 'H' && i % 2 === 1)
    return command + numbers.map((v, i) => (v * (isY(i) ? H : W)).toFixed(1)).join(' ')
  })
}

function thread(p: Thread, W: number, H: number): Drawn {
  const [id, width] = [freshId('p'), (p.w ?? 0.0045) * Math.max(W, H)]
  const shadow =
    `<feDropShadow dx="${width * 0.8}" dy="${width * 1.6}" stdDeviation="${width * 0.8}" flood-color="#2a0808"` +
    ` flood-opacity=".42"/>`
  return {
    svg:
      `<g filter="url(#${id})"><path fill="none" stroke-linecap="round" d="${scalePath(p.d, W, H)}" stroke="#b40f29"` +
      ` stroke-width="${width}"/></g>`,
    defs: `<filter id="${id}" filterUnits="userSpaceOnUse" x="0" y="0" width="${W}" height="${H}">${shadow}</filter>`,
  }
}

export function drawProp(p: Prop, W: number, H: number): Drawn {
  if (p.k === 'cyl') return cylinder(p, W, H)
  if (p.k === 'box') return block(p, W, H)
  if (p.k === 'ball') return ball(p, W, H)
  if (p.k === 'arch') return arch(p, W, H)
  if (p.k === 'sheet') return sheet(p, W, H)
  if (p.k === 'parcel') return parcel(p, W, H)
  if (p.k === 'thread') return thread(p, W, H)
  return {
    svg: `<circle cx="${p.x * W}" cy="${p.y * H}" r="${(p.w * W) / 2}" fill="${p.c}" opacity="${p.o ?? 1}"/>`,
    defs: '',
  }
}
