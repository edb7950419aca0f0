// Floor 2, tools of the kitchen and what carries lunch and tea out of it.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, color, grid, option, product, value } from './vocabulary.ts'

const knifeOptions = [
  option(
    'finish',
    { ...value('ebony', 'Ebony handle', '乌木柄', 'Mango de ébano'), picture: 'knife-walnut' },
    { ...value('steel', 'Steel handle', '钢柄', 'Mango de acero'), picture: 'knife-box' },
  ),
  option(
    'length',
    value('15', '15 cm', '15 厘米', '15 cm'),
    value('18', '18 cm', '18 厘米', '18 cm'),
    value('21', '21 cm', '21 厘米', '21 cm'),
  ),
]
const boardOptions = [
  option('wood', color('oak', 'board-oak'), color('walnut', 'board-walnut')),
  option(
    'measure',
    value('small', '30 × 18 cm', '30 × 18 厘米', '30 × 18 cm'),
    value('large', '42 × 26 cm', '42 × 26 厘米', '42 × 26 cm'),
  ),
]
const spoonOptions = [
  option(
    'set',
    value('one', 'One, 30 cm', '单支 30 厘米', 'Una, de 30 cm'),
    value('three', 'Set of three', '三支装', 'Juego de tres'),
  ),
]
const thermosOptions = [
  option(
    'color',
    color('moss', 'thermos-moss'),
    color('moon', 'thermos-moon'),
    color('lacquer', 'thermos-lacquer'),
    color('ink', 'thermos-ink'),
  ),
  option(
    'capacity',
    value('500', '500 ml', '500 毫升', '500 ml'),
    value('750', '750 ml', '750 毫升', '750 ml'),
    value('1000', '1 l', '1 升', '1 l'),
  ),
]
const bentoOptions = [
  option('color', color('plum', 'bento-plum'), color('ink', 'bento-ink'), color('oak', 'bento-oak')),
]
const timerOptions = [
  option('color', color('lacquer', 'timer-lacquer'), color('mist', 'timer-mist'), color('ink', 'timer-ink')),
]

export const TABLE_TOOLS: DemoProduct[] = [
  product({
    code: 'smith-kitchen-knife',
    merchant: 'pine-and-ember',
    category: 'kitchen-knives',
    brand: 'black-anvil',
    title: text('Kitchen knife, folded steel', '夹钢厨刀', 'Cuchillo de cocina de acero plegado'),
    subtitle: text(
      'Hard steel in the middle, soft iron on both sides.',
      '中间硬钢，两侧软铁。',
      'Acero duro en el centro y hierro dulce a los lados.',
    ),
    fact: text('Sharpened on three stones', '三道石开刃', 'Afilado en tres piedras'),
    description: paragraphs(
      text(
        'It goes through a ripe tomato by its own weight. The spine is rounded where the finger lies, and the heel is high enough for knuckles.',
        '熟番茄，靠刀自重就切得开。刀背食指处倒圆，刀跟留高，指节不磕板。',
        'Corta un tomate maduro con su propio peso. El lomo va redondeado donde se apoya el dedo y el talón deja sitio a los nudillos.',
      ),
      text(
        'Carbon steel: wipe it dry, or it will write down every lemon you cut. Send it back each autumn and it returns sharp.',
        '碳钢，用完擦干，不然切过的每个柠檬它都记着。每年秋天寄回，磨好了再寄给你。',
        'Acero al carbono: sécalo o llevará la cuenta de cada limón. Mándalo cada otoño y volverá afilado.',
      ),
    ),
    attributes: [
      attribute(
        'material',
        'Carbon steel, ebony or steel handle',
        '碳钢，乌木柄或钢柄',
        'Acero al carbono, mango de ébano o de acero',
      ),
      attribute('size', 'Blade 15, 18 or 21 cm', '刃长 15、18 或 21 厘米', 'Hoja de 15, 18 o 21 cm'),
      attribute('care', 'By hand, never in the dishwasher', '手洗，勿机洗', 'A mano, nunca en el lavavajillas'),
      attribute('origin', 'Yangjiang, Guangdong', '广东阳江', 'Yangjiang, Guangdong (China)'),
    ],
    options: knifeOptions,
    skus: grid(
      'PE-KN',
      knifeOptions,
      [30, 48, 16, 22, 27, 0],
      { price: 23_800, weight: 210 },
      { 18: { fen: 5_000, grams: 40 }, 21: { fen: 12_000, grams: 80 }, steel: { fen: 2_000, grams: 30 } },
    ),
    pictures: ['knife-walnut', 'knife-onion', 'knife-box', 'knife-close'],
    rating: 489,
    reviewCount: 34,
    sales: 298,
    listedAt: 215,
    services: ['return7', 'invoice', 'repair'],
  }),
  product({
    code: 'handled-cutting-board',
    merchant: 'luz-y-lino',
    category: 'cutting-boards',
    brand: 'telar',
    title: text('Cutting board with a handle', '带柄砧板', 'Tabla de cortar con mango'),
    subtitle: text(
      'Cut from one plank, the heart of it left out.',
      '整板开料，避开树心。',
      'De una sola tabla, sin el corazón del tronco.',
    ),
    fact: text('2.5 cm thick, end sealed', '厚 2.5 厘米，端面封蜡', '2,5 cm de grueso, testa sellada'),
    description: paragraphs(
      text(
        'The joiner who makes our sofas saves the short ends of the oak. They dry for two years over the workshop and come out as boards.',
        '做沙发的那位木匠，把短料都留着，在工坊顶上晾两年，再做成砧板。',
        'El ebanista de nuestros sofás guarda los recortes de roble. Se secan dos años en lo alto del taller y salen convertidos en tablas.',
      ),
      text(
        'Good for bread, cheese and being leaned against the tiles.',
        '切面包、摆奶酪，或者就靠在瓷砖上。',
        'Para pan, para queso y para apoyarla en los azulejos.',
      ),
    ),
    attributes: [
      attribute(
        'material',
        'European oak or walnut, food-safe oil',
        '欧洲橡木或胡桃木，食品级木油',
        'Roble o nogal europeo, aceite alimentario',
      ),
      attribute('size', '30 × 18 or 42 × 26 cm', '30 × 18 或 42 × 26 厘米', '30 × 18 o 42 × 26 cm'),
      attribute('care', 'Oil it twice a year', '一年上两次油', 'Aceitar dos veces al año'),
    ],
    options: boardOptions,
    skus: grid(
      'LL-CB',
      boardOptions,
      [52, 24, 30, 11],
      { price: 12_800, memberPrice: 12_200, weight: 780 },
      { large: { fen: 8_000, grams: 900 }, walnut: { fen: 6_000, grams: 60 } },
    ),
    pictures: ['board-oak', 'board-bread', 'board-walnut', 'board-close'],
    rating: 482,
    reviewCount: 17,
    sales: 164,
    listedAt: 98,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'chestnut-cooking-spoon',
    merchant: 'old-street-grocer',
    category: 'spoons-and-timers',
    brand: 'bamboo-brook',
    title: text('Cooking spoon carved from chestnut', '栗木长勺', 'Cuchara de guisar de castaño'),
    subtitle: text(
      'Flat on one side, for the corner of the pot.',
      '一侧削平，刮得到锅角。',
      'Plana por un lado, para llegar al rincón de la olla.',
    ),
    fact: text('Oiled twice, no varnish', '上油两遍，不上漆', 'Dos manos de aceite, sin barniz'),
    description: paragraphs(
      text(
        'It weighs next to nothing and does not ring on the rim. Curry will dye it, jam will polish it.',
        '轻得像没拿东西，碰锅沿不响。咖喱会染它，果酱会养它。',
        'Pesa casi nada y no suena contra el borde. El curri la tiñe y la mermelada la abrillanta.',
      ),
      text(
        'The set holds a taster, a stirrer and one for serving.',
        '三支装：一支尝，一支搅，一支盛。',
        'El juego trae una para probar, otra para remover y otra para servir.',
      ),
    ),
    attributes: [
      attribute('material', 'Chestnut wood, tung oil', '栗木、桐油', 'Castaño y aceite de tung'),
      attribute('size', '24, 30 and 36 cm', '24、30、36 厘米', '24, 30 y 36 cm de largo'),
      attribute('care', 'Wash by hand', '手洗', 'Lavar a mano'),
    ],
    options: spoonOptions,
    skus: grid('OS-SP', spoonOptions, [180, 72], { price: 1_900, weight: 60 }, { three: { fen: 3_300, grams: 100 } }),
    pictures: ['spoon-oak', 'spoon-three', 'spoon-close'],
    rating: 464,
    reviewCount: 15,
    sales: 288,
    listedAt: 295,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'trail-thermos',
    merchant: 'pine-and-ember',
    category: 'thermoses',
    brand: 'pine-ember',
    title: text('Thermos with a mug for a lid', '杯盖保温壶', 'Termo con tapa que es taza'),
    subtitle: text(
      'Soup at noon from water boiled at dawn.',
      '天亮灌的开水，中午还能泡面。',
      'Sopa a mediodía con agua hervida al amanecer.',
    ),
    fact: text('Above 60 °C after 12 hours', '12 小时后仍高于 60 °C', 'Más de 60 °C a las 12 horas'),
    description: paragraphs(
      text(
        'Two steel walls and a cork-filled stopper that opens half a turn to pour. The enamel is baked on, thick enough to lose a chip and not a story.',
        '双层钢胆，塞子填软木，拧半圈就能倒。外漆烘烤，磕掉一块，多一段来历。',
        'Doble pared de acero y tapón de corcho que con media vuelta ya sirve. El esmalte va al horno: si salta un trozo, queda la anécdota.',
      ),
      text(
        'Every part unscrews. We sell the gaskets for two yuan.',
        '每个零件都拆得下，垫圈两元一只，单独有售。',
        'Se desmonta pieza a pieza. Las juntas cuestan dos yuanes.',
      ),
    ),
    attributes: [
      attribute(
        'material',
        'Stainless steel, cork, enamel',
        '不锈钢、软木、烤漆',
        'Acero inoxidable, corcho y esmalte',
      ),
      attribute('capacity', '500, 750 ml or 1 l', '500、750 毫升或 1 升', '500 o 750 ml, o 1 l'),
      attribute('warranty', 'Ten years, gasket excepted', '十年，垫圈除外', 'Diez años, salvo la junta'),
    ],
    options: thermosOptions,
    skus: grid(
      'PE-TH',
      thermosOptions,
      [80, 64, 22, 70, 51, 18, 44, 20, 0, 96, 70, 31],
      { price: 15_900, listPrice: 18_900, weight: 420 },
      { 750: { fen: 3_000, grams: 120 }, 1000: { fen: 6_000, grams: 230 } },
    ),
    pictures: ['thermos-moss', 'thermos-moon', 'thermos-lacquer', 'thermos-ink', 'thermos-close'],
    rating: 487,
    reviewCount: 55,
    sales: 970,
    listedAt: 155,
    services: ['return7', 'invoice', 'repair'],
  }),
  product({
    code: 'three-room-bento',
    merchant: 'old-street-grocer',
    category: 'lunch-boxes',
    brand: 'bamboo-brook',
    title: text('Lunch box with three rooms', '三格木胎饭盒', 'Fiambrera de tres compartimentos'),
    subtitle: text(
      'Rice, something green, something you look forward to.',
      '一格饭，一格菜，一格盼头。',
      'Arroz, algo verde y algo que apetezca.',
    ),
    fact: text('850 ml · lacquered wood', '850 毫升 · 木胎漆', '850 ml · madera lacada'),
    description: paragraphs(
      text(
        'Wood lets the steam out, so the rice at noon is not wet. The partitions lift out and the corners are round enough for a cloth.',
        '木胎透气，中午的饭不闷。隔板能取，四角够圆，一块布擦得净。',
        'La madera deja salir el vapor y a mediodía el arroz no está mojado. Los separadores se quitan y las esquinas admiten la bayeta.',
      ),
      text(
        'Lacquer cures for six weeks before it meets food.',
        '漆要阴干六周，才碰食物。',
        'La laca cura seis semanas antes de tocar la comida.',
      ),
    ),
    attributes: [
      attribute('material', 'Fir, raw lacquer', '杉木、生漆', 'Abeto y laca natural'),
      attribute('size', '21 × 15 × 6 cm', '21 × 15 × 6 厘米', '21 × 15 × 6 cm por fuera'),
      attribute('care', 'Warm water; no microwave', '温水手洗，勿微波', 'Agua templada; sin microondas'),
    ],
    options: bentoOptions,
    skus: grid('OS-BN', bentoOptions, [26, 34, 3], { price: 22_600, weight: 390 }),
    pictures: ['bento-plum', 'bento-ink', 'bento-oak', 'bento-chopsticks', 'bento-close'],
    rating: 473,
    reviewCount: 10,
    sales: 77,
    listedAt: 38,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'wind-up-kitchen-timer',
    merchant: 'luz-y-lino',
    category: 'spoons-and-timers',
    brand: 'relojera-sur',
    title: text('Wind-up kitchen timer', '发条厨房计时器', 'Temporizador de cocina de cuerda'),
    subtitle: text(
      'A watchmaker’s idea of a soft-boiled egg.',
      '钟表匠眼里的溏心蛋。',
      'Un huevo pasado por agua, visto por un relojero.',
    ),
    fact: text('60 minutes · a real bell', '60 分钟 · 真铃', '60 minutos · campana de verdad'),
    description: paragraphs(
      text(
        'It ticks, which is half the use of it: you know the soup is being watched. The bell rings once, for four seconds, and forgives you.',
        '它嘀嗒响，好处一半就在这里：你知道有人看着那锅汤。到点响一声，四秒，不催。',
        'Hace tictac, que es media utilidad: sabes que alguien vigila la sopa. La campana suena cuatro segundos y no insiste.',
      ),
      text(
        'Magnet at the back for the refrigerator door.',
        '背面带磁，可贴冰箱。',
        'Lleva imán para la puerta de la nevera.',
      ),
    ),
    attributes: [
      attribute(
        'material',
        'Lacquered steel, brass movement',
        '烤漆钢壳、黄铜机芯',
        'Acero lacado y maquinaria de latón',
      ),
      attribute('power', 'Spring, no battery', '发条，无电池', 'De cuerda, sin pilas'),
      attribute('warranty', 'Five years', '五年', 'Cinco años'),
    ],
    options: timerOptions,
    skus: grid('LL-KT', timerOptions, [58, 40, 0], { price: 14_800, memberPrice: 14_000, weight: 280 }),
    pictures: ['timer-mist', 'timer-eggs', 'timer-lacquer', 'timer-ink', 'timer-close'],
    rating: 480,
    reviewCount: 3,
    sales: 19,
    listedAt: 11,
    services: ['return7', 'invoice', 'repair'],
  }),
]
