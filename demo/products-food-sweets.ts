// Floor 1, bakery and sweets.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, grid, option, product, value } from './vocabulary.ts'

const croissantOptions = [
  option('set', value('four', 'Box of 4', '四只装', 'Caja de 4'), value('eight', 'Box of 8', '八只装', 'Caja de 8')),
]
const cookieOptions = [
  option(
    'flavor',
    value('cocoa', 'Cocoa nib', '可可粒', 'Pepitas de cacao'),
    value('walnut', 'Walnut', '核桃', 'Nuez'),
  ),
  option(
    'set',
    value('bag', 'Bag of 8', '八片袋装', 'Bolsa de 8'),
    value('tin', 'Tin of 20', '二十片罐装', 'Lata de 20'),
  ),
]
const candyOptions = [
  option(
    'weight',
    value('120', '120 g bag', '120 克袋装', 'Bolsa de 120 g'),
    value('300', '300 g glass jar', '300 克玻璃罐', 'Tarro de cristal de 300 g'),
  ),
]
const lollipopOptions = [
  option(
    'flavor',
    { ...value('fruit', 'Fruit, three kinds', '三味果糖', 'Fruta, tres sabores'), picture: 'lollipops' },
    { ...value('caramel', 'Burnt sugar', '焦糖', 'Azúcar tostado'), picture: 'lollipops-caramel' },
  ),
  option('set', value('three', 'Three', '三支', 'Tres'), value('ten', 'Ten', '十支', 'Diez')),
]

export const FOOD_SWEETS: DemoProduct[] = [
  product({
    code: 'morning-croissants',
    merchant: 'old-street-grocer',
    category: 'pastries',
    brand: 'old-street',
    title: text(
      'Butter croissants, three days folded',
      '三日开酥可颂',
      'Cruasanes de mantequilla, tres días de hojaldre',
    ),
    subtitle: text(
      'Twenty-seven layers and a mess on the table.',
      '二十七层，掉一桌酥皮。',
      'Veintisiete capas y la mesa llena de migas.',
    ),
    fact: text('Baked at five, sent at seven', '五点出炉，七点发车', 'Del horno a las cinco, de reparto a las siete'),
    description: paragraphs(
      text(
        'The dough rests twice overnight. Cut one across and you see a honeycomb; press it and it comes back.',
        '面团隔夜醒两回。横切是蜂窝，按下去会弹回来。',
        'La masa reposa dos noches. Al cortarlo se ve un panal; al apretarlo, vuelve a su sitio.',
      ),
      text(
        'Eight minutes at 160 degrees brings the crust back.',
        '一百六十度复烤八分钟，皮又脆了。',
        'Ocho minutos a 160 grados y la corteza vuelve a crujir.',
      ),
    ),
    attributes: [
      attribute(
        'ingredients',
        'Wheat flour, butter, milk, egg, sugar, yeast, salt',
        '小麦粉、黄油、牛奶、鸡蛋、糖、酵母、盐',
        'Harina, mantequilla, leche, huevo, azúcar, levadura y sal',
      ),
      attribute('weight', '75 g each', '每只 75 克', '75 g la pieza'),
      attribute('shelfLife', '2 days', '2 天', '2 días'),
    ],
    options: croissantOptions,
    skus: grid(
      'OS-CR',
      croissantOptions,
      [40, 22],
      { price: 4_200, weight: 360 },
      { eight: { fen: 3_600, grams: 320 } },
    ),
    pictures: ['croissants', 'croissants-coffee', 'croissants-close'],
    purchaseLimit: 4,
    rating: 487,
    reviewCount: 25,
    sales: 378,
    listedAt: 102,
    services: ['invoice', 'fresh'],
  }),
  product({
    code: 'rye-cookies',
    merchant: 'old-street-grocer',
    category: 'cookies',
    brand: 'old-street',
    title: text('Rye cookies, soft in the middle', '黑麦软心曲奇', 'Galletas de centeno, blandas por dentro'),
    subtitle: text(
      'Large as a saucer, not as sweet as they look.',
      '茶碟那么大，没有看上去那么甜。',
      'Grandes como un platillo y menos dulces de lo que parecen.',
    ),
    fact: text('Salt on top', '面上撒盐', 'Con sal por encima'),
    description: paragraphs(
      text(
        'The dough waits a day so the rye can drink. Edges crackle, the middle bends, and the nibs stay bitter.',
        '面团静置一天，让黑麦吃透水。边脆，心软，可可粒留着苦。',
        'La masa espera un día para que el centeno se hidrate. El borde cruje, el centro cede y el cacao amarga.',
      ),
      text(
        'The blue tin is worth keeping; ours holds buttons.',
        '蓝罐子舍不得扔，我们那只装着纽扣。',
        'La lata azul merece quedarse: la nuestra guarda botones.',
      ),
    ),
    attributes: [
      attribute(
        'ingredients',
        'Rye and wheat flour, butter, brown sugar, cocoa nibs or walnut, salt',
        '黑麦粉、小麦粉、黄油、红糖、可可粒或核桃、海盐',
        'Centeno, trigo, mantequilla, azúcar moreno, cacao o nuez, y sal',
      ),
      attribute('shelfLife', '30 days', '30 天', '30 días'),
      attribute('contents', '8 or 20 cookies, 45 g each', '8 片或 20 片，每片 45 克', '8 o 20 galletas de 45 g'),
    ],
    options: cookieOptions,
    skus: grid(
      'OS-CO',
      cookieOptions,
      [90, 34, 76, 0],
      { price: 3_900, memberPrice: 3_600, weight: 400 },
      { tin: { fen: 6_900, grams: 820 } },
    ),
    pictures: ['walnut-cookies', 'walnut-cookies-tin', 'walnut-cookies-close'],
    rating: 482,
    reviewCount: 17,
    sales: 205,
    listedAt: 58,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'striped-candies',
    merchant: 'old-street-grocer',
    category: 'candy',
    brand: 'old-street',
    title: text('Striped candies from a brass roller', '铜辊彩条硬糖', 'Caramelos de rayas de rodillo de latón'),
    subtitle: text(
      'Plum, mint, pear and violet, pulled until they shine.',
      '梅子、薄荷、梨、紫罗兰，拉到发亮。',
      'Ciruela, menta, pera y violeta, estirados hasta que brillan.',
    ),
    fact: text('Four flavors, mixed', '四味混装', 'Cuatro sabores mezclados'),
    description: paragraphs(
      text(
        'The machine is from 1962 and stamps one stripe slightly too wide. Colors come from fruit and safflower, so they are quieter than the ones you remember.',
        '机器是一九六二年的，总有一道条纹偏宽。颜色取自果汁和红花，比记忆里的淡。',
        'La máquina es de 1962 y siempre hace una raya algo más ancha. El color sale de la fruta y del cártamo; por eso son más pálidos que los de antes.',
      ),
      text(
        'Every one is twisted into paper by hand.',
        '一颗一张纸，手工拧。',
        'Cada uno va envuelto a mano, con su par de vueltas.',
      ),
    ),
    attributes: [
      attribute(
        'ingredients',
        'Sugar, malt syrup, fruit juice, mint oil',
        '白砂糖、麦芽糖浆、果汁、薄荷油',
        'Azúcar, jarabe de malta, zumo de fruta y esencia de menta',
      ),
      attribute('shelfLife', '18 months', '18 个月', '18 meses'),
      attribute('storage', 'Dry, jar closed', '干燥，盖紧', 'En seco y bien cerrado'),
    ],
    options: candyOptions,
    skus: grid('OS-CA', candyOptions, [260, 58], { price: 1_450, weight: 140 }, { 300: { fen: 3_900, grams: 540 } }),
    pictures: ['hard-candies', 'hard-candies-jar', 'hard-candies-row', 'hard-candies-close'],
    rating: 459,
    reviewCount: 13,
    sales: 187,
    listedAt: 220,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'fairground-lollipops',
    merchant: 'tin-moon',
    category: 'candy',
    brand: 'tin-moon',
    title: text('Fairground lollipops', '庙会棒棒糖', 'Piruletas de feria'),
    subtitle: text(
      'As wide as a palm and gone by Thursday, if one is patient.',
      '巴掌大一支，慢慢吃，能吃到星期四。',
      'Del tamaño de la mano; con paciencia, duran hasta el jueves.',
    ),
    fact: text('Birch stick, 9 cm across', '桦木棍，直径 9 厘米', 'Palo de abedul, 9 cm de diámetro'),
    description: paragraphs(
      text(
        'Our toolmaker’s wife coils them on a marble slab while the sugar is still too hot to hold. No two spirals match.',
        '模具师傅的老伴在大理石板上盘，糖还烫手就要盘好，没有两支一样的螺纹。',
        'La mujer de nuestro matricero los enrosca sobre mármol cuando el azúcar aún quema. No hay dos espirales iguales.',
      ),
      text(
        'With a paper bag for the half you keep for later.',
        '附一只纸袋，装剩下的半支。',
        'Vienen con una bolsita para la mitad que se deja para luego.',
      ),
    ),
    attributes: [
      attribute(
        'ingredients',
        'Sugar, malt syrup, fruit concentrate',
        '白砂糖、麦芽糖浆、浓缩果汁',
        'Azúcar, jarabe de malta y concentrado de fruta',
      ),
      attribute('age', 'From 4 years', '4 岁以上', 'A partir de 4 años'),
      attribute('shelfLife', '12 months', '12 个月', '12 meses'),
    ],
    options: lollipopOptions,
    skus: grid(
      'TM-LP',
      lollipopOptions,
      [150, 60, 80, 3],
      { price: 2_400, weight: 130 },
      { ten: { fen: 4_500, grams: 300 } },
    ),
    pictures: ['lollipops', 'lollipops-caramel', 'lollipops-close'],
    rating: 491,
    reviewCount: 20,
    sales: 264,
    listedAt: 70,
    services: ['return7', 'invoice'],
  }),
]
