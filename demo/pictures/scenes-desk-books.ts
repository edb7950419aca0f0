// Pictures of floor 8: books, and what keeps a place in them.
import { block, closeFlat, flat, look, spread } from './composition.ts'
import type { Look } from './composition.ts'
import type { Glaze } from './glaze.ts'
import type { Scene, Scenes } from './scene.ts'

const novel = (g: Glaze): Look => look('closed-book', { g, keep: 0.08 })
const stories = (g: Glaze): Look => look('books', { g, keep: 0.35 })
const cookbook = look('orange-book', { g: 'clay', keep: 0.2 })
const field = (g: Glaze): Look => look('green-book', { g, keep: 0.1 })
const open = (g: Glaze): Look => look('open-book', { g, keep: 0.15 })
const score = look('musical-score', { g: 'sand', keep: 0.3 })
const bookmark = (g: Glaze): Look => look('bookmark', { g, keep: 0.15 })

/** The book that lies lowest, with its emblem blocked on the cover. */
function blocked(scene: Scene, emblem: Look): Scene {
  const [book, ...others] = scene.items
  if (!book) return scene
  const stamp = {
    ...emblem,
    x: book.x + 0.03 * book.s,
    y: book.y - 0.06 * book.s,
    s: 0.36 * book.s * (emblem.s ?? 1),
    r: book.r ?? 0,
    z: (book.z ?? 1) + 0.5,
    lift: 0.002,
  }
  return { ...scene, items: [book, stamp, ...others] }
}
const boat = look('canoe', { g: 'brass' })
const pepper = look('bell-pepper', { g: 'ochre' })
const bird = look('bird', { g: 'ochre' })
const bear = look('teddy-bear', { g: 'sand', keep: 0.2 })

export const DESK_BOOKS: Scenes = {
  'novel-cobalt': blocked(
    flat('wheat', [[0.56, 0.54, 0.6, 0.78, 11, '#f4e8d2']], { ...novel('cobalt'), r: -7 }, {}, { s: 0.7 }),
    boat,
  ),
  'novel-lacquer': blocked(
    flat(
      'sky',
      [[0.44, 0.52, 0.62, 0.8, -12, '#e9d3bb']],
      { ...novel('lacquer'), r: 8 },
      { light: 'window' },
      { s: 0.7 },
    ),
    boat,
  ),
  'novel-moss': blocked(
    flat('peach', [[0.54, 0.48, 0.64, 0.8, 7, '#f2e3d1']], { ...novel('moss'), r: -9 }, { light: 'leaf' }, { s: 0.7 }),
    boat,
  ),
  'novel-close': blocked(
    closeFlat('slate', { ...novel('cobalt'), r: 11 }, { light: 'slats', lightOpacity: 0.22 }, { x: 0.56, y: 0.3 }),
    boat,
  ),
  'novel-glasses': blocked(
    spread(
      'rose',
      [[0.46, 0.5, 0.68, 0.8, -6, '#f6ecdf']],
      [
        [novel('cobalt'), 0.42, 0.46, 0.56, -10],
        [look('glasses', { g: 'ink', keep: 0.3 }), 0.7, 0.72, 0.34, -14],
      ],
      { light: 'leaf' },
    ),
    boat,
  ),
  'stories-set': flat(
    'celadon',
    [[0.5, 0.52, 0.72, 0.7, 7, '#f3e8d3']],
    stories('ochre'),
    { light: 'window' },
    { s: 0.7 },
  ),
  'stories-rose': flat(
    'slate',
    [[0.5, 0.5, 0.76, 0.68, -8, '#ecd9cc']],
    { ...stories('rose'), r: -10 },
    { light: 'leaf' },
    { s: 0.68 },
  ),
  'stories-close': closeFlat(
    'mist',
    { ...stories('ochre'), r: -8 },
    { light: 'slats', lightOpacity: 0.24 },
    { x: 0.52, y: 0.56 },
  ),
  cookbook: blocked(
    flat('sage', [[0.54, 0.5, 0.64, 0.8, 10, '#efe0c4']], { ...cookbook, r: -6 }, { light: 'window' }, { s: 0.7 }),
    pepper,
  ),
  'cookbook-board': blocked(
    spread(
      'bone',
      [[0.5, 0.52, 0.84, 0.7, -5, '#c59a6c']],
      [
        [cookbook, 0.38, 0.48, 0.56, -8],
        [look('red-apple', { sat: 0.75 }), 0.74, 0.4, 0.26, 12],
        [look('garlic', { sat: 0.6 }), 0.7, 0.68, 0.24, -14],
      ],
    ),
    pepper,
  ),
  'cookbook-close': blocked(
    closeFlat('celadon', { ...cookbook, r: 14 }, { light: 'leaf' }, { x: 0.44, y: 0.3 }),
    pepper,
  ),
  'picture-book': flat(
    'sky',
    [[0.5, 0.5, 0.78, 0.64, -8, '#f3e6cf']],
    open('cobalt'),
    { light: 'window' },
    { s: 0.68 },
  ),
  'picture-book-bear': block(
    'apricot',
    '#7fa08d',
    look('teddy-bear', { g: 'sand', keep: 0.4 }),
    { ...open('celadon'), s: 1.1 },
    { light: 'window', lightX: 0.36 },
  ),
  'picture-book-cover': blocked(
    flat('butter', [[0.48, 0.52, 0.66, 0.8, 12, '#d98e72']], { ...novel('celadon'), r: -5 }, {}, { s: 0.7 }),
    bear,
  ),
  'picture-book-close': closeFlat('rose', { ...open('cobalt'), r: -14 }, { light: 'leaf' }, { x: 0.6, y: 0.52 }),
  'field-guide': blocked(
    flat('moss', [[0.52, 0.5, 0.62, 0.8, -10, '#e8dfc2']], { ...field('moss'), r: 6 }, { light: 'leaf' }, { s: 0.7 }),
    bird,
  ),
  'field-guide-feather': blocked(
    spread(
      'oat',
      [[0.5, 0.5, 0.76, 0.76, 6, '#8ea08a']],
      [
        [field('moss'), 0.4, 0.48, 0.58, -6],
        [look('feather', { g: 'clay', keep: 0.2 }), 0.72, 0.56, 0.36, 20],
      ],
      { light: 'window', lightX: 0.3 },
    ),
    bird,
  ),
  'field-guide-close': blocked(
    closeFlat('apricot', { ...field('moss'), r: -12 }, { light: 'slats', lightOpacity: 0.26 }, { x: 0.52, y: 0.3 }),
    bird,
  ),
  songbook: flat('plum', [[0.5, 0.5, 0.72, 0.72, 8, '#efe2cc']], { ...score, r: -4 }, {}, { s: 0.66 }),
  'songbook-stand': spread(
    'sage',
    [[0.5, 0.5, 0.8, 0.66, -7, '#f0e4d0']],
    [
      [score, 0.4, 0.46, 0.5, -6],
      [look('flute', { g: 'oak', keep: 0.15 }), 0.72, 0.6, 0.4, 6],
    ],
    { light: 'leaf' },
  ),
  'songbook-close': closeFlat('mist', { ...score, r: 12 }, { light: 'slats', lightOpacity: 0.24 }),
  'bookmark-lacquer': flat('bone', [[0.46, 0.5, 0.6, 0.84, -14, '#c9b08c']], bookmark('lacquer'), {}, { s: 0.58 }),
  'bookmark-caramel': flat(
    'celadon',
    [[0.54, 0.5, 0.64, 0.8, 10, '#f2e7d4']],
    bookmark('oak'),
    { light: 'window' },
    { s: 0.58 },
  ),
  'bookmark-book': spread(
    'slate',
    [[0.5, 0.5, 0.84, 0.66, 5, '#e9dcc6']],
    [
      [open('moss'), 0.46, 0.5, 0.6, -4],
      [bookmark('lacquer'), 0.74, 0.62, 0.28, 12],
    ],
  ),
  'bookmark-close': closeFlat('wheat', { ...bookmark('oak'), r: 8 }, { light: 'leaf' }, { x: 0.54, y: 0.5 }),
}
