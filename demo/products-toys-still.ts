// Floor 6, things that stay where you put them: Tin Moon's bears, dolls and chess.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, color, grid, option, product, single, value } from './vocabulary.ts'

const bearOptions = [option('color', color('sand', 'bear-sand'), color('oak', 'bear-oak'))]
const dollOptions = [
  option(
    'set',
    { ...value('three', 'Three sisters', '三姐妹', 'Tres hermanas'), picture: 'dolls' },
    { ...value('five', 'Five sisters', '五姐妹', 'Cinco hermanas'), picture: 'dolls-five' },
  ),
]

export const TOYS_STILL: DemoProduct[] = [
  product({
    code: 'bear-number-nine',
    merchant: 'tin-moon',
    category: 'soft-toys',
    brand: 'tin-moon',
    title: text('Bear Number Nine', '九号熊', 'El Oso Número Nueve'),
    subtitle: text(
      'The eight before it were also good. This one sits up.',
      '前八只也不错，这一只坐得直。',
      'Los ocho anteriores también eran buenos. Este se sienta derecho.',
    ),
    fact: text('Mohair · 32 cm', '马海毛 · 32 厘米', 'De mohair · 32 cm'),
    description: paragraphs(
      text(
        'Five joints, glass-look eyes on safety shanks, and a belly filled with wood wool so that it keeps its opinion about posture.',
        '五处关节，安全脚眼睛，肚里填木丝，坐姿自有主张。',
        'Cinco articulaciones, ojos con cierre de seguridad y barriga de viruta, para que mantenga su propia opinión sobre la postura.',
      ),
      text(
        'Comes with a stamped passport. Repairs are free for the first owner and for the second.',
        '附一本盖了章的护照。第一任和第二任主人，都免费修。',
        'Viene con un pasaporte sellado. Las reparaciones son gratis para el primer dueño y para el segundo.',
      ),
    ),
    attributes: [
      attribute('material', 'Mohair, wood wool, cotton', '马海毛、木丝、棉', 'Pelo de mohair, viruta y algodón'),
      attribute('age', 'From birth', '0 岁以上', 'Desde el nacimiento'),
      attribute('care', 'Brush; wash by hand at 30 °C', '刷毛，30 °C 手洗', 'Cepilla; lava a mano a 30 °C'),
    ],
    options: bearOptions,
    skus: grid('TM-BE', bearOptions, [92, 40], { price: 14_900, weight: 480 }),
    pictures: ['bear-sand', 'bear-oak', 'bear-shelf', 'bear-close'],
    rating: 497,
    reviewCount: 3_902,
    sales: 14_100,
    listedAt: 640,
    services: ['return7', 'invoice', 'repair'],
  }),
  product({
    code: 'nesting-dolls',
    merchant: 'tin-moon',
    category: 'dolls',
    brand: 'tin-moon',
    title: text('Nesting dolls', '套娃', 'Matrioskas'),
    subtitle: text(
      'Each opens with a small sound of its own.',
      '每一个打开，都有自己的轻响。',
      'Cada una se abre con un ruidito propio.',
    ),
    fact: text('Linden wood · hand painted', '椴木 · 手绘', 'Tilo · pintadas a mano'),
    description: paragraphs(
      text(
        'Linden is turned green and dried in the shape, so the halves grip. The painting takes one person one afternoon.',
        '椴木湿着车形，干在形里，所以咬得住。画一套，一个人一个下午。',
        'El tilo se tornea verde y se seca en su forma: por eso las mitades agarran. Pintarlas le lleva a una persona una tarde.',
      ),
      text(
        'The smallest has no seam and looks surprised.',
        '最小的没有接缝，表情有点惊讶。',
        'La más pequeña no tiene junta y pone cara de sorpresa.',
      ),
    ),
    attributes: [
      attribute('material', 'Linden, water-based color', '椴木、水性颜料', 'Tilo y pintura al agua'),
      attribute('age', 'From 3 years', '3 岁以上', 'Desde 3 años'),
      attribute('size', 'Tallest 14 cm', '最高 14 厘米', 'La mayor, 14 cm'),
    ],
    options: dollOptions,
    skus: grid('TM-ND', dollOptions, [68, 25], { price: 9_800, weight: 320 }, { five: { fen: 6_000, grams: 180 } }),
    pictures: ['dolls', 'dolls-five', 'dolls-mist', 'dolls-close'],
    rating: 484,
    reviewCount: 1_270,
    sales: 4_800,
    listedAt: 390,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'travel-chess',
    merchant: 'tin-moon',
    category: 'chess',
    brand: 'tin-moon',
    title: text('Travel chess, ebony and maple', '乌木枫木旅行国际象棋', 'Ajedrez de viaje, ébano y arce'),
    subtitle: text(
      'Magnets strong enough for a mountain road.',
      '磁力够大，走盘山路也不乱。',
      'Imanes con fuerza para una carretera de montaña.',
    ),
    fact: text('32 pieces · magnetic', '32 枚 · 磁吸', '32 piezas · magnético'),
    description: paragraphs(
      text(
        'The board folds around its own drawer. Two spare queens, because optimism should be possible.',
        '棋盘对折，自带抽屉。多备两枚后，给乐观的人。',
        'El tablero se pliega sobre su cajón. Dos damas de repuesto, porque hay que poder ser optimista.',
      ),
      text(
        'Pieces are weighted and felted; they make no sound when you think.',
        '棋子加重、贴绒，思考时落子无声。',
        'Las piezas llevan plomo y fieltro; no hacen ruido mientras piensas.',
      ),
    ),
    attributes: [
      attribute('material', 'Ebony, maple, felt', '乌木、枫木、绒', 'Ébano, arce y fieltro'),
      attribute('size', '28 × 28 cm open', '展开 28 × 28 厘米', '28 × 28 cm abierto'),
      attribute('age', 'From 7 years', '7 岁以上', 'Desde 7 años'),
    ],
    skus: single('TM-CH-28', 41, { price: 18_800, listPrice: 21_800, weight: 1_200 }),
    pictures: ['chess', 'chess-row', 'chess-close'],
    rating: 489,
    reviewCount: 760,
    sales: 2_100,
    listedAt: 185,
    services: ['return7', 'invoice', 'repair'],
  }),
]
