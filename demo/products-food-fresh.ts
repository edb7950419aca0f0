// Floor 1, fresh: what Old Street Grocer sends by cold chain, and its seasonal box on floor 9.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, grid, option, product, single, value } from './vocabulary.ts'

const tangerineOptions = [
  option(
    'weight',
    value('2500', 'Crate of 2.5 kg', '2.5 千克装', 'Caja de 2,5 kg'),
    value('5000', 'Crate of 5 kg', '5 千克装', 'Caja de 5 kg'),
  ),
]
const cheeseOptions = [
  option(
    'weight',
    value('250', 'Wedge, 250 g', '切块 250 克', 'Cuña de 250 g'),
    value('900', 'Half wheel, 900 g', '半轮 900 克', 'Medio queso, 900 g'),
  ),
]

export const FOOD_FRESH: DemoProduct[] = [
  product({
    code: 'xinhui-tangerines',
    merchant: 'old-street-grocer',
    category: 'citrus',
    brand: 'old-street',
    title: text('Xinhui tangerines, on the leaf', '新会带叶柑', 'Mandarinas de Xinhui con hoja'),
    subtitle: text(
      'Picked after you order; the leaf tells you how long ago.',
      '下单才摘，叶子会告诉你摘了几天。',
      'Se cogen cuando las pides; la hoja te dice hace cuánto.',
    ),
    fact: text('Picked to order', '现摘现发', 'Recién cogidas'),
    description: paragraphs(
      text(
        'Thin skin, loose flesh, a little more acid than the supermarket allows. Do not throw the peel away: dried for three years it is a medicine, dried for three days a cake.',
        '皮薄肉松，比超市的略酸。皮别扔：晒三年是药，晒三天可入糕。',
        'Piel fina, gajo suelto y un punto más ácidas de lo que permite el supermercado. No tires la cáscara: seca tres años es medicina; tres días, bizcocho.',
      ),
      text(
        'We pack without film. One or two fruits may be marked by the branch; count them as the tree’s share.',
        '不覆膜装箱。有一两个被枝条蹭花，就当是树留的份子。',
        'Van sin plástico. Una o dos pueden traer la marca de la rama; cuéntalas como la parte del árbol.',
      ),
    ),
    attributes: [
      attribute('origin', 'Xinhui, Guangdong', '广东新会', 'Xinhui, Cantón (China)'),
      attribute('shelfLife', '12 days in the cool', '阴凉处 12 天', '12 días en sitio fresco'),
      attribute('storage', 'Airy, 5 to 10 °C', '通风，5 至 10 °C', 'Con aire, de 5 a 10 °C'),
    ],
    options: tangerineOptions,
    skus: grid(
      'OS-TA',
      tangerineOptions,
      [340, 160],
      { price: 4_990, listPrice: 5_990, weight: 2_700 },
      { 5000: { fen: 3_900, grams: 2_600 } },
    ),
    pictures: ['tangerine', 'tangerine-basket', 'tangerine-close'],
    rating: 482,
    reviewCount: 11_300,
    sales: 90_400,
    listedAt: 40,
    services: ['invoice', 'fresh'],
  }),
  product({
    code: 'manchego-twelve-months',
    merchant: 'old-street-grocer',
    category: 'cheese-and-dairy',
    brand: 'la-majada',
    title: text('Manchego, aged twelve months', '曼彻格奶酪，十二个月熟成', 'Manchego curado doce meses'),
    subtitle: text(
      'Raw milk from one flock, turned by hand every Tuesday.',
      '一群羊的生乳，每周二手工翻面。',
      'Leche cruda de un solo rebaño, volteado a mano todos los martes.',
    ),
    fact: text('Raw sheep’s milk', '生羊乳', 'Leche cruda de oveja'),
    description: paragraphs(
      text(
        'A year in a cave at twelve degrees gives it the crystals you can hear. Cut it in triangles with the rind on and let it stand for an hour.',
        '在十二度的窖里放足一年，嚼得到结晶的沙响。带皮切三角，醒一个小时再吃。',
        'Un año en cueva a doce grados le da esos cristales que se oyen. Córtalo en triángulos con la corteza y déjalo una hora a temperatura ambiente.',
      ),
      text(
        'Sealed in wax paper for the journey; change to a cloth at home.',
        '运输用蜡纸封，到家请换成布包。',
        'Viaja en papel encerado; en casa, cámbialo a un paño.',
      ),
    ),
    attributes: [
      attribute(
        'ingredients',
        'Raw sheep’s milk, rennet, salt',
        '生羊乳、凝乳酶、盐',
        'Leche cruda de oveja, cuajo y sal',
      ),
      attribute('origin', 'La Mancha, Spain', '西班牙拉曼恰', 'La Mancha (España)'),
      attribute('storage', 'Refrigerate, 2 to 8 °C', '冷藏，2 至 8 °C', 'En frío, de 2 a 8 °C'),
      attribute('shelfLife', '90 days', '90 天', '90 días'),
    ],
    options: cheeseOptions,
    skus: grid('OS-MN', cheeseOptions, [88, 12], { price: 9_600, weight: 320 }, { 900: { fen: 20_200, grams: 680 } }),
    pictures: ['cheese', 'cheese-bread', 'cheese-close'],
    rating: 484,
    reviewCount: 1_576,
    sales: 5_600,
    listedAt: 265,
    services: ['invoice', 'fresh'],
  }),
  product({
    code: 'country-loaf',
    merchant: 'old-street-grocer',
    category: 'bread',
    brand: 'old-street',
    title: text('Sandwich loaf, slow rise', '慢发吐司', 'Pan de molde de fermentación lenta'),
    subtitle: text(
      'Thirty hours from flour to crust, four days from crust to last slice.',
      '从面粉到外皮三十个小时，从外皮到最后一片四天。',
      'Treinta horas de la harina a la corteza y cuatro días de la corteza a la última rebanada.',
    ),
    fact: text('620 g · no additives', '620 克 · 无添加', '620 g · sin aditivos'),
    description: paragraphs(
      text(
        'Sourdough, a little milk, a little honey. It leaves the oven at four in the morning and the city at six.',
        '天然酵种，少许奶，少许蜜。凌晨四点出炉，六点出城。',
        'Masa madre, un poco de leche y un poco de miel. Sale del horno a las cuatro de la madrugada y de la ciudad a las seis.',
      ),
      text(
        'Delivered to Sichuan and Chongqing the next day, elsewhere on the second.',
        '四川、重庆次日到，其他地方隔日到。',
        'En Sichuan y Chongqing llega al día siguiente; en otras provincias, al segundo.',
      ),
    ),
    attributes: [
      attribute(
        'ingredients',
        'Wheat, milk, honey, salt, leaven',
        '小麦粉、牛奶、蜂蜜、盐、酵种',
        'Trigo, leche, miel, sal y masa madre',
      ),
      attribute('shelfLife', '4 days', '4 天', '4 días'),
      attribute('storage', 'In cloth; freeze in slices', '布包，可切片冷冻', 'En un paño; se congela en rebanadas'),
    ],
    skus: single('OS-LF-620', 46, { price: 2_600, weight: 680 }),
    pictures: ['bread', 'bread-table', 'bread-close'],
    purchaseLimit: 4,
    rating: 485,
    reviewCount: 2_210,
    sales: 19_300,
    listedAt: 75,
    services: ['invoice', 'fresh'],
  }),
  product({
    code: 'harvest-box',
    merchant: 'old-street-grocer',
    category: 'gift-boxes',
    brand: 'old-street',
    title: text('Harvest box', '丰年礼盒', 'Caja de la cosecha'),
    subtitle: text(
      'Five things that ripened in the same two weeks.',
      '同一个节气里熟的五样东西。',
      'Cinco cosas que maduraron en la misma quincena.',
    ),
    fact: text('Changes four times a year', '一年四换', 'Cambia cuatro veces al año'),
    description: paragraphs(
      text(
        'Honey, cheese, grapes, tangerines and one thing we do not announce. The box is lined with straw and closed with cotton ribbon.',
        '蜂蜜、奶酪、葡萄、柑，还有一样不先说。稻草垫底，棉带系好。',
        'Miel, queso, uvas, mandarinas y una cosa que no anunciamos. La caja va forrada de paja y cerrada con cinta de algodón.',
      ),
      text(
        'Write the card in the order remark; we copy it by hand, in the language you write.',
        '贺卡写在订单备注里，我们手抄，你用什么语言就抄什么语言。',
        'Escribe la tarjeta en la nota del pedido: la copiamos a mano y en el idioma en que la escribas.',
      ),
    ),
    attributes: [
      attribute(
        'contents',
        'Honey, cheese, grapes, tangerines, one surprise',
        '蜂蜜、奶酪、葡萄、柑、惊喜一件',
        'Miel, queso, uvas, mandarinas y una sorpresa',
      ),
      attribute('weight', '3.2 kg', '3.2 千克', '3,2 kg en total'),
      attribute('shelfLife', '7 days for the fruit', '鲜果 7 天', '7 días para la fruta'),
    ],
    skus: single('OS-HB-AUT', 38, { price: 26_800, memberPrice: 24_800, weight: 3_600 }),
    pictures: ['harvest-box', 'harvest-open', 'harvest-close'],
    purchaseLimit: 5,
    rating: 487,
    reviewCount: 442,
    sales: 1_680,
    listedAt: 12,
    services: ['invoice', 'fresh', 'freeFreight'],
  }),
]
