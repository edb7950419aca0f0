// Floor 6, things that move: Tin Moon's kites, scooters and skill toys.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, color, grid, option, product, single } from './vocabulary.ts'

const kiteOptions = [option('color', color('sky', 'kite-sky'), color('dawn', 'kite-dawn'))]
const scooterOptions = [option('color', color('lacquer', 'scooter-lacquer'), color('cobalt', 'scooter-cobalt'))]
const yoyoOptions = [
  option('color', color('ochre', 'yoyo-ochre'), color('lacquer', 'yoyo-lacquer'), color('cobalt', 'yoyo-cobalt')),
]
const trainOptions = [option('color', color('lacquer', 'train-lacquer'), color('moss', 'train-moss'))]

export const TOYS_PLAY: DemoProduct[] = [
  product({
    code: 'swift-kite',
    merchant: 'tin-moon',
    category: 'kites',
    brand: 'tin-moon',
    title: text('Swift kite with bow tail', '雨燕风筝，蝴蝶结尾', 'Cometa vencejo con cola de lazos'),
    subtitle: text(
      'Leaves the hand in a breeze that only moves the leaves.',
      '树叶刚动的风，就放得起来。',
      'Sale de la mano con una brisa que apenas mueve las hojas.',
    ),
    fact: text('Ripstop · 120 cm', '防撕布 · 120 厘米', 'Tela antidesgarro · 120 cm'),
    description: paragraphs(
      text(
        'Four panels, two spars, one knot to learn. The tail is five bows; take one off when the wind is strong.',
        '四片布，两根骨，只要学一个结。尾巴五个蝴蝶结，风大就解一个。',
        'Cuatro paños, dos varillas y un nudo que aprender. La cola son cinco lazos; quita uno cuando sople fuerte.',
      ),
      text(
        'With sixty meters of line on a wooden reel.',
        '配六十米线，木轮。',
        'Con sesenta metros de hilo en carrete de madera.',
      ),
    ),
    attributes: [
      attribute('material', 'Ripstop nylon, bamboo', '防撕尼龙、竹', 'Nailon antidesgarro y bambú'),
      attribute('age', 'From 5 years', '5 岁以上', 'Desde 5 años'),
      attribute('size', '120 × 80 cm', '120 × 80 厘米', 'Mide 120 × 80 cm'),
    ],
    options: kiteOptions,
    skus: grid('TM-KI', kiteOptions, [130, 82], { price: 6_600, weight: 260 }),
    pictures: ['kite-sky', 'kite-dawn', 'kite-sheet', 'kite-close'],
    rating: 473,
    reviewCount: 868,
    sales: 3_500,
    listedAt: 140,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'steel-scooter',
    merchant: 'tin-moon',
    category: 'ride-ons',
    brand: 'tin-moon',
    title: text('Scooter with a steel frame', '钢架滑板车', 'Patinete de acero'),
    subtitle: text(
      'Two wheels, no fold, no squeak.',
      '两个轮子，不折叠，也不吱呀。',
      'Dos ruedas; ni se pliega ni chirría.',
    ),
    fact: text('Age 5+ · up to 60 kg', '5 岁起 · 承重 60 千克', 'Desde 5 años · hasta 60 kg'),
    description: paragraphs(
      text(
        'Brazed like a bicycle, painted in five coats. The deck sits low, so a small leg does not tire.',
        '像自行车一样铜焊，漆五遍。踏板低，小短腿不累。',
        'Soldado como una bicicleta y pintado en cinco capas. La plataforma va baja para que una pierna corta no se canse.',
      ),
      text(
        'The handlebar rises twelve centimeters with the child. Tires, brake and bearings are standard bicycle parts.',
        '车把随孩子长高，可升十二厘米。轮胎、刹车、轴承都是通用件。',
        'El manillar sube doce centímetros con el niño. Cubiertas, freno y rodamientos son piezas corrientes de bicicleta.',
      ),
    ),
    attributes: [
      attribute('material', 'Steel, rubber tires', '钢、橡胶胎', 'Acero y cubiertas de goma'),
      attribute('age', 'From 5 years, up to 60 kg', '5 岁以上，60 千克以内', 'Desde 5 años, hasta 60 kg'),
      attribute('weight', '4.9 kg', '4.9 千克', '4,9 kg montado'),
    ],
    options: scooterOptions,
    skus: grid('TM-SC', scooterOptions, [27, 19], { price: 35_900, weight: 6_200 }),
    pictures: ['scooter-lacquer', 'scooter-cobalt', 'scooter-wall', 'scooter-close'],
    rating: 480,
    reviewCount: 529,
    sales: 1_700,
    listedAt: 310,
    services: ['return7', 'invoice', 'repair'],
  }),
  product({
    code: 'beech-yoyo',
    merchant: 'tin-moon',
    category: 'skill-toys',
    brand: 'tin-moon',
    title: text('Beech yo-yo', '榉木悠悠球', 'Yoyó de haya'),
    subtitle: text(
      'Comes back, which is all one can ask.',
      '会回来，这就够了。',
      'Vuelve, que es lo único que se le puede pedir.',
    ),
    fact: text('Cotton string', '棉线', 'Cuerda de algodón'),
    description: paragraphs(
      text(
        'Turned from one blank so that both halves weigh the same. The star is inlaid and does not wear off.',
        '一块木料对剖车成，两半一样重。星星是嵌进去的，磨不掉。',
        'Torneado de un solo taco para que las dos mitades pesen igual. La estrella va embutida y no se borra.',
      ),
      text(
        'Two spare strings and a sheet of five tricks, from easy to unlikely.',
        '附两根备用线和一张五式图，从容易到不大可能。',
        'Con dos cuerdas de repuesto y cinco trucos, de fácil a improbable.',
      ),
    ),
    attributes: [
      attribute('material', 'Beech, cotton', '榉木、棉', 'Haya y algodón'),
      attribute('age', 'From 6 years', '6 岁以上', 'Desde 6 años'),
      attribute('size', '5.6 cm across', '直径 5.6 厘米', '5,6 cm de diámetro'),
    ],
    options: yoyoOptions,
    skus: grid('TM-YO', yoyoOptions, [310, 268, 190], { price: 2_900, weight: 80 }),
    pictures: ['yoyo-ochre', 'yoyo-lacquer', 'yoyo-cobalt', 'yoyo-three'],
    rating: 465,
    reviewCount: 2_211,
    sales: 9_900,
    listedAt: 430,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'tin-locomotive',
    merchant: 'tin-moon',
    category: 'trains',
    brand: 'tin-moon',
    title: text('Wind-up locomotive', '发条小火车头', 'Locomotora de cuerda'),
    subtitle: text(
      'Eleven turns of the key take it across a living room.',
      '上十一圈发条，能开过整个客厅。',
      'Once vueltas de llave la llevan de punta a punta del salón.',
    ),
    fact: text('Tinplate · clockwork', '马口铁 · 发条', 'Hojalata · a cuerda'),
    description: paragraphs(
      text(
        'Pressed from tinplate on the tools that gave the house its name. Edges are rolled twice, so there is nothing sharp to find.',
        '马口铁冲压，用的就是店名由来的那套模具。边缘卷两道，摸不到锋口。',
        'Estampada en hojalata con los troqueles que dieron nombre a la casa. Los cantos van doblados dos veces: no hay filo que encontrar.',
      ),
      text(
        'The key is fixed to the axle, because keys get lost.',
        '钥匙固定在轴上，因为钥匙总会丢。',
        'La llave va fija al eje, porque las llaves se pierden.',
      ),
    ),
    attributes: [
      attribute('material', 'Tinplate, brass clockwork', '马口铁、黄铜机芯', 'Hojalata y mecanismo de latón'),
      attribute('age', 'From 4 years', '4 岁以上', 'Desde 4 años'),
      attribute('size', '16 × 7 × 12 cm', '16 × 7 × 12 厘米', 'Mide 16 × 7 × 12 cm'),
    ],
    options: trainOptions,
    skus: grid('TM-LO', trainOptions, [48, 33], { price: 12_800, memberPrice: 11_800, weight: 420 }),
    pictures: ['train-lacquer', 'train-moss', 'train-plinth', 'train-close'],
    rating: 488,
    reviewCount: 741,
    sales: 2_600,
    listedAt: 29,
    services: ['return7', 'invoice', 'repair'],
  }),
  product({
    code: 'pair-of-dice',
    merchant: 'tin-moon',
    category: 'dice',
    brand: 'tin-moon',
    title: text('Pair of resin dice', '树脂骰子一对', 'Par de dados de resina'),
    subtitle: text(
      'Weighed, rolled six thousand times, found fair.',
      '称过重，掷过六千次，公道。',
      'Pesados, lanzados seis mil veces y declarados justos.',
    ),
    fact: text('16 mm · rounded corners', '16 毫米 · 圆角', '16 mm · cantos redondeados'),
    description: paragraphs(
      text(
        'The pips are drilled to different depths so that every face weighs the same.',
        '点数的孔深浅不同，六面才一样重。',
        'Los puntos se taladran a distinta profundidad para que todas las caras pesen igual.',
      ),
      text(
        'In a small cotton bag that closes with a thread.',
        '装在小棉袋里，用线抽口。',
        'En una bolsita de algodón que se cierra con un hilo.',
      ),
    ),
    attributes: [
      attribute('material', 'Resin', '树脂', 'Resina'),
      attribute('age', 'From 6 years', '6 岁以上', 'Desde 6 años'),
    ],
    skus: single('TM-DI-02', 620, { price: 990, weight: 30 }),
    pictures: ['dice', 'dice-sheet', 'dice-close'],
    rating: 475,
    reviewCount: 1_540,
    sales: 12_100,
    listedAt: 600,
    services: ['return7', 'invoice'],
  }),
]
