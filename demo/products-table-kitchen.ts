// Floor 2, bowls, pots and vases of Nanshan Kiln, and its one studio sample on floor 9.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, color, grid, option, product, single, value } from './vocabulary.ts'

const bowlOptions = [
  option('glaze', color('moon', 'bowl-moon'), color('celadon', 'bowl-celadon'), color('cobalt', 'bowl-cobalt')),
]
const amphoraOptions = [
  option('glaze', color('clay', 'amphora-clay'), color('ink', 'amphora-ink')),
  option(
    'measure',
    value('24', '24 cm tall', '高 24 厘米', '24 cm de alto'),
    value('38', '38 cm tall', '高 38 厘米', '38 cm de alto'),
  ),
]
const jarOptions = [
  option('glaze', color('moss', 'jar-moss'), color('ochre', 'jar-ochre')),
  option(
    'capacity',
    value('500', '500 ml jar', '500 毫升', 'Tarro de 500 ml'),
    value('1000', '1 liter jar', '1 升', 'Tarro de 1 litro'),
  ),
]
const potOptions = [
  option(
    'capacity',
    value('1600', '1.6 l · two to three', '1.6 升 · 二至三人', '1,6 l · dos o tres'),
    value('2400', '2.4 l · four to five', '2.4 升 · 四至五人', '2,4 l · cuatro o cinco'),
  ),
]
const jingdezhen = attribute('origin', 'Jingdezhen, Jiangxi', '江西景德镇', 'Jingdezhen, Jiangxi (China)')

export const TABLE_KITCHEN: DemoProduct[] = [
  product({
    code: 'everyday-bowl',
    merchant: 'nanshan-kiln',
    category: 'bowls',
    brand: 'nanshan',
    title: text('Everyday bowl with spoon', '日日碗与匙', 'Cuenco diario con cuchara'),
    subtitle: text(
      'Deep enough for noodles, wide enough for breakfast, quiet in the dishwasher.',
      '深可盛面，阔可早餐，进洗碗机也不出声。',
      'Hondo para los fideos, ancho para el desayuno y callado en el lavavajillas.',
    ),
    fact: text('15 cm · dishwasher safe', '15 厘米 · 可机洗', '15 cm · apto para lavavajillas'),
    description: paragraphs(
      text(
        'The wall is a hair thicker than fashion asks for. It stacks without scratching and survives a fall into the sink.',
        '碗壁比时兴的略厚一丝，叠放不刮，跌进水槽也不碎。',
        'La pared es un pelo más gruesa de lo que dicta la moda. Se apila sin rayarse y sobrevive a una caída en el fregadero.',
      ),
      text(
        'The spoon comes from the same clay and rests on the rim without sliding in.',
        '匙与碗同泥，搁在碗沿不会滑下去。',
        'La cuchara es del mismo barro y se apoya en el borde sin resbalar.',
      ),
    ),
    attributes: [
      attribute('material', 'Stoneware', '炻器', 'Gres'),
      attribute('size', '15 cm across, 8 cm high', '口径 15 厘米，高 8 厘米', '15 cm de diámetro, 8 cm de alto'),
      attribute('care', 'Dishwasher and microwave safe', '可机洗，可微波', 'Apto para lavavajillas y microondas'),
      jingdezhen,
    ],
    options: bowlOptions,
    skus: grid('NK-BO', bowlOptions, [210, 164, 98], { price: 6_900, weight: 480 }),
    pictures: ['bowl-moon', 'bowl-celadon', 'bowl-three', 'bowl-close'],
    rating: 482,
    reviewCount: 5_520,
    sales: 21_900,
    listedAt: 720,
    services: ['return7', 'invoice', 'fragileCover'],
  }),
  product({
    code: 'greek-key-amphora',
    merchant: 'nanshan-kiln',
    category: 'vases',
    brand: 'nanshan',
    title: text('Greek-key amphora', '回纹双耳陶瓶', 'Ánfora con greca'),
    subtitle: text(
      'A pattern two cultures invented without meeting, cut into the clay with one blade.',
      '两种文明各自想出的同一道纹样，一刀一刀刻进泥里。',
      'Un dibujo que dos culturas inventaron sin conocerse, tallado en el barro con una sola cuchilla.',
    ),
    fact: text('Watertight · up to 38 cm', '不渗水 · 最高 38 厘米', 'Estanca · hasta 38 cm'),
    description: paragraphs(
      text(
        'The band is carved when the clay is leather-hard, then burnished with a river stone. No stencil: the last key always has to be made a little narrower.',
        '泥半干时刻纹，再用河石磨光。不用模板，所以最后一个回纹总要收窄一点。',
        'La banda se talla con el barro a punto de cuero y se bruñe con un canto de río. Sin plantilla: la última greca siempre sale algo más estrecha.',
      ),
      text(
        'It is glazed inside and holds water, so branches last as long as they would in glass.',
        '内壁施釉，能盛水，插枝和玻璃瓶一样耐久。',
        'Va esmaltada por dentro y no filtra, así que las ramas duran lo mismo que en vidrio.',
      ),
    ),
    attributes: [
      attribute('material', 'Terracotta', '红陶', 'Terracota'),
      attribute('size', '24 or 38 cm tall', '高 24 或 38 厘米', '24 o 38 cm de alto'),
      attribute(
        'finish',
        'Burnished outside, glazed inside',
        '外壁磨光，内壁施釉',
        'Bruñida por fuera, esmaltada por dentro',
      ),
      jingdezhen,
    ],
    options: amphoraOptions,
    skus: grid(
      'NK-AM',
      amphoraOptions,
      [22, 9, 14, 2],
      { price: 36_000, weight: 1_900 },
      { 38: { fen: 20_000, grams: 2_300 } },
    ),
    pictures: ['amphora-clay', 'amphora-ink', 'amphora-close', 'amphora-fruit'],
    rating: 474,
    reviewCount: 233,
    sales: 610,
    listedAt: 190,
    services: ['return7', 'invoice', 'fragileCover'],
  }),
  product({
    code: 'storage-jar',
    merchant: 'nanshan-kiln',
    category: 'kitchen-storage',
    brand: 'nanshan',
    title: text('Storage jar with label field', '留签储物罐', 'Tarro de despensa con etiqueta'),
    subtitle: text(
      'The label is part of the glaze: write with pencil, wipe with a finger.',
      '标签是釉的一部分：铅笔写，手指擦。',
      'La etiqueta es parte del esmalte: se escribe a lápiz y se borra con el dedo.',
    ),
    fact: text('Airtight · 0.5 or 1 liter', '密封 · 0.5 或 1 升', 'Hermético · 0,5 o 1 litro'),
    description: paragraphs(
      text(
        'A matte field in the glaze takes graphite like a school slate. When the flour becomes lentils, you change one word.',
        '釉面留出一方哑光，能吃铅笔，像小时候的石板。面粉换成了扁豆，改一个词就行。',
        'Un recuadro mate en el esmalte admite el grafito como una pizarra de escuela. Cuando la harina se vuelve lentejas, se cambia una palabra.',
      ),
      text(
        'The lid sits on a ring of natural rubber that can be bought separately, always.',
        '盖下是天然橡胶圈，单卖，一直有。',
        'La tapa asienta en una goma natural que se vende suelta, y siempre se venderá.',
      ),
    ),
    attributes: [
      attribute('material', 'Stoneware, natural rubber', '炻器、天然橡胶', 'Gres y caucho natural'),
      attribute('capacity', '500 ml or 1 l', '500 毫升或 1 升', '500 ml o 1 l'),
      attribute('care', 'Dishwasher safe without the ring', '取下胶圈后可机洗', 'Al lavavajillas sin la goma'),
    ],
    options: jarOptions,
    skus: grid(
      'NK-JA',
      jarOptions,
      [75, 48, 66, 0],
      { price: 9_600, weight: 620 },
      { 1000: { fen: 3_200, grams: 380 } },
    ),
    pictures: ['jar-moss', 'jar-ochre', 'jar-row', 'jar-close'],
    rating: 479,
    reviewCount: 948,
    sales: 3_150,
    listedAt: 88,
    services: ['return7', 'invoice', 'fragileCover'],
  }),
  product({
    code: 'stew-pot',
    merchant: 'nanshan-kiln',
    category: 'clay-pots',
    brand: 'nanshan',
    title: text('Stew pot with two ears', '双耳炖锅', 'Olla de guiso con dos asas'),
    subtitle: text(
      'Goes from flame to table and keeps a stew murmuring for twenty minutes.',
      '从灶上直接端上桌，汤还能咕嘟二十分钟。',
      'Va del fuego a la mesa y mantiene el guiso murmurando veinte minutos.',
    ),
    fact: text('Safe on an open flame', '可明火', 'Apta para fuego directo'),
    description: paragraphs(
      text(
        'Lithium-bearing clay takes the shock of a gas flame without cracking. Warm it slowly the first time, with rice water.',
        '胎土含锂，不怕燃气灶的急火。头一次请用淘米水慢慢煮开。',
        'El barro con litio soporta la llama de gas sin agrietarse. La primera vez caliéntala despacio, con agua de arroz.',
      ),
      text(
        'The ears stay cool enough for a folded cloth. The pot is sold without the beans.',
        '双耳垫块布就能端。豆子不含在内。',
        'Las asas se agarran con un paño doblado. Las alubias no van incluidas.',
      ),
    ),
    attributes: [
      attribute('material', 'Flameproof stoneware', '耐热炻器', 'Gres refractario'),
      attribute('capacity', '1.6 or 2.4 l', '1.6 或 2.4 升', '1,6 o 2,4 l'),
      attribute(
        'care',
        'Gas, oven to 250 °C; not for induction',
        '燃气灶、250 °C 以下烤箱可用，电磁炉不可用',
        'Gas y horno hasta 250 °C; no sirve en inducción',
      ),
      jingdezhen,
    ],
    options: potOptions,
    skus: grid(
      'NK-ST',
      potOptions,
      [58, 33],
      { price: 22_800, memberPrice: 21_500, weight: 2_100 },
      { 2400: { fen: 7_000, grams: 900 } },
    ),
    pictures: ['claypot', 'claypot-plinth', 'claypot-close', 'claypot-bowl'],
    rating: 480,
    reviewCount: 1_204,
    sales: 4_050,
    listedAt: 250,
    services: ['return7', 'invoice', 'fragileCover'],
  }),
  product({
    code: 'rose-teapot-sample',
    merchant: 'nanshan-kiln',
    category: 'samples',
    brand: 'nanshan',
    title: text('Rose glaze teapot, trial piece', '藕粉釉茶壶试样', 'Tetera de esmalte rosa, pieza de prueba'),
    subtitle: text(
      'The only pot of a glaze recipe that was never repeated.',
      '一张再没烧过第二次的釉方，只成了这一把。',
      'La única tetera de una fórmula de esmalte que no se repitió.',
    ),
    fact: text('One of one · 620 ml', '孤品 · 620 毫升', 'Única · 620 ml'),
    description: paragraphs(
      text(
        'In the spring of 2024 a bag of iron-rich ash went into the wrong bucket. Eleven pots cracked, this one turned the color of a peach in shade.',
        '二〇二四年春天，一袋含铁的灰倒错了桶。十一把裂了，只有这把烧成了背阴处桃子的颜色。',
        'En la primavera de 2024 un saco de ceniza con hierro acabó en el cubo equivocado. Once teteras se rajaron; esta salió del color de un melocotón a la sombra.',
      ),
      text(
        'It stood for one year in the kiln’s own window. There is a pinhole in the glaze near the handle that does not reach the clay.',
        '它在窑口橱窗里站了一年。壶把旁有一个针孔，未及胎。',
        'Pasó un año en el escaparate del horno. Junto al asa tiene un poro que no llega al barro.',
      ),
    ),
    attributes: [
      attribute('material', 'High-fired stoneware', '高温炻器', 'Gres de alta temperatura'),
      attribute('capacity', '620 ml', '620 毫升', '620 ml, para dos'),
      jingdezhen,
    ],
    skus: single('NK-SAMPLE-ROSE', 1, { price: 26_000, listPrice: 36_800, weight: 800 }),
    pictures: ['sample-teapot', 'sample-teapot-sheet', 'sample-teapot-close'],
    condition: 'used',
    grade: text('Grade A: displayed, never used', '九九新：仅陈列，未使用', 'Grado A: expuesta, sin usar'),
    purchaseLimit: 1,
    rating: 500,
    reviewCount: 3,
    sales: 4,
    listedAt: 9,
    services: ['invoice', 'fragileCover'],
  }),
]
