// Floor 1, tea, coffee and what is spread on the bread beside them.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, grid, option, product, value } from './vocabulary.ts'

const coffeeOptions = [
  option(
    'roast',
    { ...value('light', 'Light', '浅烘', 'Claro'), picture: 'coffee-light' },
    { ...value('medium', 'Medium', '中烘', 'Medio'), picture: 'coffee-medium' },
    { ...value('dark', 'Dark', '深烘', 'Oscuro'), picture: 'coffee-dark' },
  ),
  option(
    'weight',
    value('250', '250 g, whole beans', '250 克，咖啡豆', '250 g, en grano'),
    value('250g', '250 g, ground', '250 克，咖啡粉', '250 g, molido'),
    value('1000', '1 kg, whole beans', '1 千克，咖啡豆', '1 kg, en grano'),
  ),
]
const longjingOptions = [
  option(
    'harvest',
    value('ming', 'Before Qingming', '明前', 'Antes de Qingming'),
    value('yu', 'Before Grain Rain', '雨前', 'Antes de Guyu'),
  ),
  option(
    'weight',
    value('50', '50 g tin', '50 克罐装', 'Lata de 50 g'),
    value('125', '125 g tin', '125 克罐装', 'Lata de 125 g'),
    value('500', '500 g, four tins', '500 克四罐装', '500 g, cuatro latas'),
  ),
]
const jasmineOptions = [
  option(
    'weight',
    value('60', '60 g tin', '60 克罐装', 'Lata de 60 g'),
    value('150', '150 g tin', '150 克罐装', 'Lata de 150 g'),
  ),
]
const jamOptions = [
  option(
    'flavor',
    { ...value('strawberry', 'Strawberry', '草莓', 'Fresa'), picture: 'jam-strawberry' },
    { ...value('peach', 'Yellow peach', '黄桃', 'Melocotón'), picture: 'jam-peach' },
    { ...value('blueberry', 'Blueberry', '蓝莓', 'Arándano'), picture: 'jam-blueberry' },
  ),
  option(
    'set',
    value('one', 'One jar, 220 g', '单罐 220 克', 'Un tarro de 220 g'),
    value('three', 'Three jars', '三罐装', 'Tres tarros'),
  ),
]
const marmaladeOptions = [
  option(
    'measure',
    value('thin', 'Thin cut', '细丝', 'Corte fino'),
    value('thick', 'Thick cut', '粗条', 'Corte grueso'),
  ),
]

export const FOOD_TEA: DemoProduct[] = [
  product({
    code: 'baoshan-coffee',
    merchant: 'pine-and-ember',
    category: 'coffee',
    brand: 'cloud-ridge',
    title: text('Baoshan coffee, single farm', '保山单一庄园咖啡', 'Café de Baoshan, de una sola finca'),
    subtitle: text(
      'For a tin mug at six in the morning, or a kitchen at ten.',
      '清晨六点的铁皮杯，上午十点的厨房，都合适。',
      'Para una taza de lata a las seis de la mañana o una cocina a las diez.',
    ),
    fact: text('Roasted every Tuesday', '每周二烘焙', 'Se tuesta cada martes'),
    description: paragraphs(
      text(
        'The farm lies at 1,650 meters, on the road to the ridge where our guide used to start his tours. Light, it tastes of plum and tea; dark, of cocoa and a little smoke.',
        '庄园海拔一千六百五，就在我们那位向导当年出发的山路边。浅烘有梅子和茶的味道，深烘像可可，带一点烟。',
        'La finca está a 1.650 metros, en el camino a la cresta desde la que nuestro guía empezaba sus rutas. Claro sabe a ciruela y té; oscuro, a cacao con algo de humo.',
      ),
      text(
        'The bag closes with its own wire. Wait four days after the roast date, then use it within six weeks.',
        '袋口自带铁丝。从烘焙日起养四天，六周内喝完。',
        'La bolsa se cierra con su propio alambre. Espera cuatro días desde el tueste y tómalo en seis semanas.',
      ),
    ),
    attributes: [
      attribute(
        'ingredients',
        'Arabica coffee (Catimor, Typica)',
        '阿拉比卡咖啡（卡蒂姆、铁皮卡）',
        'Café arábica (catimor y typica)',
      ),
      attribute('origin', 'Lujiang, Baoshan, Yunnan', '云南保山潞江', 'Lujiang, Baoshan, Yunnan (China)'),
      attribute('shelfLife', '12 months; best within 6 weeks', '12 个月，6 周内最佳', '12 meses; mejor en 6 semanas'),
    ],
    options: coffeeOptions,
    skus: grid(
      'PE-CF',
      coffeeOptions,
      [64, 40, 12, 120, 85, 26, 58, 33, 0],
      { price: 5_200, memberPrice: 4_900, weight: 280 },
      { 1000: { fen: 12_600, grams: 790 } },
    ),
    pictures: ['coffee-medium', 'coffee-cup', 'coffee-beans', 'coffee-light', 'coffee-dark'],
    rating: 488,
    reviewCount: 60,
    sales: 1_130,
    listedAt: 190,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'longjing-green-tea',
    merchant: 'old-street-grocer',
    category: 'tea-leaves',
    brand: 'cloud-ridge',
    title: text('Longjing green tea leaves', '龙井绿茶', 'Té verde Longjing en hoja'),
    subtitle: text(
      'Flat leaves, pan-fired by one pair of hands per tin.',
      '扁平光滑，一罐出自一双手。',
      'Hojas planas, tostadas en sartén: unas manos por lata.',
    ),
    fact: text('This spring, group-bred bushes', '当年春茶，群体种', 'Primavera de este año, planta autóctona'),
    description: paragraphs(
      text(
        'Pour water at 85 degrees down the side of the glass. The leaves stand up, then sink, and the room smells of chestnut and broad beans.',
        '八十五度的水沿杯壁注下，叶子先立后沉，满屋是豆香和栗香。',
        'Vierte agua a 85 grados por la pared del vaso. Las hojas se ponen de pie, luego se hunden, y la habitación huele a castaña y a habas.',
      ),
      text(
        'Leaves from before Qingming are all buds and cost accordingly. Those from two weeks later are what the pickers drink.',
        '明前全是芽头，价钱也是芽头的价钱；迟两周的雨前，采茶人自己喝。',
        'Las de antes de Qingming son puro brote y se pagan como tal. Las de dos semanas después son las que beben quienes lo recogen.',
      ),
    ),
    attributes: [
      attribute('ingredients', 'Green tea', '绿茶', 'Solo té verde'),
      attribute('origin', 'Xihu, Hangzhou', '浙江杭州西湖', 'Xihu, Hangzhou (China)'),
      attribute('storage', 'Airtight, best in the refrigerator', '密封，宜冷藏', 'Hermético, mejor en la nevera'),
      attribute('shelfLife', '18 months', '18 个月', '18 meses'),
    ],
    options: longjingOptions,
    skus: grid(
      'OS-LJ',
      longjingOptions,
      [24, 9, 3, 70, 46, 15],
      { price: 9_800, weight: 140 },
      { 125: { fen: 13_200, grams: 160 }, 500: { fen: 78_200, grams: 760 }, ming: { fen: 15_000, grams: 0 } },
    ),
    pictures: ['longjing', 'longjing-cup', 'longjing-leaves', 'longjing-close'],
    rating: 494,
    reviewCount: 29,
    sales: 342,
    listedAt: 95,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'jasmine-tea-tin',
    merchant: 'old-street-grocer',
    category: 'tea-leaves',
    brand: 'cloud-ridge',
    title: text('Jasmine tea, scented seven times', '七窨茉莉花茶', 'Té de jazmín perfumado siete veces'),
    subtitle: text(
      'Seven nights with fresh flowers, and not one petal left in the tin.',
      '与鲜花同眠七夜，罐里不见一瓣花。',
      'Siete noches entre flores frescas, y ni un pétalo en la lata.',
    ),
    fact: text('Green tea base, very light', '绿茶坯，清淡', 'Base de té verde, muy suave'),
    description: paragraphs(
      text(
        'The buds are picked at noon and open at night, on top of the tea. In the morning somebody sieves them out, and begins again.',
        '花蕾午后采，夜里开在茶上。清早筛净，再来一遍。',
        'Los capullos se cortan a mediodía y se abren por la noche encima del té. Por la mañana alguien los criba y vuelta a empezar.',
      ),
      text('Three grams, a tall glass, no milk.', '三克，高杯，不加奶。', 'Tres gramos, vaso alto, sin leche.'),
    ),
    attributes: [
      attribute('ingredients', 'Green tea, jasmine scent', '绿茶、茉莉鲜花窨制', 'Té verde perfumado con jazmín'),
      attribute('origin', 'Hengxian, Guangxi', '广西横州', 'Hengxian, Guangxi (China)'),
      attribute('shelfLife', '24 months', '24 个月', '24 meses'),
    ],
    options: jasmineOptions,
    skus: grid('OS-JS', jasmineOptions, [66, 4], { price: 6_800, weight: 150 }, { 150: { fen: 7_000, grams: 170 } }),
    pictures: ['jasmine-tea', 'jasmine-tea-cup', 'jasmine-tea-flowers'],
    rating: 483,
    reviewCount: 8,
    sales: 47,
    listedAt: 12,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'copper-pan-jam',
    merchant: 'old-street-grocer',
    category: 'jam',
    brand: 'old-street',
    title: text('Copper-pan jam', '铜锅果酱', 'Mermelada de cazo de cobre'),
    subtitle: text(
      'More fruit than sugar, cooked nine jars at a time.',
      '果比糖多，一锅只煮九罐。',
      'Más fruta que azúcar, cocida de nueve en nueve tarros.',
    ),
    fact: text('65 g of fruit per 100 g', '每 100 克含果 65 克', '65 g de fruta por cada 100 g'),
    description: paragraphs(
      text(
        'The strawberries go in whole and mostly stay so. Peach is cut thick, blueberry is left alone until it bursts.',
        '草莓整颗下锅，大半还是整颗；黄桃切大块；蓝莓不动它，等它自己裂。',
        'Las fresas entran enteras y casi todas salen así. El melocotón va en trozos grandes y el arándano se deja hasta que revienta.',
      ),
      text(
        'Under the paper cap is a proper lid. Eat within three weeks.',
        '纸帽底下是正经铁盖。开罐后三周内吃完。',
        'Bajo el papel hay una tapa de verdad. Una vez abierta, tres semanas.',
      ),
    ),
    attributes: [
      attribute(
        'ingredients',
        'Fruit, cane sugar, lemon juice',
        '水果、蔗糖、柠檬汁',
        'Fruta, azúcar de caña y zumo de limón',
      ),
      attribute('origin', 'Shuangliu, Chengdu', '成都双流', 'Shuangliu, Chengdu (China)'),
      attribute('shelfLife', '12 months; keep cold once open', '12 个月，开罐冷藏', '12 meses; abierta, en frío'),
    ],
    options: jamOptions,
    skus: grid(
      'OS-JM',
      jamOptions,
      [140, 40, 90, 36, 0, 18],
      { price: 3_200, listPrice: 3_900, weight: 380 },
      { three: { fen: 5_600, grams: 760 }, blueberry: { fen: 600, grams: 0 } },
    ),
    pictures: ['jam-strawberry', 'jam-three', 'jam-peach', 'jam-blueberry', 'jam-close'],
    rating: 486,
    reviewCount: 44,
    sales: 668,
    listedAt: 145,
    services: ['invoice', 'fragileCover'],
  }),
  product({
    code: 'bitter-orange-marmalade',
    merchant: 'luz-y-lino',
    category: 'jam',
    brand: 'molino-vela',
    title: text('Bitter orange marmalade', '苦橙果酱', 'Mermelada de naranja amarga'),
    subtitle: text(
      'From street trees that nobody else picks.',
      '街边那些没人摘的橙树。',
      'De esos naranjos de la calle que nadie recoge.',
    ),
    fact: text('260 g, bitter first', '260 克，先苦后甜', '260 g, primero amarga'),
    description: paragraphs(
      text(
        'Two women in Alboraya cook it in January, when the whole street smells of peel. The pips stay in a muslin bag until the end, which is why it sets so firmly.',
        '一月，阿尔博拉亚的两位大姐开锅，整条街都是橙皮味。籽包在纱袋里煮到最后，所以凝得结实。',
        'La cuecen dos vecinas de Alboraya en enero, cuando toda la calle huele a piel. Las pepitas van en una muselina hasta el final; por eso cuaja tan firme.',
      ),
      text('Also good with an old cheese.', '配老奶酪也好。', 'También va bien con un queso curado.'),
    ),
    attributes: [
      attribute('ingredients', 'Bitter oranges, sugar, water', '苦橙、糖、水', 'Naranja amarga, azúcar y agua'),
      attribute('origin', 'Alboraya, Valencia', '西班牙瓦伦西亚', 'Alboraya (Valencia)'),
      attribute('shelfLife', '24 months', '24 个月', '24 meses'),
    ],
    options: marmaladeOptions,
    skus: grid('LL-MA', marmaladeOptions, [52, 38], { price: 4_600, weight: 430 }),
    pictures: ['marmalade', 'marmalade-toast', 'marmalade-close'],
    rating: 470,
    reviewCount: 9,
    sales: 61,
    listedAt: 30,
    services: ['invoice', 'fragileCover'],
  }),
]
