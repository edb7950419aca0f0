// Floor 9, wrapping and words: red envelopes, tags, bags, a bouquet that lasts, a letter for later.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, color, grid, option, product, value } from './vocabulary.ts'

const envelopeOptions = [
  option(
    'set',
    value('six', 'Pack of 6', '六枚装', 'Paquete de 6'),
    value('twenty', 'Pack of 20', '二十枚装', 'Paquete de 20'),
  ),
]
const tagOptions = [
  option('color', color('sand', 'tags-sand'), color('rose', 'tags-rose'), color('celadon', 'tags-celadon')),
  option('set', value('ten', 'Ten', '十枚装', 'Diez'), value('fifty', 'Fifty', '五十枚装', 'Cincuenta')),
]
const bagOptions = [
  option('color', color('mist', 'gift-bags-mist'), color('clay', 'gift-bags-clay'), color('moss', 'gift-bags-moss')),
  option(
    'set',
    value('pair', 'One large, one small', '一大一小', 'Una grande y una pequeña'),
    value('five', 'Five of each', '大小各五只', 'Cinco de cada'),
  ),
]
const bouquetOptions = [
  option(
    'color',
    { ...value('garden', 'Garden', '花园色', 'Jardín'), picture: 'paper-bouquet' },
    { ...value('pale', 'Pale rose', '浅藕粉', 'Rosa pálido'), picture: 'paper-bouquet-pale' },
  ),
]

export const GIFTS_PAPER: DemoProduct[] = [
  product({
    code: 'letterpress-red-envelopes',
    merchant: 'paperbird',
    category: 'tags-and-bags',
    brand: 'paperbird',
    title: text('Red envelopes, letterpress', '活字红包', 'Sobres rojos de tipografía'),
    subtitle: text(
      'One character, pressed deep enough to find in the dark.',
      '一个福字，压得深，摸黑也找得到。',
      'Un solo carácter, tan hundido que se encuentra a oscuras.',
    ),
    fact: text('For notes folded once', '纸币对折正好', 'Para billetes doblados una vez'),
    description: paragraphs(
      text(
        'The paper is dyed through, so a torn edge is red too. The block was cut in pear wood in our second year and still prints cleanly.',
        '整张染透，撕开的边也是红的。梨木字版刻于开店第二年，如今印得还清。',
        'El papel va teñido en masa y hasta el borde rasgado es rojo. El taco, de peral, se grabó en nuestro segundo año y sigue imprimiendo limpio.',
      ),
      text(
        'Also good for a key, a pressed leaf, two cinema tickets.',
        '装一把钥匙、一片压干的叶、两张电影票，也好。',
        'Vale también para una llave, una hoja prensada o dos entradas de cine.',
      ),
    ),
    attributes: [
      attribute('paper', 'Cotton paper, 160 g/m²', '160 克棉纸', 'Papel de algodón de 160 g/m²'),
      attribute('size', '9 × 17 cm', '9 × 17 厘米', '9 × 17 cm cerrado'),
    ],
    options: envelopeOptions,
    skus: grid(
      'PB-HB',
      envelopeOptions,
      [300, 140],
      { price: 1_500, weight: 60 },
      { twenty: { fen: 2_700, grams: 120 } },
    ),
    pictures: ['red-envelopes', 'red-envelopes-one', 'red-envelopes-close'],
    rating: 488,
    reviewCount: 26,
    sales: 742,
    listedAt: 300,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'eyelet-gift-tags',
    merchant: 'paperbird',
    category: 'tags-and-bags',
    brand: 'paperbird',
    title: text('Gift tags with a brass eyelet', '铜眼礼物吊牌', 'Etiquetas de regalo con ojete de latón'),
    subtitle: text(
      'Room for a name and one honest sentence.',
      '写得下一个名字，一句真话。',
      'Cabe un nombre y una frase sincera.',
    ),
    fact: text('Takes fountain pen ink', '钢笔可写，不洇', 'Admite tinta de pluma'),
    description: paragraphs(
      text(
        'Cut from the ends of our notebook sheets, so the color changes with what we printed that month. The string is red and long enough for a bow.',
        '用做笔记本裁下的纸边冲成，颜色跟着当月的活走。红绳留得长，够打个结。',
        'Salen de los recortes de nuestros cuadernos y el color depende de lo impreso ese mes. El cordel es rojo y da para un lazo.',
      ),
      text(
        'They hang on jam jars and suitcase handles just as well.',
        '挂果酱瓶、挂行李箱，都行。',
        'También lucen en un tarro de mermelada o en el asa de una maleta.',
      ),
    ),
    attributes: [
      attribute('paper', 'Card, 300 g/m²', '300 克卡纸', 'Cartulina de 300 g/m²'),
      attribute('size', '5 × 9 cm', '5 × 9 厘米', '5 × 9 cm, esquinas cortadas'),
    ],
    options: tagOptions,
    skus: grid(
      'PB-TG',
      tagOptions,
      [220, 60, 180, 44, 160, 0],
      { price: 600, weight: 30 },
      { fifty: { fen: 1_900, grams: 110 } },
    ),
    pictures: ['tags-parcel', 'tags-sand', 'tags-rose', 'tags-celadon'],
    rating: 476,
    reviewCount: 19,
    sales: 655,
    listedAt: 230,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'waxed-gift-bags',
    merchant: 'paperbird',
    category: 'tags-and-bags',
    brand: 'paperbird',
    title: text('Paper gift bags with cord handles', '绳柄礼品纸袋', 'Bolsas de regalo de papel con asas de cordón'),
    subtitle: text(
      'Strong enough for a teapot, plain enough to use again.',
      '提得起一把壶，素得能再用一回。',
      'Aguantan una tetera y son tan sobrias que vuelven a usarse.',
    ),
    fact: text('Carries 4 kg', '承重 4 公斤', 'Soportan 4 kg'),
    description: paragraphs(
      text(
        'Striped on the large one, plain on the small. The bottom is a folded board, and the handles are knotted inside, not glued.',
        '大袋条纹，小袋素面。底是折板，提绳在里头打结，不用胶。',
        'La grande lleva rayas y la pequeña va lisa. El fondo es de cartón plegado y las asas se anudan por dentro, sin pegar.',
      ),
      text('They fold flat along the first crease.', '沿原折线压一下，就平了。', 'Se pliegan por la primera marca.'),
    ),
    attributes: [
      attribute('paper', 'Kraft paper, waxed outside', '牛皮纸，外层打蜡', 'Kraft encerado por fuera'),
      attribute(
        'size',
        '32 × 26 × 11 and 20 × 16 × 8 cm',
        '32 × 26 × 11 与 20 × 16 × 8 厘米',
        '32 × 26 × 11 y 20 × 16 × 8 cm',
      ),
    ],
    options: bagOptions,
    skus: grid(
      'PB-GBG',
      bagOptions,
      [130, 40, 110, 36, 90, 5],
      { price: 1_980, weight: 150 },
      { five: { fen: 6_600, grams: 520 } },
    ),
    pictures: ['gift-bags-mist', 'gift-bags-clay', 'gift-bags-moss', 'gift-bags-close'],
    rating: 458,
    reviewCount: 8,
    sales: 172,
    listedAt: 60,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'crepe-paper-bouquet',
    merchant: 'paperbird',
    category: 'cards-and-flowers',
    brand: 'paperbird',
    title: text('Bouquet of crêpe-paper flowers', '皱纹纸花束', 'Ramo de flores de papel crepé'),
    subtitle: text(
      'Tulips and a daisy that will not need water.',
      '郁金香与雏菊，不用换水。',
      'Tulipanes y una margarita que no piden agua.',
    ),
    fact: text('Made to order in three days', '下单后三天扎好', 'Se hace por encargo en tres días'),
    description: paragraphs(
      text(
        'Each petal is stretched over the thumb until it curls by itself. Held in a sheet of proof paper, so there is something to read on the back.',
        '每片花瓣在拇指上拉一下，自己就卷了。外裹一张校样纸，背面还有字可读。',
        'Cada pétalo se estira sobre el pulgar hasta que se riza solo. Va envuelto en una prueba de imprenta, así que por detrás hay algo que leer.',
      ),
      text(
        'Dust it with a hair dryer on cold.',
        '落了灰，吹风机冷风吹一吹。',
        'Para el polvo, el secador con aire frío.',
      ),
    ),
    attributes: [
      attribute(
        'paper',
        'Crêpe paper, wire, cotton tape',
        '皱纹纸、铁丝、棉带',
        'Papel crepé, alambre y cinta de algodón',
      ),
      attribute('size', 'About 38 cm', '约 38 厘米', 'Unos 38 cm'),
    ],
    options: bouquetOptions,
    skus: grid('PB-BQ', bouquetOptions, [18, 7], { price: 16_800, memberPrice: 15_800, weight: 260 }),
    pictures: ['paper-bouquet', 'paper-bouquet-pale', 'paper-bouquet-close'],
    purchaseLimit: 3,
    rating: 485,
    reviewCount: 11,
    sales: 63,
    listedAt: 118,
    services: ['invoice'],
  }),
  product({
    code: 'letter-for-later',
    merchant: 'paperbird',
    category: 'cards-and-flowers',
    brand: 'paperbird',
    title: text('A letter for later', '写给以后的信', 'Carta para más adelante'),
    subtitle: text(
      'Write it now. We post it on the day you choose, up to ten years on.',
      '现在写，你定的那天寄，最久十年。',
      'Escríbela ahora. La echamos al correo el día que elijas, hasta dentro de diez años.',
    ),
    fact: text('Postage included', '含邮资', 'Franqueo incluido'),
    description: paragraphs(
      text(
        'Two sheets, two envelopes, one heart-shaped seal. Send it back closed with the date on the outside; it goes into a steel cabinet next to the type cases.',
        '两张纸，两个信封，一枚心形封缄。封好寄回，外面写上日子，它会住进字架旁的铁皮柜。',
        'Dos hojas, dos sobres y un sello en forma de corazón. Devuélvela cerrada con la fecha por fuera; irá a un armario de acero junto a las cajas de tipos.',
      ),
      text(
        'We have posted two hundred and twelve. Nobody has asked for one back.',
        '至今寄出二百一十二封，没有人要撤回。',
        'Hemos enviado doscientas doce. Nadie ha pedido que se la devolvamos.',
      ),
    ),
    attributes: [
      attribute(
        'contents',
        'Two sheets, inner and outer envelope, seal, date card',
        '信纸两张、内外信封、封缄、日期卡',
        'Dos hojas, sobre interior y exterior, sello y tarjeta de fecha',
      ),
      attribute('paper', 'Cotton paper, 120 g/m²', '120 克棉纸', 'Papel de algodón de 120 g/m²'),
    ],
    options: [
      option(
        'set',
        value('one', 'One letter', '一封', 'Una carta'),
        value('five', 'Five letters', '五封', 'Cinco cartas'),
      ),
    ],
    skus: [
      { values: ['one'], price: 4_800, stock: 90, weight: 80, code: 'PB-LL-ONE' },
      { values: ['five'], price: 19_800, listPrice: 24_000, stock: 30, weight: 320, code: 'PB-LL-FIVE' },
    ],
    pictures: ['later-letter', 'later-letter-stack', 'later-letter-close'],
    rating: 496,
    reviewCount: 22,
    sales: 212,
    listedAt: 270,
    services: ['invoice'],
  }),
]
