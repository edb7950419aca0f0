// Floor 6, things for a yard, a street or a snowy hill: balls, bats, boards, skates and a sled.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, color, grid, option, product, sizes, value } from './vocabulary.ts'

const footballOptions = [
  option('color', color('cobalt', 'football-cobalt'), color('oak', 'football-oak')),
  option(
    'measure',
    value('3', 'Size 3', '3 号', 'Talla 3'),
    value('4', 'Size 4', '4 号', 'Talla 4'),
    value('5', 'Size 5', '5 号', 'Talla 5'),
  ),
]
const basketballOptions = [
  option('color', color('clay', 'basketball-clay'), color('plum', 'basketball-plum')),
  option(
    'measure',
    value('5', 'Size 5', '5 号', 'Talla 5'),
    value('6', 'Size 6', '6 号', 'Talla 6'),
    value('7', 'Size 7', '7 号', 'Talla 7'),
  ),
]
const batOptions = [
  option('color', color('lacquer', 'bats-lacquer'), color('moss', 'bats-moss')),
  option('set', value('one', 'One bat', '单拍', 'Una pala'), value('two', 'Two bats', '双拍', 'Dos palas')),
]
const deckOptions = [
  option('color', color('moss', 'deck-moss'), color('ink', 'deck-ink')),
  option(
    'measure',
    value('775', '7.75 in', '7.75 英寸', '7,75 pulgadas'),
    value('825', '8.25 in', '8.25 英寸', '8,25 pulgadas'),
  ),
]
const skateOptions = [
  option('color', color('rose', 'skates-rose'), color('moon', 'skates-moon'), color('cobalt', 'skates-cobalt')),
  option('size', ...sizes('35 37 39 41')),
]
const sledOptions = [option('color', color('oak', 'sled-oak'), color('lacquer', 'sled-lacquer'))]

export const TOYS_MOTION: DemoProduct[] = [
  product({
    code: 'stitched-soccer-ball',
    merchant: 'tin-moon',
    category: 'footballs',
    brand: 'rebote',
    title: text('Hand-stitched soccer ball', '手缝足球', 'Balón de fútbol cosido a mano'),
    subtitle: text(
      'Thirty-two panels, seven hundred stitches, one valve.',
      '三十二片，七百针，一个气嘴。',
      'Treinta y dos gajos, setecientas puntadas y una válvula.',
    ),
    fact: text('Sizes 3, 4 and 5', '3 号、4 号、5 号', 'Tallas 3, 4 y 5'),
    description: paragraphs(
      text(
        'Stitched from inside with waxed thread, the last seam closed blind. It flies straight and forgives gravel.',
        '蜡线从里面缝，最后一道暗缝收口。球路正，沙石地也耐得住。',
        'Cosido por dentro con hilo encerado; la última costura se cierra a ciegas. Vuela recto y perdona la grava.',
      ),
      text(
        'The bladder can be changed through the valve panel. Pump it to 0.8 bar and no further.',
        '内胆可从气嘴那片换。打到 0.8 巴就好，别再多。',
        'La cámara se cambia por el gajo de la válvula. Ínflalo a 0,8 bares y ni uno más.',
      ),
    ),
    attributes: [
      attribute(
        'material',
        'Matt leatherette, latex bladder',
        '哑光合成革、乳胶内胆',
        'Polipiel mate y cámara de látex',
      ),
      attribute('age', 'From 4 years (size 3)', '4 岁以上（3 号）', 'Desde 4 años (talla 3)'),
      attribute('care', 'Wipe, dry in the shade', '擦净阴干', 'Límpialo y sécalo a la sombra'),
    ],
    options: footballOptions,
    skus: grid(
      'RB-FB',
      footballOptions,
      [44, 62, 120, 18, 25, 3],
      { price: 12_900, weight: 380 },
      { 4: { fen: 1_000, grams: 30 }, 5: { fen: 2_000, grams: 60 } },
    ),
    pictures: ['football-cobalt', 'football-oak', 'football-bench', 'football-close'],
    rating: 479,
    reviewCount: 22,
    sales: 260,
    listedAt: 88,
    services: ['return7', 'invoice', 'repair'],
  }),
  product({
    code: 'street-basketball',
    merchant: 'tin-moon',
    category: 'basketballs',
    brand: 'rebote',
    title: text('Street basketball', '街头篮球', 'Balón de baloncesto de calle'),
    subtitle: text(
      'Deep grain for dry hands and wet asphalt.',
      '颗粒深，手干、地湿都抓得住。',
      'Grano profundo para manos secas y asfalto mojado.',
    ),
    fact: text('Natural rubber · 5, 6, 7', '天然橡胶 · 5、6、7 号', 'Caucho natural · 5, 6 y 7'),
    description: paragraphs(
      text(
        'One skin of natural rubber over wound thread, the way they were made before glue was quick. The bounce is a little higher in the first week.',
        '绕线内胎外一整层天然橡胶，老做法。头一个星期弹得稍高。',
        'Una sola piel de caucho natural sobre hilo bobinado, como se hacían antes. La primera semana bota un poco más alto.',
      ),
      text(
        'Comes flat, with a needle taped inside the box lid.',
        '放气寄出，气针贴在盒盖里。',
        'Se envía desinflado, con la aguja pegada dentro de la tapa.',
      ),
    ),
    attributes: [
      attribute('material', 'Natural rubber, nylon thread', '天然橡胶、尼龙线', 'Caucho natural e hilo de nailon'),
      attribute('weight', '600 g (size 7)', '600 克（7 号）', '600 g la talla 7'),
    ],
    options: basketballOptions,
    skus: grid(
      'RB-BB',
      basketballOptions,
      [30, 44, 90, 12, 0, 21],
      { price: 11_800, memberPrice: 10_800, weight: 560 },
      { 6: { fen: 1_000, grams: 50 }, 7: { fen: 2_000, grams: 110 } },
    ),
    pictures: ['basketball-clay', 'basketball-plum', 'basketball-both', 'basketball-close'],
    rating: 472,
    reviewCount: 17,
    sales: 188,
    listedAt: 144,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'table-tennis-bats',
    merchant: 'tin-moon',
    category: 'table-tennis',
    brand: 'rebote',
    title: text('Table tennis bat, five-ply', '五层板乒乓球拍', 'Pala de ping-pong de cinco capas'),
    subtitle: text(
      'Quick enough for a garage championship.',
      '打赢楼道冠军赛，够快了。',
      'Rápida de sobra para el campeonato del garaje.',
    ),
    fact: text('Two balls included', '附两只球', 'Con dos pelotas'),
    description: paragraphs(
      text(
        'Five layers of limba and poplar, a handle left unvarnished so that it does not turn in a warm hand.',
        '五层林巴与杨木，拍柄不上漆，手心出汗也不转。',
        'Cinco capas de limba y chopo; el mango va sin barniz para que no gire en la mano.',
      ),
      text(
        'The rubber sheets come off with a fingernail and a little courage. Spare ones fit any brand.',
        '胶皮用指甲加一点胆量就能揭下来，通用尺寸，好配。',
        'Las gomas se despegan con la uña y algo de valor. Sirven las de cualquier marca.',
      ),
    ),
    attributes: [
      attribute('material', 'Limba, poplar, rubber', '林巴木、杨木、橡胶', 'Limba, chopo y goma'),
      attribute('weight', '172 g per bat', '单拍 172 克', '172 g por pala'),
      attribute(
        'contents',
        'Bats, two balls, cotton sleeve',
        '球拍、两只球、棉套',
        'Palas, dos pelotas y funda de algodón',
      ),
    ],
    options: batOptions,
    skus: grid(
      'RB-TT',
      batOptions,
      [74, 38, 55, 26],
      { price: 9_600, weight: 260 },
      { two: { fen: 8_000, grams: 200 } },
    ),
    pictures: ['bats-lacquer', 'bats-moss', 'bats-pair', 'bats-close'],
    rating: 481,
    reviewCount: 14,
    sales: 150,
    listedAt: 37,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'maple-skateboard',
    merchant: 'tin-moon',
    category: 'skateboards',
    brand: 'rebote',
    title: text('Maple skateboard', '枫木滑板', 'Monopatín de arce'),
    subtitle: text(
      'Seven layers, eight screws, and a tail that pops.',
      '七层枫木，八颗螺丝，板尾一踩就起。',
      'Siete capas, ocho tornillos y una cola que responde.',
    ),
    fact: text('Complete · 54 mm wheels', '整板 · 54 毫米轮', 'Completo · ruedas de 54 mm'),
    description: paragraphs(
      text(
        'Pressed one at a time, so every deck has the same curve. Grip tape is cut by hand and looks it, at the nose.',
        '一块一块单独压，每块弧度都一样。砂纸手裁，板头看得出来。',
        'Se prensan de una en una, así que todas tienen la misma curva. La lija se corta a mano, y en la punta se nota.',
      ),
      text(
        'Bearings and bushings are standard. Wheels of 78A roll quietly over cobbles; your neighbors will not write.',
        '轴承、胶垫都是标准件。78A 软轮过石板路也安静，邻居不会写信来。',
        'Rodamientos y gomas son estándar. Las ruedas 78A pasan por los adoquines sin ruido; los vecinos no protestarán.',
      ),
    ),
    attributes: [
      attribute(
        'material',
        'Canadian maple, aluminum, polyurethane',
        '加拿大枫木、铝、聚氨酯',
        'Arce canadiense, aluminio y poliuretano',
      ),
      attribute('age', 'From 8 years, up to 100 kg', '8 岁以上，100 千克以内', 'Desde 8 años, hasta 100 kg'),
      attribute('size', '80 cm long', '长 80 厘米', 'Mide 80 cm de largo'),
    ],
    options: deckOptions,
    skus: grid(
      'RB-SK',
      deckOptions,
      [16, 22, 19, 8],
      { price: 46_800, weight: 2_600 },
      { 825: { fen: 2_000, grams: 150 } },
    ),
    pictures: ['deck-moss', 'deck-ink', 'deck-flat', 'deck-close'],
    rating: 483,
    reviewCount: 11,
    sales: 82,
    listedAt: 8,
    services: ['return7', 'invoice', 'freeFreight', 'repair'],
  }),
  product({
    code: 'leather-roller-skates',
    merchant: 'seis-hilos',
    category: 'roller-skates',
    brand: 'rebote',
    title: text('Leather roller skates', '皮面双排轮滑鞋', 'Patines de ruedas de piel'),
    subtitle: text('Boots first, wheels second.', '先是一双好鞋，再是四个轮子。', 'Primero botas; luego, ruedas.'),
    fact: text('Quad · sizes 35 to 41', '双排轮 · 35–41 码', 'Cuatro ruedas · de la 35 a la 41'),
    description: paragraphs(
      text(
        'We sew the boots, Rebote adds the plates. Full-grain calf, a padded tongue and laces long enough to go once around the ankle.',
        '鞋由我们缝，轮架来自 Rebote。头层小牛皮，加厚鞋舌，鞋带够在脚踝绕一圈。',
        'Las botas las cosemos aquí; Rebote pone las guías. Becerro plena flor, lengüeta acolchada y cordones que dan una vuelta al tobillo.',
      ),
      text(
        'The toe stop unscrews for dancing. New wheels cost less than new shoes, which was the idea.',
        '制动胶头可以旋下来跳舞。换轮子比换鞋便宜，本来就这么打算的。',
        'El freno se desenrosca para bailar. Cambiar ruedas cuesta menos que cambiar de zapatos, que era la idea.',
      ),
    ),
    attributes: [
      attribute('material', 'Calf leather, aluminum plate', '小牛皮、铝轮架', 'Piel de becerro y guía de aluminio'),
      attribute('fit', 'True to size', '正码', 'Talla normal'),
      attribute('care', 'Neutral cream twice a year', '一年上两次无色鞋油', 'Crema incolora dos veces al año'),
    ],
    options: skateOptions,
    skus: grid('SH-RS', skateOptions, [6, 9, 11, 4, 5, 7, 8, 0, 3, 6, 6, 2], {
      price: 89_000,
      listPrice: 98_000,
      weight: 2_900,
    }),
    pictures: ['skates-rose', 'skates-moon', 'skates-cobalt', 'skates-pair', 'skates-close'],
    rating: 488,
    reviewCount: 13,
    sales: 64,
    listedAt: 51,
    services: ['return7', 'invoice', 'freeFreight', 'repair'],
  }),
  product({
    code: 'ash-sled',
    merchant: 'pine-and-ember',
    category: 'sleds',
    brand: 'pine-ember',
    title: text('Bent ash sled', '弯白蜡木雪橇', 'Trineo de fresno curvado'),
    subtitle: text(
      'Two children downhill, one grown-up uphill.',
      '下坡坐两个孩子，上坡拉的是大人。',
      'Dos niños cuesta abajo y un adulto cuesta arriba.',
    ),
    fact: text('Steel runners · up to 90 kg', '钢滑条 · 承重 90 千克', 'Patines de acero · hasta 90 kg'),
    description: paragraphs(
      text(
        'Runners are steamed and bent in one piece, then shod with flat steel. The seat slats are bolted, so one can be replaced by lamplight.',
        '滑橇整料蒸弯，底下包扁钢。座板用螺栓固定，坏一条，灯下就能换。',
        'Los patines se curvan al vapor de una pieza y se calzan con pletina de acero. Los listones van atornillados: se cambian a la luz de una lámpara.',
      ),
      text(
        'With two meters of hemp rope. Wax the steel before the first snow.',
        '附两米麻绳。第一场雪之前，给钢条上点蜡。',
        'Con dos metros de cuerda de cáñamo. Encera el acero antes de la primera nevada.',
      ),
    ),
    attributes: [
      attribute('material', 'Ash, steel, hemp', '白蜡木、钢、麻', 'Fresno, acero y cáñamo'),
      attribute('size', '98 × 36 × 24 cm', '98 × 36 × 24 厘米', 'Mide 98 × 36 × 24 cm'),
      attribute('age', 'From 4 years', '4 岁以上', 'Desde 4 años'),
    ],
    options: sledOptions,
    skus: grid('PE-SLED', sledOptions, [14, 9], { price: 58_800, weight: 6_800 }),
    pictures: ['sled-oak', 'sled-lacquer', 'sled-row', 'sled-plinth', 'sled-close'],
    rating: 492,
    reviewCount: 8,
    sales: 41,
    listedAt: 13,
    services: ['return7', 'invoice', 'repair'],
  }),
]
