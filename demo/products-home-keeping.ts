// Floor 3, housekeeping and green things: broom, basket, ladder, and what grows beside them.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, color, grid, option, product, value } from './vocabulary.ts'

const broomOptions = [
  option('color', color('natural', 'broom-natural'), color('clay', 'broom-clay')),
  option(
    'length',
    value('hand', 'Hand broom, 40 cm', '手帚，40 厘米', 'De mano, 40 cm'),
    value('floor', 'Floor broom, 130 cm', '长帚，130 厘米', 'De suelo, 130 cm'),
  ),
]
const binOptions = [
  option('color', color('moon', 'paper-bin-moon'), color('brass', 'paper-bin-brass'), color('ink', 'paper-bin-ink')),
]
const ladderOptions = [
  option('color', color('oak', 'ladder-oak'), color('ink', 'ladder-ink')),
  option(
    'measure',
    value('4', 'Four rungs, 150 cm', '四级，150 厘米', 'Cuatro peldaños, 150 cm'),
    value('6', 'Six rungs, 210 cm', '六级，210 厘米', 'Seis peldaños, 210 cm'),
  ),
]
const cactusOptions = [option('color', color('clay', 'cactus-terracotta'), color('moon', 'cactus-moon'))]
const tulipOptions = [
  option('color', color('plum', 'tulips-plum'), color('ochre', 'tulips-ochre'), color('rose', 'tulips-rose')),
  option('set', value('ten', '10 stems', '10 枝', '10 tallos'), value('twenty', '20 stems', '20 枝', '20 tallos')),
]

export const HOME_KEEPING: DemoProduct[] = [
  product({
    code: 'sorghum-broom',
    merchant: 'luz-y-lino',
    category: 'cleaning',
    brand: 'telar',
    title: text('Sorghum broom', '高粱扫帚', 'Escoba de sorgo'),
    subtitle: text(
      'Makes the sound that says the day has started.',
      '沙、沙，一天就开始了。',
      'Hace el ruido con el que empieza el día.',
    ),
    fact: text('Hand tied · ash handle', '手工扎 · 白蜡木柄', 'Atada a mano · mango de fresno'),
    description: paragraphs(
      text(
        'The sorghum is grown for brooms, not for grain, and tied wet in four rows. It picks up what a plastic one only chases.',
        '专种来扎扫帚的高粱，不收籽，湿着扎四道。塑料扫帚只会赶灰，它真扫得起来。',
        'Es sorgo de escoba, no de grano, atado en mojado con cuatro vueltas. Recoge lo que una de plástico solo persigue.',
      ),
      text(
        'Hang it by the loop. Standing on its bristles it learns bad habits.',
        '请挂起来。立着放，毛会歪。',
        'Cuélgala de la cuerda. De pie sobre las cerdas coge malas costumbres.',
      ),
    ),
    attributes: [
      attribute('material', 'Sorghum, ash, waxed cord', '高粱苗、白蜡木、蜡绳', 'Sorgo, fresno y cordón encerado'),
      attribute('care', 'Trim the ends once a year', '每年修一次梢', 'Recorta las puntas una vez al año'),
      attribute('origin', 'Murcia, Spain', '西班牙穆尔西亚', 'Murcia (España)'),
    ],
    options: broomOptions,
    skus: grid(
      'LL-BR',
      broomOptions,
      [70, 42, 31, 16],
      { price: 4_500, weight: 260 },
      { floor: { fen: 5_300, grams: 540 } },
    ),
    pictures: ['broom-natural', 'broom-clay', 'broom-floor', 'broom-close'],
    rating: 471,
    reviewCount: 18,
    sales: 460,
    listedAt: 240,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'lattice-paper-bin',
    merchant: 'luz-y-lino',
    category: 'baskets-and-storage',
    brand: 'luz',
    title: text('Lattice paper basket', '菱格纸篓', 'Papelera de celosía'),
    subtitle: text(
      'Bad drafts look better through a lattice.',
      '隔着格子看，废稿也顺眼。',
      'Tras una celosía, los malos borradores mejoran.',
    ),
    fact: text('Steel · 28 cm', '钢制 · 28 厘米', 'De acero · 28 cm'),
    description: paragraphs(
      text(
        'Flat steel, woven by hand and welded where the strips cross, then powder coated. It is heavy enough to stay put when you miss.',
        '扁钢条手工编，交叉处点焊，再喷粉。扔偏了，它也不会跑。',
        'Pletina de acero tejida a mano, soldada en cada cruce y lacada al polvo. Pesa lo bastante para no moverse cuando fallas.',
      ),
      text(
        'A felt ring underneath keeps the floor and the quiet.',
        '底下一圈毛毡，不伤地板，也没声音。',
        'Un aro de fieltro por debajo cuida el suelo y el silencio.',
      ),
    ),
    attributes: [
      attribute('material', 'Powder-coated steel, felt', '喷粉钢、毛毡', 'Acero lacado y fieltro'),
      attribute('size', '28 cm across, 30 cm high', '直径 28 厘米，高 30 厘米', '28 cm de diámetro, 30 cm de alto'),
      attribute('capacity', '14 liters', '14 升', '14 litros'),
    ],
    options: binOptions,
    skus: grid('LL-PB', binOptions, [24, 15, 30], { price: 12_800, listPrice: 14_800, weight: 1_150 }),
    pictures: ['paper-bin-moon', 'paper-bin-brass', 'paper-bin-ink', 'paper-bin-desk', 'paper-bin-close'],
    rating: 464,
    reviewCount: 14,
    sales: 190,
    listedAt: 82,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'oak-library-ladder',
    merchant: 'luz-y-lino',
    category: 'ladders',
    brand: 'telar',
    title: text('Leaning oak ladder', '橡木靠梯', 'Escalera de apoyo de roble'),
    subtitle: text(
      'Half of them hold towels. Nobody minds.',
      '一半被拿去搭毛巾，也挺好。',
      'La mitad acaban con toallas. No pasa nada.',
    ),
    fact: text('Solid oak · holds 120 kg', '实心橡木 · 承重 120 千克', 'Roble macizo · aguanta 120 kg'),
    description: paragraphs(
      text(
        'The rungs are turned, tapered and driven into the rails with a wooden wedge. Leather at the feet, cork at the top.',
        '横档车圆、收尖，用木楔打进立杆。脚下垫皮，顶上包软木。',
        'Los peldaños van torneados, en cuña, clavados en los largueros con una espiga. Cuero en los pies, corcho arriba.',
      ),
      text(
        'Made for bookshelves; equally good with blankets, towels or a climbing plant.',
        '本为书架而做，搭毯子、挂毛巾、爬藤都行。',
        'Hecha para librerías; sirve igual para mantas, toallas o una planta trepadora.',
      ),
    ),
    attributes: [
      attribute('material', 'European oak, leather, cork', '欧洲橡木、皮、软木', 'Roble europeo, cuero y corcho'),
      attribute('finish', 'Hard wax oil', '硬质木蜡油', 'Aceite de cera dura'),
      attribute('warranty', '10 years', '10 年', '10 años'),
    ],
    options: ladderOptions,
    skus: grid(
      'LL-LD',
      ladderOptions,
      [9, 5, 4, null],
      { price: 98_000, weight: 6_500 },
      { 6: { fen: 36_000, grams: 3_000 } },
    ),
    pictures: ['ladder-oak', 'ladder-ink', 'ladder-blanket', 'ladder-close'],
    rating: 485,
    reviewCount: 6,
    sales: 41,
    listedAt: 145,
    services: ['return7', 'invoice', 'freeFreight'],
  }),
  product({
    code: 'potted-column-cactus',
    merchant: 'luz-y-lino',
    category: 'plants',
    brand: 'luz',
    title: text('Column cactus in a straight pot', '直筒盆柱状仙人掌', 'Cactus columnar en maceta recta'),
    subtitle: text(
      'Wants a window, a month of patience, and no advice.',
      '要一扇窗，一个月的耐心，不要指点。',
      'Pide una ventana, un mes de paciencia y ningún consejo.',
    ),
    fact: text('Full sun · 30 cm', '全日照 · 30 厘米', 'Pleno sol · 30 cm'),
    description: paragraphs(
      text(
        'Five years old and in no hurry. The arms came in its third summer; if yours grows another, send us a picture.',
        '五岁了，不着急。第三个夏天长出的侧枝，你那棵要是再长一枝，拍给我们看。',
        'Tiene cinco años y ninguna prisa. Los brazos le salieron el tercer verano; si al tuyo le sale otro, mándanos una foto.',
      ),
      text(
        'Water once a month from March to October, then leave it alone until spring.',
        '三月到十月，每月浇一次，过了十月别管它，开春再说。',
        'Riégalo una vez al mes de marzo a octubre y después déjalo tranquilo hasta la primavera.',
      ),
    ),
    attributes: [
      attribute('size', '30 cm with the pot', '连盆高 30 厘米', '30 cm con la maceta'),
      attribute('care', 'Sun, sand, little water', '日照、沙土、少水', 'Sol, arena y poca agua'),
      attribute('material', 'Glazed stoneware pot with saucer', '釉陶盆带托', 'Maceta de gres con plato'),
    ],
    options: cactusOptions,
    skus: grid('LL-KA', cactusOptions, [13, 4], { price: 13_900, weight: 2_600 }),
    pictures: ['cactus-terracotta', 'cactus-moon', 'cactus-niche', 'cactus-close'],
    purchaseLimit: 2,
    rating: 473,
    reviewCount: 11,
    sales: 150,
    listedAt: 11,
    services: ['invoice', 'fresh'],
  }),
  product({
    code: 'tulips-in-bud',
    merchant: 'old-street-grocer',
    category: 'cut-flowers',
    brand: 'old-street',
    title: text('Tulips, cut in bud', '含苞郁金香', 'Tulipanes en capullo'),
    subtitle: text(
      'Cut at five in the morning, when they are still asleep.',
      '清早五点剪，花还没醒。',
      'Se cortan a las cinco de la mañana, cuando aún duermen.',
    ),
    fact: text('From Kunming · opens in two days', '昆明直发 · 两天开花', 'De Kunming · se abren en dos días'),
    description: paragraphs(
      text(
        'Bunched dry in paper and sent cold. On arrival trim a finger’s width and stand them in a hand of cold water; they will squeak, which is right.',
        '干束裹纸，冷链发出。到家剪去一指宽，插一掌深的冷水。花茎吱一声，就对了。',
        'Viajan en seco, envueltos en papel y refrigerados. Al llegar, corta un dedo de tallo y ponlos en un palmo de agua fría; crujen, y así debe ser.',
      ),
      text(
        'They go on growing in the vase and turn toward the window. Six to nine days.',
        '插在瓶里还会长，朝窗子扭头。花期六到九天。',
        'Siguen creciendo en el jarrón y giran hacia la ventana. Duran de seis a nueve días.',
      ),
    ),
    attributes: [
      attribute('size', 'Stems of 40 cm', '枝长 40 厘米', 'Tallos de 40 cm'),
      attribute('care', 'Cold water, changed every other day', '冷水，隔天一换', 'Agua fría, cambiada cada dos días'),
      attribute('origin', 'Dounan, Kunming', '昆明斗南', 'Dounan, Kunming (China)'),
    ],
    options: tulipOptions,
    skus: grid(
      'OS-TU',
      tulipOptions,
      [40, 18, 26, 9, 33, 0],
      { price: 3_900, weight: 480 },
      { twenty: { fen: 3_000, grams: 420 } },
    ),
    pictures: ['tulips-plum', 'tulips-ochre', 'tulips-rose', 'tulips-heap'],
    purchaseLimit: 5,
    rating: 457,
    reviewCount: 31,
    sales: 880,
    listedAt: 4,
    services: ['fresh'],
  }),
]
