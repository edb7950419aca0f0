// Floor 8, writing and painting: Paperbird's pens, pencils and colors.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, color, grid, option, product, single, value } from './vocabulary.ts'

const penOptions = [
  option('color', color('cobalt', 'pen-cobalt'), color('lacquer', 'pen-lacquer'), color('ink', 'pen-ink')),
  option(
    'nib',
    value('f', 'F, fine', 'F 尖，细', 'F, fino'),
    value('m', 'M, medium', 'M 尖，中', 'M, medio'),
    value('b', 'B, broad', 'B 尖，粗', 'B, ancho'),
  ),
]
const pencilOptions = [
  option(
    'set',
    value('three', 'Set of 3', '三支装', 'Juego de 3'),
    value('twelve', 'Box of 12', '十二支装', 'Caja de 12'),
  ),
]

export const DESK_WRITING: DemoProduct[] = [
  product({
    code: 'ferry-fountain-pen',
    merchant: 'paperbird',
    category: 'fountain-pens',
    brand: 'ferry',
    title: text('Resin fountain pen “Ferry”', '“渡口”树脂钢笔', 'Estilográfica de resina «Ferry»'),
    subtitle: text(
      'Balanced without the cap, starts after a month in a drawer.',
      '不插笔帽也稳，抽屉里放一个月照样落笔就出水。',
      'Equilibrada sin capuchón; escribe a la primera tras un mes en el cajón.',
    ),
    fact: text('Steel nib · F, M, B', '钢尖 · F、M、B', 'Plumín de acero · F, M, B'),
    description: paragraphs(
      text(
        'The barrel is turned from solid rod, so the color goes all the way through. An inner cap seals the nib against drying out.',
        '笔杆由整根树脂棒车成，颜色从里到外都是。内帽密封笔尖，不易干。',
        'El cuerpo se tornea de barra maciza, así que el color llega hasta dentro. Un capuchón interior sella el plumín y evita que se seque.',
      ),
      text(
        'Takes standard international cartridges or the converter in the box. The nib unit unscrews: you can change width later for little money.',
        '可用欧标墨囊，盒内附吸墨器。笔尖组件可旋下，日后换粗细花不了几个钱。',
        'Admite cartuchos estándar o el conversor incluido. El plumín se desenrosca: cambiar de grosor más adelante cuesta poco.',
      ),
      text(
        'Tuned by hand on the paper we sell. If it scratches, send it back and we set it again.',
        '每支都在我们自己卖的纸上手工调过。若刮纸，寄回来，再调。',
        'Se ajusta a mano sobre el papel que vendemos. Si rasca, devuélvela y la volvemos a ajustar.',
      ),
    ),
    attributes: [
      attribute('material', 'Resin, steel nib', '树脂、钢尖', 'Resina y plumín de acero'),
      attribute('size', '138 mm capped, 21 g', '合帽 138 毫米，21 克', '138 mm con capuchón, 21 g'),
      attribute(
        'contents',
        'Pen, converter, two cartridges',
        '钢笔、吸墨器、墨囊两支',
        'Pluma, conversor y dos cartuchos',
      ),
      attribute('warranty', '3 years', '3 年', '3 años'),
    ],
    options: penOptions,
    skus: grid('PB-FP', penOptions, [88, 64, 30, 52, 41, null, 76, 58, 3], {
      price: 26_800,
      memberPrice: 24_900,
      weight: 120,
    }),
    pictures: ['pen-cobalt', 'pen-lacquer', 'pen-ink', 'pen-close', 'pen-letter'],
    rating: 492,
    reviewCount: 4_410,
    sales: 16_300,
    listedAt: 480,
    services: ['return7', 'invoice', 'repair'],
  }),
  product({
    code: 'cedar-pencils',
    merchant: 'paperbird',
    category: 'pencils',
    brand: 'cedro',
    title: text('Cedar pencils, three weights', '雪松铅笔，三种硬度', 'Lápices de cedro, tres durezas'),
    subtitle: text(
      'Green for notes, ochre for drawing, red for the last word.',
      '绿记事，黄画图，红改定。',
      'Verde para apuntar, ocre para dibujar, rojo para la última palabra.',
    ),
    fact: text('HB, 2B, 4B', 'HB、2B、4B', 'Durezas HB, 2B y 4B'),
    description: paragraphs(
      text(
        'The lead is bonded along its whole length, so a fall does not break it inside the wood.',
        '铅芯全长胶合，掉在地上，木头里也不断。',
        'La mina va encolada en toda su longitud: una caída no la parte por dentro.',
      ),
      text(
        'Slats come from thinning the mill’s own cedars. The tree that pays for this box is planted already.',
        '木板来自自家雪松林的间伐材。这一盒对应的树，已经种下了。',
        'La madera sale de aclarar los cedros del propio aserradero. El árbol que paga esta caja ya está plantado.',
      ),
    ),
    attributes: [
      attribute('material', 'Cedar, graphite', '雪松木、石墨', 'Cedro y grafito'),
      attribute('size', '175 mm, hexagonal', '175 毫米，六角', '175 mm, hexagonales'),
      attribute('origin', 'Portugal', '葡萄牙', 'Norte de Portugal'),
    ],
    options: pencilOptions,
    skus: grid('PB-PC', pencilOptions, [320, 410], { price: 1_500, weight: 40 }, { twelve: { fen: 3_000, grams: 70 } }),
    pictures: ['pencils', 'pencils-notebook', 'pencils-close'],
    rating: 490,
    reviewCount: 6_204,
    sales: 33_500,
    listedAt: 700,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'watercolor-palette',
    merchant: 'paperbird',
    category: 'watercolors',
    brand: 'paperbird',
    title: text('Watercolor palette, 18 pans', '18 色固体水彩', 'Acuarelas, 18 pastillas'),
    subtitle: text(
      'Bound with honey, so the brush picks up color at the first touch.',
      '蜂蜜胶调制，笔一碰就起色。',
      'Aglutinadas con miel: el pincel toma color al primer toque.',
    ),
    fact: text('Honey binder', '蜂蜜胶', 'Aglutinante de miel'),
    description: paragraphs(
      text(
        'Twelve of the eighteen are single pigments, which stay clean when you mix them. The recipe of each is printed under its pan.',
        '十八色里十二色为单一颜料，怎么调都不脏。每格下面印着配方。',
        'Doce de las dieciocho son de un solo pigmento y no se ensucian al mezclarlas. La receta va impresa bajo cada pastilla.',
      ),
      text(
        'The pear-wood palette has a thumb hole for either hand; empty pans can be bought one by one.',
        '梨木调色板左右手皆可用，用完哪格补哪格。',
        'La paleta de peral sirve para las dos manos y las pastillas se reponen sueltas.',
      ),
    ),
    attributes: [
      attribute(
        'contents',
        '18 half pans, palette, card',
        '18 个半块、调色板、色卡',
        '18 medias pastillas, paleta y carta',
      ),
      attribute('material', 'Pigment, gum arabic, honey', '颜料、阿拉伯胶、蜂蜜', 'Pigmento, goma arábiga y miel'),
    ],
    skus: single('PB-WC-18', 92, { price: 21_800, weight: 540 }),
    pictures: ['palette', 'palette-brush', 'palette-close'],
    rating: 483,
    reviewCount: 957,
    sales: 2_600,
    listedAt: 21,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'brass-ruler',
    merchant: 'paperbird',
    category: 'rulers',
    brand: 'paperbird',
    title: text('Short brass ruler', '黄铜短尺', 'Regla corta de latón'),
    subtitle: text(
      'Twelve centimeters: the width of most things worth measuring at a desk.',
      '十二厘米，桌上值得量的东西，大多不超过它。',
      'Doce centímetros: lo que miden casi todas las cosas que se miden en una mesa.',
    ),
    fact: text('12 cm · etched marks', '12 厘米 · 蚀刻刻度', '12 cm · marcas grabadas'),
    description: paragraphs(
      text(
        'The marks are etched and filled, so they survive the polish. Zero starts at the very edge.',
        '刻度蚀刻填色，擦得再亮也还在。零刻度就在尺边。',
        'Las marcas van grabadas y rellenas: sobreviven al pulido. El cero empieza en el mismo borde.',
      ),
      text(
        'One long side is beveled for ink lines that do not bleed.',
        '一条长边倒了斜角，画墨线不洇。',
        'Un canto va biselado para trazar a tinta sin que se corra.',
      ),
    ),
    attributes: [
      attribute('material', 'Solid brass', '实心黄铜', 'Latón macizo'),
      attribute('size', '12 × 2.4 cm, 1.5 mm thick', '12 × 2.4 厘米，厚 1.5 毫米', '12 × 2,4 cm, 1,5 mm de grosor'),
    ],
    skus: single('PB-RU-12', 260, { price: 3_200, weight: 55 }),
    pictures: ['ruler-brass', 'ruler-set', 'ruler-close'],
    rating: 486,
    reviewCount: 1_730,
    sales: 8_800,
    listedAt: 365,
    services: ['return7', 'invoice'],
  }),
]
