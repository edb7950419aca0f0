// Floor 5, tools and instruments: Pine & Ember.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, color, grid, option, product, single, value } from './vocabulary.ts'

const ropeOptions = [
  option('color', color('cobalt', 'rope-cobalt'), color('lacquer', 'rope-lacquer')),
  option('length', value('20', '20 meters', '20 米', '20 metros'), value('40', '40 meters', '40 米', '40 metros')),
]

export const OUTDOOR_TOOLS: DemoProduct[] = [
  product({
    code: 'brass-compass',
    merchant: 'pine-and-ember',
    category: 'compasses',
    brand: 'northline',
    title: text('Brass sighting compass', '黄铜照准罗盘', 'Brújula de latón con mira'),
    subtitle: text(
      'Settles in two seconds and still knows north when the phone is at four percent.',
      '两秒稳针，手机剩百分之四时，它照样认得北。',
      'Se asienta en dos segundos y aún sabe dónde está el norte cuando al móvil le queda un cuatro por ciento.',
    ),
    fact: text('Liquid damped', '液体阻尼', 'Amortiguación líquida'),
    description: paragraphs(
      text(
        'The needle swims in oil on a sapphire point. The lid is the sight: close one eye, read the other.',
        '指针浮在油里，宝石轴尖。盖子就是照门：闭一只眼，另一只读数。',
        'La aguja flota en aceite sobre una punta de zafiro. La tapa es la mira: cierra un ojo y lee con el otro.',
      ),
      text(
        'Balanced for the northern hemisphere. Tell us if you are going south of the equator.',
        '按北半球配平，要去赤道以南请备注。',
        'Equilibrada para el hemisferio norte. Avísanos si vas al sur del ecuador.',
      ),
    ),
    attributes: [
      attribute(
        'material',
        'Brass, sapphire, mineral glass',
        '黄铜、宝石轴承、矿物玻璃',
        'Latón, zafiro y cristal mineral',
      ),
      attribute('size', '6.2 cm across', '直径 6.2 厘米', '6,2 cm de diámetro'),
      attribute('warranty', '10 years', '10 年', '10 años'),
    ],
    skus: single('PE-CO-62', 84, { price: 16_800, weight: 190 }),
    pictures: ['compass', 'compass-map', 'compass-close'],
    rating: 490,
    reviewCount: 905,
    sales: 2_900,
    listedAt: 290,
    services: ['return7', 'invoice', 'repair'],
  }),
  product({
    code: 'camp-axe',
    merchant: 'pine-and-ember',
    category: 'axes',
    brand: 'pine-ember',
    title: text('Camp axe, ash handle', '白蜡木柄营地斧', 'Hacha de campo con mango de fresno'),
    subtitle: text(
      'Splits kindling with the wrist and leaves the shoulder in peace.',
      '劈柴只用手腕，肩膀歇着。',
      'Parte astillas con la muñeca y deja en paz el hombro.',
    ),
    fact: text('850 g · hand forged', '850 克 · 手锻', '850 g · forjada a mano'),
    description: paragraphs(
      text(
        'The head is forged by one smith, who stamps two characters of his name into it. The handle is hung by eye: no two grains run the same way.',
        '斧头由一位铁匠锻打，落两个字的款。装柄全凭眼力，没有两根木纹一样。',
        'La cabeza la forja un solo herrero, que estampa en ella dos caracteres de su nombre. El mango se monta a ojo: no hay dos vetas iguales.',
      ),
      text(
        'Leather sheath included. Not sold to minors; the courier asks for a signature.',
        '附皮套。不售予未成年人，快递须本人签收。',
        'Funda de cuero incluida. No se vende a menores; el mensajero pide firma.',
      ),
    ),
    attributes: [
      attribute('material', 'Forged steel, ash', '锻钢、白蜡木', 'Acero forjado y fresno'),
      attribute('size', '38 cm long', '长 38 厘米', '38 cm de largo'),
      attribute(
        'care',
        'Linseed oil on the handle, a dry sheath',
        '木柄上亚麻籽油，皮套保持干燥',
        'Aceite de linaza en el mango y funda seca',
      ),
    ],
    skus: single('PE-AX-850', 36, { price: 32_900, weight: 1_150 }),
    pictures: ['axe', 'axe-rope', 'axe-close'],
    purchaseLimit: 1,
    rating: 482,
    reviewCount: 517,
    sales: 1_500,
    listedAt: 345,
    services: ['return7', 'invoice', 'repair'],
  }),
  product({
    code: 'braided-rope',
    merchant: 'pine-and-ember',
    category: 'ropes',
    brand: 'pine-ember',
    title: text('Braided camp rope, 8 mm', '八毫米编织营绳', 'Cuerda trenzada de campamento, 8 mm'),
    subtitle: text(
      'Knots hold, and come undone when you ask.',
      '打得住结，也解得开。',
      'Los nudos aguantan y se deshacen cuando se lo pides.',
    ),
    fact: text('Polyester core, cotton sheath', '涤纶芯，棉皮', 'Alma de poliéster, funda de algodón'),
    description: paragraphs(
      text(
        'For tarps, lines and hammocks, not for climbing. A woven marker shows the middle.',
        '拉天幕、晾衣、系吊床都行，不可用于攀岩。绳中点织有标记。',
        'Para toldos, tendederos y hamacas; no para escalar. Una marca tejida señala el centro.',
      ),
      text(
        'A card with eight knots is tied to the end by the first of them.',
        '绳头用第一种结拴着一张卡，上面画了八种。',
        'Una tarjeta con ocho nudos va atada al cabo con el primero de ellos.',
      ),
    ),
    attributes: [
      attribute('material', 'Polyester, cotton', '涤纶、棉', 'Poliéster y algodón'),
      attribute('weight', '42 g per meter', '每米 42 克', '42 g por metro'),
    ],
    options: ropeOptions,
    skus: grid(
      'PE-RO',
      ropeOptions,
      [110, 64, 72, 38],
      { price: 5_900, weight: 880 },
      { 40: { fen: 4_600, grams: 840 } },
    ),
    pictures: ['rope-cobalt', 'rope-lacquer', 'rope-both', 'rope-close'],
    rating: 478,
    reviewCount: 664,
    sales: 3_050,
    listedAt: 220,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'field-telescope',
    merchant: 'pine-and-ember',
    category: 'telescopes',
    brand: 'northline',
    title: text('Field telescope on a tripod', '野外三脚望远镜', 'Telescopio de campo con trípode'),
    subtitle: text(
      'The rings of Saturn from a balcony, the neighbor’s birds by day.',
      '夜里在阳台看土星环，白天看邻居家的鸟。',
      'Los anillos de Saturno desde el balcón y, de día, los pájaros del vecino.',
    ),
    fact: text('70 mm · 25 to 100 times', '70 毫米 · 25 至 100 倍', '70 mm · de 25 a 100 aumentos'),
    description: paragraphs(
      text(
        'A seventy-millimeter achromat in a brass-colored tube. Set up in two minutes without tools, and it stays where you point it.',
        '七十毫米消色差物镜，铜色镜筒。两分钟架好，不用工具，指哪停哪。',
        'Objetivo acromático de setenta milímetros en tubo color latón. Se monta en dos minutos sin herramientas y se queda donde apuntas.',
      ),
      text(
        'Never look at the sun without the filter in the lid. The filter is in the lid.',
        '没有盖上的滤镜，千万别看太阳。滤镜就在盖上。',
        'Nunca mires al sol sin el filtro de la tapa. El filtro está en la tapa.',
      ),
    ),
    attributes: [
      attribute('material', 'Aluminum, glass, beech legs', '铝、玻璃、榉木脚架', 'Aluminio, vidrio y patas de haya'),
      attribute(
        'contents',
        'Tube, tripod, 2 eyepieces, sun filter, star chart',
        '镜筒、脚架、目镜两只、太阳滤镜、星图',
        'Tubo, trípode, 2 oculares, filtro solar y carta celeste',
      ),
      attribute('weight', '3.8 kg', '3.8 千克', '3,8 kg en total'),
    ],
    skus: single('PE-FT-70', 17, { price: 139_800, memberPrice: 132_800, weight: 5_600 }),
    pictures: ['telescope', 'telescope-dawn', 'telescope-close'],
    rating: 479,
    reviewCount: 188,
    sales: 530,
    listedAt: 26,
    services: ['return7', 'invoice', 'fragileCover', 'repair'],
  }),
]
