// Floor 8, what leaves a mark: ballpoints, ink, crayons and brushes of Paperbird.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, color, grid, option, product, value } from './vocabulary.ts'

const ballpointOptions = [
  option('color', color('brass', 'ballpoint-brass'), color('ink', 'ballpoint-ink')),
  option('nib', value('05', '0.5 mm', '0.5 毫米', 'De 0,5 mm'), value('07', '0.7 mm', '0.7 毫米', 'De 0,7 mm')),
]
const inkOptions = [
  option('color', color('cobalt', 'ink-cobalt'), color('lacquer', 'ink-lacquer'), color('moss', 'ink-moss')),
  option('capacity', value('30', '30 ml', '30 毫升', 'De 30 ml'), value('80', '80 ml', '80 毫升', 'De 80 ml')),
]
const crayonOptions = [
  option(
    'set',
    value('eight', '8 colors', '8 色', '8 colores'),
    value('sixteen', '16 colors', '16 色', '16 colores'),
    value('thirtytwo', '32 colors', '32 色', '32 colores'),
  ),
]
const brushOptions = [
  option(
    'measure',
    value('4', 'No. 4', '4 号', 'N.º 4'),
    value('8', 'No. 8', '8 号', 'N.º 8'),
    value('12', 'No. 12', '12 号', 'N.º 12'),
    value('trio', 'All three', '三支套装', 'Los tres'),
  ),
]

export const DESK_INK: DemoProduct[] = [
  product({
    code: 'brass-ballpoint',
    merchant: 'paperbird',
    category: 'ballpoints',
    brand: 'ferry',
    title: text('Ballpoint pen with a brass tip', '黄铜头圆珠笔', 'Bolígrafo con punta de latón'),
    subtitle: text('For signing things you mean.', '签那些当真的东西。', 'Para firmar lo que va en serio.'),
    fact: text('Takes standard refills', '通用笔芯', 'Recambio estándar'),
    description: paragraphs(
      text(
        'Turned from resin rod with a brass nose and ring. It clicks once, low, like a door that was hung well.',
        '树脂棒车成，黄铜笔头和环。按一下，声音低低的，像装得好的门。',
        'Torneado en resina, con punta y anillo de latón. Hace un solo clic, grave, como una puerta bien colgada.',
      ),
      text(
        'The refill is the ordinary one from any stationer. We put a good one in to begin with.',
        '笔芯就是文具店里最普通的那种，我们先给你装了一支好的。',
        'El recambio es el de cualquier papelería. De entrada le ponemos uno bueno.',
      ),
    ),
    attributes: [
      attribute('material', 'Resin, brass', '树脂、黄铜', 'Resina y latón'),
      attribute('size', '141 mm, 24 g', '141 毫米，24 克', 'Mide 141 mm y pesa 24 g'),
      attribute('warranty', '3 years', '3 年', '3 años'),
    ],
    options: ballpointOptions,
    skus: grid('PB-BP', ballpointOptions, [62, 80, 44, 51], { price: 16_800, listPrice: 18_800, weight: 70 }),
    pictures: ['ballpoint-brass', 'ballpoint-ink', 'ballpoint-pair', 'ballpoint-close'],
    rating: 482,
    reviewCount: 20,
    sales: 244,
    listedAt: 118,
    services: ['return7', 'invoice', 'repair'],
  }),
  product({
    code: 'fountain-pen-ink',
    merchant: 'paperbird',
    category: 'inks',
    brand: 'ferry',
    title: text('Fountain pen ink', '钢笔墨水', 'Tinta para pluma'),
    subtitle: text(
      'Three colors that still look right in the morning.',
      '三种颜色，第二天早上看还是对的。',
      'Tres colores que por la mañana siguen gustando.',
    ),
    fact: text('Dye ink · dries in 9 seconds', '染料墨 · 9 秒干', 'Tinta al agua · seca en 9 segundos'),
    description: paragraphs(
      text(
        'Cobalt for letters, red for corrections that should hurt a little, moss for everything else. It shades from the first stroke to the last.',
        '钴蓝写信，红的改错要有点疼，苔绿写其余的一切。一笔下去，头尾深浅不同。',
        'Cobalto para cartas, rojo para las correcciones que deben doler un poco, musgo para lo demás. Matiza del primer trazo al último.',
      ),
      text(
        'The bottle has a shelf inside, so that the last milliliters can still be reached. Glass comes back for a refill.',
        '瓶里有个内台，最后几毫升也吸得到。空瓶寄回来，可以续。',
        'El frasco lleva un escalón por dentro: se aprovechan los últimos mililitros. El vidrio vuelve y se rellena.',
      ),
    ),
    attributes: [
      attribute('capacity', '30 or 80 ml', '30 或 80 毫升', 'Frascos de 30 u 80 ml'),
      attribute('material', 'Water, dye, glass bottle', '水、染料、玻璃瓶', 'Agua, colorante y frasco de vidrio'),
      attribute('storage', 'Out of the sun', '避光', 'Lejos del sol'),
    ],
    options: inkOptions,
    skus: grid(
      'PB-IK',
      inkOptions,
      [140, 66, 92, 38, 70, 0],
      { price: 4_200, weight: 130 },
      { 80: { fen: 3_800, grams: 170 } },
    ),
    pictures: ['ink-cobalt', 'ink-lacquer', 'ink-moss', 'ink-row', 'ink-close'],
    rating: 489,
    reviewCount: 33,
    sales: 530,
    listedAt: 350,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'beeswax-crayons',
    merchant: 'paperbird',
    category: 'crayons',
    brand: 'cedro',
    title: text('Beeswax crayons', '蜂蜡蜡笔', 'Ceras de abeja'),
    subtitle: text(
      'Thick enough for a fist, sharp enough for a whisker.',
      '粗得一把能攥住，尖得画得出胡须。',
      'Gruesas para un puño y finas para un bigote.',
    ),
    fact: text('8, 16 or 32 colors', '8、16、32 色', 'De 8, 16 o 32 colores'),
    description: paragraphs(
      text(
        'A fifth beeswax, which is why the box smells of a cupboard in summer. Colors lie over each other without turning brown.',
        '五分之一是蜂蜡，所以盒子一开像夏天的柜子。叠着涂也不会变成一团褐。',
        'Una quinta parte es cera de abeja, por eso la caja huele a armario en verano. Los colores se superponen sin volverse marrones.',
      ),
      text(
        'Wrapped in paper that tears off in a spiral. The stubs can be melted into a stone.',
        '纸套螺旋撕。用剩的短头，化一化捏成一块彩石。',
        'Envueltas en un papel que se pela en espiral. Los cabos se funden y se hace una piedra.',
      ),
    ),
    attributes: [
      attribute(
        'material',
        'Beeswax, plant wax, pigment',
        '蜂蜡、植物蜡、颜料',
        'Cera de abeja, cera vegetal y pigmento',
      ),
      attribute('age', 'From 2 years', '2 岁以上', 'Desde 2 años'),
      attribute('origin', 'Porto, Portugal', '葡萄牙波尔图', 'Oporto (Portugal)'),
    ],
    options: crayonOptions,
    skus: grid(
      'PB-CR',
      crayonOptions,
      [180, 95, 6],
      { price: 3_600, weight: 160 },
      { sixteen: { fen: 3_000, grams: 150 }, thirtytwo: { fen: 8_600, grams: 420 } },
    ),
    pictures: ['crayons-six', 'crayons-drawing', 'crayons-close'],
    rating: 479,
    reviewCount: 22,
    sales: 318,
    listedAt: 64,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'round-wash-brush',
    merchant: 'paperbird',
    category: 'brushes',
    brand: 'cedro',
    title: text('Round watercolor brush', '圆头水彩笔刷', 'Pincel redondo de acuarela'),
    subtitle: text(
      'Carries a pond and ends in a hair.',
      '能含一池水，收得成一根发。',
      'Carga una charca y termina en un pelo.',
    ),
    fact: text('Squirrel-free · 4, 8, 12', '仿松鼠毛 · 4、8、12 号', 'Sin pelo animal · 4, 8 y 12'),
    description: paragraphs(
      text(
        'A synthetic hair crimped so that it drinks like the real thing. It springs back to a point after a whole sky.',
        '仿毛做了卷曲，吸水不输真毛。画完一整片天，笔尖还能收回来。',
        'Fibra sintética rizada que bebe como la natural. Después de un cielo entero, recupera la punta.',
      ),
      text(
        'Copper ferrule, pinched twice; cedar handle, short enough for a tin.',
        '铜箍压两道，雪松笔杆不长，放得进颜料盒。',
        'Virola de cobre con doble pinza; mango de cedro corto, que cabe en la caja.',
      ),
    ),
    attributes: [
      attribute('material', 'Synthetic hair, copper, cedar', '合成毛、铜、雪松', 'Fibra sintética, cobre y cedro'),
      attribute('care', 'Rinse, shape, dry lying down', '洗净捋尖，平放晾干', 'Aclara, da forma y seca tumbado'),
      attribute('age', 'From 6 years', '6 岁以上', 'Desde 6 años'),
    ],
    options: brushOptions,
    skus: grid(
      'PB-BR',
      brushOptions,
      [110, 84, 52, 31],
      { price: 2_800, weight: 25 },
      { 8: { fen: 1_400, grams: 6 }, 12: { fen: 3_200, grams: 14 }, trio: { fen: 6_800, grams: 60 } },
    ),
    pictures: ['brush-oak', 'brush-pair', 'brush-close'],
    rating: 477,
    reviewCount: 14,
    sales: 186,
    listedAt: 275,
    services: ['return7', 'invoice'],
  }),
]
