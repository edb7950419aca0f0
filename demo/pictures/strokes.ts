// Strokes and fills that drawn vectors are made of, on the 32-unit grid.
const stop = (share: number, tone: string): string => `<stop offset="${share.toFixed(2)}" stop-color="${tone}"/>`
/** Tones at equal distances along an axis. */
export const fill = (id: string, axis: string, ...tones: string[]): string =>
  `<linearGradient id="${id}" ${axis}>${tones.map((tone, at) => stop(at / (tones.length - 1), tone)).join('')}` +
  `</linearGradient>`
export const path = (d: string, paint: string, more = ''): string => `<path d="${d}" fill="${paint}" ${more}/>`
export const line = (d: string, tone: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${tone}" stroke-width="${width}" stroke-linecap="round" ${more}/>`
export const bar = (x: number, y: number, w: number, h: number, r: number, paint: string): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${paint}"/>`
export const times = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join('')

export const slant = 'x1="0" y1="0" x2="1" y2="1"'
export const across = 'x1="0" y1="0" x2="1" y2="0"'
export const down = 'x1="0" y1="0" x2="0" y2="1"'
