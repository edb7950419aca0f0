// Floor 2, the laid table: mugs, plates, bowls, chopsticks, knives and forks, napkins.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, color, grid, option, product, value } from './vocabulary.ts'

const mugOptions = [
  option(
    'glaze',
    color('moon', 'mug-moon'),
    color('celadon', 'mug-celadon'),
    color('ink', 'mug-ink'),
    color('cobalt', 'mug-cobalt'),
  ),
  option('capacity', value('280', '280 ml', '280 毫升', '280 ml'), value('380', '380 ml', '380 毫升', '380 ml')),
]
const plateOptions = [
  option('glaze', color('moon', 'plate-moon'), color('celadon', 'plate-celadon'), color('cobalt', 'plate-cobalt')),
  option(
    'measure',
    value('17', '17 cm, cake', '17 厘米，点心盘', '17 cm, postre'),
    value('22', '22 cm, lunch', '22 厘米，平盘', '22 cm, llano'),
    value('27', '27 cm, dinner', '27 厘米，主菜盘', '27 cm, grande'),
  ),
]
const bowlOptions = [
  option(
    'glaze',
    color('celadon', 'noodle-bowl-celadon'),
    color('ink', 'noodle-bowl-ink'),
    color('lacquer', 'noodle-bowl-lacquer'),
  ),
  option('set', value('one', 'One bowl', '单只', 'Uno'), value('two', 'Pair', '一对', 'Pareja')),
]
const chopstickOptions = [
  option(
    'finish',
    color('lacquer', 'chopsticks-lacquer'),
    color('ink', 'chopsticks-ink'),
    color('natural', 'chopsticks-oak'),
  ),
  option(
    'set',
    value('one', 'One pair', '一双', 'Un par'),
    value('four', 'Four pairs', '四双', 'Cuatro pares'),
    value('ten', 'Ten pairs', '十双', 'Diez pares'),
  ),
]
const cutleryOptions = [
  option('finish', color('steel', 'cutlery-steel'), color('brass', 'cutlery-brass'), color('ink', 'cutlery-black')),
  option(
    'set',
    value('one', 'One place', '一人份', 'Un servicio'),
    value('four', 'Four places', '四人份', 'Cuatro servicios'),
  ),
]
const napkinOptions = [
  option('color', color('sand', 'napkins-natural'), color('mist', 'napkins-mist'), color('ochre', 'napkins-ochre')),
  option('set', value('two', 'Set of 2', '两条装', 'Juego de 2'), value('six', 'Set of 6', '六条装', 'Juego de 6')),
]
const jingdezhen = attribute('origin', 'Jingdezhen, Jiangxi', '江西景德镇', 'Jingdezhen, Jiangxi (China)')

export const TABLE_PLATES: DemoProduct[] = [
  product({
    code: 'morning-mug',
    merchant: 'nanshan-kiln',
    category: 'mugs',
    brand: 'nanshan',
    title: text('Morning mug', '早安马克杯', 'Tazón de desayuno'),
    subtitle: text(
      'A handle for three fingers and a foot that does not mark the table.',
      '杯把容三指，圈足磨过，不刮桌面。',
      'Un asa para tres dedos y un pie que no raya la mesa.',
    ),
    fact: text('Thrown, not cast', '拉坯，不灌浆', 'Torneado, sin molde'),
    description: paragraphs(
      text(
        'The wall is straight outside and rounded within, so the spoon turns without a corner to catch. Full, it weighs less than the coffee machine would make you think.',
        '外壁直，内壁圆，勺子搅到底也不卡角。装满了也不坠手。',
        'La pared es recta por fuera y redonda por dentro, así la cuchara gira sin tropezar. Lleno pesa menos de lo que aparenta.',
      ),
      text(
        'Each glaze is fired in its own part of the kiln. Cobalt sits nearest the fire and is never quite the same blue.',
        '四种釉各有窑位，钴蓝离火最近，每一烧都不是同一种蓝。',
        'Cada esmalte tiene su rincón en el horno. El cobalto va junto al fuego y nunca repite azul.',
      ),
    ),
    attributes: [
      attribute('material', 'Stoneware', '炻器', 'Gres de alta cocción'),
      attribute('capacity', '280 or 380 ml', '280 或 380 毫升', '280 o 380 ml'),
      attribute('care', 'Dishwasher and microwave safe', '可机洗，可微波', 'Apto para lavavajillas y microondas'),
      jingdezhen,
    ],
    options: mugOptions,
    skus: grid(
      'NK-MU',
      mugOptions,
      [120, 84, 96, 70, 64, 0, 31, 6],
      { price: 7_800, memberPrice: 7_400, weight: 340 },
      { 380: { fen: 1_400, grams: 90 }, cobalt: { fen: 1_200, grams: 0 } },
    ),
    pictures: ['mug-celadon', 'mug-shelf', 'mug-moon', 'mug-ink', 'mug-cobalt', 'mug-close'],
    rating: 490,
    reviewCount: 58,
    sales: 1_460,
    listedAt: 330,
    services: ['return7', 'invoice', 'fragileCover'],
  }),
  product({
    code: 'wide-rim-plate',
    merchant: 'nanshan-kiln',
    category: 'plates',
    brand: 'nanshan',
    title: text('Wide-rim plate', '宽沿餐盘', 'Plato de ala ancha'),
    subtitle: text(
      'The rim keeps the sauce in and the thumb out.',
      '一圈宽沿，挡得住汁，也端得住手。',
      'El ala sujeta la salsa y deja sitio al pulgar.',
    ),
    fact: text('Stacks without a wobble', '叠放不晃', 'Se apila sin bailar'),
    description: paragraphs(
      text(
        'The well is two centimeters deep: deep enough for a stew, flat enough for a steak knife. The edge is wiped thin with a chamois, then left alone.',
        '盘心深两厘米，盛得了烩菜，也下得去刀。盘沿用麂皮抹薄，不再修。',
        'El fondo baja dos centímetros: bastante para un guiso y bastante plano para el cuchillo. El canto se afina con gamuza y no se toca más.',
      ),
      text(
        'Three sizes nest into each other for a small cupboard.',
        '三个尺寸套着放，小碗柜也够。',
        'Los tres tamaños encajan uno en otro, para armarios pequeños.',
      ),
    ),
    attributes: [
      attribute('material', 'Stoneware', '炻器', 'Gres de alta cocción'),
      attribute('size', '17, 22 or 27 cm across', '直径 17、22 或 27 厘米', '17, 22 o 27 cm de diámetro'),
      attribute(
        'care',
        'Dishwasher safe; oven to 180 °C',
        '可机洗，180 °C 以内可入烤箱',
        'Apto para lavavajillas; horno hasta 180 °C',
      ),
      jingdezhen,
    ],
    options: plateOptions,
    skus: grid(
      'NK-PL',
      plateOptions,
      [90, 110, 62, 48, 75, 40, 22, 18, 0],
      { price: 5_600, weight: 320 },
      { 22: { fen: 2_800, grams: 240 }, 27: { fen: 6_200, grams: 560 }, cobalt: { fen: 1_000, grams: 0 } },
    ),
    pictures: ['plate-moon', 'plate-stack', 'plate-celadon', 'plate-cobalt', 'plate-set'],
    rating: 485,
    reviewCount: 36,
    sales: 840,
    listedAt: 265,
    services: ['return7', 'invoice', 'fragileCover'],
  }),
  product({
    code: 'deep-noodle-bowl',
    merchant: 'nanshan-kiln',
    category: 'bowls',
    brand: 'nanshan',
    title: text('Deep noodle bowl with chopsticks', '深口面碗，配筷', 'Cuenco hondo para fideos, con palillos'),
    subtitle: text(
      'Room for soup, noodles, an egg and both elbows.',
      '盛得下汤、面、一个蛋，和一个人的饿。',
      'Cabe la sopa, los fideos, un huevo y el hambre de uno.',
    ),
    fact: text('900 ml · high foot', '900 毫升 · 高圈足', '900 ml · pie alto'),
    description: paragraphs(
      text(
        'The foot is high, so the hot part never meets the palm. Steam gathers under the turned-in rim and the last noodles are still hot.',
        '圈足高，烫的地方碰不到掌心。口沿微敛，聚得住热气，吃到底还是烫的。',
        'El pie es alto y la mano no toca la parte caliente. El borde se cierra un poco, guarda el vapor, y los últimos fideos llegan calientes.',
      ),
      text(
        'The chopsticks are chestnut wood and rest across two notches you can feel but hardly see.',
        '筷子是栗木的，搁在两道浅槽上，摸得到，看不大出。',
        'Los palillos son de castaño y descansan en dos muescas que se notan más que se ven.',
      ),
    ),
    attributes: [
      attribute('material', 'Stoneware, chestnut wood', '炻器、栗木', 'Gres y madera de castaño'),
      attribute('capacity', '900 ml', '900 毫升', '900 ml al borde'),
      attribute(
        'care',
        'Bowl in the dishwasher, chopsticks by hand',
        '碗可机洗，筷子手洗',
        'El cuenco, al lavavajillas; los palillos, a mano',
      ),
      jingdezhen,
    ],
    options: bowlOptions,
    skus: grid(
      'NK-NB',
      bowlOptions,
      [80, 34, 56, 20, 12, 0],
      { price: 9_800, listPrice: 11_800, weight: 620 },
      { two: { fen: 8_600, grams: 600 } },
    ),
    pictures: [
      'noodle-bowl-celadon',
      'noodle-bowl-pair',
      'noodle-bowl-ink',
      'noodle-bowl-lacquer',
      'noodle-bowl-close',
    ],
    rating: 481,
    reviewCount: 24,
    sales: 412,
    listedAt: 150,
    services: ['return7', 'invoice', 'fragileCover'],
  }),
  product({
    code: 'seven-inch-chopsticks',
    merchant: 'old-street-grocer',
    category: 'chopsticks',
    brand: 'bamboo-brook',
    title: text('Chopsticks, square to round', '天圆地方筷', 'Palillos de cuadrado a redondo'),
    subtitle: text(
      'Square where the hand holds, round where the noodle slips.',
      '手握处方，入口处圆。',
      'Cuadrados donde se agarran, redondos donde resbala el fideo.',
    ),
    fact: text('23 cm · grooved tips', '23 厘米 · 筷头刻纹', '23 cm · punta estriada'),
    description: paragraphs(
      text(
        'Four-year bamboo, split along the grain and planed by eye. The tips carry seven fine grooves that hold a peanut or a bean-curd cube.',
        '四年竹，顺纹剖，凭眼刨。筷头刻七道细纹，夹得住花生，也夹得住豆腐。',
        'Bambú de cuatro años, partido al hilo y cepillado a ojo. En la punta, siete estrías finas que sujetan un cacahuete o un dado de tofu.',
      ),
      text(
        'Lacquered pairs get three coats of raw lacquer and six weeks in the damp room.',
        '漆筷上三道生漆，进阴房六周。',
        'Los lacados llevan tres manos de laca natural y seis semanas en cámara húmeda.',
      ),
    ),
    attributes: [
      attribute(
        'material',
        'Bamboo; raw lacquer on red and black',
        '毛竹；红黑两色为生漆',
        'Bambú; laca natural en rojo y negro',
      ),
      attribute('care', 'Wash by hand, dry upright', '手洗，竖放晾干', 'Lavar a mano y secar de pie'),
      attribute('origin', 'Anji, Zhejiang', '浙江安吉', 'Anji, Zhejiang (China)'),
    ],
    options: chopstickOptions,
    skus: grid(
      'OS-KZ',
      chopstickOptions,
      [200, 90, 24, 180, 66, 0, 320, 140, 52],
      { price: 1_600, weight: 30 },
      { four: { fen: 4_200, grams: 90 }, ten: { fen: 11_200, grams: 260 }, lacquer: { fen: 400, grams: 0 } },
    ),
    pictures: ['chopsticks-oak', 'chopsticks-three', 'chopsticks-lacquer', 'chopsticks-ink'],
    rating: 475,
    reviewCount: 31,
    sales: 1_020,
    listedAt: 380,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'forged-cutlery',
    merchant: 'luz-y-lino',
    category: 'cutlery',
    brand: 'luz',
    title: text('Knife and fork, forged in one piece', '一体锻造刀叉', 'Cuchillo y tenedor forjados de una pieza'),
    subtitle: text(
      'Heavy in the handle, so they never fall off the plate.',
      '柄重，搁在盘沿不滑。',
      'Pesan en el mango y no se caen del plato.',
    ),
    fact: text('21 cm · serrated edge', '21 厘米 · 细齿刃', '21 cm · filo dentado'),
    description: paragraphs(
      text(
        'The tines are short and a little wide apart, made for potatoes as much as for meat. Steel is brushed, brass-colored is coated, black is oil-blackened and grows lighter where you hold it.',
        '叉齿短而略开，叉肉叉土豆都顺手。钢色拉丝，黄铜色镀层，黑色油煮，握久了会慢慢变浅。',
        'Las púas son cortas y algo abiertas, tan buenas para la patata como para la carne. El acero va cepillado; el latón, con baño; el negro, pavonado al aceite, y se aclara donde lo coges.',
      ),
      text(
        'Wrapped in a linen roll that doubles as a place mat.',
        '裹在一卷亚麻布里，摊开就是餐垫。',
        'Vienen en un rollo de lino que sirve de mantel individual.',
      ),
    ),
    attributes: [
      attribute('material', '18/10 steel', '18/10 不锈钢', 'Acero 18/10'),
      attribute(
        'contents',
        'One knife and one fork per place, linen roll',
        '每人份刀叉各一，附亚麻卷',
        'Cuchillo y tenedor por servicio, rollo de lino',
      ),
      attribute(
        'care',
        'Steel in the dishwasher; the others by hand',
        '钢色可机洗，其余手洗',
        'El acero, al lavavajillas; los demás, a mano',
      ),
    ],
    options: cutleryOptions,
    skus: grid(
      'LL-CU',
      cutleryOptions,
      [70, 28, 44, 15, 30, 2],
      { price: 16_800, memberPrice: 15_900, weight: 260 },
      { four: { fen: 43_000, grams: 640 }, brass: { fen: 3_000, grams: 0 } },
    ),
    pictures: ['cutlery-brass', 'cutlery-place', 'cutlery-steel', 'cutlery-black', 'cutlery-close'],
    rating: 472,
    reviewCount: 15,
    sales: 149,
    listedAt: 110,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'linen-napkins',
    merchant: 'luz-y-lino',
    category: 'table-linen',
    brand: 'telar',
    title: text('Linen napkins with a double stripe', '双线亚麻餐巾', 'Servilletas de lino con doble raya'),
    subtitle: text(
      'Washed before they are cut, so they stay the size they are.',
      '先洗后裁，往后不缩。',
      'El lino se lava antes de cortarse y ya no encoge.',
    ),
    fact: text('45 × 45 cm · mitred corners', '45 × 45 厘米 · 斜拼角', '45 × 45 cm · esquinas en inglete'),
    description: paragraphs(
      text(
        'Two dark threads run along one edge: the weaver counts from there when she squares the cloth. After ten washes they are as soft as an old shirt.',
        '一侧织两道深线，织工裁方时从这里数起。洗过十回，软得像旧衬衫。',
        'A un lado corren dos hilos oscuros: desde ahí cuenta la tejedora para escuadrar. A los diez lavados están suaves como una camisa vieja.',
      ),
      text(
        'They do not need ironing. Fold them damp and sit on them, says the joiner.',
        '不用熨。木匠说，趁潮叠好，坐一会儿就平。',
        'No hace falta plancharlas. Dóblalas húmedas y siéntate encima, dice el ebanista.',
      ),
    ),
    attributes: [
      attribute('material', 'European linen', '欧洲亚麻', 'Lino europeo'),
      attribute('size', '45 × 45 cm', '45 × 45 厘米', '45 × 45 cm cada una'),
      attribute('care', 'Machine wash at 60 °C', '60 °C 机洗', 'Lavadora a 60 °C'),
    ],
    options: napkinOptions,
    skus: grid(
      'LL-NA',
      napkinOptions,
      [66, 30, 58, 18, 41, 0],
      { price: 11_800, weight: 160 },
      { six: { fen: 19_800, grams: 320 } },
    ),
    pictures: ['napkins-natural', 'napkins-three', 'napkins-mist', 'napkins-ochre'],
    rating: 488,
    reviewCount: 5,
    sales: 36,
    listedAt: 10,
    services: ['return7', 'invoice'],
  }),
]
