// Floor 8, paper and what cuts and ties it: Paperbird. The ribbon stands on floor 9.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, color, grid, option, product, single, value } from './vocabulary.ts'

const notebookOptions = [
  option(
    'color',
    color('lacquer', 'notebook-lacquer'),
    color('cobalt', 'notebook-cobalt'),
    color('moss', 'notebook-moss'),
    color('ink', 'notebook-ink'),
  ),
  option('ruling', value('dot', 'Dotted', '点阵', 'Punteado'), value('line', 'Lined', '横线', 'Rayado')),
]
const letterOptions = [option('color', color('moon', 'letters-moon'), color('celadon', 'letters-celadon'))]
const ribbonOptions = [
  option('color', color('lacquer', 'ribbon-lacquer'), color('moss', 'ribbon-moss')),
  option('length', value('3', '3 meters', '3 米', '3 metros'), value('10', '10 meters', '10 米', '10 metros')),
]

export const DESK_PAPER: DemoProduct[] = [
  product({
    code: 'clothbound-notebook',
    merchant: 'paperbird',
    category: 'notebooks',
    brand: 'paperbird',
    title: text('Clothbound notebook', '布面笔记本', 'Cuaderno entelado'),
    subtitle: text(
      'Opens flat on page one, closes flat on page one hundred and ninety-two.',
      '第一页摊得平，第一百九十二页也合得平。',
      'Se abre plano en la página uno y se cierra plano en la ciento noventa y dos.',
    ),
    fact: text('A5 · 192 pages', 'A5 · 192 页', 'A5 · 192 páginas'),
    description: paragraphs(
      text(
        'Sewn in sixteen-page sections with linen thread. The paper takes fountain-pen ink without feathering; test the blackest one you own.',
        '亚麻线锁线，十六页一帖。写钢笔不洇不透，拿你最黑的墨来试。',
        'Cosido con hilo de lino en cuadernillos de dieciséis páginas. El papel aguanta la tinta de pluma sin plumear; pruébalo con la más negra que tengas.',
      ),
      text(
        'Pages are numbered, two ribbons, an index at the front. The label on the cover is blank on purpose.',
        '有页码，两根书签带，前有目录页。封面那方签特意留白。',
        'Páginas numeradas, dos cintas e índice al principio. La etiqueta de la tapa va en blanco a propósito.',
      ),
    ),
    attributes: [
      attribute('paper', '90 g, acid free', '90 克无酸纸', 'De 90 g, sin ácido'),
      attribute('size', '148 × 210 mm', '148 × 210 毫米', 'Formato A5, 148 × 210 mm'),
      attribute('finish', 'Cotton cloth, rounded corners', '棉布面，圆角', 'Tela de algodón, esquinas redondeadas'),
    ],
    options: notebookOptions,
    skus: grid('PB-NB', notebookOptions, [240, 180, 210, 166, 134, 98, 300, 254], {
      price: 7_800,
      memberPrice: 7_000,
      weight: 360,
    }),
    pictures: [
      'notebook-lacquer',
      'notebook-cobalt',
      'notebook-moss',
      'notebook-ink',
      'notebook-stack',
      'notebook-close',
    ],
    rating: 493,
    reviewCount: 9_820,
    sales: 41_200,
    listedAt: 810,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'paper-scissors',
    merchant: 'paperbird',
    category: 'scissors',
    brand: 'paperbird',
    title: text('Forged paper scissors', '锻钢裁纸剪', 'Tijeras forjadas para papel'),
    subtitle: text(
      'One long cut instead of nine short ones.',
      '一剪到底，不必剪九下。',
      'Un corte largo en lugar de nueve cortos.',
    ),
    fact: text('Carbon steel · 21 cm', '碳钢 · 21 厘米', 'Acero al carbono · 21 cm'),
    description: paragraphs(
      text(
        'Each pair is ground as a pair and numbered on the inside; the halves will not fit another. The screw can be tightened with a coin.',
        '两片成对研磨，内侧编号，换一片就不合。螺丝用硬币就能拧。',
        'Cada par se afila junto y va numerado por dentro; las mitades no encajan en otro. El tornillo se aprieta con una moneda.',
      ),
      text(
        'For paper only. If you cut tape with them we will know, and sharpen them anyway.',
        '只剪纸。剪过胶带我们看得出来，照样替你磨。',
        'Solo para papel. Si cortas cinta adhesiva lo sabremos, y las afilaremos igual.',
      ),
    ),
    attributes: [
      attribute('material', 'Forged carbon steel', '锻打碳钢', 'Acero al carbono forjado'),
      attribute('size', '21 cm, blade 9 cm', '长 21 厘米，刃 9 厘米', '21 cm, hoja de 9 cm'),
      attribute('care', 'Wipe dry, one drop of oil a year', '擦干，每年上一滴油', 'Sécalas; una gota de aceite al año'),
    ],
    skus: single('PB-SC-21', 118, { price: 13_900, weight: 190 }),
    pictures: ['scissors', 'scissors-ribbon', 'scissors-close'],
    rating: 482,
    reviewCount: 1_183,
    sales: 3_800,
    listedAt: 240,
    services: ['return7', 'invoice', 'repair'],
  }),
  product({
    code: 'letter-set',
    merchant: 'paperbird',
    category: 'letter-paper',
    brand: 'paperbird',
    title: text('Letter set, ten sheets and envelopes', '信笺十套', 'Papel de cartas, diez hojas y sobres'),
    subtitle: text(
      'Small enough that one honest paragraph fills the page.',
      '纸幅不大，一段真心话正好写满。',
      'Tan pequeño que un párrafo sincero llena la página.',
    ),
    fact: text('10 sheets · 10 envelopes', '10 张信纸 · 10 个信封', '10 hojas · 10 sobres'),
    description: paragraphs(
      text(
        'Deckled on one side, printed with a single hairline for those who like to write straight.',
        '一侧毛边，纸上只印一条细线，给喜欢写直的人。',
        'Barbas en un lado y una sola línea finísima para quien quiera escribir recto.',
      ),
      text(
        'The envelopes are gummed with wheat paste. They need a little patience, like the letter.',
        '信封用的是小麦浆糊，封口要等一等，像写信一样。',
        'Los sobres se cierran con engrudo de trigo. Piden un poco de paciencia, como la carta.',
      ),
    ),
    attributes: [
      attribute('paper', '120 g cotton paper', '120 克棉纸', 'De algodón, 120 g'),
      attribute('size', 'A5 sheet, C6 envelope', 'A5 信纸，C6 信封', 'Hoja A5, sobre C6'),
    ],
    options: letterOptions,
    skus: grid('PB-LE', letterOptions, [145, 7], { price: 2_800, weight: 110 }),
    pictures: ['letters-moon', 'letters-celadon', 'letters-both', 'letters-close'],
    rating: 488,
    reviewCount: 2_045,
    sales: 10_600,
    listedAt: 160,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'wrapping-ribbon',
    merchant: 'paperbird',
    category: 'ribbons',
    brand: 'paperbird',
    title: text('Cotton ribbon for parcels', '包礼棉丝带', 'Cinta de algodón para paquetes'),
    subtitle: text(
      'Holds a bow without wire and can be ironed for the next birthday.',
      '不藏铁丝也立得住，熨一熨，下个生日再用。',
      'Aguanta el lazo sin alambre y se plancha para el próximo cumpleaños.',
    ),
    fact: text('Woven edge · 4 cm', '织边 · 宽 4 厘米', 'Orillo tejido · 4 cm'),
    description: paragraphs(
      text(
        'Woven, not cut, so the edge does not fray. Dyed in the piece, with the small differences that come with it.',
        '整幅织成，不是裁的，边不脱线。成品染色，深浅略有出入。',
        'Tejida, no cortada: el borde no se deshilacha. Teñida en pieza, con las pequeñas diferencias que eso trae.',
      ),
      text(
        'Comes on a card with four bows drawn step by step.',
        '附一张卡，四种蝴蝶结一步一图。',
        'Viene en una tarjeta con cuatro lazos dibujados paso a paso.',
      ),
    ),
    attributes: [
      attribute('material', 'Cotton', '棉', 'Algodón'),
      attribute('size', '4 cm wide', '宽 4 厘米', '4 cm de ancho'),
      attribute('care', 'Iron on medium heat', '中温熨烫', 'Plancha a temperatura media'),
    ],
    options: ribbonOptions,
    skus: grid(
      'PB-RI',
      ribbonOptions,
      [190, 85, 120, null],
      { price: 1_990, weight: 60 },
      { 10: { fen: 3_000, grams: 130 } },
    ),
    pictures: ['ribbon-lacquer', 'ribbon-moss', 'ribbon-gift', 'ribbon-close'],
    rating: 484,
    reviewCount: 1_366,
    sales: 7_900,
    listedAt: 95,
    services: ['return7', 'invoice'],
  }),
]
