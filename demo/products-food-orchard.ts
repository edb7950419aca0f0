// Floor 1, fruit and nuts by the season.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, grid, option, product, value } from './vocabulary.ts'

const peachOptions = [
  option(
    'set',
    value('six', 'Box of 6', '六只装', 'Caja de 6'),
    value('twelve', 'Box of 12', '十二只装', 'Caja de 12'),
  ),
]
const lemonOptions = [
  option(
    'weight',
    value('1000', '1 kg', '1 千克', '1 kg'),
    value('2500', '2.5 kg', '2.5 千克', '2,5 kg'),
    value('5000', '5 kg', '5 千克', '5 kg'),
  ),
]
const cherryOptions = [
  option(
    'measure',
    value('j', '26–28 mm', '26–28 毫米', 'De 26 a 28 mm'),
    value('jj', '28–30 mm', '28–30 毫米', 'De 28 a 30 mm'),
  ),
  option(
    'weight',
    value('1000', '1 kg', '1 千克', '1 kg'),
    value('2500', '2.5 kg crate', '2.5 千克箱装', 'Caja de 2,5 kg'),
  ),
]
const chestnutOptions = [
  option(
    'weight',
    value('500', '500 g, roasted', '500 克，糖炒', '500 g, asadas'),
    value('1000', '1 kg, raw', '1 千克，生栗', '1 kg, crudas'),
  ),
]

export const FOOD_ORCHARD: DemoProduct[] = [
  product({
    code: 'yangshan-peaches',
    merchant: 'old-street-grocer',
    category: 'orchard-fruit',
    brand: 'old-street',
    title: text('Yangshan honey peaches', '阳山水蜜桃', 'Melocotones de Yangshan'),
    subtitle: text(
      'Ripe enough to drink with a straw.',
      '熟到可以插根吸管喝。',
      'Tan maduros que se podrían beber con pajita.',
    ),
    fact: text('About 250 g each', '每只约半斤', 'Unos 250 g por pieza'),
    description: paragraphs(
      text(
        'They are picked at eight-tenths ripe, in the evening, and each sits in its own net. Leave them by the window for a day: when the whole room knows, they are ready.',
        '傍晚采，八成熟，一只一个网套。放窗边一天，等满屋都闻得到，就能吃了。',
        'Se cogen al atardecer, casi maduros, y cada uno viaja en su malla. Déjalos un día junto a la ventana: cuando se huelan en toda la habitación, ya están.',
      ),
      text(
        'Peel from the tip. Over the sink.',
        '从桃尖撕皮，站在水池边吃。',
        'Se pelan desde la punta. Y encima del fregadero.',
      ),
    ),
    attributes: [
      attribute('origin', 'Yangshan, Wuxi', '江苏无锡阳山', 'Yangshan, Wuxi (China)'),
      attribute(
        'storage',
        'Room temperature, then chilled for an hour',
        '常温放熟，吃前冷藏一小时',
        'A temperatura ambiente y una hora en frío antes de comer',
      ),
      attribute('shelfLife', '3–5 days', '3–5 天', 'De 3 a 5 días'),
    ],
    options: peachOptions,
    skus: grid(
      'OS-PE',
      peachOptions,
      [90, 34],
      { price: 8_800, memberPrice: 8_200, weight: 1_700 },
      { twelve: { fen: 7_000, grams: 1_600 } },
    ),
    pictures: ['peaches', 'peaches-box', 'peaches-close'],
    purchaseLimit: 5,
    rating: 484,
    reviewCount: 27,
    sales: 416,
    listedAt: 88,
    services: ['invoice', 'fresh'],
  }),
  product({
    code: 'anyue-lemons',
    merchant: 'old-street-grocer',
    category: 'citrus',
    brand: 'old-street',
    title: text('Anyue lemons, unwaxed', '安岳黄柠檬，不打蜡', 'Limones de Anyue sin encerar'),
    subtitle: text(
      'Rough skin, thin pith, and you may grate all of it.',
      '皮糙，白瓤薄，整只都能擦丝。',
      'Piel rugosa, poco blanco, y se puede rallar entera.',
    ),
    fact: text('Eight to ten per kilogram', '每千克八到十只', 'De ocho a diez por kilo'),
    description: paragraphs(
      text(
        'Nothing has been sprayed on after picking, so they look matt and keep three weeks in a drawer. Roll one under your palm before you cut it.',
        '采后不喷不打蜡，所以皮是哑的，抽屉里能放三周。切之前，用掌心滚一滚。',
        'No se les echa nada después de la recogida: son mates y aguantan tres semanas en un cajón. Hazlos rodar bajo la palma antes de cortarlos.',
      ),
      text(
        'Sizes vary. So do the ones on the tree.',
        '大小不一，树上就这样。',
        'Los hay grandes y pequeños, como en el árbol.',
      ),
    ),
    attributes: [
      attribute('origin', 'Anyue, Sichuan', '四川安岳', 'Anyue, Sichuan (China)'),
      attribute('storage', 'Cool and airy', '阴凉通风', 'En fresco y aireado'),
      attribute('shelfLife', '21 days', '21 天', '21 días'),
    ],
    options: lemonOptions,
    skus: grid(
      'OS-LE',
      lemonOptions,
      [300, 180, 44],
      { price: 1_580, weight: 1_080 },
      { 2500: { fen: 1_800, grams: 1_550 }, 5000: { fen: 4_300, grams: 4_150 } },
    ),
    pictures: ['anyue-lemons', 'anyue-lemons-bowl', 'anyue-lemons-close'],
    rating: 478,
    reviewCount: 22,
    sales: 590,
    listedAt: 52,
    services: ['invoice', 'fresh'],
  }),
  product({
    code: 'dalian-cherries',
    merchant: 'old-street-grocer',
    category: 'cherries-and-nuts',
    brand: 'old-street',
    title: text('Meizao cherries on the stem', '美早大樱桃，带梗', 'Cerezas Meizao con rabito'),
    subtitle: text('Dark all the way to the stone.', '红到核边。', 'Oscuras hasta el hueso.'),
    fact: text('Picked the night before', '前夜采，清早发', 'Cogidas la noche anterior'),
    description: paragraphs(
      text(
        'Firm enough to pop, sweet enough to need nothing. The stems are green when they leave: that is how you tell the day they were picked.',
        '咬下去有一声脆响，甜得不必再配什么。发货时梗是绿的，新不新鲜，看梗就知道。',
        'Crujen al morder y no piden nada más. Salen con el rabo verde: así se sabe qué día se cogieron.',
      ),
      text(
        'Chilled boxes, ice bottles, no sea freight.',
        '泡沫箱、冰瓶、走空运。',
        'En caja isotérmica, con botellas de hielo y por avión.',
      ),
    ),
    attributes: [
      attribute('origin', 'Lüshun, Dalian', '辽宁大连旅顺', 'Lüshun, Dalian (China)'),
      attribute('storage', 'Chilled, unwashed', '冷藏，吃前再洗', 'En frío y sin lavar'),
      attribute('shelfLife', '5 days', '5 天', '5 días'),
    ],
    options: cherryOptions,
    skus: grid(
      'OS-CE',
      cherryOptions,
      [60, 18, 32, 0],
      { price: 6_900, listPrice: 8_900, weight: 1_250 },
      { 2500: { fen: 8_900, grams: 1_700 }, jj: { fen: 3_000, grams: 0 } },
    ),
    pictures: ['cherries', 'cherries-heap', 'cherries-close'],
    purchaseLimit: 3,
    rating: 463,
    reviewCount: 18,
    sales: 233,
    listedAt: 34,
    services: ['invoice', 'fresh'],
  }),
  product({
    code: 'qianxi-chestnuts',
    merchant: 'old-street-grocer',
    category: 'cherries-and-nuts',
    brand: 'old-street',
    title: text('Qianxi chestnuts', '迁西板栗', 'Castañas de Qianxi'),
    subtitle: text(
      'Small, waxy, and the inner skin comes off in one piece.',
      '个小，粉糯，内皮一剥就掉。',
      'Pequeñas, harinosas, y la piel interior sale de una vez.',
    ),
    fact: text('First sacks of the year', '今年头批', 'Los primeros sacos del año'),
    description: paragraphs(
      text(
        'Roasted in coarse sand with a little malt until the shells shine. Warm them again in a dry pan, lid on, four minutes.',
        '粗砂加一点麦芽糖，炒到壳发亮。收到后干锅盖盖，小火四分钟回温。',
        'Se asan en arena gruesa con algo de malta hasta que brilla la cáscara. Para calentarlas, cuatro minutos en sartén seca y tapada.',
      ),
      text(
        'Raw ones are for chicken stew and for the stove in the hall.',
        '生栗留着烧鸡，或者煨在炉边。',
        'Las crudas son para guisar con pollo o para el brasero.',
      ),
    ),
    attributes: [
      attribute(
        'ingredients',
        'Chestnuts; malt on the roasted ones',
        '板栗；糖炒款含麦芽糖',
        'Castañas; las asadas llevan malta',
      ),
      attribute('origin', 'Qianxi, Hebei', '河北迁西', 'Qianxi, Hebei (China)'),
      attribute('shelfLife', 'Roasted 7 days, raw 60 days', '糖炒 7 天，生栗 60 天', 'Asadas, 7 días; crudas, 60'),
    ],
    options: chestnutOptions,
    skus: grid('OS-CN', chestnutOptions, [130, 85], { price: 2_900, weight: 560 }, { 1000: { fen: 700, grams: 500 } }),
    pictures: ['chestnuts', 'chestnuts-three', 'chestnuts-close'],
    rating: 480,
    reviewCount: 6,
    sales: 58,
    listedAt: 7,
    services: ['invoice', 'fresh'],
  }),
]
