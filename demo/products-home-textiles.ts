// Floor 3, textiles: what lies on the bed, the sofa and the floor at Luz y Lino.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, color, grid, option, product, value } from './vocabulary.ts'

const bedOptions = [
  option('color', color('mist', 'bed-linen-mist'), color('clay', 'bed-linen-clay'), color('moss', 'bed-linen-moss')),
  option(
    'measure',
    value('150', 'Bed 150 cm', '1.5 米床', 'Cama de 150 cm'),
    value('180', 'Bed 180 cm', '1.8 米床', 'Cama de 180 cm'),
  ),
]
const blanketOptions = [
  option('color', color('ochre', 'blanket-ochre'), color('plum', 'blanket-plum'), color('moss', 'blanket-moss')),
]
const cushionOptions = [
  option(
    'color',
    color('ochre', 'cushion-ochre'),
    color('celadon', 'cushion-celadon'),
    color('plum', 'cushion-plum'),
    color('cobalt', 'cushion-cobalt'),
  ),
  option(
    'measure',
    value('45', '45 × 45 cm', '45 × 45 厘米', '45 × 45 cm'),
    value('60', '60 × 60 cm', '60 × 60 厘米', '60 × 60 cm'),
  ),
]
const pillowOptions = [
  option('color', color('moon', 'pillow-moon'), color('cobalt', 'pillow-indigo')),
  option(
    'measure',
    value('low', 'Low, 6 cm', '低枕，6 厘米', 'Baja, 6 cm'),
    value('high', 'High, 9 cm', '高枕，9 厘米', 'Alta, 9 cm'),
  ),
]
const rugOptions = [
  option('color', color('clay', 'rug-clay'), color('cobalt', 'rug-cobalt'), color('moss', 'rug-moss')),
  option(
    'measure',
    value('90', '60 × 90 cm', '60 × 90 厘米', '60 × 90 cm'),
    value('180', '120 × 180 cm', '120 × 180 厘米', '120 × 180 cm'),
    value('240', '170 × 240 cm', '170 × 240 厘米', '170 × 240 cm'),
  ),
]
const towelOptions = [
  option('color', color('moon', 'towels-moon'), color('rose', 'towels-rose'), color('cobalt', 'towels-cobalt')),
  option(
    'set',
    value('hand', 'Two hand towels', '面巾两条', 'Dos de lavabo'),
    value('bath', 'One bath towel', '浴巾一条', 'Una de baño'),
    value('four', 'Set of 4', '四条装', 'Juego de 4'),
  ),
]

export const HOME_TEXTILES: DemoProduct[] = [
  product({
    code: 'washed-bed-linen',
    merchant: 'luz-y-lino',
    category: 'bed-linen',
    brand: 'telar',
    title: text('Washed linen bed set', '水洗亚麻四件套', 'Juego de cama de lino lavado'),
    subtitle: text(
      'Cool at midnight, warm at four, and never ironed.',
      '半夜凉，凌晨暖，从来不用熨。',
      'Fresco a medianoche, cálido a las cuatro y sin plancha.',
    ),
    fact: text('Pure linen · four pieces', '纯亚麻 · 四件', 'Lino puro · cuatro piezas'),
    description: paragraphs(
      text(
        'Flax from Normandy, woven in Valencia, tumbled with pumice until it stops being stiff. It feels like the third summer from the first night.',
        '诺曼底的亚麻，在瓦伦西亚织成，和浮石一起滚洗到不再发硬。头一晚睡上去，就像已经用了三个夏天。',
        'Lino de Normandía, tejido en Valencia y lavado con piedra pómez hasta que deja de estar tieso. La primera noche ya parece su tercer verano.',
      ),
      text(
        'Ties instead of buttons, so nothing cold touches a foot. Inside the corners are loops that hold the duvet where it belongs.',
        '用系带，不用扣子，脚不会碰到凉的东西。四角内有绳环，被子不跑。',
        'Se cierra con lazos y no con botones: nada frío toca el pie. Por dentro, unas presillas sujetan el edredón en su sitio.',
      ),
    ),
    attributes: [
      attribute('material', 'Linen, 165 g per square meter', '亚麻，每平方米 165 克', 'Lino, 165 g por metro cuadrado'),
      attribute(
        'contents',
        'Duvet cover, fitted sheet, two pillowcases',
        '被套、床笠、枕套两只',
        'Funda nórdica, bajera y dos fundas de almohada',
      ),
      attribute(
        'care',
        'Machine wash at 40 °C, hang to dry',
        '40 °C 机洗，悬挂晾干',
        'A máquina a 40 °C; seca al aire',
      ),
      attribute('origin', 'Valencia, Spain', '西班牙瓦伦西亚', 'Tejido en Valencia (España)'),
    ],
    options: bedOptions,
    skus: grid(
      'LL-BL',
      bedOptions,
      [18, 24, 11, 15, 6, 0],
      { price: 118_000, memberPrice: 112_000, weight: 2_300 },
      { 180: { fen: 14_000, grams: 400 } },
    ),
    pictures: ['bed-linen-mist', 'bed-linen-clay', 'bed-linen-moss', 'bed-linen-close'],
    rating: 487,
    reviewCount: 34,
    sales: 410,
    listedAt: 96,
    services: ['return7', 'invoice', 'freeFreight'],
  }),
  product({
    code: 'valley-wool-blanket',
    merchant: 'luz-y-lino',
    category: 'blankets',
    brand: 'fell-and-fold',
    title: text('Checked wool blanket', '格纹羊毛毯', 'Manta de lana a cuadros'),
    subtitle: text(
      'For the half hour before anybody gets up to close the window.',
      '谁都不想起来关窗的那半小时，用得上。',
      'Para esa media hora en que nadie se levanta a cerrar la ventana.',
    ),
    fact: text('Lambswool · 130 × 190 cm', '羔羊毛 · 130 × 190 厘米', 'Lana de cordero · 130 × 190 cm'),
    description: paragraphs(
      text(
        'The fringe is twisted by two people, one at each end of the table, who talk while they do it. That is why no two knots are the same size.',
        '流苏由两个人各坐桌子一头，边聊边捻，所以没有两个结一样大。',
        'El fleco lo retuercen dos personas, una a cada lado de la mesa, mientras charlan. Por eso no hay dos nudos iguales.',
      ),
      text(
        'It smells a little of sheep when it rains. Airing it at an open window for an hour is usually all the washing it needs.',
        '下雨天有一点羊味。多半不用洗，窗边晾一小时就够了。',
        'Cuando llueve huele un poco a oveja. Una hora en la ventana abierta suele ser todo el lavado que pide.',
      ),
    ),
    attributes: [
      attribute('material', 'Lambswool', '羔羊毛', 'Lana de cordero'),
      attribute('size', '130 × 190 cm', '130 × 190 厘米', 'Mide 130 × 190 cm'),
      attribute('care', 'Air often, wool wash cold', '常通风，冷水羊毛洗', 'Airéala; programa de lana en frío'),
    ],
    options: blanketOptions,
    skus: grid('LL-WB', blanketOptions, [26, 14, 3], { price: 68_000, listPrice: 79_000, weight: 1_150 }),
    pictures: ['blanket-ochre', 'blanket-plum', 'blanket-moss', 'blanket-chair', 'blanket-close'],
    rating: 492,
    reviewCount: 28,
    sales: 320,
    listedAt: 44,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'striped-linen-cushion',
    merchant: 'luz-y-lino',
    category: 'cushions-and-pillows',
    brand: 'telar',
    title: text('Linen cushion with three stripes', '三条纹亚麻靠垫', 'Cojín de lino con tres rayas'),
    subtitle: text(
      'Takes the shape of the afternoon and gives it back by evening.',
      '下午被靠成什么样，晚上拍拍就回来。',
      'Toma la forma de la siesta y por la noche la devuelve.',
    ),
    fact: text('Feather filling · cover comes off', '羽毛填充 · 套可拆洗', 'Relleno de pluma · desenfundable'),
    description: paragraphs(
      text(
        'The stripes are woven in, the piping is cut from the same cloth. A hidden zip runs along one side and stops short of the corner, so it cannot scratch.',
        '条纹是织进去的，滚边和面料同一匹布。隐形拉链只走一侧，不到角，刮不着人。',
        'Las rayas van tejidas y el vivo es de la misma tela. La cremallera queda oculta y se detiene antes de la esquina, para no arañar.',
      ),
      text(
        'Filled a little more than necessary. It settles in a month.',
        '填得比该有的多一点，一个月后刚好。',
        'Lleva algo más de relleno del necesario. En un mes se asienta.',
      ),
    ),
    attributes: [
      attribute('material', 'Linen, duck feather', '亚麻、鸭羽', 'Lino y pluma de pato'),
      attribute(
        'care',
        'Cover at 30 °C; shake the filling',
        '外套 30 °C 洗，内芯拍松',
        'Funda a 30 °C; sacude el relleno',
      ),
      attribute('origin', 'Sewn in Valencia', '瓦伦西亚缝制', 'Cosido en Valencia'),
    ],
    options: cushionOptions,
    skus: grid(
      'LL-CU',
      cushionOptions,
      [40, 22, 35, 18, 12, 9, 27, 4],
      { price: 15_900, weight: 620 },
      { 60: { fen: 7_000, grams: 480 } },
    ),
    pictures: ['cushion-ochre', 'cushion-celadon', 'cushion-plum', 'cushion-cobalt', 'cushion-stack', 'cushion-close'],
    rating: 478,
    reviewCount: 41,
    sales: 690,
    listedAt: 132,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'buckwheat-pillow',
    merchant: 'luz-y-lino',
    category: 'cushions-and-pillows',
    brand: 'telar',
    title: text('Buckwheat pillow', '荞麦枕', 'Almohada de trigo sarraceno'),
    subtitle: text(
      'Rustles twice, then holds your head where you put it.',
      '沙沙两声，头放在哪儿，就稳在哪儿。',
      'Cruje dos veces y luego sujeta la cabeza donde la pones.',
    ),
    fact: text('Cotton case · refillable', '棉布枕套 · 可添减', 'Funda de algodón · rellenable'),
    description: paragraphs(
      text(
        'Hulls from Inner Mongolia, sieved three times and sunned for two days. Under the flap are three buttons: take out a cupful if it is too high.',
        '内蒙古的荞麦壳，筛三遍，晒两天。翻盖下三粒扣，嫌高就倒出一杯。',
        'Cáscaras de Mongolia Interior, cribadas tres veces y puestas dos días al sol. Bajo la solapa hay tres botones: si es alta, saca una taza.',
      ),
      text(
        'Put it in the sun twice a year, as your grandmother did.',
        '一年晒两回，像外婆那样。',
        'Dos veces al año, al sol, como hacía tu abuela.',
      ),
    ),
    attributes: [
      attribute('material', 'Cotton, buckwheat hulls', '棉布、荞麦壳', 'Algodón y cáscara de trigo sarraceno'),
      attribute('size', '58 × 36 cm', '58 × 36 厘米', 'Mide 58 × 36 cm'),
      attribute(
        'care',
        'Case at 40 °C, hulls in the sun',
        '枕套 40 °C 洗，壳晒太阳',
        'Funda a 40 °C; las cáscaras, al sol',
      ),
    ],
    options: pillowOptions,
    skus: grid(
      'LL-BP',
      pillowOptions,
      [33, 47, 12, 20],
      { price: 12_800, memberPrice: 11_800, weight: 1_700 },
      { high: { fen: 1_500, grams: 600 } },
    ),
    pictures: ['pillow-moon', 'pillow-indigo', 'pillow-pile', 'pillow-close'],
    rating: 466,
    reviewCount: 19,
    sales: 260,
    listedAt: 9,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'kilim-rug',
    merchant: 'luz-y-lino',
    category: 'rugs',
    brand: 'telar',
    title: text('Flat-woven wool rug', '平织羊毛地毯', 'Alfombra kílim de lana'),
    subtitle: text(
      'Turn it over in spring: the other side has waited all year.',
      '春天翻个面，另一面等了一整年。',
      'Dale la vuelta en primavera: la otra cara lleva un año esperando.',
    ),
    fact: text('Reversible · three sizes', '双面可用 · 三种大小', 'Reversible · tres tamaños'),
    description: paragraphs(
      text(
        'Woven without pile on a loom as wide as the room it stands in. The diamond in the middle is drawn by eye, so yours will lean a little.',
        '不起绒，织机和房间一样宽。中间的菱形凭眼力织，你那张会有点歪。',
        'Sin pelo, en un telar tan ancho como el cuarto que lo guarda. El rombo del centro se teje a ojo; el tuyo saldrá un poco torcido.',
      ),
      text(
        'Lies flat from the first day and takes a chair without complaint.',
        '铺开就平，椅子拖来拖去也不起皱。',
        'Queda plana desde el primer día y aguanta una silla sin quejarse.',
      ),
    ),
    attributes: [
      attribute('material', 'Wool on cotton warp', '羊毛纬，棉经', 'Lana sobre urdimbre de algodón'),
      attribute('care', 'Vacuum, dab spills cold', '吸尘，污渍用冷水点拭', 'Aspira; las manchas, con agua fría'),
      attribute('finish', 'Hand-knotted fringe', '手打流苏', 'Fleco anudado a mano'),
    ],
    options: rugOptions,
    skus: grid(
      'LL-RU',
      rugOptions,
      [22, 9, 4, 16, 7, 2, 10, 5, null],
      { price: 46_000, weight: 1_100 },
      { 180: { fen: 92_000, grams: 3_200 }, 240: { fen: 212_000, grams: 7_000 } },
    ),
    pictures: ['rug-clay', 'rug-cobalt', 'rug-moss', 'rug-wall', 'rug-close'],
    rating: 481,
    reviewCount: 16,
    sales: 130,
    listedAt: 205,
    services: ['return7', 'invoice', 'freeFreight'],
  }),
  product({
    code: 'double-stripe-towels',
    merchant: 'luz-y-lino',
    category: 'towels',
    brand: 'telar',
    title: text('Cotton towels with a double stripe', '双线条棉毛巾', 'Toallas de algodón con doble raya'),
    subtitle: text(
      'Thin enough to dry by lunch, thick enough to dry you.',
      '薄得中午就干，厚得擦得干人。',
      'Finas para secarse antes de comer, gruesas para secarte a ti.',
    ),
    fact: text('Long-staple cotton · 420 g', '长绒棉 · 420 克', 'Algodón de fibra larga · 420 g'),
    description: paragraphs(
      text(
        'Looped on one side, flat on the other: one face dries, the other polishes. The stripe marks whose is whose.',
        '一面毛圈，一面平织：一面擦干，一面擦亮。条纹好认，谁的就是谁的。',
        'Rizo por una cara, liso por la otra: una seca y la otra repasa. La raya dice de quién es cada una.',
      ),
      text(
        'They have a loop that holds, sewn into the hem and not onto it.',
        '挂环缝在边里，不是缝在边上，扯不掉。',
        'La presilla va dentro del dobladillo y no encima: no se arranca.',
      ),
    ),
    attributes: [
      attribute(
        'material',
        'Cotton, 420 g per square meter',
        '棉，每平方米 420 克',
        'Algodón, 420 g por metro cuadrado',
      ),
      attribute('size', '50 × 90 cm and 70 × 140 cm', '50 × 90 厘米、70 × 140 厘米', '50 × 90 cm y 70 × 140 cm'),
      attribute('care', 'Machine wash at 60 °C', '60 °C 机洗', 'A máquina a 60 °C'),
    ],
    options: towelOptions,
    skus: grid(
      'LL-TW',
      towelOptions,
      [60, 44, 20, 38, 25, 11, 42, 30, 0],
      { price: 6_900, weight: 380 },
      { bath: { fen: 2_000, grams: 40 }, four: { fen: 16_900, grams: 1_200 } },
    ),
    pictures: ['towels-moon', 'towels-rose', 'towels-cobalt', 'towels-bath', 'towels-close'],
    rating: 474,
    reviewCount: 52,
    sales: 1_240,
    listedAt: 320,
    services: ['return7', 'invoice'],
  }),
]
