// Drawn vectors of house, wardrobe and camp: textiles, lamps, a sweater, a belt, a bottle. On the 32-unit grid in tones
// of gray: the glaze gives them their color.
import { across, bar, down, fill, line, path, slant, times } from './strokes.ts'

const cushion =
  fill('a', slant, '#f4f4f4', '#c4c4c4', '#777777') +
  path('M4 5C9 7 23 7 28 5C26.4 11 26.4 21 28 27.4C23 25.6 9 25.6 4 27.4C5.6 21 5.6 11 4 5Z', 'url(#a)') +
  line(
    'M4.6 5.6C9.4 7.5 22.6 7.5 27.4 5.6C25.9 11.4 25.9 20.8 27.4 26.8C22.6 25.1 9.4 25.1 4.6 26.8' +
      'C6.1 20.8 6.1 11.4 4.6 5.6Z',
    '#5d5d5d',
    0.35,
  ) +
  times(3, (at) =>
    line(
      `M5.7 ${12.6 + at * 3.4}C12 ${13.3 + at * 3.4} 20 ${13.3 + at * 3.4} 26.3 ${12.6 + at * 3.4}`,
      '#4a4a4a',
      at === 1 ? 1.3 : 0.55,
      'opacity=".75"',
    ),
  ) +
  line(
    'M6 7.5C8 9 9 10 9.6 11.4M26 7.5C24 9 23 10 22.6 11.4M6.3 25C8 23.6 9 22.8 9.7 21.8',
    '#8a8a8a',
    0.4,
    'opacity=".7"',
  )

const pillow =
  fill('a', slant, '#ffffff', '#d9d9d9', '#8c8c8c') +
  path(
    'M2.6 10.4C4.4 8.8 9 9.9 16 9.8C23 9.9 27.6 8.8 29.4 10.4C30.8 14 30.8 20.6 29.4 24.4C27.6 26 23 25 16 25' +
      'C9 25 4.4 26 2.6 24.4C1.2 20.6 1.2 14 2.6 10.4Z',
    'url(#a)',
  ) +
  line('M24.6 9.7C25.7 14 25.7 20.8 24.6 25.1', '#6b6b6b', 0.45) +
  line('M25.5 9.6C26.6 14 26.6 20.8 25.5 25.2', '#f4f4f4', 0.3) +
  line(
    'M3 11C6 12 8 13.4 9 15.4M3 23.8C6 22.8 8 21.6 9.2 19.8M22.8 11.4C20.6 12.2 19.4 13.2 18.8 14.6',
    '#9b9b9b',
    0.5,
    'opacity=".8"',
  ) +
  times(3, (at) => `<circle cx="25.1" cy="${13.4 + at * 4}" r=".55" fill="#5a5a5a"/>`)

const fold = (y: number, tone: string): string =>
  bar(3.4, y, 22.6, 4.9, 2.4, `url(#${tone})`) +
  line(`M6 ${y + 2.5}H25.6`, '#5b5b5b', 0.4, 'opacity=".7"') +
  path(`M25.2 ${y}l3.6 -3.2v4.7l-3.6 3.2z`, '#6a6a6a')
const blanket =
  fill('a', slant, '#f0f0f0', '#b5b5b5', '#7a7a7a') +
  fill('b', slant, '#dcdcdc', '#a0a0a0', '#6a6a6a') +
  fill('t', slant, '#ffffff', '#cfcfcf') +
  times(12, (at) => line(`M${5.2 + at * 1.75} 26.4v2.2`, '#8d8d8d', 0.5)) +
  fold(21.8, 'b') +
  fold(17.1, 'a') +
  fold(12.4, 'a') +
  path('M5.6 12.6L9.4 9H28.8L25.4 12.6Z', 'url(#t)') +
  times(3, (at) => path(`M${7.6 + at * 6} 12.5l3.7 -3.4h1.5l-3.7 3.4v4.6h-1.5z`, '#4e4e4e', 'opacity=".55"')) +
  times(3, (at) => path(`M${7.6 + at * 6} 17.3h1.5v9.2h-1.5z`, '#4e4e4e', 'opacity=".45"'))

const towel = (y: number, x: number, w: number): string =>
  bar(x, y, w, 5.8, 2.3, 'url(#a)') +
  line(`M${x + 2} ${y + 2.9}H${x + w - 0.6}`, '#6f6f6f', 0.45) +
  bar(x + w - 6.2, y + 0.05, 1.3, 5.7, 0, '#7c7c7c') +
  bar(x + w - 4.2, y + 0.05, 0.6, 5.7, 0, '#7c7c7c')
const towels =
  fill('a', slant, '#fbfbfb', '#cfcfcf', '#868686') +
  fill('r', down, '#fbfbfb', '#d4d4d4', '#8c8c8c') +
  towel(23, 3.4, 25) +
  towel(17, 4, 23.8) +
  towel(11, 3.8, 24.2) +
  path('M9.6 4.4H22.6C25.6 4.4 25.6 11.2 22.6 11.2H9.6Z', 'url(#r)') +
  `<ellipse cx="9.6" cy="7.8" rx="3.2" ry="3.4" fill="#ececec"/>` +
  line(
    'M9.7 7.9c.7 -.6 1.2 .5 .4 1c-1.2 .6 -2.2 -.9 -1.3 -2c1.2 -1.3 3.2 .1 2.7 2c-.5 1.5 -2.6 1.9 -3.7 .7',
    '#7d7d7d',
    0.4,
  )

const diamond = (x: number, y: number, r: number, tone: string): string =>
  path(`M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z`, tone)
const rug =
  fill('a', slant, '#d8d8d8', '#a9a9a9') +
  times(17, (at) => line(`M${7.6 + at * 1.05} 2.2v2.2M${7.6 + at * 1.05} 27.6v2.2`, '#efefef', 0.4)) +
  bar(7, 4, 18, 24, 0.4, 'url(#a)') +
  bar(7, 5.4, 18, 1.1, 0, '#2e2e2e') +
  bar(7, 25.5, 18, 1.1, 0, '#2e2e2e') +
  bar(7, 7.3, 18, 0.5, 0, '#f6f6f6') +
  bar(7, 24.2, 18, 0.5, 0, '#f6f6f6') +
  diamond(16, 16, 6.4, '#3b3b3b') +
  diamond(16, 16, 4.9, '#efefef') +
  diamond(16, 16, 3.2, '#6a6a6a') +
  diamond(16, 16, 1.4, '#f6f6f6') +
  [9.6, 22.4].map((x) => [11, 16, 21].map((y) => diamond(x, y, 1.3, '#4b4b4b')).join('')).join('')

const tableLamp =
  fill('s', across, '#dcdcdc', '#ffffff', '#f4f4f4', '#b9b9b9') +
  fill('b', across, '#8d8d8d', '#7a7a7a', '#3f3f3f', '#1f1f1f') +
  path('M14.9 15h2.2v4h-2.2z', '#5b5b5b') +
  path(
    'M16 17.6C19 17.8 18 19.4 18.9 20.4C21.8 22 22.6 24.8 21.4 27.2C20.6 28.8 18.6 29.4 16 29.4' +
      'C13.4 29.4 11.4 28.8 10.6 27.2C9.4 24.8 10.2 22 13.1 20.4C14 19.4 13 17.8 16 17.6Z',
    'url(#b)',
  ) +
  line('M12.4 22.6C11.6 23.8 11.4 25 11.8 26.2', '#d0d0d0', 0.8, 'opacity=".8"') +
  path('M11 2.6H21L26.4 15.6C22 17 10 17 5.6 15.6Z', 'url(#s)') +
  times(9, (at) => line(`M${12 + at * 1} 2.9L${7.6 + at * 2.1} 16`, '#a3a3a3', 0.25, 'opacity=".8"')) +
  line('M11 2.7H21', '#8c8c8c', 0.5) +
  line('M5.7 15.6C10 17 22 17 26.3 15.6', '#8c8c8c', 0.5)

const pendant =
  fill('a', across, '#b9b9b9', '#8a8a8a', '#4b4b4b', '#242424') +
  line('M16 -20V8', '#2a2a2a', 0.5) +
  path('M14.4 7.4h3.2l.6 3h-4.4z', '#6e6e6e') +
  path('M16 10C23.6 10 28.4 15.4 28.8 22.4C24 24.4 8 24.4 3.2 22.4C3.6 15.4 8.4 10 16 10Z', 'url(#a)') +
  '<ellipse cx="16" cy="22.6" rx="12.8" ry="2.3" fill="#f1f1f1"/>' +
  '<ellipse cx="16" cy="22.9" rx="11.4" ry="1.7" fill="#d2d2d2"/><circle cx="16" cy="23.4" r="2.6" fill="#ffffff"/>' +
  line('M7.6 15.6C6.4 17 5.8 18.6 5.6 20.2', '#e2e2e2', 0.9, 'opacity=".7"')

const sweater =
  fill('a', slant, '#e9e9e9', '#b2b2b2', '#7b7b7b') +
  fill('d', down, '#a4a4a4', '#747474') +
  path('M9.6 6.2L4.4 9.4C3 13 1.8 20 1.6 25.6L6.4 26.4L8.6 16Z', 'url(#a)') +
  path('M22.4 6.2L27.6 9.4C29 13 30.2 20 30.4 25.6L25.6 26.4L23.4 16Z', 'url(#d)') +
  path('M1.6 24.6L6.7 25.3L6.3 28L1.5 27.3ZM30.4 24.6L25.3 25.3L25.7 28L30.5 27.3Z', '#626262') +
  path('M11 4.6C13.6 6 18.4 6 21 4.6L24 6.8V28.4H8V6.8Z', 'url(#a)') +
  path('M8 26H24V29.2H8Z', '#6c6c6c') +
  times(11, (at) => line(`M${8.9 + at * 1.42} 26.3v2.6`, '#9f9f9f', 0.35)) +
  path('M11 4.5C12.6 8.4 19.4 8.4 21 4.5L19.6 3.7C18 5.9 14 5.9 12.4 3.7Z', '#5c5c5c') +
  times(3, (at) =>
    times(6, (row) =>
      line(
        `M${11.6 + at * 4.4} ${9.4 + row * 2.7}c1.7 .6 1.7 1.7 0 2.4c-1.5 -.6 -1.5 -1.8 0 -2.4`,
        '#6f6f6f',
        0.4,
        'opacity=".8"',
      ),
    ),
  ) +
  times(4, (at) =>
    line(
      `M${3.5 + at * 0.4} ${22 - at * 3.4}l3.4 .6M${28.5 - at * 0.4} ${22 - at * 3.4}l-3.4 .6`,
      '#6f6f6f',
      0.3,
      'opacity=".5"',
    ),
  )

const stitch = 'stroke-dasharray=".9 .6"'
const belt =
  fill('a', slant, '#9a9a9a', '#5c5c5c', '#303030') +
  fill('m', slant, '#ffffff', '#cfcfcf', '#9c9c9c') +
  `<circle cx="14.6" cy="14.4" r="10.4" fill="none" stroke="#242424" stroke-width="4.4"/>` +
  `<circle cx="14.4" cy="14.2" r="10.4" fill="none" stroke="url(#a)" stroke-width="3.9"/>` +
  `<circle cx="14.4" cy="14.2" r="9" fill="none" stroke="#c9c9c9" stroke-width=".28" ${stitch}/>` +
  `<circle cx="14.4" cy="14.2" r="11.8" fill="none" stroke="#c9c9c9" stroke-width=".28" ${stitch}/>` +
  path('M13 22.4C18 23.8 23.4 23.6 28 21.4L31 22.6L29.4 25.6C24 28 18 28 12.6 26.4Z', 'url(#a)') +
  line('M14 23.5C19 24.6 24 24.3 28.2 22.4M13.6 25.6C19 26.8 24.4 26.6 29 24.9', '#c9c9c9', 0.28, stitch) +
  times(4, (at) => `<circle cx="${20.4 + at * 2.2}" cy="${25.25 - at * 0.42}" r=".42" fill="#141414"/>`) +
  '<rect x="10.4" y="20.6" width="6" height="7.4" rx="1.3" fill="none" stroke="url(#m)" stroke-width="1.25"' +
  ' transform="rotate(9 13 24)"/>' +
  line('M11.4 24L18 25', '#f4f4f4', 0.9)

const bottle =
  fill('a', across, '#8e8e8e', '#e8e8e8', '#b0b0b0', '#6c6c6c', '#4a4a4a') +
  fill('c', across, '#5a5a5a', '#8c8c8c', '#2c2c2c') +
  '<path d="M13.2 3.6C13.2 1 18.8 1 18.8 3.6" fill="none" stroke="#3d3d3d" stroke-width="1.2"/>' +
  bar(12, 3.2, 8, 4, 0.9, 'url(#c)') +
  path(
    'M12.6 7H19.4C19.6 9 22.6 9.6 22.6 12.4V28C22.6 29.6 21.6 30.2 20 30.2H12C10.4 30.2 9.4 29.6 9.4 28V12.4' +
      'C9.4 9.6 12.4 9 12.6 7Z',
    'url(#a)',
  ) +
  path('M9.4 24.6H22.6V28C22.6 29.6 21.6 30.2 20 30.2H12C10.4 30.2 9.4 29.6 9.4 28Z', '#3a3a3a', 'opacity=".5"') +
  path('M16 14.4l3 4.8h-1.7l1.9 3h-6.4l1.9 -3h-1.7z', '#f4f4f4', 'opacity=".85"') +
  line('M11.4 13V23.4', '#ffffff', 0.8, 'opacity=".75"')

const sleepingRoll =
  fill('a', down, '#ececec', '#b8b8b8', '#6a6a6a') +
  fill('e', slant, '#a8a8a8', '#5f5f5f') +
  path('M8 10H26C29 10 30.6 13.6 30.6 18C30.6 22.4 29 26 26 26H8Z', 'url(#a)') +
  times(5, (at) =>
    line(
      `M${11.6 + at * 3.6} 10.2C${13.4 + at * 3.6} 14 ${13.4 + at * 3.6} 22 ${11.6 + at * 3.6} 25.8`,
      '#8f8f8f',
      0.4,
      'opacity=".7"',
    ),
  ) +
  '<ellipse cx="8" cy="18" rx="5.8" ry="8" fill="url(#e)"/>' +
  line(
    'M8 18c1 -.9 1.7 .9 .5 1.7c-1.8 .9 -3.3 -1.6 -2 -3.6c1.9 -2.2 5 .2 4.3 3.4c-.8 2.9 -4.6 3.6 -6.4 .6' +
      'c-1.2 -2.8 -.2 -6.2 2.6 -7',
    '#e4e4e4',
    0.55,
  ) +
  path(
    'M15 9.8h2.2c2.4 4.8 2.4 11.6 0 16.4h-2.2c2.2 -4.8 2.2 -11.6 0 -16.4zM24 9.8h2c2.4 4.8 2.4 11.6 0 16.4h-2' +
      'c2.2 -4.8 2.2 -11.6 0 -16.4z',
    '#2f2f2f',
  ) +
  '<rect x="16.5" y="16.2" width="2.6" height="3.4" rx=".5" fill="#f2f2f2"/>' +
  '<rect x="25.4" y="16.2" width="2.5" height="3.4" rx=".5" fill="#f2f2f2"/>'

const sleepingBag =
  fill('a', slant, '#efefef', '#bcbcbc', '#7a7a7a') +
  path(
    'M16 1.4C20.6 1.4 24 4.6 24.2 9C25 15 23.4 24 21 29C19.4 31 12.6 31 11 29C8.6 24 7 15 7.8 9C8 4.6 11.4 1.4 16 1.4Z',
    'url(#a)',
  ) +
  path(
    'M16 3.4C19.2 3.4 21.2 5.6 21.2 8.4C21.2 10.8 19 12 16 12C13 12 10.8 10.8 10.8 8.4C10.8 5.6 12.8 3.4 16 3.4Z',
    '#4a4a4a',
  ) +
  path('M12.2 8.2C13.4 6.8 18.6 6.8 19.8 8.2C20.2 10 18.4 11.2 16 11.2C13.6 11.2 11.8 10 12.2 8.2Z', '#dedede') +
  times(6, (at) =>
    line(
      `M${8 + at * 0.36} ${13.8 + at * 2.7}` +
        `C12 ${15 + at * 2.7} 20 ${15 + at * 2.7} ${24 - at * 0.36} ${13.8 + at * 2.7}`,
      '#7d7d7d',
      0.4,
      'opacity=".8"',
    ),
  ) +
  line('M20.4 11.2C20.8 17 20 24 18.8 29.6', '#333333', 0.6) +
  '<rect x="19.9" y="12.2" width="1.1" height="2" rx=".4" fill="#f6f6f6"/>'

const enamelMug =
  fill('a', across, '#d6d6d6', '#ffffff', '#d2d2d2', '#8e8e8e') +
  line('M23 12.4C30 11 30.4 22.4 22.6 22.6', '#b4b4b4', 1.9) +
  line('M23 12.4C30 11 30.4 22.4 22.6 22.6', '#e9e9e9', 0.7) +
  path('M4.6 8H23.4L22.8 26C22.6 28 18.6 28.8 14 28.8C9.4 28.8 5.4 28 5.2 26Z', 'url(#a)') +
  '<ellipse cx="14" cy="8" rx="9.5" ry="2.3" fill="#2c2c2c"/>' +
  '<ellipse cx="14" cy="8.3" rx="8.6" ry="1.7" fill="#777777"/>' +
  times(
    22,
    (at) =>
      `<circle cx="${6 + ((at * 7.3) % 16)}" cy="${12 + ((at * 5.1) % 15)}" r="${0.18 + (at % 3) * 0.08}"` +
      ` fill="#555555"/>`,
  ) +
  line('M7.4 12L7.7 24.6', '#ffffff', 0.9, 'opacity=".8"')

const raincoat =
  fill('a', slant, '#f2f2f2', '#c2c2c2', '#868686') +
  fill('d', down, '#bdbdbd', '#7d7d7d') +
  path('M10.4 8.6L5.4 12C4 16 3 21 2.6 25.2L7 26.2L9.6 17Z', 'url(#a)') +
  path('M21.6 8.6L26.6 12C28 16 29 21 29.4 25.2L25 26.2L22.4 17Z', 'url(#d)') +
  path('M10.6 8.4H21.4C23.2 14 24.2 22 24.8 30C20 31 12 31 7.2 30C7.8 22 8.8 14 10.6 8.4Z', 'url(#a)') +
  path('M16 1C20.4 1 22.4 4 22 8.6C20.4 11 18 11.8 16 11.8C14 11.8 11.6 11 10 8.6C9.6 4 11.6 1 16 1Z', 'url(#d)') +
  path(
    'M16 3.2C18.8 3.2 19.8 5.4 19.5 8.6C18.4 10 17 10.4 16 10.4C15 10.4 13.6 10 12.5 8.6C12.2 5.4 13.2 3.2 16 3.2Z',
    '#3c3c3c',
  ) +
  line('M16 11.8V30.4', '#6a6a6a', 0.5) +
  times(4, (at) => `<rect x="15" y="${13.6 + at * 3.8}" width="2.6" height="1.1" rx=".5" fill="#3a3a3a"/>`) +
  line('M9.6 21.6l4 .4v.9M22.4 21.6l-4 .4v.9', '#6a6a6a', 0.55)

// The stone has a color of its own: turning the hue turns the stone and leaves the silver gray.
const ring =
  fill('m', slant, '#ffffff', '#d9d9d9', '#8b8b8b', '#c9c9c9') +
  fill('t', slant, '#c9eaf4', '#4f9fbd', '#1f5f80') +
  '<ellipse cx="16" cy="20.4" rx="8.8" ry="9.2" fill="none" stroke="#6f6f6f" stroke-width="2.1"/>' +
  '<ellipse cx="15.9" cy="20.3" rx="8.8" ry="9.2" fill="none" stroke="url(#m)" stroke-width="1.7"/>' +
  line('M8.2 17.4C8.8 15.4 10 13.8 11.6 12.8', '#ffffff', 0.5) +
  path('M12.6 12.6L11.6 8H20.4L19.4 12.6C17.4 11.6 14.6 11.6 12.6 12.6Z', 'url(#m)') +
  '<ellipse cx="16" cy="7.4" rx="5.2" ry="4.2" fill="#a9a9a9"/>' +
  '<ellipse cx="16" cy="7.1" rx="4.6" ry="3.7" fill="url(#t)"/>' +
  path('M13.4 6L16 4.6L18.6 6L18 8.4L16 9.4L14 8.4Z', '#8fd0e2', 'opacity=".7"') +
  line('M11.7 5.6l.8 .6M20.3 5.6l-.8 .6M12.2 9.6l.8 -.6M19.8 9.6l-.8 -.6', '#f4f4f4', 0.9)

export const DRAWN_ROOMS: Record<string, string> = {
  cushion,
  'bed-pillow': pillow,
  'folded-blanket': blanket,
  'towel-stack': towels,
  'woven-rug': rug,
  'table-lamp': tableLamp,
  'pendant-lamp': pendant,
  sweater,
  'leather-belt': belt,
  'water-bottle': bottle,
  'sleeping-roll': sleepingRoll,
  'sleeping-bag': sleepingBag,
  'enamel-mug': enamelMug,
  raincoat,
  'silver-ring': ring,
}
