// Floor 5, games on grass and canvas: rackets, a bow, gloves that are meant to be hit with.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, color, grid, option, product, single, value } from './vocabulary.ts'

const racketOptions = [
  option('color', color('moss', 'racket-moss'), color('cobalt', 'racket-cobalt')),
  option('measure', value('2', 'Grip 2', '2 号柄', 'Puño 2'), value('3', 'Grip 3', '3 号柄', 'Puño 3')),
]
const shuttleOptions = [
  option('color', color('ochre', 'badminton-set-ochre'), color('lacquer', 'badminton-set-lacquer')),
  option(
    'set',
    value('one', 'One racket', '单拍', 'Una raqueta'),
    value('pair', 'Two rackets, six shuttles', '双拍配六球', 'Dos raquetas y seis volantes'),
  ),
]
const boxingOptions = [
  option('color', color('oak', 'boxing-oak'), color('lacquer', 'boxing-lacquer')),
  option('weight', value('10', '10 oz', '10 盎司', '10 onzas'), value('12', '12 oz', '12 盎司', '12 onzas')),
]

export const OUTDOOR_GAMES: DemoProduct[] = [
  product({
    code: 'ash-tennis-racket',
    merchant: 'pine-and-ember',
    category: 'rackets',
    brand: 'freewheel',
    title: text('Tennis racket, medium head', '中拍面网球拍', 'Raqueta de tenis de cabeza media'),
    subtitle: text(
      'Tells you exactly where you missed it.',
      '没打正，打在哪儿，它都告诉你。',
      'Te dice con exactitud por dónde has fallado.',
    ),
    fact: text('290 g · strung', '290 克 · 已穿线', '290 g · encordada'),
    description: paragraphs(
      text(
        'A box beam that bends a little, for people who like to feel the ball leave. Strung by hand at twenty-three kilos.',
        '箱形拍框，略有弹性，给喜欢感觉球离拍的人。手工穿线，二十三公斤。',
        'Un marco de caja que flexa un poco, para quien disfruta sintiendo salir la bola. Encordada a mano a veintitrés kilos.',
      ),
      text(
        'One ball comes along, so that the first rally is not delayed by an errand.',
        '附一只球，免得头一回合还得先跑去买。',
        'Lleva una pelota, para que el primer peloteo no espere a un recado.',
      ),
    ),
    attributes: [
      attribute('material', 'Graphite, synthetic gut', '石墨、合成肠线', 'Grafito y tripa sintética'),
      attribute(
        'size',
        'Head 632 cm², 68.5 cm long',
        '拍面 632 平方厘米，长 68.5 厘米',
        'Cabeza de 632 cm², 68,5 cm de largo',
      ),
      attribute('weight', '290 g unstrung', '空拍 290 克', '290 g sin cordaje'),
    ],
    options: racketOptions,
    skus: grid('PE-RA', racketOptions, [12, 17, 9, 0], { price: 48_900, weight: 420 }),
    pictures: ['racket-moss', 'racket-cobalt', 'racket-two', 'racket-close'],
    rating: 464,
    reviewCount: 10,
    sales: 110,
    listedAt: 110,
    services: ['return7', 'invoice', 'repair'],
  }),
  product({
    code: 'garden-badminton',
    merchant: 'pine-and-ember',
    category: 'rackets',
    brand: 'freewheel',
    title: text(
      'Badminton racket with a feather shuttle',
      '羽毛球拍配鹅毛球',
      'Raqueta de bádminton con volante de pluma',
    ),
    subtitle: text(
      'No net, no court, no lines; only the wind keeps score.',
      '没有网，没有场地，没有线，只有风在记分。',
      'Sin red, sin pista, sin líneas: solo el viento lleva la cuenta.',
    ),
    fact: text('Steel shaft · goose feather', '钢杆 · 鹅毛球', 'Varilla de acero · pluma de ganso'),
    description: paragraphs(
      text(
        'A little heavier than a match racket, which helps outdoors. The grip is wound towel and drinks the palm dry.',
        '比比赛拍略重，户外正好。手柄缠毛巾胶，吸汗。',
        'Algo más pesada que una de partido, lo que al aire libre ayuda. El puño va vendado en toalla y deja la palma seca.',
      ),
      text(
        'The shuttles are real feather. Keep the tube in the fridge and they last a summer.',
        '球是真鹅毛。整筒放冰箱，能打一个夏天。',
        'Los volantes son de pluma. Guarda el tubo en la nevera y te duran el verano.',
      ),
    ),
    attributes: [
      attribute('material', 'Steel, ash, goose feather', '钢、白蜡木、鹅毛', 'Acero, fresno y pluma de ganso'),
      attribute('weight', '105 g a racket', '单拍 105 克', '105 g cada raqueta'),
    ],
    options: shuttleOptions,
    skus: grid(
      'PE-BM',
      shuttleOptions,
      [34, 20, 27, 5],
      { price: 9_900, weight: 220 },
      { pair: { fen: 11_000, grams: 260 } },
    ),
    pictures: ['badminton-set-ochre', 'badminton-set-lacquer', 'badminton-set-two', 'badminton-set-close'],
    rating: 458,
    reviewCount: 20,
    sales: 380,
    listedAt: 260,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'laminated-recurve-bow',
    merchant: 'pine-and-ember',
    category: 'archery',
    brand: 'pine-ember',
    title: text('Laminated bow with three arrows', '层压弓配三支箭', 'Arco laminado con tres flechas'),
    subtitle: text(
      'Everything that is said about breathing turns out to be true.',
      '关于呼吸的那些话，原来都是真的。',
      'Todo lo que se dice de la respiración resulta ser cierto.',
    ),
    fact: text('Ash and bamboo · 24 lb', '白蜡木与竹 · 24 磅', 'Fresno y bambú · 24 libras'),
    description: paragraphs(
      text(
        'Three woods and a strip of bamboo, glued under clamps for a week. Light to draw, slow to tire, honest about your left hand.',
        '三种木头夹一片竹，上夹胶合一星期。拉着轻，累得慢，左手稳不稳，一箭便知。',
        'Tres maderas y una lámina de bambú, una semana en prensa. Suave de abrir, lento de cansar y sincero con tu mano izquierda.',
      ),
      text(
        'Unstring it after every walk. Sold to adults only, for targets and never for animals.',
        '每次用完请卸弦。仅售成年人，只射靶，不射活物。',
        'Desmonta la cuerda después de cada salida. Solo para adultos y para dianas, nunca para animales.',
      ),
    ),
    attributes: [
      attribute(
        'material',
        'Ash, maple, bamboo, linen string',
        '白蜡木、枫木、竹、麻弦',
        'Fresno, arce, bambú y cuerda de lino',
      ),
      attribute('size', '158 cm strung', '上弦 158 厘米', '158 cm montado'),
      attribute('age', 'Adults', '成年人', 'Mayores de 18 años'),
      attribute('contents', 'Bow, three arrows, stringer', '弓、箭三支、上弦器', 'Arco, tres flechas y montador'),
    ],
    skus: single('PE-BW-24', 6, { price: 89_000, weight: 1_400 }),
    pictures: ['bow-oak', 'bow-target', 'bow-niche', 'bow-close'],
    purchaseLimit: 1,
    rating: 493,
    reviewCount: 6,
    sales: 28,
    listedAt: 200,
    services: ['invoice', 'repair'],
  }),
  product({
    code: 'horsehair-boxing-gloves',
    merchant: 'pine-and-ember',
    category: 'boxing',
    brand: 'freewheel',
    title: text('Boxing gloves, horsehair filled', '马鬃填充拳击手套', 'Guantes de boxeo de crin'),
    subtitle: text(
      'For hitting something that does not mind.',
      '打那些不介意挨打的东西。',
      'Para pegarle a algo a lo que no le importe.',
    ),
    fact: text('Cow leather · 10 or 12 oz', '牛皮 · 10 或 12 盎司', 'Vacuno · 10 o 12 onzas'),
    description: paragraphs(
      text(
        'Horsehair over felt, so they break in like a shoe and keep the shape of the fist. Laces, no velcro.',
        '毛毡外裹马鬃，像鞋一样越戴越合手，记得住拳形。系带，不用魔术贴。',
        'Crin sobre fieltro: se doman como un zapato y guardan la forma del puño. Con cordones, sin velcro.',
      ),
      text(
        'Stuff them with newspaper after training. They will still smell, but of news.',
        '练完塞报纸。还是会有味，不过是油墨味。',
        'Rellénalos de periódico al acabar. Seguirán oliendo, pero a noticias.',
      ),
    ),
    attributes: [
      attribute('material', 'Cow leather, horsehair, felt', '牛皮、马鬃、毛毡', 'Vacuno, crin y fieltro'),
      attribute('care', 'Air dry, leather cream', '阴干，上皮油', 'Seca al aire, crema para cuero'),
    ],
    options: boxingOptions,
    skus: grid(
      'PE-BX',
      boxingOptions,
      [8, 11, 10, 3],
      { price: 29_900, weight: 620 },
      { 12: { fen: 2_000, grams: 110 } },
    ),
    pictures: ['boxing-oak', 'boxing-lacquer', 'boxing-pair', 'boxing-close'],
    rating: 450,
    reviewCount: 11,
    sales: 130,
    listedAt: 2,
    services: ['return7', 'invoice'],
  }),
]
