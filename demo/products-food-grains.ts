// Floor 1, noodles, rice and dumplings, and what comes from the dairy and the hen house.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, grid, option, product, value } from './vocabulary.ts'

const noodleOptions = [
  option('measure', value('thin', 'Thin', '细', 'Finos'), value('wide', 'Wide', '宽', 'Anchos')),
  option(
    'set',
    value('one', 'One bundle, 180 g', '单把 180 克', 'Un manojo de 180 g'),
    value('five', 'Five bundles', '五把装', 'Cinco manojos'),
    value('twelve', 'Twelve bundles', '十二把装', 'Doce manojos'),
  ),
]
const riceOptions = [
  option(
    'weight',
    value('1000', '1 kg sack', '1 千克布袋', 'Saco de 1 kg'),
    value('2500', '2.5 kg sack', '2.5 千克布袋', 'Saco de 2,5 kg'),
  ),
]
const dumplingOptions = [
  option(
    'flavor',
    value('leek', 'Chive and egg', '韭菜鸡蛋', 'Cebollino y huevo'),
    value('pork', 'Pork and cabbage', '猪肉白菜', 'Cerdo y col'),
    value('shrimp', 'Three delicacies', '三鲜', 'Gamba, cerdo y huevo'),
  ),
  option(
    'set',
    value('twenty', '20 pieces', '20 只装', '20 unidades'),
    value('forty', '40 pieces', '40 只装', '40 unidades'),
  ),
]
const butterOptions = [
  option('flavor', value('salted', 'Half salted', '半盐', 'Semisalada'), value('sweet', 'Unsalted', '无盐', 'Sin sal')),
  option('weight', value('200', '200 g', '200 克', '200 g'), value('400', '400 g', '400 克', '400 g')),
]
const eggOptions = [
  option(
    'set',
    value('ten', 'Ten eggs', '十枚装', 'Diez huevos'),
    value('thirty', 'Thirty eggs', '三十枚装', 'Treinta huevos'),
  ),
]

export const FOOD_GRAINS: DemoProduct[] = [
  product({
    code: 'air-dried-noodles',
    merchant: 'old-street-grocer',
    category: 'noodles',
    brand: 'old-street',
    title: text('Hand-pulled noodles, air-dried', '手工挂面', 'Fideos estirados a mano y secados al aire'),
    subtitle: text(
      'Hung over bamboo in a mountain draught, cut, tied with a paper band.',
      '挂在竹竿上，山风吹干，切齐，扎一道纸。',
      'Se cuelgan de cañas de bambú a la brisa del monte, se cortan y se atan con papel.',
    ),
    fact: text('Four minutes in boiling water', '滚水四分钟', 'Cuatro minutos en agua hirviendo'),
    description: paragraphs(
      text(
        'A hollow thread runs through each noodle, left by the pulling. It drinks the broth, so the last mouthful is not blander than the first.',
        '拉出来的面是空心的，吸得进汤，最后一口和第一口一样有味。',
        'Cada fideo tiene un hilo hueco, rastro del estirado. Por ahí bebe el caldo, y el último bocado sabe tanto como el primero.',
      ),
      text(
        'The wide ones are for sauce, the thin ones for soup. One bundle feeds two.',
        '宽的拌，细的汤。一把够两个人。',
        'Los anchos, para salsa; los finos, para sopa. Un manojo da para dos.',
      ),
    ),
    attributes: [
      attribute('ingredients', 'Wheat flour, water, salt', '小麦粉、水、食盐', 'Harina de trigo, agua y sal'),
      attribute('origin', 'Zhongjiang, Sichuan', '四川中江', 'Zhongjiang, Sichuan (China)'),
      attribute('shelfLife', '12 months', '12 个月', '12 meses'),
    ],
    options: noodleOptions,
    skus: grid(
      'OS-ND',
      noodleOptions,
      [600, 240, 80, 520, 190, 0],
      { price: 600, weight: 190 },
      { five: { fen: 2_200, grams: 740 }, twelve: { fen: 5_900, grams: 2_080 } },
    ),
    pictures: ['knife-noodles', 'knife-noodles-bowl', 'noodles-tied', 'knife-noodles-close'],
    rating: 485,
    reviewCount: 52,
    sales: 2_310,
    listedAt: 280,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'bomba-rice',
    merchant: 'luz-y-lino',
    category: 'rice',
    brand: 'molino-vela',
    title: text('Bomba rice for paella', '海鲜饭用邦巴米', 'Arroz bomba de la Albufera'),
    subtitle: text(
      'A round grain that swells sideways and stays whole.',
      '圆粒米，往横里涨，不开花。',
      'Un grano redondo que crece a lo ancho y no se abre.',
    ),
    fact: text('Three cups of stock to one of rice', '一杯米配三杯高汤', 'Tres medidas de caldo por una de arroz'),
    description: paragraphs(
      text(
        'Grown on the lagoon south of Valencia, where the water is let in at night. It takes three times its volume of stock and forgives five minutes too many.',
        '长在瓦伦西亚南边的潟湖，夜里放水。一杯米吃得下三杯汤，多煮五分钟也不烂。',
        'Se cultiva en la laguna al sur de Valencia, donde el agua entra de noche. Absorbe tres veces su volumen y perdona cinco minutos de más.',
      ),
      text('Do not wash it. Do not stir it.', '别淘，也别搅。', 'Ni se lava ni se remueve.'),
    ),
    attributes: [
      attribute('ingredients', 'Bomba rice', '邦巴米', 'Arroz de la variedad bomba'),
      attribute('origin', 'Sueca, Valencia', '西班牙苏埃卡', 'Sueca (Valencia)'),
      attribute('shelfLife', '18 months', '18 个月', '18 meses'),
    ],
    options: riceOptions,
    skus: grid(
      'LL-BR',
      riceOptions,
      [74, 31],
      { price: 5_800, listPrice: 6_600, weight: 1_040 },
      { 2500: { fen: 7_400, grams: 1_520 } },
    ),
    pictures: ['bomba-rice', 'bomba-rice-pan', 'bomba-rice-close'],
    rating: 479,
    reviewCount: 16,
    sales: 132,
    listedAt: 66,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'frozen-jiaozi',
    merchant: 'old-street-grocer',
    category: 'dumplings',
    brand: 'old-street',
    title: text('Jiaozi folded by hand, frozen', '手包速冻饺子', 'Jiaozi plegados a mano, congelados'),
    subtitle: text(
      'Eleven pleats each; the twelfth is where they seal.',
      '十一道褶，第十二道收口。',
      'Once pliegues; en el duodécimo se cierran.',
    ),
    fact: text('Boil or steam from frozen', '不解冻，直接煮、蒸', 'Sin descongelar, hervidos o al vapor'),
    description: paragraphs(
      text(
        'The dough rests an hour, so the skins go glassy without tearing. Frozen within forty minutes of folding, two streets from the shop.',
        '面醒足一小时，煮到透亮不破皮。离店两条街的厨房里，包好四十分钟内速冻。',
        'La masa reposa una hora y por eso queda translúcida sin romperse. Se congelan a los cuarenta minutos de plegarse, a dos calles de la tienda.',
      ),
      text(
        'They travel at minus eighteen with dry ice. Put them away at once.',
        '零下十八度干冰发运，收到请立即入冻。',
        'Viajan a dieciocho bajo cero con hielo seco. Guárdalos nada más recibirlos.',
      ),
    ),
    attributes: [
      attribute(
        'ingredients',
        'Wheat flour and the filling as chosen; no flavor enhancers',
        '小麦粉、所选馅料，不加味精',
        'Harina de trigo y el relleno elegido; sin potenciadores',
      ),
      attribute('storage', 'Frozen at −18 °C', '零下 18 °C 冷冻', 'Congelado a −18 °C'),
      attribute('shelfLife', '90 days', '90 天', '90 días'),
    ],
    options: dumplingOptions,
    skus: grid(
      'OS-JZ',
      dumplingOptions,
      [110, 64, 96, 52, 40, 7],
      { price: 2_800, memberPrice: 2_600, weight: 520 },
      { forty: { fen: 2_400, grams: 480 }, shrimp: { fen: 900, grams: 0 } },
    ),
    pictures: ['leek-dumplings', 'leek-dumplings-steamer', 'leek-dumplings-close'],
    purchaseLimit: 8,
    rating: 490,
    reviewCount: 46,
    sales: 905,
    listedAt: 160,
    services: ['invoice', 'fresh'],
  }),
  product({
    code: 'cultured-butter',
    merchant: 'old-street-grocer',
    category: 'butter-and-eggs',
    brand: 'old-street',
    title: text('Cultured butter from small churns', '小桶发酵黄油', 'Mantequilla fermentada en mantequera'),
    subtitle: text(
      'The cream ripens for two nights before it is churned.',
      '奶油先熟两夜，再搅打。',
      'La nata madura dos noches antes de batirse.',
    ),
    fact: text('84 % fat', '乳脂 84%', '84 % de grasa'),
    description: paragraphs(
      text(
        'Yellow in summer, ivory in winter, depending on what the cows find. It smells faintly of hazelnut and browns without spitting.',
        '夏天偏黄，冬天近象牙色，看牛吃的什么草。闻着有一点榛子香，煎时不溅。',
        'Amarilla en verano y marfil en invierno, según lo que coman las vacas. Huele un poco a avellana y se dora sin saltar.',
      ),
      text(
        'Take it out half an hour before breakfast.',
        '早饭前半小时从冰箱取出。',
        'Sácala media hora antes del desayuno.',
      ),
    ),
    attributes: [
      attribute(
        'ingredients',
        'Cream, lactic cultures, salt if chosen',
        '稀奶油、乳酸菌，半盐款含盐',
        'Nata, fermentos lácticos y, si se elige, sal',
      ),
      attribute('storage', 'Chilled, 2–6 °C', '2–6 °C 冷藏', 'Refrigerada, entre 2 y 6 °C'),
      attribute('shelfLife', '60 days', '60 天', '60 días'),
    ],
    options: butterOptions,
    skus: grid(
      'OS-BU',
      butterOptions,
      [72, 30, 64, 28],
      { price: 3_800, weight: 230 },
      { 400: { fen: 3_200, grams: 210 } },
    ),
    pictures: ['cultured-butter', 'cultured-butter-bread', 'cultured-butter-close'],
    rating: 476,
    reviewCount: 11,
    sales: 118,
    listedAt: 40,
    services: ['invoice', 'fresh'],
  }),
  product({
    code: 'hillside-eggs',
    merchant: 'old-street-grocer',
    category: 'butter-and-eggs',
    brand: 'old-street',
    title: text('Free-range eggs in three colors', '散养三色鸡蛋', 'Huevos camperos de tres colores'),
    subtitle: text(
      'Brown, white and blue-green, from one hillside.',
      '褐、白、青绿，出自同一面山坡。',
      'Morenos, blancos y verdeazulados, de una misma ladera.',
    ),
    fact: text('Laid within three days', '三日内新蛋', 'Puestos en los últimos tres días'),
    description: paragraphs(
      text(
        'Three breeds share the orchard, so every box is mixed. The shells differ, the yolks do not: deep orange, and they stand up in the pan.',
        '果园里三种鸡混养，所以每盒颜色不一。壳不同，黄一样：橙红，下锅立得住。',
        'Tres razas comparten el huerto, así que cada caja viene mezclada. Cambia la cáscara; la yema, no: naranja intenso, y se mantiene alta en la sartén.',
      ),
      text(
        'Each egg has its own nest of pulp. If one arrives broken we refund the box.',
        '一枚一格纸托。破一枚，整盒退款。',
        'Cada huevo va en su hueco de cartón. Si llega uno roto, devolvemos la caja.',
      ),
    ),
    attributes: [
      attribute(
        'contents',
        'Mixed colors, about 50 g each',
        '混色，每枚约 50 克',
        'Colores mezclados, unos 50 g cada uno',
      ),
      attribute('origin', 'Pujiang, Chengdu', '成都蒲江', 'Pujiang, Chengdu (China)'),
      attribute('shelfLife', '30 days, cool', '30 天，阴凉', '30 días en fresco'),
    ],
    options: eggOptions,
    skus: grid('OS-EG', eggOptions, [140, 60], { price: 2_200, weight: 640 }, { thirty: { fen: 3_600, grams: 1_260 } }),
    pictures: ['hill-eggs', 'hill-eggs-basket', 'hill-eggs-heap'],
    purchaseLimit: 4,
    rating: 492,
    reviewCount: 38,
    sales: 720,
    listedAt: 115,
    services: ['invoice', 'fragileCover', 'fresh'],
  }),
]
