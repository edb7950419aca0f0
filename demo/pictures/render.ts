// One scene as one SVG: ground, thrown light, cast shadows, then things from back to front under a warm veil.
import { channels, darker } from './glaze.ts'
import { ground, thrownLight } from './light.ts'
import { drawProp } from './props.ts'
import type { Item, Scene } from './scene.ts'
import { freshId, materialFilter, measure, vectorBody } from './vectors.ts'

/** `ghost` is the shape that casts; `base` the line it casts from. */
type Thing = { z: number; svg: string; ghost?: string; base?: number }
type Stage = { scene: Scene; W: number; H: number; unit: number; shade: number }

async function placeItem(item: Item, { scene, W, H, unit, shade }: Stage): Promise<{ thing: Thing; defs: string }> {
  const ink = await measure(item.i)
  const id = freshId('f')
  const [k, ax, ay] = [(item.s * unit) / 32, item.x * W, item.y * H]
  const flat = scene.kind === 'flat'
  const pivot = flat ? '-16 -16' : `${-(ink.x0 + ink.x1) / 2} ${-ink.y1}`
  const draw = (): string =>
    `<g transform="translate(${ax} ${ay}) rotate(${item.r ?? 0}) scale(${item.flip ? -k : k} ${k})` +
    ` translate(${pivot})">${vectorBody(item.i)}</g>`
  const lit = `<g filter="url(#${id})">${draw()}</g>`
  const defs = materialFilter(id, item, ink)
  const z = item.z ?? 1
  if (flat || item.hang) {
    const lift = unit * (item.lift ?? 0.018)
    return {
      defs,
      thing: {
        z,
        svg:
          `<g opacity="${shade * 0.9}" filter="url(#sh)"><g transform="translate(${lift} ${lift * 1.25})">${draw()}` +
          `</g></g>${lit}`,
      },
    }
  }
  const width = (ink.x1 - ink.x0) * k
  const contact =
    `<ellipse cx="${ax + width * 0.03}" cy="${ay - unit * 0.002}" rx="${width * (item.foot ?? 0.4)}"` +
    ` ry="${unit * 0.011}" fill="${darker(scene.floor, 0.8)}" opacity=".5" filter="url(#soft)"/>`
  return {
    defs,
    thing: { z, svg: (item.noContact ? '' : contact) + lit, ghost: draw(), base: (item.ground ?? item.y) * H },
  }
}

/** What every picture defines: the shadow, softness and the warm veil. */
function shared({ scene, unit }: Stage): string {
  const shadowInk = channels(darker(scene.kind === 'flat' ? scene.wall : scene.floor, 0.72)).map(
    (v) => `0 0 0 0 ${(v / 255).toFixed(3)}`,
  )
  return (
    `<filter id="sh" color-interpolation-filters="sRGB" x="-60%" y="-60%" width="260%" height="240%">` +
    `<feColorMatrix values="${shadowInk.join(' ')} 0 0 0 1 0"/><feGaussianBlur stdDeviation="${unit * 0.009}"/>` +
    `</filter>` +
    `<filter id="soft" x="-80%" y="-200%" width="260%" height="500%">` +
    `<feGaussianBlur stdDeviation="${unit * 0.008}"/></filter>` +
    '<linearGradient id="vl" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff4dc" stop-opacity=".16"/>' +
    '<stop offset=".5" stop-color="#fff4dc" stop-opacity="0"/>' +
    '<stop offset="1" stop-color="#2a120a" stop-opacity=".12"/></linearGradient>'
  )
}

/** The finished SVG of a scene, `oversample` times its size. */
export async function renderScene(scene: Scene): Promise<string> {
  const [W, H] = scene.size ?? [960, 960]
  const unit = Math.min(W, H)
  const stage: Stage = { scene, W, H, unit, shade: scene.shade ?? 0.36 }
  let defs = shared(stage)
  let lying = ''
  let over = ''
  const things: Thing[] = []
  for (const prop of scene.props ?? []) {
    const drawn = drawProp(prop, W, H)
    defs += drawn.defs
    if (prop.k === 'thread' && prop.over) over += drawn.svg
    else if (prop.k === 'thread' || drawn.base !== undefined)
      things.push({
        z: prop.z ?? 0,
        svg: drawn.svg,
        ...(drawn.base !== undefined && { ghost: drawn.svg, base: drawn.base }),
      })
    else lying += drawn.svg
  }
  for (const item of scene.items) {
    const placed = await placeItem(item, stage)
    defs += placed.defs
    things.push(placed.thing)
  }
  const cast = ({ ghost, base }: Thing): string =>
    ghost === undefined || base === undefined
      ? ''
      : `<g opacity="${stage.shade}" filter="url(#sh)">` +
        `<g transform="matrix(1 0 -0.95 0.2 ${0.95 * base} ${0.8 * base})">${ghost}</g></g>`
  const under = ground(scene, W, H, lying)
  const light = thrownLight(scene, W, H)
  const shadows = things.map(cast).join('')
  const objects = things
    .sort((a, b) => a.z - b.z)
    .map((thing) => thing.svg)
    .join('')
  const scale = scene.oversample ?? 1
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${W * scale}"` +
    ` height="${H * scale}" viewBox="0 0 ${W} ${H}">` +
    `<defs>${defs}${under.defs}${light.defs}</defs>${under.svg}${light.svg}${shadows}${objects}${over}` +
    `<rect width="${W}" height="${H}" fill="url(#vl)"/></svg>`
  )
}
