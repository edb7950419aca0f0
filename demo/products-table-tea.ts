// Floor 2, teaware of Nanshan Kiln.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, color, grid, option, product, single, value } from './vocabulary.ts'

const teapotOptions = [
  option(
    'glaze',
    color('celadon', 'teapot-celadon'),
    color('moon', 'teapot-moon'),
    color('ink', 'teapot-ink'),
    color('lacquer', 'teapot-lacquer'),
    color('cobalt', 'teapot-cobalt'),
  ),
  option(
    'capacity',
    value('420', '420 ml · for one', '420 毫升 · 一人', '420 ml · para uno'),
    value('620', '620 ml · for two', '620 毫升 · 二人', '620 ml · para dos'),
    value('900', '900 ml · for four', '900 毫升 · 四人', '900 ml · para cuatro'),
  ),
]
const cupOptions = [
  option('glaze', color('moon', 'cups-moon'), color('celadon', 'cups-celadon'), color('ink', 'cups-ink')),
  option('set', value('two', 'Set of 2', '两只装', 'Juego de 2'), value('four', 'Set of 4', '四只装', 'Juego de 4')),
]
const wineOptions = [option('glaze', color('moon', 'wine-moon'), color('celadon', 'wine-celadon'))]
const jingdezhen = attribute('origin', 'Jingdezhen, Jiangxi', '江西景德镇', 'Jingdezhen, Jiangxi (China)')

export const TABLE_TEA: DemoProduct[] = [
  product({
    code: 'celadon-teapot',
    merchant: 'nanshan-kiln',
    category: 'teapots',
    brand: 'nanshan',
    title: text('Teapot, thrown by hand', '手拉坯茶壶', 'Tetera torneada a mano'),
    subtitle: text(
      'One potter, one wheel, one firing: the glaze pools under the lid and thins to ivory at the rim.',
      '一人一轮一窑，釉在盖下积成一汪，到口沿薄如象牙。',
      'Un alfarero, un torno, una cocción: el esmalte se remansa bajo la tapa y se afina en el borde.',
    ),
    fact: text('620 ml · fits two', '620 毫升 · 二人壶', '620 ml · para dos'),
    description: paragraphs(
      text(
        'The body is thrown in one pull, the spout is rolled and joined while the clay is still soft. That is why the line from belly to spout has no edge you could catch a cloth on.',
        '壶身一气拉成，壶嘴趁泥软时卷好接上，所以从壶腹到壶嘴没有一处挂布的棱。',
        'El cuerpo se levanta de un solo tirón y el pico se une con el barro todavía tierno. Por eso de la panza al pico no hay arista en la que se enganche el paño.',
      ),
      text(
        'It pours in one clean arc and stops without a drip. The strainer holes are pierced by hand, twenty-one of them, small enough for green tea.',
        '出水成一道弧，收水不滴。滤孔手工戳成，共二十一个，绿茶也滤得住。',
        'Vierte en un arco limpio y corta sin gotear. El filtro lleva veintiún agujeros hechos a mano, lo bastante finos para el té verde.',
      ),
      text(
        'Not every glaze takes every size: the red cracks above 620 ml, celadon is not fired at 900, and the black needs a thicker wall than the smallest pot has.',
        '不是每种釉都烧得成每种大小：漆红过了 620 毫升易裂，豆青不烧 900 毫升，墨黑要厚胎，小壶烧不了。',
        'No todos los esmaltes admiten todos los tamaños: el rojo se agrieta por encima de 620 ml, el celadón no se cuece en 900 y el negro pide una pared más gruesa que la de la pequeña.',
      ),
    ),
    attributes: [
      attribute('material', 'High-fired stoneware', '高温炻器', 'Gres de alta temperatura'),
      attribute('capacity', '420, 620 or 900 ml', '420、620 或 900 毫升', '420, 620 o 900 ml'),
      attribute(
        'care',
        'Dishwasher safe; not for the stove',
        '可机洗，不可明火',
        'Apta para lavavajillas; no para el fuego',
      ),
      jingdezhen,
    ],
    options: teapotOptions,
    skus: grid(
      'NK-TP',
      teapotOptions,
      [26, 42, null, 31, 18, 9, null, 24, 15, 6, 3, null, 20, 16, 8],
      { price: 32_900, listPrice: 38_900, memberPrice: 31_200, weight: 620 },
      { 620: { fen: 3_900, grams: 180 }, 900: { fen: 12_900, grams: 420 }, lacquer: { fen: 6_000, grams: 0 } },
    ),
    pictures: ['teapot-celadon', 'teapot-close', 'teapot-evening', 'teapot-glazes', 'teapot-parcel'],
    purchaseLimit: 3,
    rating: 491,
    reviewCount: 2_184,
    sales: 8_600,
    listedAt: 420,
    services: ['return7', 'invoice', 'fragileCover'],
  }),
  product({
    code: 'tasting-cups',
    merchant: 'nanshan-kiln',
    category: 'cups',
    brand: 'nanshan',
    title: text('Tasting cups', '品茗杯', 'Tazas de cata'),
    subtitle: text(
      'Thin enough that the tea, not the cup, is the first thing you feel.',
      '胎薄，先到唇边的是茶，而不是杯。',
      'Tan finas que lo primero que se nota es el té y no la taza.',
    ),
    fact: text('90 ml each', '每只 90 毫升', '90 ml cada una'),
    description: paragraphs(
      text(
        'The rim turns out by two millimeters so that the tea lands on the front of the tongue. Each cup weighs fifty-eight grams, give or take one.',
        '口沿外撇两毫米，茶汤先落在舌尖。每只五十八克，上下不差一克。',
        'El borde se abre dos milímetros para que el té caiga en la punta de la lengua. Cada taza pesa cincuenta y ocho gramos, uno arriba o abajo.',
      ),
      text(
        'The foot is left bare: after a year of use it takes the color of the tea you drink most.',
        '圈足不上釉，用上一年，会染上你最常喝的那泡茶的颜色。',
        'El pie queda sin esmaltar: al cabo de un año toma el color del té que más bebes.',
      ),
    ),
    attributes: [
      attribute('material', 'Porcelain', '瓷', 'Porcelana'),
      attribute('capacity', '90 ml', '90 毫升', '90 ml por taza'),
      attribute('care', 'Dishwasher and microwave safe', '可机洗，可微波', 'Aptas para lavavajillas y microondas'),
      jingdezhen,
    ],
    options: cupOptions,
    skus: grid(
      'NK-CU',
      cupOptions,
      [60, 84, 52, 71, 24, null],
      { price: 6_900, weight: 220 },
      { four: { fen: 5_900, grams: 210 } },
    ),
    pictures: ['cups-both', 'cups-moon', 'cups-celadon', 'cups-teapot'],
    rating: 488,
    reviewCount: 3_071,
    sales: 12_400,
    listedAt: 610,
    services: ['return7', 'invoice', 'fragileCover'],
  }),
  product({
    code: 'gongfu-cup',
    merchant: 'nanshan-kiln',
    category: 'tea-sets',
    brand: 'white-ravine',
    title: text('Gongfu cup on a pear-wood tray', '功夫杯配梨木托', 'Taza gongfu sobre bandeja de peral'),
    subtitle: text(
      'Cup, tray and nothing else: all you need between two meetings.',
      '一杯一托，别无他物，正好放进两场会之间。',
      'Taza, bandeja y nada más: lo justo entre dos reuniones.',
    ),
    fact: text('180 ml · glazed inside', '180 毫升 · 内釉', '180 ml · esmaltada por dentro'),
    description: paragraphs(
      text(
        'The wall is double at the height of the hand, so you can hold it full. Tea stays at drinking heat for about a quarter of an hour.',
        '手握处是双层壁，盛满也端得住，茶温能保一刻钟左右。',
        'La pared es doble a la altura de la mano, así que se puede coger llena. El té aguanta caliente un cuarto de hora.',
      ),
      text(
        'The tray is oiled pear wood with a groove for the drops.',
        '托盘为梨木，上过木蜡油，边上留一圈接水槽。',
        'La bandeja es de peral aceitado, con un surco para las gotas.',
      ),
    ),
    attributes: [
      attribute('material', 'Porcelain, pear wood', '瓷、梨木', 'Porcelana y madera de peral'),
      attribute('capacity', '180 ml', '180 毫升', '180 ml en total'),
      attribute(
        'care',
        'Cup in the dishwasher; wipe the tray',
        '杯可机洗，托盘擦拭即可',
        'Taza al lavavajillas; la bandeja, con un paño',
      ),
      jingdezhen,
    ],
    skus: single('NK-GF-01', 140, { price: 8_900, listPrice: 10_900, weight: 410 }),
    pictures: ['gongfu-cup', 'gongfu-cup-close', 'gongfu-cup-teapot'],
    rating: 490,
    reviewCount: 1_875,
    sales: 7_200,
    listedAt: 300,
    services: ['return7', 'invoice', 'fragileCover'],
  }),
  product({
    code: 'rice-wine-set',
    merchant: 'nanshan-kiln',
    category: 'drinkware',
    brand: 'nanshan',
    title: text('Warm-wine set, two pieces', '温酒器两件套', 'Juego para vino tibio, dos piezas'),
    subtitle: text(
      'A flask and a cup for rice wine, plum wine or simply hot water with ginger.',
      '一壶一杯，温黄酒、梅酒，或者只是一口姜茶。',
      'Frasca y vaso para vino de arroz, de ciruela o, sin más, agua caliente con jengibre.',
    ),
    fact: text('2 pieces · 300 ml', '两件 · 300 毫升', '2 piezas · 300 ml'),
    description: paragraphs(
      text(
        'Stand the flask in hot water for five minutes: the thick foot keeps the heat, the narrow neck keeps the scent.',
        '连壶坐进热水五分钟：厚底留得住温度，细颈留得住香。',
        'Deja la frasca cinco minutos en agua caliente: el pie grueso guarda el calor y el cuello estrecho, el aroma.',
      ),
      text(
        'The neck is waisted so that two fingers are enough to pour.',
        '壶颈收腰，两根手指就能斟。',
        'El cuello está entallado: con dos dedos basta para servir.',
      ),
    ),
    attributes: [
      attribute('material', 'Stoneware', '炻器', 'Gres'),
      attribute('capacity', 'Flask 300 ml, cup 60 ml', '壶 300 毫升，杯 60 毫升', 'Frasca de 300 ml, vaso de 60 ml'),
      attribute('care', 'Dishwasher safe', '可机洗', 'Apto para lavavajillas'),
      jingdezhen,
    ],
    options: wineOptions,
    skus: grid('NK-RW', wineOptions, [38, 4], { price: 19_800, weight: 540 }),
    pictures: ['wine-moon', 'wine-celadon', 'wine-plinth', 'wine-close'],
    rating: 483,
    reviewCount: 604,
    sales: 1_900,
    listedAt: 24,
    services: ['return7', 'invoice', 'fragileCover'],
  }),
]
