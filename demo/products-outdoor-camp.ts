// Floor 5, camp and trail: Pine & Ember.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, color, grid, option, product, sizes, value } from './vocabulary.ts'

const tentOptions = [
  option('color', color('ochre', 'tent-ochre'), color('moss', 'tent-moss'), color('sand', 'tent-sand')),
]
const packOptions = [
  option('color', color('moss', 'daypack-moss'), color('clay', 'daypack-clay'), color('ink', 'daypack-ink')),
  option('capacity', value('22', '22 liters', '22 升', '22 litros'), value('30', '30 liters', '30 升', '30 litros')),
]
const bootOptions = [option('size', ...sizes('38 39 40 41 42 43 44'))]
const flashlightOptions = [option('color', color('brass', 'torch-brass'), color('moss', 'torch-moss'))]

export const OUTDOOR_CAMP: DemoProduct[] = [
  product({
    code: 'ridge-tent',
    merchant: 'pine-and-ember',
    category: 'tents',
    brand: 'pine-ember',
    title: text('Ridge tent for two', '双人脊帐', 'Tienda canadiense para dos'),
    subtitle: text(
      'Two poles, eight pegs, and a shape that has been right for a hundred years.',
      '两根撑杆，八枚地钉，一个对了一百年的形状。',
      'Dos palos, ocho piquetas y una forma que lleva cien años acertando.',
    ),
    fact: text('2.1 kg · waxed cotton', '2.1 千克 · 蜡棉', '2,1 kg · algodón encerado'),
    description: paragraphs(
      text(
        'Waxed cotton breathes, so the inside is dry in the morning. It smells of candle for the first three nights.',
        '蜡棉会呼吸，早上起来帐内是干的。头三晚有点蜡烛味。',
        'El algodón encerado transpira: por la mañana el interior está seco. Las tres primeras noches huele a vela.',
      ),
      text(
        'A torn panel unlaces from the ridge; we send the new one with a needle.',
        '哪片破了，从脊线上解下来，我们寄新片，附一根针。',
        'Si se rasga un paño, se desata de la cumbrera; enviamos otro con su aguja.',
      ),
      text(
        'Pitched by one person in six minutes, by two in nine.',
        '一个人六分钟搭好，两个人要九分钟。',
        'Una persona la monta en seis minutos; dos, en nueve.',
      ),
    ),
    attributes: [
      attribute('material', 'Waxed cotton, ash poles', '蜡棉、白蜡木杆', 'Algodón encerado y palos de fresno'),
      attribute('size', '210 × 140 × 115 cm', '210 × 140 × 115 厘米', 'Mide 210 × 140 × 115 cm'),
      attribute('weight', '2.1 kg', '2.1 千克', '2,1 kg con bolsa'),
      attribute(
        'care',
        'Dry before packing, re-wax yearly',
        '晾干再收，每年补蜡',
        'Guárdala seca; encera una vez al año',
      ),
    ],
    options: tentOptions,
    skus: grid('PE-TE', tentOptions, [22, 30, 5], { price: 118_000, listPrice: 138_000, weight: 2_400 }),
    pictures: ['tent-ochre', 'tent-moss', 'tent-sand', 'tent-camp', 'tent-close'],
    rating: 481,
    reviewCount: 642,
    sales: 1_800,
    listedAt: 380,
    services: ['return7', 'invoice', 'repair'],
  }),
  product({
    code: 'moss-daypack',
    merchant: 'pine-and-ember',
    category: 'packs',
    brand: 'pine-ember',
    title: text('Waxed canvas daypack', '蜡帆布日用背包', 'Mochila de lona encerada'),
    subtitle: text(
      'One big room, one small room, and a pocket for the thing you always look for.',
      '一个大仓，一个小仓，还有一个口袋，专放你老在找的那样东西。',
      'Una estancia grande, otra pequeña y un bolsillo para eso que siempre buscas.',
    ),
    fact: text('22 or 30 liters', '22 或 30 升', '22 o 30 litros'),
    description: paragraphs(
      text(
        'The straps are cut on a curve and filled with felt. Nothing rattles: buckles are leather, pulls are cord.',
        '肩带弧形裁片，内填毛毡。没有响动：扣是皮的，拉头是绳的。',
        'Las correas son curvas y van rellenas de fieltro. Nada tintinea: las hebillas son de cuero y los tiradores, de cordón.',
      ),
      text(
        'The thirty-liter pack is not made in ink: black wax takes too much sun on a larger back.',
        '墨黑不做 30 升：黑蜡面大了太吸热。',
        'La de treinta litros no se hace en negro: tanta cera oscura coge demasiado sol.',
      ),
    ),
    attributes: [
      attribute('material', 'Waxed canvas, leather', '蜡帆布、牛皮', 'Lona encerada y cuero'),
      attribute('weight', '890 g or 1,050 g', '890 克或 1050 克', '890 g o 1050 g'),
      attribute('care', 'Sponge, never machine wash', '海绵擦拭，勿机洗', 'Con esponja, nunca a máquina'),
    ],
    options: packOptions,
    skus: grid(
      'PE-DP',
      packOptions,
      [95, 60, 44, 31, 52, null],
      { price: 39_900, memberPrice: 36_900, weight: 900 },
      { 30: { fen: 8_000, grams: 160 } },
    ),
    pictures: ['daypack-moss', 'daypack-clay', 'daypack-ink', 'daypack-block', 'daypack-close'],
    rating: 483,
    reviewCount: 2_098,
    sales: 7_700,
    listedAt: 460,
    services: ['return7', 'invoice', 'repair'],
  }),
  product({
    code: 'ember-hiking-boots',
    merchant: 'pine-and-ember',
    category: 'boots',
    brand: 'pine-ember',
    title: text('Ember hiking boots', '“余烬”徒步靴', 'Botas de montaña Ember'),
    subtitle: text(
      'Stiff enough for scree, soft enough for the walk to the bus.',
      '硬到能走碎石坡，软到能走去车站。',
      'Rígidas para el canchal y blandas para ir a coger el autobús.',
    ),
    fact: text('Resoleable · 38–44', '可换底 · 38–44', 'Resolables · 38–44'),
    description: paragraphs(
      text(
        'One piece of leather, turned and welted. The sole can be changed four times; after that the upper usually has a new owner.',
        '整块皮翻缝沿条。鞋底可换四次，换到第四次，靴面多半已经传人了。',
        'Una sola pieza de piel vuelta y cosida. La suela se cambia cuatro veces; después la bota suele tener otro dueño.',
      ),
      text(
        'Order your street size. They give half a number in the first week.',
        '按日常码买，第一周会松半码。',
        'Pide tu número de calle. La primera semana ceden medio.',
      ),
    ),
    attributes: [
      attribute('material', 'Full-grain leather, rubber sole', '头层牛皮、橡胶底', 'Piel flor y suela de goma'),
      attribute('fit', 'True to size, medium width', '正码，中等宽度', 'Talla normal, horma media'),
      attribute('weight', '1.3 kg a pair (size 41)', '一双 1.3 千克（41 码）', '1,3 kg el par (talla 41)'),
      attribute('care', 'Brush, then grease', '先刷后上油', 'Cepilla y engrasa'),
    ],
    options: bootOptions,
    skus: grid('PE-BO', bootOptions, [8, 14, 22, 26, 24, 12, 3], { price: 72_900, weight: 1_700 }),
    pictures: ['boots', 'boots-pair', 'boots-close'],
    rating: 474,
    reviewCount: 1_164,
    sales: 3_600,
    listedAt: 500,
    services: ['return7', 'invoice', 'repair'],
  }),
  product({
    code: 'northline-flashlight',
    merchant: 'pine-and-ember',
    category: 'camp-light',
    brand: 'northline',
    title: text('Pocket flashlight', '口袋手电', 'Linterna de bolsillo'),
    subtitle: text(
      'Three levels of light, one of them red, for reading maps next to sleepers.',
      '三档光，其中一档红光，好在别人睡着时看地图。',
      'Tres luces, una de ellas roja, para leer mapas junto a quien duerme.',
    ),
    fact: text('400 lm · IP67', '400 流明 · IP67', '400 lúmenes · IP67'),
    description: paragraphs(
      text(
        'A machined body with a knurl you can turn in gloves. The battery is an ordinary 18650 and charges inside.',
        '机加工灯身，滚花戴手套也拧得动。用普通 18650 电池，机内充电。',
        'Cuerpo mecanizado con un moleteado que se gira con guantes. La batería es una 18650 corriente y se carga dentro.',
      ),
      text(
        'It stands on its tail and lights a tent by the ceiling.',
        '尾部能立住，朝上照，整顶帐篷都亮。',
        'Se sostiene de pie e ilumina la tienda por el techo.',
      ),
    ),
    attributes: [
      attribute('material', 'Brass or anodized aluminum', '黄铜或阳极铝', 'Latón o aluminio anodizado'),
      attribute(
        'power',
        '18650, USB-C, 9 h at middle level',
        '18650，USB-C，中档 9 小时',
        '18650, USB-C; 9 h en luz media',
      ),
      attribute('size', '11 cm long', '长 11 厘米', '11 cm de largo'),
    ],
    options: flashlightOptions,
    skus: grid(
      'PE-TO',
      flashlightOptions,
      [58, 83],
      { price: 19_800, weight: 180 },
      { brass: { fen: 5_000, grams: 90 } },
    ),
    pictures: ['torch-brass', 'torch-moss', 'torch-both', 'torch-close'],
    rating: 485,
    reviewCount: 1_011,
    sales: 4_200,
    listedAt: 66,
    services: ['return7', 'invoice'],
  }),
]
