// Floor 3, rooms: furniture, mirrors and plants of Luz y Lino.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, color, grid, option, product, single } from './vocabulary.ts'

const sofaOptions = [
  option('color', color('mist', 'sofa-blue'), color('moss', 'sofa-moss'), color('clay', 'sofa-clay')),
]
const chairOptions = [option('color', color('oak', 'chair-oak'), color('ink', 'chair-ink'))]

export const HOME_ROOMS: DemoProduct[] = [
  product({
    code: 'linen-sofa',
    merchant: 'luz-y-lino',
    category: 'sofas',
    brand: 'telar',
    title: text('Two-seat sofa with reading lamp', '双人沙发配阅读灯', 'Sofá de dos plazas con lámpara'),
    subtitle: text(
      'The lamp is fixed where two people can read without negotiating.',
      '灯立在两个人都看得清书的地方，不必商量。',
      'La lámpara está donde dos personas pueden leer sin negociar.',
    ),
    fact: text('Washed linen · 158 cm', '水洗亚麻 · 158 厘米', 'Lino lavado · 158 cm'),
    description: paragraphs(
      text(
        'The frame is beech, pegged and glued. The cover comes off in four pieces and goes into the machine at thirty degrees.',
        '榉木框架，榫接加胶。套子拆成四片，三十度机洗。',
        'La estructura es de haya, ensamblada y encolada. La funda se quita en cuatro piezas y se lava a treinta grados.',
      ),
      text(
        'It arrives in two boxes that fit an ordinary elevator; the legs turn in by hand.',
        '分两箱到，进得了普通电梯，沙发腿徒手拧上。',
        'Llega en dos cajas que entran en un ascensor normal; las patas se enroscan a mano.',
      ),
      text('The linen creases. It is supposed to.', '亚麻会起皱，本该如此。', 'El lino se arruga. Es lo suyo.'),
    ),
    attributes: [
      attribute('material', 'Beech, washed linen, latex', '榉木、水洗亚麻、乳胶', 'Haya, lino lavado y látex'),
      attribute('size', '158 × 82 × 78 cm', '158 × 82 × 78 厘米', 'Mide 158 × 82 × 78 cm'),
      attribute('care', 'Removable cover, 30 °C', '可拆洗，30 °C', 'Funda desenfundable, a 30 °C'),
      attribute('warranty', '10 years on the frame', '框架 10 年', '10 años en la estructura'),
    ],
    options: sofaOptions,
    skus: grid('LL-SO', sofaOptions, [6, 4, 2], { price: 428_000, weight: 41_000 }),
    pictures: ['sofa-blue', 'sofa-moss', 'sofa-clay', 'sofa-close', 'sofa-room'],
    purchaseLimit: 2,
    rating: 471,
    reviewCount: 96,
    sales: 240,
    listedAt: 210,
    services: ['return7', 'invoice', 'freeFreight'],
  }),
  product({
    code: 'oak-chair',
    merchant: 'luz-y-lino',
    category: 'chairs',
    brand: 'telar',
    title: text('Bent oak chair', '弯木橡木椅', 'Silla de roble curvado'),
    subtitle: text(
      'Eight joints, no screws, and a back that gives one finger’s width.',
      '八处榫卯，不用一颗螺丝，靠背会退让一指。',
      'Ocho ensambles, ningún tornillo y un respaldo que cede un dedo.',
    ),
    fact: text('Solid oak · seat 45 cm', '实心橡木 · 座高 45 厘米', 'Roble macizo · asiento a 45 cm'),
    description: paragraphs(
      text(
        'The back is steamed and bent over a form from 1931. It follows you when you lean and comes back when you stop.',
        '靠背用一九三一年的老模蒸弯。你往后靠，它跟着，你坐直，它也回来。',
        'El respaldo se curva al vapor sobre un molde de 1931. Te sigue cuando te recuestas y vuelve cuando paras.',
      ),
      text(
        'Oiled oak darkens toward honey; the black is stained, so scratches show wood, not paint.',
        '上油的橡木会慢慢变成蜜色；黑色是染的，划痕里露出的是木头，不是漆。',
        'El roble aceitado vira a miel; el negro es tinte, así que los arañazos enseñan madera y no pintura.',
      ),
    ),
    attributes: [
      attribute('material', 'European oak', '欧洲橡木', 'Roble europeo'),
      attribute('size', '44 × 50 × 80 cm', '44 × 50 × 80 厘米', 'Mide 44 × 50 × 80 cm'),
      attribute('finish', 'Hard wax oil', '硬质木蜡油', 'Aceite de cera dura'),
    ],
    options: chairOptions,
    skus: grid('LL-CH', chairOptions, [34, 16], { price: 89_000, memberPrice: 84_600, weight: 5_200 }),
    pictures: ['chair-oak', 'chair-ink', 'chair-pair', 'chair-close'],
    rating: 485,
    reviewCount: 318,
    sales: 1_040,
    listedAt: 18,
    services: ['return7', 'invoice', 'repair'],
  }),
  product({
    code: 'brass-mirror',
    merchant: 'luz-y-lino',
    category: 'mirrors',
    brand: 'luz',
    title: text('Scalloped brass mirror', '黄铜花边镜', 'Espejo de latón festoneado'),
    subtitle: text(
      'Beaten over a wooden flower, so no two petals agree.',
      '在木花模上敲成，没有两片花瓣一样。',
      'Batido sobre una flor de madera: no hay dos pétalos iguales.',
    ),
    fact: text('Solid brass · 42 cm', '实心黄铜 · 42 厘米', 'Latón macizo · 42 cm'),
    description: paragraphs(
      text(
        'The rim is solid brass, unlacquered. It will go brown where you do not touch it and bright where you do.',
        '镜框实心黄铜，不上保护漆。不碰的地方转暗，常摸的地方发亮。',
        'El marco es de latón macizo sin barnizar. Se oscurecerá donde no lo toques y brillará donde sí.',
      ),
      text(
        'Two hooks at the back, portrait or landscape. The glass is five millimeters and copper free.',
        '背面两个挂钩，横竖皆可。镜面五毫米，无铜工艺。',
        'Dos ganchos detrás, en vertical o en horizontal. La luna es de cinco milímetros y sin cobre.',
      ),
    ),
    attributes: [
      attribute('material', 'Brass, 5 mm glass', '黄铜、5 毫米镜面', 'Latón y luna de 5 mm'),
      attribute('size', '42 × 34 cm', '42 × 34 厘米', 'Mide 42 × 34 cm'),
      attribute('origin', 'Valencia, Spain', '西班牙瓦伦西亚', 'Valencia (España)'),
    ],
    skus: single('LL-MI-42', 19, { price: 42_000, weight: 2_600 }),
    pictures: ['mirror', 'mirror-plum', 'mirror-close'],
    rating: 480,
    reviewCount: 377,
    sales: 1_120,
    listedAt: 275,
    services: ['return7', 'invoice', 'fragileCover'],
  }),
  product({
    code: 'young-fig',
    merchant: 'luz-y-lino',
    category: 'plants',
    brand: 'luz',
    title: text('Young fig in a terracotta pot', '小榕树与陶盆', 'Ficus joven en maceta de barro'),
    subtitle: text(
      'Forgives a forgotten week and points at the window.',
      '忘浇一星期也不计较，叶子总朝着窗。',
      'Perdona una semana de olvido y señala la ventana.',
    ),
    fact: text('Half shade · 35 cm', '半阴 · 35 厘米', 'Media sombra · 35 cm'),
    description: paragraphs(
      text(
        'Grown for two years before it is sold, so the roots already hold the pot together. Water when the first knuckle of your finger stays dry.',
        '养足两年才卖，根已经把盆土抱紧。手指插到第一节还是干的，就该浇了。',
        'Crece dos años antes de venderse, así que las raíces ya sujetan la tierra. Riégalo cuando la primera falange del dedo salga seca.',
      ),
      text(
        'It travels in a paper collar. A leaf or two may drop on arrival; in two weeks it will have forgotten.',
        '运输时裹着纸领。到家掉一两片叶子很正常，两周就缓过来。',
        'Viaja con un collar de papel. Puede perder una o dos hojas al llegar; en quince días lo habrá olvidado.',
      ),
    ),
    attributes: [
      attribute('size', '35 cm with the pot', '连盆高 35 厘米', '35 cm con la maceta'),
      attribute('care', 'Water weekly, feed in spring', '每周浇水，春季施肥', 'Riego semanal, abono en primavera'),
    ],
    skus: single('LL-FI-35', 0, { price: 8_900, weight: 2_300 }),
    pictures: ['fig', 'fig-block', 'fig-close'],
    rating: 462,
    reviewCount: 812,
    sales: 3_900,
    listedAt: 130,
    services: ['invoice', 'fresh'],
  }),
]
