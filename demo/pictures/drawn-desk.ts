// Drawn vectors of the sound and desk floors: speaker, turntable, record, lens, tripod, calculator, stapler, desk lamp,
// phone case. Grey on purpose: a glaze gives them their material.
const stops = (...list: [number, string][]): string =>
  list.map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`).join('')
const across = (id: string, ...list: [number, string][]): string =>
  `<linearGradient id="${id}" x2="1">${stops(...list)}</linearGradient>`
const slant = (id: string, ...list: [number, string][]): string =>
  `<linearGradient id="${id}" x2="1" y2="1">${stops(...list)}</linearGradient>`
const round = (id: string, ...list: [number, string][]): string =>
  `<radialGradient id="${id}" cx=".36" cy=".3" r=".8">${stops(...list)}</radialGradient>`
const circle = (cx: number, cy: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}" ${more}/>`

const SPEAKER =
  `<path d="M8.4 1h16.8l1.8 1.4v27.2L25.2 31H8.4Z" fill="url(#s)"/>` +
  `<rect x="5.6" y="1" width="19.6" height="30" rx=".9" fill="url(#a)"/>` +
  `<rect x="6.3" y="1.7" width="18.2" height="28.6" rx=".5" fill="none" stroke="#fff" stroke-opacity=".3"` +
  ` stroke-width=".3"/>` +
  `${circle(15.4, 20.2, 7.4, 'url(#s)')}${circle(15.4, 20.2, 6.7, 'url(#k)')}${circle(15.4, 20.2, 5, 'url(#c)')}` +
  circle(15.4, 20.2, 1.9, 'url(#d)') +
  `${circle(15.4, 7.4, 3.5, 'url(#s)')}${circle(15.4, 7.4, 2.9, 'url(#c)')}${circle(15.4, 7.4, 1.2, 'url(#d)')}` +
  slant('a', [0, '#d9d2c8'], [0.5, '#b9b1a6'], [1, '#938b81']) +
  slant('s', [0, '#77706a'], [1, '#3d3835']) +
  round('k', [0, '#57514e'], [1, '#201d1c']) +
  round('c', [0, '#1e1b1a'], [1, '#5d5754']) +
  round('d', [0, '#9a938d'], [1, '#2c2826'])

const TURNTABLE =
  `<rect x="1.6" y="4.4" width="28.8" height="24" rx="1.4" fill="url(#e)"/>` +
  `<rect x="1.6" y="3.6" width="28.8" height="23.8" rx="1.4" fill="url(#a)"/>` +
  `${circle(13, 15.6, 10.4, '#8d8780')}${circle(13, 15.4, 10.2, 'url(#v)')}` +
  [9, 7.8, 6.6, 5.4, 4.4]
    .map(
      (r) => `<circle cx="13" cy="15.4" r="${r}" fill="none" stroke="#6d6763" stroke-opacity=".5" stroke-width=".18"/>`,
    )
    .join('') +
  `<path d="M13 15.4 5.4 8.8a10.2 10.2 0 0 1 3.5-2.7ZM13 15.4l7.6 6.6a10.2 10.2 0 0 1-3.5 2.7Z" fill="#fff"` +
  ` opacity=".14"/>` +
  `${circle(13, 15.4, 3.3, 'url(#l)')}${circle(13, 15.4, 0.45, '#f3efe8')}` +
  `<path d="M26.4 8.2v9.6l-4.6 4.8" fill="none" stroke="#4c4744" stroke-opacity=".4" stroke-width="1"` +
  ` transform="translate(.5 .7)"/>${circle(26.4, 8, 2.3, 'url(#m)')}` +
  `<path d="M26.4 5.4v12.2l-4.6 4.8" fill="none" stroke="#e9e5de" stroke-width=".9" stroke-linejoin="round"/>` +
  `<path d="m22.6 20.9 1.2 1.2-2.1 2.4-1.5-1.4Z" fill="#3f3a38"/>` +
  `${circle(26.4, 8, 1.1, 'url(#d)')}${circle(27, 24, 1.2, 'url(#m)')}` +
  slant('a', [0, '#d4cbbf'], [0.6, '#b7ada0'], [1, '#968c80']) +
  slant('e', [0, '#8b8278'], [1, '#554e48']) +
  round('v', [0, '#4a4543'], [0.6, '#262322'], [1, '#131111']) +
  round('l', [0, '#dcd3c7'], [1, '#a39a8e']) +
  round('m', [0, '#f1ede6'], [1, '#8f8880']) +
  round('d', [0, '#8a837d'], [1, '#2b2725'])

const VINYL =
  `${circle(16, 16.4, 14, '#0d0b0b')}${circle(16, 16, 14, 'url(#v)')}` +
  [12.8, 11.6, 10.4, 9.2, 8, 6.8]
    .map((r) => `<circle cx="16" cy="16" r="${r}" fill="none" stroke="#7a736e" stroke-opacity=".5" stroke-width=".2"/>`)
    .join('') +
  `<path d="M16 16 5.6 6.6a14 14 0 0 1 5-3.6ZM16 16l10.4 9.4a14 14 0 0 1-5 3.6Z" fill="#fff" opacity=".15"/>` +
  `${circle(16, 16, 4.8, 'url(#l)')}<path d="M13 14.2h6M14 18h4" stroke="#5d5650" stroke-width=".4"/>` +
  circle(16, 16, 0.6, '#2a2624') +
  round('v', [0, '#4a4543'], [0.6, '#262322'], [1, '#131111']) +
  round('l', [0, '#efe6d8'], [1, '#b5ab9e'])

const RIDGES = Array.from(
  { length: 48 },
  (_, at) =>
    `<path d="M16 2.2v1.8" stroke="#0f0e0e" stroke-opacity=".55" stroke-width=".5"` +
    ` transform="rotate(${at * 7.5} 16 16)"/>`,
).join('')
const LENS =
  `${circle(16, 16, 14, 'url(#a)')}${RIDGES}${circle(16, 16, 11.7, 'url(#b)')}${circle(16, 16, 10.6, '#1a1818')}` +
  `<circle cx="16" cy="16" r="9.7" fill="none" stroke="#d9d4cc" stroke-width=".35"` +
  ` stroke-dasharray="1.6 .9 .5 .9 2.4 1.4"/>` +
  `${circle(16, 16, 8.6, 'url(#g)')}${circle(16, 16, 6.4, 'url(#h)')}${circle(16, 16, 3.5, '#0c0d12')}` +
  `<path d="M9.8 13.2a7.2 7.2 0 0 1 5-4.6c.8-.2 1 .8.3 1.2a10 10 0 0 0-3.8 4.2c-.5.9-1.8.2-1.5-.8Z" fill="#eef4fb"` +
  ` opacity=".8"/><path d="M20.6 21.4a6.6 6.6 0 0 0 1.7-3.6c.3-.8.9-.4.9.3a6.4 6.4 0 0 1-2 3.9c-.6.4-1 0-.6-.6Z"` +
  ` fill="#c9b3d9" opacity=".7"/>` +
  slant('a', [0, '#77716d'], [0.5, '#3a3634'], [1, '#151313']) +
  slant('b', [0, '#2a2725'], [1, '#6d6763']) +
  `<radialGradient id="g" cx=".4" cy=".34" r=".8">${stops([0, '#8fa9cf'], [0.45, '#4a5580'], [1, '#1b1a2b'])}` +
  `</radialGradient>` +
  `<radialGradient id="h" cx=".6" cy=".68" r=".8">${stops([0, '#a67fa8'], [0.5, '#3a3f66'], [1, '#11121c'])}` +
  `</radialGradient>`

const leg = (d: string, fill: string): string => `<path d="${d}" fill="url(#${fill})"/>`
const TRIPOD =
  leg('M15.2 13.4h1.6l.5 16.2c0 .7-.4 1-1.3 1s-1.3-.3-1.3-1Z', 'b') +
  leg('M14 11.2l2.2.9L7.6 29.9c-.3.7-.8.9-1.5.6s-1-.8-.7-1.5Z', 'a') +
  leg('M18 11.2l-2.2.9 8.6 17.8c.3.7.8.9 1.5.6s1-.8.7-1.5Z', 'b') +
  `<path d="M9.2 22.4l2 .9M22.8 22.4l-2 .9M14.9 21.8h2.2" stroke="#efeae2" stroke-width=".8"/>` +
  `<rect x="12.6" y="9.6" width="6.8" height="3.4" rx="1" fill="url(#a)"/>` +
  `<rect x="14.9" y="5.6" width="2.2" height="4.4" fill="url(#c)"/>` +
  `<path d="M16 7.2l7.4 3.4c.7.3.9.8.6 1.3s-.8.6-1.4.3l-7-3.4Z" fill="url(#b)"/>` +
  `<rect x="11.6" y="3.4" width="8.8" height="2.6" rx=".8" fill="url(#a)"/>` +
  `<rect x="13.6" y="2.2" width="4.8" height="1.4" rx=".4" fill="url(#b)"/>` +
  across('a', [0, '#b9b2aa'], [0.4, '#847d77'], [1, '#3e3a37']) +
  across('b', [0, '#8f8882'], [0.5, '#55504c'], [1, '#2a2725']) +
  across('c', [0, '#f0ece5'], [1, '#8f8882'])

const KEYS = Array.from({ length: 20 }, (_, at) => {
  const [x, y, last] = [8.6 + (at % 4) * 3.85, 12 + Math.floor(at / 4) * 3.6, at === 19]
  return (
    `<rect x="${x}" y="${y + 0.5}" width="3.1" height="2.6" rx=".7" fill="#4d4845" opacity=".5"/>` +
    `<rect x="${x}" y="${y}" width="3.1" height="2.6" rx=".7"` +
    ` fill="${last ? '#3b3633' : at % 4 === 3 || at < 2 ? '#8d867f' : '#f3efe8'}"/>`
  )
}).join('')
const CALCULATOR =
  `<rect x="6.2" y="1.8" width="19.6" height="29.4" rx="2.2" fill="url(#e)"/>` +
  `<rect x="6.2" y="1" width="19.6" height="29.2" rx="2.2" fill="url(#a)"/>` +
  `<rect x="8.4" y="3.4" width="15.2" height="6.2" rx=".9" fill="url(#d)"/>` +
  `<path d="M14 5h1.9v1.3H14v1.5h1.9M17.2 5v1.4h1.6M18.8 5v3M20.4 5h1.8v3h-1.8Z" fill="none" stroke="#2a2725"` +
  ` stroke-width=".42"/>${KEYS}` +
  slant('a', [0, '#c9c1b6'], [1, '#a29a8f']) +
  slant('e', [0, '#7a726a'], [1, '#4a443f']) +
  slant('d', [0, '#9fae98'], [1, '#c9d3bd'])

const STAPLER =
  `<path d="M2.4 25.4h24.8c1.6 0 2.6.9 2.6 2.3v.9c0 .5-.4.9-.9.9H3c-.9 0-1.5-.6-1.5-1.4v-1.8c0-.5.4-.9.9-.9Z"` +
  ` fill="url(#b)"/><rect x="3.6" y="24.6" width="4.6" height="1" rx=".4" fill="#efebe4"/>` +
  `<path d="M22.6 14.6h5.8v9.4c0 1-.6 1.6-1.6 1.6h-2.6c-1 0-1.6-.6-1.6-1.6Z" fill="url(#b)"/>` +
  `<path d="M3.4 20.2 24.6 16l.4 3.4-20.2 3.4c-.8.1-1.4-.4-1.4-1.2Z" fill="url(#m)"/>` +
  `<path d="M2.6 18.6c0-2.4 1.4-3.8 3.8-4.6l15.8-5.4c4-1.3 7.4.8 7.4 4.4 0 2.9-1.7 4.9-4.7 5.4` +
  `L5 21.4c-1.4.2-2.4-.8-2.4-2.2Z" fill="url(#a)"/>` +
  `<path d="M4.8 17.4c.4-1 1.2-1.6 2.6-2L23 10c1.8-.6 3.2-.3 4.2.7" fill="none" stroke="#fff" stroke-opacity=".5"` +
  ` stroke-width=".9" stroke-linecap="round"/>${circle(25.4, 14.4, 1.1, 'url(#m)')}` +
  slant('a', [0, '#d2cabf'], [0.5, '#a0978c'], [1, '#6a625a']) +
  slant('b', [0, '#8d857c'], [1, '#443f3b']) +
  slant('m', [0, '#f4f0ea'], [1, '#aaa39b'])

const LAMP =
  `<path d="M3.4 28.6c0-1.6 3.4-2.8 7.4-2.8s7.4 1.2 7.4 2.8v1.2c0 .7-3.4 1.6-7.4 1.6s-7.4-.9-7.4-1.6Z"` +
  ` fill="url(#b)"/><ellipse cx="10.8" cy="28.4" rx="7.4" ry="2.2" fill="url(#a)"/>` +
  `<path d="M10.8 28.2 7.2 15.6 17.4 6.6" fill="none" stroke="#57514d" stroke-width="1.5" stroke-linejoin="round"` +
  ` stroke-linecap="round"/><path d="M10.4 27.6 7 15.4 17.2 6.3" fill="none" stroke="#e4dfd7" stroke-width=".5"/>` +
  `${circle(7.2, 15.6, 1.5, 'url(#a)')}${circle(10.8, 28, 1.3, 'url(#b)')}` +
  `<path d="M15.8 4.6c1-1.6 3.2-2 4.8-.9 5 .6 9.4 5.2 9.2 10.9-4.6-2.6-10.6-.3-13.4 3.9-3.2-4.7-3-10.2-.6-13.9Z"` +
  ` fill="url(#a)"/><ellipse cx="23.2" cy="15.4" rx="7.3" ry="2.2" transform="rotate(-24 23.2 15.4)"` +
  ` fill="url(#i)"/>${circle(23.4, 15.2, 1.9, '#fffaf0')}` +
  slant('a', [0, '#ddd6cc'], [0.5, '#a89f95'], [1, '#6d655d']) +
  slant('b', [0, '#8d857c'], [1, '#443f3b']) +
  round('i', [0, '#fffdf6'], [1, '#d8d0c2'])

const CASE =
  `<rect x="8" y="1.6" width="17.4" height="30" rx="3.4" fill="url(#e)"/>` +
  `<rect x="7.4" y="1" width="17.4" height="29.8" rx="3.4" fill="url(#a)"/>` +
  `<rect x="8.2" y="1.8" width="15.8" height="28.2" rx="2.7" fill="none" stroke="#fbf6ee" stroke-opacity=".75"` +
  ` stroke-width=".35" stroke-dasharray="1 .6"/>` +
  `<rect x="9.4" y="3" width="6.6" height="6.8" rx="1.8" fill="#2b2725"/>` +
  `${circle(11.3, 5, 1.15, '#5a5551')}${circle(14, 7.7, 1.15, '#5a5551')}${circle(11.3, 5, 0.5, '#0f0e0e')}` +
  `${circle(14, 7.7, 0.5, '#0f0e0e')}${circle(14.1, 4.9, 0.5, '#e9e4dc')}` +
  `<path d="M9 27.2c-.2-6 .2-12 .2-15" stroke="#fff" stroke-opacity=".3" stroke-width=".8" fill="none"` +
  ` stroke-linecap="round"/>` +
  slant('a', [0, '#cfc6bb'], [0.6, '#a79e93'], [1, '#857c72']) +
  slant('e', [0, '#7b736a'], [1, '#4b4540'])

export const DRAWN_DESK: Record<string, string> = {
  speaker: SPEAKER,
  turntable: TURNTABLE,
  vinyl: VINYL,
  lens: LENS,
  tripod: TRIPOD,
  calculator: CALCULATOR,
  stapler: STAPLER,
  'desk-lamp': LAMP,
  'phone-case': CASE,
}
