// Colors of the pictures: mixing, papers (wall and floor) and glazes. A glaze is a gradient map, shadow to light, that
// turns a loud vector into one material.
export const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
const hex = (rgb: number[]): string =>
  '#' +
  rgb
    .map((v) =>
      Math.max(0, Math.min(255, Math.round(v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')

export function mix(a: string, b: string, share: number): string {
  const to = channels(b)
  return hex(channels(a).map((v, i) => v + ((to[i] ?? v) - v) * share))
}
/** Towards the picture's warm black, never pure black. */
export const darker = (color: string, share: number): string => mix(color, '#1d0f0a', share)
export const lighter = (color: string, share: number): string => mix(color, '#fffaf0', share)

export const GLAZES = {
  celadon: ['#3c5548', '#7f9f8b', '#bfd3bf', '#eff5ea'],
  moon: ['#6e6862', '#b9b1a7', '#e3ddd3', '#fbf8f2'],
  ink: ['#0f0e10', '#2b2a2e', '#55535a', '#b9b5b6'],
  lacquer: ['#4d0511', '#9c1024', '#cf2f3c', '#f6b9ad'],
  cobalt: ['#131f47', '#2a4a8c', '#6f95cc', '#e4edf7'],
  ochre: ['#5b3410', '#b3772a', '#dcae5c', '#f8e7bd'],
  clay: ['#50281a', '#a35c3d', '#cf9170', '#f4dac5'],
  moss: ['#222c18', '#55653a', '#93a06c', '#dfe3c2'],
  sand: ['#5f4d3a', '#a88f72', '#d3bf9f', '#f4e9d5'],
  plum: ['#2c1220', '#6b3349', '#a86f80', '#ecd0d2'],
  rose: ['#7a3a3c', '#c4827c', '#e5b5aa', '#fae6dd'],
  mist: ['#3d4d5a', '#7d93a3', '#b7c8d2', '#eef4f6'],
  brass: ['#3f2c0c', '#8d6a2a', '#cba75a', '#f7e8b8'],
  oak: ['#2e1a0e', '#6b4426', '#a97a4c', '#e4c79d'],
} as const
export type Glaze = keyof typeof GLAZES

export const PAPERS = {
  rice: ['#efe6d8', '#f5eee3'],
  bone: ['#f1e9dc', '#e8dcc8'],
  oat: ['#e0d0b9', '#ecdfca'],
  butter: ['#ead59a', '#f1e3b8'],
  wheat: ['#d6b983', '#e3cc9f'],
  apricot: ['#e8ba90', '#f0cfad'],
  peach: ['#dfae9c', '#ecc8b6'],
  clay: ['#cf9376', '#dba98c'],
  brick: ['#b5523d', '#c66a50'],
  rose: ['#e2b7ad', '#eccbc1'],
  celadon: ['#bccdbb', '#d3dccb'],
  sage: ['#9db092', '#b6c4aa'],
  moss: ['#66714f', '#7c8763'],
  mist: ['#c3d0d6', '#d6dfe3'],
  sky: ['#c2ccd8', '#d6dde4'],
  slate: ['#7d93a4', '#95a7b5'],
  indigo: ['#48597e', '#5a6b90'],
  plum: ['#7b4a56', '#8e5c68'],
  lacquer: ['#a4192b', '#b9303c'],
  ink: ['#3a3431', '#4d4643'],
  ash: ['#d0c8be', '#ded6cb'],
  stone: ['#b9b2a6', '#cbc4b8'],
  cocoa: ['#b8a38c', '#c9b8a4'],
} as const satisfies Record<string, readonly [string, string]>
export type Paper = keyof typeof PAPERS
