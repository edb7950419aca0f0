// Floor 4, small things by the door: socks, gloves, belts, sunglasses, caps and purses.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, color, grid, option, product, sizes, value } from './vocabulary.ts'

const sockOptions = [
  option(
    'color',
    { ...value('lemon', 'Lemon and sky', '柠檬与天蓝', 'Limón y cielo'), picture: 'socks-plain' },
    { ...value('berry', 'Mint and berry', '薄荷与莓红', 'Menta y frambuesa'), picture: 'socks-berry' },
    { ...value('pine', 'Mallow and pine', '锦葵与松绿', 'Malva y pino'), picture: 'socks-pine' },
  ),
  option(
    'size',
    value('s', '35–38', '35–38', '35–38'),
    value('m', '39–42', '39–42', '39–42'),
    value('l', '43–46', '43–46', '43–46'),
  ),
]
const gloveOptions = [
  option('color', color('oak', 'gloves-oak'), color('ink', 'gloves-ink')),
  option('size', ...sizes('S M L')),
]
const beltOptions = [
  option('color', color('oak', 'belt-oak'), color('ink', 'belt-ink'), color('clay', 'belt-clay')),
  option('length', ...sizes('85 95 105')),
]
const shadeOptions = [
  option('color', color('ink', 'sunglasses-ink'), color('oak', 'sunglasses-oak'), color('plum', 'sunglasses-plum')),
]
const capOptions = [
  option('color', color('cobalt', 'cap-cobalt'), color('moss', 'cap-moss'), color('clay', 'cap-clay')),
]
const purseOptions = [
  option('color', color('lacquer', 'purse-lacquer'), color('moss', 'purse-moss'), color('cobalt', 'purse-cobalt')),
]

export const WARDROBE_SMALL: DemoProduct[] = [
  product({
    code: 'odd-pair-socks',
    merchant: 'seis-hilos',
    category: 'socks',
    brand: 'fell-and-fold',
    title: text('Odd socks, sold in pairs', '不成双的袜子，成双卖', 'Calcetines desparejados, por pares'),
    subtitle: text(
      'Each lost sock leaves one that matches nothing, as before.',
      '丢一只，剩下那只照样不配对。',
      'Si pierdes uno, el otro sigue sin hacer juego, como siempre.',
    ),
    fact: text('Combed cotton · hand-linked toe', '精梳棉 · 手工对目', 'Algodón peinado · puntera remallada'),
    description: paragraphs(
      text(
        'Two socks that only agree about the stripe. The toe is linked stitch by stitch, so there is no ridge.',
        '两只袜子，只在条纹上意见一致。袜头一针一针对上，没有梗。',
        'Dos calcetines que solo coinciden en la raya. La puntera se remalla punto a punto: sin costura que moleste.',
      ),
      text(
        'The cuff holds without a mark. Heel and toe are knitted double.',
        '袜口不勒腿，跟与头双层织。',
        'El puño sujeta sin marcar. Talón y puntera van dobles.',
      ),
    ),
    attributes: [
      attribute(
        'material',
        '80 % cotton, 18 % polyamide, 2 % elastane',
        '棉 80%，锦纶 18%，氨纶 2%',
        '80 % algodón, 18 % poliamida, 2 % elastano',
      ),
      attribute('care', 'Machine wash at 40 °C', '40 °C 机洗', 'A máquina a 40 °C'),
    ],
    options: sockOptions,
    skus: grid('SH-SK', sockOptions, [60, 85, 40, 44, 52, 0, 38, 71, 26], {
      price: 3_900,
      memberPrice: 3_500,
      weight: 60,
    }),
    pictures: ['socks-plain', 'socks-berry', 'socks-pine', 'socks-heap', 'socks-close'],
    rating: 476,
    reviewCount: 58,
    sales: 3_100,
    listedAt: 360,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'deerskin-gloves',
    merchant: 'seis-hilos',
    category: 'gloves',
    brand: 'seis-hilos',
    title: text('Deerskin gloves with a knitted cuff', '鹿皮针织口手套', 'Guantes de piel de ciervo con puño de punto'),
    subtitle: text(
      'Thin enough to find a key by touch.',
      '薄得摸得出是哪把钥匙。',
      'Tan finos que se encuentra la llave al tacto.',
    ),
    fact: text('Cashmere lining · S–L', '羊绒里 · S–L', 'Forro de cachemira · de S a L'),
    description: paragraphs(
      text(
        'Cut table fashion: the skin is stretched by hand before it is cut, so the glove never grows. The thumb is set on its own, as on a hand.',
        '先手工把皮拉到头再裁，戴久了也不会变大。拇指单独上，和手一样。',
        'Corte a mesa: la piel se estira a mano antes de cortarla y el guante no da de sí. El pulgar va aparte, como en la mano.',
      ),
      text(
        'Deerskin gets wet and dries soft again.',
        '鹿皮淋湿了，干了还是软的。',
        'El ciervo se moja y, al secar, vuelve a estar blando.',
      ),
    ),
    attributes: [
      attribute('material', 'Deerskin, cashmere', '鹿皮、羊绒', 'Piel de ciervo y cachemira'),
      attribute(
        'fit',
        'Close; S fits a palm of 18 cm',
        '合手，S 码掌围 18 厘米',
        'Ceñidos; la S es para 18 cm de palma',
      ),
      attribute('care', 'Dry away from heat', '阴干，远离热源', 'Sécalos lejos del calor'),
    ],
    options: gloveOptions,
    skus: grid('SH-GL', gloveOptions, [9, 14, 7, 12, 18, 2], { price: 32_900, listPrice: 36_900, weight: 110 }),
    pictures: ['gloves-oak', 'gloves-ink', 'gloves-scarf', 'gloves-close'],
    rating: 485,
    reviewCount: 13,
    sales: 160,
    listedAt: 21,
    services: ['return7', 'invoice', 'repair'],
  }),
  product({
    code: 'stitched-leather-belt',
    merchant: 'seis-hilos',
    category: 'belts',
    brand: 'seis-hilos',
    title: text('Stitched leather belt', '双线缝牛皮腰带', 'Cinturón de cuero cosido'),
    subtitle: text(
      'Four holes that you need and none that you hope for.',
      '四个孔，都用得着，没有一个是盼着用的。',
      'Cuatro agujeros que hacen falta y ninguno por ilusión.',
    ),
    fact: text('Bridle leather · solid buckle', '马鞍革 · 实心扣', 'Cuero de guarnicionero · hebilla maciza'),
    description: paragraphs(
      text(
        'One strip of bridle leather, waxed in the pit for eleven months. Six stitches to the centimeter, two rows, and the thread is linen.',
        '一整条马鞍革，在鞣池里浸蜡十一个月。每厘米六针，两道，麻线。',
        'Una sola tira de cuero de guarnicionero, once meses en noque. Seis puntadas por centímetro, dos hileras y en hilo de lino.',
      ),
      text(
        'The buckle unscrews. You may want it on the next belt, too.',
        '扣子拧得下来，下一条还能接着用。',
        'La hebilla se desatornilla. Quizá la quieras para el siguiente.',
      ),
    ),
    attributes: [
      attribute('material', 'Cow leather, brass buckle', '牛皮、黄铜扣', 'Cuero de vacuno y hebilla de latón'),
      attribute('size', '32 mm wide, 4 mm thick', '宽 32 毫米，厚 4 毫米', '32 mm de ancho, 4 mm de grosor'),
      attribute('care', 'Balsam twice a year', '一年上两次皮油', 'Bálsamo dos veces al año'),
    ],
    options: beltOptions,
    skus: grid('SH-BE', beltOptions, [16, 24, 12, 14, 28, 9, 8, 10, 0], { price: 22_900, weight: 260 }),
    pictures: ['belt-oak', 'belt-ink', 'belt-clay', 'belt-close'],
    rating: 488,
    reviewCount: 30,
    sales: 470,
    listedAt: 225,
    services: ['return7', 'invoice', 'repair'],
  }),
  product({
    code: 'acetate-sunglasses',
    merchant: 'seis-hilos',
    category: 'sunglasses',
    brand: 'mare',
    title: text('Acetate sunglasses', '板材太阳镜', 'Gafas de sol de acetato'),
    subtitle: text(
      'Dark enough for noon, clear enough for a face.',
      '正午够暗，看人够清。',
      'Oscuras para el mediodía y claras para ver una cara.',
    ),
    fact: text('UV400 · polarized', 'UV400 · 偏光', 'UV400 · polarizadas'),
    description: paragraphs(
      text(
        'Milled from a slab of cotton acetate, tumbled four days in wood chips and polished by thumb.',
        '整块棉质板材铣成，在木屑里滚四天，再用拇指抛光。',
        'Fresadas en una plancha de acetato de algodón, cuatro días rodando entre virutas y pulidas con el pulgar.',
      ),
      text(
        'Five-barrel hinges, set so that they open with one hand and close with a click.',
        '五齿合页，单手打开，“嗒”一声合上。',
        'Bisagras de cinco dientes: se abren con una mano y se cierran con un clic.',
      ),
    ),
    attributes: [
      attribute(
        'material',
        'Acetate, polarized nylon lenses',
        '板材、偏光尼龙镜片',
        'Acetato y lentes polarizadas de nailon',
      ),
      attribute('size', 'Lens 50 mm, bridge 21 mm', '镜片 50 毫米，鼻梁 21 毫米', 'Lente de 50 mm, puente de 21 mm'),
      attribute('warranty', '2 years, hinges for life', '2 年，合页终身', '2 años; las bisagras, de por vida'),
    ],
    options: shadeOptions,
    skus: grid('SH-SG', shadeOptions, [22, 31, 4], { price: 35_900, memberPrice: 32_900, weight: 90 }),
    pictures: ['sunglasses-ink', 'sunglasses-oak', 'sunglasses-plum', 'sunglasses-hat', 'sunglasses-close'],
    rating: 473,
    reviewCount: 19,
    sales: 280,
    listedAt: 77,
    services: ['return7', 'invoice', 'repair'],
  }),
  product({
    code: 'six-panel-cap',
    merchant: 'seis-hilos',
    category: 'hats',
    brand: 'seis-hilos',
    title: text('Six-panel cotton cap', '六片棉布棒球帽', 'Gorra de algodón de seis cascos'),
    subtitle: text(
      'No words on it. People will have to talk to you.',
      '上面没有字，想知道你是谁，得来问你。',
      'Sin letras. Tendrán que hablar contigo.',
    ),
    fact: text('Washed twill · one size', '水洗斜纹 · 均码', 'Sarga lavada · talla única'),
    description: paragraphs(
      text(
        'Six panels, eyelets sewn and not punched, and a peak that bends the way you bend it.',
        '六片拼，气孔是锁边的，不是打扣。帽檐怎么弯，由你。',
        'Seis cascos, ojetes bordados y una visera que se dobla como tú quieras.',
      ),
      text(
        'The strap at the back is leather and takes a head of 54 to 61 cm.',
        '后面皮带可调，头围 54 到 61 厘米都行。',
        'La trabilla de atrás es de cuero y admite de 54 a 61 cm.',
      ),
    ),
    attributes: [
      attribute('material', 'Cotton twill, leather strap', '棉斜纹、皮带', 'Sarga de algodón y trabilla de cuero'),
      attribute('care', 'Hand wash, dry over a bowl', '手洗，扣在碗上晾', 'A mano; sécala sobre un cuenco'),
    ],
    options: capOptions,
    skus: grid('SH-CP', capOptions, [46, 38, 0], { price: 12_900, weight: 95 }),
    pictures: ['cap-cobalt', 'cap-moss', 'cap-clay', 'cap-shelf', 'cap-close'],
    rating: 467,
    reviewCount: 26,
    sales: 590,
    listedAt: 118,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'kiss-lock-purse',
    merchant: 'seis-hilos',
    category: 'purses',
    brand: 'seis-hilos',
    title: text('Kiss-lock coin purse', '口金零钱包', 'Monedero de boquilla'),
    subtitle: text(
      'Says “enough” each time you close it.',
      '合上那一声，像在说“够了”。',
      'Cada vez que lo cierras dice «basta».',
    ),
    fact: text('Calf and brass · 11 cm', '小牛皮与黄铜 · 11 厘米', 'Becerro y latón · 11 cm'),
    description: paragraphs(
      text(
        'The frame is bent brass, the leather is glued in wet and never comes out again. Round at the bottom, so coins gather.',
        '口金用黄铜弯成，皮趁湿嵌进去，再也出不来。底是圆的，硬币自己聚拢。',
        'La boquilla es de latón curvado y la piel se pega en húmedo: no vuelve a salir. Fondo redondo, para que las monedas se junten.',
      ),
      text(
        'Takes keys, one lipstick, or the change of three coffees.',
        '放钥匙、一支口红，或三杯咖啡的零钱。',
        'Caben las llaves, un pintalabios o el cambio de tres cafés.',
      ),
    ),
    attributes: [
      attribute(
        'material',
        'Calf leather, brass, suede lining',
        '小牛皮、黄铜、绒皮里',
        'Becerro, latón y forro de ante',
      ),
      attribute('size', '11 × 9 × 5 cm', '11 × 9 × 5 厘米', 'Mide 11 × 9 × 5 cm'),
    ],
    options: purseOptions,
    skus: grid('SH-KP', purseOptions, [19, 8, 13], { price: 16_800, weight: 120 }),
    pictures: ['purse-lacquer', 'purse-moss', 'purse-cobalt', 'purse-bag', 'purse-close'],
    rating: 484,
    reviewCount: 17,
    sales: 230,
    listedAt: 5,
    services: ['return7', 'invoice', 'repair'],
  }),
]
