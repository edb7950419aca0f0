// Drawn vectors of the kitchen: wok, board, steamer, kettle, sacks, noodles and napkins. The colors are the material's
// own, quiet enough to stand beside glazed things.
const stops = (...list: [number, string][]): string =>
  list.map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`).join('')
const across = (id: string, ...list: [number, string][]): string =>
  `<linearGradient id="${id}" x2="1">${stops(...list)}</linearGradient>`
const slant = (id: string, ...list: [number, string][]): string =>
  `<linearGradient id="${id}" x2="1" y2="1">${stops(...list)}</linearGradient>`

const WOK =
  `<path d="M22.5 14.2 30 10.1c.8-.4 1.7.1 1.7.9 0 .5-.2.9-.7 1.2l-7.7 4.4Z" fill="url(#w)"/>` +
  `<path d="M3 13.6c-2-.6-2.6-3-.8-3.6 1.2-.4 2.4.4 3.2 1.6" fill="none" stroke="#4a4543" stroke-width="1"/>` +
  `<path d="M1.8 14c.6 6.4 5.4 11 11.4 11s10.8-4.6 11.4-11Z" fill="url(#a)"/>` +
  `<ellipse cx="13.2" cy="14" rx="11.5" ry="3.7" fill="url(#r)"/>` +
  `<ellipse cx="13.2" cy="14.3" rx="10.7" ry="3.2" fill="url(#i)"/>` +
  `<path d="M5 17.6c1 2.8 2.6 4.4 4.6 5.4" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="1"` +
  ` stroke-linecap="round"/>` +
  across('a', [0, '#5b5654'], [0.3, '#8a8480'], [0.65, '#45413f'], [1, '#1b1918']) +
  across('r', [0, '#9b9590'], [1, '#4d4845']) +
  slant('i', [0, '#1d1b1a'], [0.6, '#4a4643'], [1, '#8b8580']) +
  slant('w', [0, '#b98a58'], [1, '#6f4625'])

const BOARD =
  `<path d="M7 8.6C7 6.8 8 6 9.6 6h3.2c1 0 1.2-.4 1.2-1.2V3.2` +
  `C14 1.8 14.8 1 16 1s2 .8 2 2.2v1.6c0 .8.2 1.2 1.2 1.2h3.2C24 6 25 6.8 25 8.6v19.8c0 1.6-1 2.6-2.6 2.6H9.6` +
  `C8 31 7 30 7 28.4Z" fill="url(#e)"/>` +
  `<path d="M7 8.2C7 6.4 8 5.6 9.6 5.6h3.2c1 0 1.2-.4 1.2-1.2V2.8` +
  `C14 1.4 14.8.6 16 .6s2 .8 2 2.2v1.6c0 .8.2 1.2 1.2 1.2h3.2c1.6 0 2.6.8 2.6 2.6v19.6c0 1.6-1 2.6-2.6 2.6H9.6` +
  `C8 30.4 7 29.4 7 27.8Z" fill="url(#a)"/>` +
  `<path d="M9.4 8v20M12 7.4c-.6 7 .8 14 0 21.4M14.8 8.6c.8 6-.4 12.6.2 19.8M17.8 7.2c-.4 8 .6 14 .2 21.6` +
  `M20.6 8.4c.6 7-.6 12 0 20M22.8 7.6v20.6" stroke="#8a5a2f" stroke-opacity=".4" stroke-width=".35" fill="none"/>` +
  `<circle cx="16" cy="3.2" r=".9" fill="#5b3a20"/>` +
  slant('a', [0, '#e9c693'], [0.55, '#cf9f66'], [1, '#a87340']) +
  slant('e', [0, '#a87340'], [1, '#6b4421'])

const tier = (y: number): string =>
  `<path d="M3.6 ${y}h24.8v5.6c0 1.7-5.6 3-12.4 3s-12.4-1.3-12.4-3Z" fill="url(#a)"/>` +
  `<path d="M3.6 ${y + 4.6}c0 1.7 5.6 3 12.4 3s12.4-1.3 12.4-3" fill="none" stroke="#8a6333" stroke-width=".9"/>` +
  `<path d="M3.6 ${y + 1}c0 1.7 5.6 3 12.4 3s12.4-1.3 12.4-3" fill="none" stroke="#8a6333" stroke-width=".5"/>`
const WEAVE = Array.from(
  { length: 9 },
  (_, at) =>
    `<path d="M${4.5 + at * 2.6} 9.8 16 4.4l${-9.4 + at * 2.35} 7.4" stroke="#a87d42" stroke-opacity=".6"` +
    ` stroke-width=".4" fill="none"/>`,
).join('')
const STEAMER =
  `${tier(19.6)}${tier(12.8)}<path d="M2.8 10.8c0-3 6-6.8 13.2-6.8s13.2 3.8 13.2 6.8v2c0 1.7-6 3-13.2 3` +
  `S2.8 14.5 2.8 12.8Z" fill="url(#l)"/>${WEAVE}` +
  `<path d="M2.8 11c0 1.7 6 3 13.2 3s13.2-1.3 13.2-3" fill="none" stroke="#8a6333" stroke-width=".8"/>` +
  `<path d="M13.8 4.3c0-2.2 4.4-2.2 4.4 0" fill="none" stroke="#8a6333" stroke-width="1"/>` +
  across('a', [0, '#c79a5c'], [0.28, '#efd29c'], [0.65, '#c79a5c'], [1, '#83592a']) +
  across('l', [0, '#d2a868'], [0.3, '#f3dcae'], [0.7, '#cfa263'], [1, '#8d622f'])

const KETTLE =
  `<path d="M6 15C4.6 4.6 9.6 1.4 15 1.4S25.4 4.6 24 15" fill="none" stroke="url(#h)" stroke-width="1.6"/>` +
  `<path d="M24 17.6c2 .4 2.6-3.4 5.4-4.6l1.8 1.6c-2.2 1.8-2.6 7-7 8.4Z" fill="url(#h)"/>` +
  `<path d="M3.6 20.4c0-4.4 4-7.8 11.4-7.8s11.4 3.4 11.4 7.8c0 3.2-1.6 6-3.6 8.4-.7.9-1.6 1.2-2.8 1.2` +
  `H10c-1.2 0-2.1-.3-2.8-1.2-2-2.4-3.6-5.2-3.6-8.4Z" fill="url(#a)"/>` +
  [17.4, 20.4, 23.4]
    .map((y, row) =>
      Array.from(
        { length: 9 },
        (_, at) =>
          `<circle cx="${5.6 + at * 2.35 + (row % 2)}" cy="${y + Math.abs(at - 4) * -0.12}" r=".5" fill="#fff"` +
          ` opacity=".22"/>`,
      ).join(''),
    )
    .join('') +
  `<path d="M8.4 13.4c1-1.8 3.6-2.4 6.6-2.4s5.6.6 6.6 2.4c-3 1.3-10.2 1.3-13.2 0Z" fill="url(#l)"/>` +
  `<circle cx="15" cy="10.2" r="1.3" fill="url(#l)"/>` +
  `<path d="M6.6 22c-.2-3 1.6-5 4-6" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1.1"` +
  ` stroke-linecap="round"/>` +
  across('a', [0, '#6d6764'], [0.28, '#a29c97'], [0.62, '#55504d'], [1, '#1f1d1c']) +
  across('h', [0, '#8d8782'], [1, '#35312f']) +
  across('l', [0, '#aaa49f'], [1, '#3d3937'])

function sack(mark: string): string {
  return (
    `<path d="M11 8.8C6.4 12 4 17 4 23c0 5 3.4 7.6 12 7.6S28 28 28 23c0-6-2.4-11-7-14.2Z" fill="url(#a)"/>` +
    `<path d="M10.6 8.6C9.4 6.4 7.6 4 9 2.4c1.2-1.4 2.6.4 4-.2 1.2-.5 1.8-1.2 3-1.2s1.8.7 3 1.2` +
    `c1.4.6 2.8-1.2 4 .2 1.4 1.6-.4 4-1.6 6.2Z" fill="url(#a)"/>` +
    `<path d="M10.4 8.4c2 1 9.2 1 11.2 0" stroke="#b40f29" stroke-width="1.1" fill="none"/>` +
    `<path d="M20.5 9c1.8 1 2.6 2.8 2.4 4.6" stroke="#b40f29" stroke-width=".6" fill="none"/>` +
    `<path d="M12 11c-1 4-1.4 8-1 12M20 11c1 4 1.4 7 1.2 10M16 10.4v3" stroke="#8a744f" stroke-opacity=".35"` +
    ` stroke-width=".6" fill="none"/>${mark}` +
    across('a', [0, '#d8c49d'], [0.28, '#f4e7ca'], [0.64, '#d3bd93'], [1, '#97805a'])
  )
}
const grain = (x: number, y: number, turn: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx=".6" ry="1.7" transform="rotate(${turn} ${x} ${y})" fill="#7a5a2c"/>`

const BAG =
  `<path d="M7.6 7h16.8l1.2 21.6c.1 1.3-.6 2-1.8 2H8.2c-1.2 0-1.9-.7-1.8-2Z" fill="url(#a)"/>` +
  `<path d="M7.6 7h4l-1.4 23.6H8.2c-1.2 0-1.9-.7-1.8-2ZM24.4 7h-4l1.4 23.6h2c1.2 0 1.9-.7 1.8-2Z" fill="#2a1a10"` +
  ` opacity=".12"/>` +
  `<path d="M7.2 2.6c0-.8.4-1.2 1.2-1.2h15.2c.8 0 1.2.4 1.2 1.2V7.6H7.2Z" fill="url(#t)"/>` +
  `<path d="M6.6 6.8h18.8v1.4H6.6Z" fill="#5d4a35"/>` +
  `<rect x="10.8" y="14" width="10.4" height="10.6" fill="#f6eddb"/>` +
  `<path d="M16 16.2c-2.2 1.4-2.6 4.6 0 6.2 2.6-1.6 2.2-4.8 0-6.2Zm0 .6c-.8 1.8.8 3 0 5" fill="#6b3a22"` +
  ` stroke="#f6eddb" stroke-width=".5"/><path d="M12.4 23.6h7.2" stroke="#6b3a22" stroke-width=".4"/>` +
  across('a', [0, '#b39877'], [0.3, '#d9c2a0'], [0.7, '#b79b78'], [1, '#7d6447']) +
  across('t', [0, '#a98d6b'], [0.3, '#e3cfae'], [1, '#7d6447'])

const STRANDS = Array.from({ length: 15 }, (_, at) => {
  const x = 8.8 + at * 1.03
  return (
    `<path d="M${x + Math.abs(at - 7) * (at - 7) * 0.03} ${1.6 + (at % 3) * 0.5}C${x} 10 ${x} 22` +
    ` ${x + Math.abs(at - 7) * (at - 7) * 0.03} ${30.4 - (at % 4) * 0.4}" stroke="${at % 2 ? '#f1deb0' : '#dcc088'}"` +
    ` stroke-width="1.15" fill="none"/>`
  )
}).join('')
const NOODLES =
  `<path d="M8.2 2h15.6l-.4 14 .4 14H8.2l.4-14Z" fill="#b4935a"/>${STRANDS}` +
  `<rect x="7.6" y="12.6" width="16.8" height="6.8" fill="url(#p)"/>` +
  `<path d="M7.6 16h16.8" stroke="#b40f29" stroke-width="1"/>` +
  `<path d="M13.8 13.8h4.4v1h-4.4zM13 17.6h6v.7h-6z" fill="#6b2a2a"/>` +
  across('p', [0, '#eadfca'], [0.35, '#fdf7ea'], [1, '#c9bb9c'])

const NAPKIN =
  `<path d="M3.6 4.2h23.6l1.4 1.4v23H5z" fill="url(#e)"/>` +
  `<rect x="3.4" y="3.8" width="23.8" height="23.6" fill="url(#a)"/>` +
  `<path d="M3.4 15.6h23.8" stroke="#8f887e" stroke-opacity=".5" stroke-width=".5"/>` +
  `<path d="M15.6 3.8v23.6" stroke="#8f887e" stroke-opacity=".35" stroke-width=".4"/>` +
  `<path d="M5 3.8v23.6M6.6 3.8v23.6" stroke="#6f685f" stroke-opacity=".75" stroke-width=".5"/>` +
  `<path d="M3.4 27.4h23.8V3.8" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width=".4"/>` +
  slant('a', [0, '#f7f3ec'], [0.5, '#dcd5ca'], [1, '#b8b0a4']) +
  slant('e', [0, '#cfc7bb'], [1, '#7d766b'])

export const DRAWN_TOOLS: Record<string, string> = {
  wok: WOK,
  board: BOARD,
  steamer: STEAMER,
  'iron-kettle': KETTLE,
  'rice-sack': sack(
    `<path d="M16 16v10" stroke="#7a5a2c" stroke-width=".5"/>` +
      `${grain(14.4, 18, 30)}${grain(17.6, 18, -30)}${grain(14.4, 21.4, 30)}${grain(17.6, 21.4, -30)}` +
      grain(16, 15.4, 0),
  ),
  'salt-sack': sack(
    [
      [13.2, 21, 20],
      [18.4, 21.6, -12],
      [16, 17.8, 45],
    ]
      .map(
        ([x, y, turn]) =>
          `<rect x="${x! - 1.5}" y="${y! - 1.5}" width="3" height="3" transform="rotate(${turn} ${x} ${y})"` +
          ` fill="#f7fafb" stroke="#5b7688" stroke-width=".6"/>`,
      )
      .join(''),
  ),
  'coffee-bag': BAG,
  noodles: NOODLES,
  napkin: NAPKIN,
}
