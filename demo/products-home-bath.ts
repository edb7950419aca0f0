// Floor 3, bath and basin: soap, sponges, and one bathtub that holds its heat.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, color, grid, option, product, single, value } from './vocabulary.ts'

const soapOptions = [
  option(
    'scent',
    { ...value('olive', 'Olive leaf', '橄榄叶', 'Hoja de olivo'), picture: 'soap-olive' },
    { ...value('orange', 'Orange peel', '橙皮', 'Piel de naranja'), picture: 'soap-orange' },
    { ...value('rose', 'Rose clay', '粉红泥', 'Arcilla rosa'), picture: 'soap-clay' },
  ),
  option('set', value('one', 'One bar', '单块', 'Una pastilla'), value('four', 'Box of 4', '四块装', 'Caja de 4')),
]
const washOptions = [
  option(
    'scent',
    { ...value('orange', 'Orange leaf', '橙叶', 'Hoja de naranjo'), picture: 'hand-wash-orange' },
    { ...value('fig', 'Green fig', '青无花果', 'Higo verde'), picture: 'hand-wash-fig' },
  ),
  option(
    'capacity',
    value('300', '300 ml bottle', '300 毫升瓶装', 'Frasco de 300 ml'),
    value('1000', '1 liter refill', '1 升补充装', 'Recarga de 1 litro'),
  ),
]
const tubOptions = [
  option('color', color('moon', 'bathtub-moon'), color('ink', 'bathtub-ink'), color('cobalt', 'bathtub-cobalt')),
]

export const HOME_BATH: DemoProduct[] = [
  product({
    code: 'olive-oil-soap',
    merchant: 'luz-y-lino',
    category: 'soap',
    brand: 'sal-y-rama',
    title: text('Olive oil soap', '橄榄油手工皂', 'Jabón de aceite de oliva'),
    subtitle: text(
      'Boiled on Monday, cut on Thursday, sold in spring.',
      '周一熬，周四切，到春天才卖。',
      'Se cuece el lunes, se corta el jueves y se vende en primavera.',
    ),
    fact: text('Cured six months · 150 g', '熟成六个月 · 150 克', 'Curado seis meses · 150 g'),
    description: paragraphs(
      text(
        'Seven parts olive oil to one of coconut, salted out twice. The bars stand in a draft for half a year until they are hard enough to knock.',
        '七份橄榄油，一份椰子油，盐析两遍。皂在穿堂风里立半年，直到敲得响。',
        'Siete partes de aceite de oliva y una de coco, con dos lavados de sal. Las pastillas pasan medio año en una corriente de aire, hasta que suenan al golpearlas.',
      ),
      text(
        'Small foam, clean rinse. Keep it dry between washes and it lasts two months.',
        '泡沫细，冲得净。用完沥干，一块能用两个月。',
        'Espuma menuda y aclarado limpio. Si se seca entre usos, dura dos meses.',
      ),
    ),
    attributes: [
      attribute(
        'ingredients',
        'Olive oil, coconut oil, lye, salt',
        '橄榄油、椰子油、碱、盐',
        'Aceite de oliva, aceite de coco, sosa y sal',
      ),
      attribute('weight', '150 g', '150 克', '150 g por pastilla'),
      attribute('shelfLife', '36 months', '36 个月', '36 meses'),
      attribute('origin', 'Jaén, Spain', '西班牙哈恩', 'Jaén (España)'),
    ],
    options: soapOptions,
    skus: grid(
      'SR-SO',
      soapOptions,
      [140, 36, 110, 22, 64, 0],
      { price: 2_800, weight: 160 },
      { four: { fen: 6_800, grams: 500 } },
    ),
    pictures: ['soap-olive', 'soap-orange', 'soap-clay', 'soap-three', 'soap-close'],
    rating: 484,
    reviewCount: 47,
    sales: 1_830,
    listedAt: 280,
    services: ['invoice'],
  }),
  product({
    code: 'honeycomb-sea-sponge',
    merchant: 'luz-y-lino',
    category: 'bath-tools',
    brand: 'sal-y-rama',
    title: text('Honeycomb sea sponge', '蜂窝海绵', 'Esponja de mar de panal'),
    subtitle: text(
      'Stiff as toast when dry, soft as bread when wet.',
      '干的时候像烤面包片，湿了像面包芯。',
      'Seca es una tostada; mojada, miga.',
    ),
    fact: text('Cut by divers, grows back', '潜水采割，会再长', 'Cortada por buzos, vuelve a crecer'),
    description: paragraphs(
      text(
        'Divers cut it above the foot, so the same sponge grows again in four years. It is rinsed in the sea and never bleached.',
        '潜水员留根割取，四年后又长成一块。在海水里漂净，从不漂白。',
        'Los buzos la cortan por encima del pie y en cuatro años vuelve a crecer. Se enjuaga en el mar y nunca se blanquea.',
      ),
      text(
        'Wring it, hang it, and it stays fresh for about a year. Each is between 14 and 16 cm.',
        '拧干挂起，可用一年上下。每块 14 到 16 厘米，大小不一。',
        'Escúrrela y cuélgala: dura cerca de un año. Cada una mide entre 14 y 16 cm.',
      ),
    ),
    attributes: [
      attribute('material', 'Natural sponge', '天然海绵', 'Esponja natural'),
      attribute('care', 'Rinse cold, hang to dry', '冷水冲净，挂干', 'Aclara en frío y cuélgala'),
      attribute('origin', 'Kalymnos, Greece', '希腊卡林诺斯岛', 'Kálimnos (Grecia)'),
    ],
    skus: single('SR-SP-15', 38, { price: 7_600, weight: 60 }),
    pictures: ['sponge', 'sponge-soap', 'sponge-towel', 'sponge-close'],
    rating: 468,
    reviewCount: 12,
    sales: 210,
    listedAt: 115,
    services: ['invoice'],
  }),
  product({
    code: 'leaf-hand-wash',
    merchant: 'luz-y-lino',
    category: 'soap',
    brand: 'sal-y-rama',
    title: text('Hand wash in a stoneware bottle', '陶瓶洗手液', 'Jabón de manos en frasco de gres'),
    subtitle: text(
      'The bottle is for good; only the inside runs out.',
      '瓶子用一辈子，用完的只是里面。',
      'El frasco es para siempre; solo se acaba lo de dentro.',
    ),
    fact: text('Refillable · steel pump', '可补充 · 钢泵头', 'Rellenable · dosificador de acero'),
    description: paragraphs(
      text(
        'A thin soap of olive and orange leaf that does not dry the hands of people who cook.',
        '橄榄油配橙叶，稀稀的，常下厨的手也不会干。',
        'Un jabón ligero de oliva y hoja de naranjo que no reseca las manos de quien cocina.',
      ),
      text(
        'One press is enough. The pump comes apart with two turns and goes in the dishwasher.',
        '按一下就够。泵头拧两圈拆开，能进洗碗机。',
        'Con una pulsación basta. El dosificador se desmonta con dos vueltas y va al lavavajillas.',
      ),
    ),
    attributes: [
      attribute(
        'ingredients',
        'Olive soap, water, orange leaf oil',
        '橄榄皂基、水、橙叶精油',
        'Jabón de oliva, agua y esencia de petitgrain',
      ),
      attribute('material', 'Stoneware bottle, steel pump', '炻器瓶、钢泵头', 'Frasco de gres y dosificador de acero'),
      attribute('shelfLife', '24 months', '24 个月', '24 meses'),
    ],
    options: washOptions,
    skus: grid(
      'SR-HW',
      washOptions,
      [46, 80, 28, 5],
      { price: 8_900, memberPrice: 8_200, weight: 720 },
      { 1000: { fen: 1_000, grams: 400 } },
    ),
    pictures: ['hand-wash-orange', 'hand-wash-fig', 'hand-wash-shelf', 'hand-wash-close'],
    rating: 476,
    reviewCount: 24,
    sales: 530,
    listedAt: 12,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'roll-top-bathtub',
    merchant: 'luz-y-lino',
    category: 'bathtubs',
    brand: 'luz',
    title: text('Roll-top bathtub on four feet', '四脚铸铁浴缸', 'Bañera de hierro con cuatro patas'),
    subtitle: text(
      'Stays warm for one whole chapter.',
      '水温够你读完一整章。',
      'Se mantiene caliente un capítulo entero.',
    ),
    fact: text('Cast iron · 150 cm · with shower', '铸铁 · 150 厘米 · 含花洒', 'Hierro fundido · 150 cm · con ducha'),
    description: paragraphs(
      text(
        'Cast in one pour and enameled at eight hundred degrees. The rim is rolled so that a neck and a book both find a place on it.',
        '一次浇铸，八百度烧搪瓷。缸沿卷圆，脖子和书都有地方搁。',
        'Fundida en una sola colada y esmaltada a ochocientos grados. El borde va vuelto para que quepan una nuca y un libro.',
      ),
      text(
        'It weighs as much as two people. We ask about your floor and your stairs before it leaves, and four of us carry it up.',
        '和两个人一样重。发货前会先问你家的楼板和楼梯，四个人一起抬上去。',
        'Pesa como dos personas. Antes de enviarla preguntamos por tu suelo y tu escalera, y la subimos entre cuatro.',
      ),
    ),
    attributes: [
      attribute(
        'material',
        'Enameled cast iron, brass taps',
        '搪瓷铸铁、黄铜龙头',
        'Hierro fundido esmaltado y grifería de latón',
      ),
      attribute('size', '150 × 76 × 62 cm', '150 × 76 × 62 厘米', 'Mide 150 × 76 × 62 cm'),
      attribute('capacity', '180 liters', '180 升', '180 litros'),
      attribute('warranty', '15 years on the enamel', '搪瓷 15 年', '15 años en el esmalte'),
    ],
    options: tubOptions,
    skus: grid('LL-BT', tubOptions, [3, 2, 0], { price: 598_000, weight: 128_000 }),
    pictures: ['bathtub-moon', 'bathtub-ink', 'bathtub-cobalt', 'bathtub-room', 'bathtub-close'],
    purchaseLimit: 1,
    rating: 490,
    reviewCount: 3,
    sales: 11,
    listedAt: 188,
    services: ['invoice', 'freeFreight', 'fragileCover'],
  }),
]
