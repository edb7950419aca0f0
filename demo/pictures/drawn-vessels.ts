// Drawn vessels: bottles, jars, a mug, plates, a thermos, a tin, a vase, a pitcher. Round bodies lit from the upper
// left, in quiet tones that a glaze may replace.
const stops = (...list: [number, string][]): string =>
  list.map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`).join('')
/** Across a round body: half light, light, half shade, shade. */
const round = (id: string, light: string, mid: string, dark: string): string =>
  `<linearGradient id="${id}" x2="1">${stops([0, mid], [0.26, light], [0.62, mid], [1, dark])}</linearGradient>`
const shine = (d: string, opacity = 0.45, width = 1.1): string =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-opacity="${opacity}" stroke-width="${width}"` +
  ` stroke-linecap="round"/>`
const label = (x: number, y: number, w: number, h: number, ink: string): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx=".5" fill="url(#lb)"/>` +
  `<rect x="${x + w * 0.22}" y="${y + h * 0.26}" width="${w * 0.5}" height="${h * 0.11}" fill="${ink}"/>` +
  `<rect x="${x + w * 0.22}" y="${y + h * 0.5}" width="${w * 0.56}" height="${h * 0.07}" fill="${ink}"` +
  ` opacity=".55"/><rect x="${x + w * 0.22}" y="${y + h * 0.67}" width="${w * 0.36}" height="${h * 0.07}"` +
  ` fill="${ink}" opacity=".55"/>` +
  `<linearGradient id="lb" x2="1">${stops([0, '#e9dfc9'], [0.3, '#f8f1e2'], [1, '#cdbf9f'])}</linearGradient>`

function bottle(light: string, mid: string, dark: string, cap: string, ink: string): string {
  return (
    `<path d="M13.4 5.5h5.2v5.2c0 2.2 4.4 3 4.4 7V28.4c0 1.5-1 2.3-2.4 2.3h-9.2c-1.4 0-2.4-.8-2.4-2.3` +
    `V17.7c0-4 4.4-4.8 4.4-7Z" fill="url(#a)"/>` +
    `<path d="M13.1 1.6h5.8v4.6h-5.8z" fill="url(#c)"/>` +
    `<rect x="12.8" y="5.9" width="6.4" height="1.2" rx=".6" fill="url(#c)"/>` +
    label(9, 18.6, 14, 8.4, ink) +
    shine('M11 17.4c.3-2 2.2-3 3.2-4.6', 0.5, 0.9) +
    shine('M10.4 28.2v.6', 0.3) +
    round('a', light, mid, dark) +
    round('c', '#fff4dc', cap, '#3a2417')
  )
}

function cruet(light: string, mid: string, dark: string): string {
  return (
    `<path d="M12.4 6h7.2v3.2c0 1.4 5.4 2.6 5.4 7.6v11c0 1.9-1.2 2.9-3 2.9` +
    `H10c-1.8 0-3-1-3-2.9v-11c0-5 5.4-6.2 5.4-7.6Z" fill="url(#a)"/>` +
    `<path d="M11.8 2.2h8.4l.5 4.6h-9.4z" fill="url(#c)"/>` +
    label(7, 17.4, 18, 9, '#8c1c24') +
    shine('M9 16.6c.4-2.6 3-3.6 4.4-5.4', 0.4) +
    round('a', light, mid, dark) +
    round('c', '#e2584a', '#b3262c', '#5f0f16')
  )
}

/** A preserving jar under a paper cap; `pieces` lie in it. */
function preserve(light: string, mid: string, dark: string, cap: [string, string, string], pieces = ''): string {
  return (
    `<path d="M8.6 10.6h14.8c1.7 1 2.6 2.4 2.6 4.4v12c0 2.2-1.3 3.6-3.4 3.6H9.4C7.3 30.6 6 29.2 6 27` +
    `V15c0-2 .9-3.4 2.6-4.4Z" fill="url(#a)"/>${pieces}` +
    label(8.6, 17.6, 14.8, 8, '#6b2a2a') +
    `<path d="M7 3.6c0-1 .6-1.6 1.6-1.6h14.8c1 0 1.6.6 1.6 1.6l.4 4.2H6.6z" fill="url(#c)"/>` +
    `<path d="M6.6 7.8h18.8l1.6 3.4c-2 .9-3.2-.5-4.8.2s-2.6.7-4.2 0-2.6.6-4.2.1-2.6.3-4 .2-2.6.5-4.8-.4z"` +
    ` fill="url(#c)"/>` +
    `<path d="M7.2 7.7h17.6" stroke="#b40f29" stroke-width=".7"/>` +
    shine('M8 26V16.2', 0.5) +
    round('a', light, mid, dark) +
    round('c', ...cap)
  )
}
const OLIVES = [
  [9.4, 14.6],
  [13.6, 13.9],
  [18, 14.4],
  [22.4, 14.4],
  [10.4, 28],
  [15.2, 28.4],
  [20.4, 28],
]
  .map(
    ([x, y]) =>
      `<ellipse cx="${x}" cy="${y}" rx="2.2" ry="1.8" fill="#8f9a4c"/>` +
      `<circle cx="${x! + 0.9}" cy="${y}" r=".6" fill="#b4442e"/>`,
  )
  .join('')

const MUG =
  `<path d="M22.4 12.4h1.8a4.9 4.9 0 0 1 0 9.8h-2" fill="none" stroke="url(#h)" stroke-width="2.5"/>` +
  `<path d="M5 8.6h18V24.8c0 3.2-2 5-5 5h-8c-3 0-5-1.8-5-5Z" fill="url(#a)"/>` +
  `<ellipse cx="14" cy="8.6" rx="9" ry="2.3" fill="#f4f0ea"/>` +
  `<ellipse cx="14" cy="8.9" rx="8.1" ry="1.8" fill="url(#i)"/>` +
  shine('M8 25V13', 0.6, 1.4) +
  round('a', '#fbf9f6', '#c4beb8', '#6d6763') +
  `<linearGradient id="h" x2="1" y2="1">${stops([0, '#d8d2cc'], [1, '#6d6763'])}</linearGradient>` +
  `<linearGradient id="i" x2="1">${stops([0, '#5a5450'], [1, '#a39c96'])}</linearGradient>`

const PLATE =
  `<circle cx="16" cy="16" r="15" fill="url(#a)"/>` +
  `<circle cx="16" cy="16" r="14.3" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width=".5"/>` +
  `<circle cx="16" cy="16" r="10.2" fill="url(#b)"/><circle cx="16.3" cy="16.4" r="9.3" fill="url(#c)"/>` +
  `<linearGradient id="a" x2="1" y2="1">${stops([0, '#fdfbf8'], [0.5, '#cfc9c2'], [1, '#8d8780'])}</linearGradient>` +
  `<linearGradient id="b" x2="1" y2="1">${stops([0, '#8a847e'], [0.6, '#c9c3bc'], [1, '#fffdfa'])}</linearGradient>` +
  `<radialGradient id="c" cx=".62" cy=".64" r=".75">${stops([0, '#f4f0ea'], [0.7, '#d6d0c9'], [1, '#b3ada6'])}` +
  `</radialGradient>`

const plateAt = (y: number): string =>
  `<path d="M1.5 ${y}c0 2.6 4.5 3.6 8.5 4.2h12c4-.6 8.5-1.6 8.5-4.2Z" fill="url(#a)"/>` +
  `<ellipse cx="16" cy="${y}" rx="14.5" ry="2.6" fill="url(#r)"/>`
const PLATES =
  [25, 22.4, 19.8, 17.2].map(plateAt).join('') +
  `<ellipse cx="16" cy="17.3" rx="10" ry="1.5" fill="#aaa49d"/>` +
  `<ellipse cx="16.2" cy="17.5" rx="9.3" ry="1.2" fill="#dcd6cf"/>` +
  round('a', '#efebe5', '#a8a29b', '#5d5853') +
  `<linearGradient id="r" x2="1">${stops([0, '#e4ded7'], [0.3, '#fffdfa'], [1, '#b9b3ac'])}</linearGradient>`

const THERMOS =
  `<path d="M22 13.4h1.6c1.8 0 2.8 1 2.8 2.8v6.6c0 1.8-1 2.8-2.8 2.8H22" fill="none" stroke="url(#k)"` +
  ` stroke-width="1.7"/>` +
  `<path d="M9 10h13.6v18.4c0 1.5-1 2.4-2.6 2.4h-8.4c-1.6 0-2.6-.9-2.6-2.4Z" fill="url(#a)"/>` +
  `<path d="M9 28h13.6v.6c0 1.4-1 2.2-2.6 2.2h-8.4c-1.6 0-2.6-.8-2.6-2.2Z" fill="url(#s)"/>` +
  `<path d="M9.8 8h12l.8 2.6H9Z" fill="url(#s)"/>` +
  `<path d="M10.6 2.8c0-1 .8-1.6 1.8-1.6h6.8c1 0 1.8.6 1.8 1.6V8H10.6Z" fill="url(#k)"/>` +
  shine('M11.4 26V13', 0.55, 1.2) +
  round('a', '#e3e0dc', '#98938d', '#45413d') +
  round('s', '#fff', '#c4c4c6', '#6a6a70') +
  round('k', '#8f8a85', '#4b4743', '#1e1c1a')

const TIN =
  `<path d="M6.4 9.6h19.2V27.4c0 1.8-4.3 3.2-9.6 3.2s-9.6-1.4-9.6-3.2Z" fill="url(#a)"/>` +
  `<path d="M6 5v5c0 1.8 4.5 3 10 3s10-1.2 10-3V5Z" fill="url(#k)"/>` +
  `<ellipse cx="16" cy="5" rx="10" ry="2.9" fill="url(#t)"/>` +
  `<path d="M11 16.4c3 .5 7 .5 10 0v9c-3 .5-7 .5-10 0Z" fill="url(#lb)"/>` +
  `<path d="M16 18v5.8M13.6 19.8c1.5.2 3.3.2 4.8 0M13.6 22c1.5.2 3.3.2 4.8 0" stroke="#6b2a2a" stroke-width=".7"` +
  ` fill="none"/>` +
  shine('M8.4 26.5V15', 0.5) +
  round('a', '#dcd7d0', '#9a948c', '#4a4640') +
  round('k', '#efeae3', '#aaa49b', '#59544d') +
  `<linearGradient id="t" x2="1">${stops([0, '#f3eee7'], [1, '#a9a39a'])}</linearGradient>` +
  `<linearGradient id="lb" x2="1">${stops([0, '#efe6d2'], [0.35, '#fbf5e8'], [1, '#cabd9e'])}</linearGradient>`

const VASE =
  `<path d="M14 3.2c-.9 0-1.1.8-.7 1.4.5.7.7 2 .7 4.4 0 3-7 5.2-7 13 0 5 3 8.6 9 8.6s9-3.6 9-8.6` +
  `c0-7.8-7-10-7-13 0-2.4.2-3.7.7-4.4.4-.6.2-1.4-.7-1.4Z" fill="url(#a)"/>` +
  `<ellipse cx="16" cy="3.7" rx="2.7" ry=".8" fill="#6d6763"/>` +
  shine('M10 24c-.6-4 1-6.6 2.8-8.8', 0.6, 1.3) +
  round('a', '#fbf9f6', '#c0bab3', '#625c57')

const PITCHER =
  `<path d="M22.6 10.4c4.4-1 6.6 1.4 6.2 5-.4 3.8-3 6.6-6.8 7.6" fill="none" stroke="url(#h)" stroke-width="2.2"` +
  ` stroke-linecap="round"/>` +
  `<path d="M7 3.6 3.8 6.4c1.8.4 3 1.4 3.2 3.4.3 3.6-2 6-2 11.2 0 5.8 3.6 9.6 9.2 9.6s9.6-3.8 9.6-9.6` +
  `c0-5.4-2.4-7.6-2.4-12V4c-2 1.2-5 1.6-7.6 1.4S8.6 4.8 7 3.6Z" fill="url(#a)"/>` +
  `<path d="M7 3.6C9 2.4 19.4 2 21.4 4c-2 1.2-5 1.6-7.6 1.4S8.6 4.8 7 3.6Z" fill="#6d6763"/>` +
  shine('M8.4 24c-1-4.4 1.4-7.4 1.6-11', 0.55, 1.3) +
  round('a', '#fbf9f6', '#bdb7b0', '#615b56') +
  `<linearGradient id="h" x2="1" y2="1">${stops([0, '#d5cfc9'], [1, '#615b56'])}</linearGradient>`

const NOODLE_BOWL =
  `<path d="M2.2 15.2c.4 7 4.8 12 10 13.4v1.2c0 .7.5 1 1.2 1h5.2c.7 0 1.2-.3 1.2-1v-1.2c5.2-1.4 9.6-6.4 10-13.4Z"` +
  ` fill="url(#a)"/><ellipse cx="16" cy="15" rx="13.9" ry="3.7" fill="url(#r)"/>` +
  `<ellipse cx="16" cy="15.3" rx="12.9" ry="3.1" fill="url(#i)"/>` +
  `<path d="M.8 13.5 30.8 9.7l.1.4L1 14.3Z" fill="#57504b"/>` +
  `<path d="M1.2 15.3 31 12.6l.1.4L1.3 16.2Z" fill="#3d3733"/>` +
  shine('M6 20.2c1.2 3 2.8 4.8 5 6', 0.5, 1.3) +
  round('a', '#f6f3ef', '#b5afa8', '#544f4a') +
  `<linearGradient id="r" x2="1">${stops([0, '#d9d4cd'], [0.3, '#fffdfa'], [1, '#a9a39c'])}</linearGradient>` +
  `<linearGradient id="i" x2="1">${stops([0, '#6a645f'], [1, '#c3bdb6'])}</linearGradient>`

export const DRAWN_VESSELS: Record<string, string> = {
  'oil-bottle': bottle('#c3c77c', '#7d8538', '#2f3512', '#b08a58', '#4d5a2a'),
  'soy-bottle': cruet('#8d5a3c', '#4a2416', '#1c0b07'),
  'jam-strawberry': preserve('#d9544c', '#a3222c', '#560d18', ['#fbf3e4', '#ddcbb0', '#917a5c']),
  'jam-peach': preserve('#f4b36a', '#d98437', '#86440f', ['#f7e3dc', '#dfb3a6', '#98685c']),
  'jam-blueberry': preserve('#7a6aa8', '#40336f', '#1a1238', ['#e6ebee', '#adbcc6', '#63727d']),
  'jam-orange': preserve('#f7b04a', '#dd7a1c', '#8a3d06', ['#e9eddc', '#b3be97', '#68744e']),
  'olive-jar': preserve('#d8d49a', '#a5a45c', '#5c5f28', ['#f6ecd4', '#d3bb86', '#86703f'], OLIVES),
  mug: MUG,
  plate: PLATE,
  plates: PLATES,
  thermos: THERMOS,
  tin: TIN,
  vase: VASE,
  pitcher: PITCHER,
  'noodle-bowl': NOODLE_BOWL,
}
