// Floor 4, bags and accessories of Seis Hilos, and its restored suitcase on floor 9.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, color, grid, option, product, single } from './vocabulary.ts'

const bagOptions = [option('color', color('caramel', 'bag-caramel'), color('ink', 'bag-ink'))]
const hatOptions = [option('color', color('sand', 'hat-sand'), color('ochre', 'hat-ochre'))]
const scarfOptions = [
  option(
    'color',
    color('lacquer', 'scarf-lacquer'),
    color('moss', 'scarf-moss'),
    color('cobalt', 'scarf-cobalt'),
    color('sand', 'scarf-sand'),
  ),
]
const umbrellaOptions = [option('color', color('ochre', 'umbrella-ochre'), color('cobalt', 'umbrella-cobalt'))]

export const WARDROBE_ACCESSORIES: DemoProduct[] = [
  product({
    code: 'doctor-bag',
    merchant: 'seis-hilos',
    category: 'handbags',
    brand: 'seis-hilos',
    title: text('Two-tone doctor bag', '拼色医生包', 'Bolso de médico bicolor'),
    subtitle: text(
      'Opens like a mouth and stays open while you look.',
      '张口就开，找东西时不会自己合上。',
      'Se abre como una boca y sigue abierto mientras buscas.',
    ),
    fact: text('Vegetable-tanned leather', '植鞣牛皮', 'Curtido vegetal'),
    description: paragraphs(
      text(
        'A brass frame holds the top; the base is one piece, so nothing can fall through a seam.',
        '黄铜框架撑住包口，底部整片成形，没有会漏东西的缝。',
        'Un armazón de latón sujeta la boca; la base es de una pieza, así que nada se cuela por una costura.',
      ),
      text(
        'Fits a laptop of thirteen inches, a book and a folded scarf.',
        '放得下十三寸电脑、一本书，再叠一条围巾。',
        'Cabe un portátil de trece pulgadas, un libro y una bufanda doblada.',
      ),
    ),
    attributes: [
      attribute('material', 'Vegetable-tanned cowhide, brass', '植鞣牛皮、黄铜', 'Vacuno de curtido vegetal y latón'),
      attribute('size', '36 × 24 × 16 cm', '36 × 24 × 16 厘米', 'Mide 36 × 24 × 16 cm'),
      attribute('care', 'Wipe; feed twice a year', '擦拭，一年保养两次', 'Paño seco; nutre dos veces al año'),
    ],
    options: bagOptions,
    skus: grid('SH-BG', bagOptions, [13, 8], { price: 115_000, weight: 1_500 }),
    pictures: ['bag-caramel', 'bag-ink', 'bag-bench', 'bag-close'],
    rating: 482,
    reviewCount: 402,
    sales: 990,
    listedAt: 295,
    services: ['return7', 'invoice', 'repair'],
  }),
  product({
    code: 'straw-hat',
    merchant: 'seis-hilos',
    category: 'hats',
    brand: 'seis-hilos',
    title: text('Straw hat with bow', '蝴蝶结草帽', 'Sombrero de paja con lazo'),
    subtitle: text(
      'Rolls into a bag and forgives you by morning.',
      '卷进包里，第二天早上就原谅你。',
      'Se enrolla en el bolso y por la mañana te ha perdonado.',
    ),
    fact: text('Raffia · foldable', '拉菲草 · 可折', 'Rafia · plegable'),
    description: paragraphs(
      text(
        'Crocheted from raffia in one spiral, from the crown outwards. The band inside is cotton and adjusts by three centimeters.',
        '拉菲草从帽顶一圈圈钩到帽檐。内带棉质，可调三厘米。',
        'Tejido a ganchillo en una sola espiral desde la copa. La badana es de algodón y se ajusta tres centímetros.',
      ),
      text(
        'The bow is sewn with four stitches only, so you can take it off for a funeral or a regatta.',
        '蝴蝶结只缝了四针，想素净的时候拆得下来。',
        'El lazo va con solo cuatro puntadas: se quita para un entierro o una regata.',
      ),
    ),
    attributes: [
      attribute('material', 'Raffia, cotton', '拉菲草、棉', 'Rafia y algodón'),
      attribute('size', '56–59 cm, brim 9 cm', '头围 56–59 厘米，帽檐 9 厘米', '56–59 cm, ala de 9 cm'),
    ],
    options: hatOptions,
    skus: grid('SH-HA', hatOptions, [42, 27], { price: 23_900, weight: 210 }),
    pictures: ['hat-sand', 'hat-ochre', 'hat-hook', 'hat-close'],
    status: 'offShelf',
    rating: 470,
    reviewCount: 516,
    sales: 1_600,
    listedAt: 200,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'lambswool-scarf',
    merchant: 'seis-hilos',
    category: 'scarves',
    brand: 'seis-hilos',
    title: text('Lambswool scarf', '羔羊毛围巾', 'Bufanda de lana de cordero'),
    subtitle: text(
      'Long enough for two turns and a loose end.',
      '绕两圈，还余一截。',
      'Da dos vueltas y deja un cabo suelto.',
    ),
    fact: text('190 cm · brushed', '190 厘米 · 拉绒', '190 cm · cardada'),
    description: paragraphs(
      text(
        'Woven on narrow looms and brushed with teasels, which raise the nap without tearing it.',
        '窄机织造，用起绒草拉绒，起毛而不断毛。',
        'Tejida en telar estrecho y cardada con cardencha, que levanta el pelo sin romperlo.',
      ),
      text(
        'Warm from the first minute and quiet against a beard.',
        '一围就暖，也不扎胡子。',
        'Abriga desde el primer minuto y no se engancha en la barba.',
      ),
    ),
    attributes: [
      attribute('material', 'Lambswool', '羔羊毛', 'Lana de cordero'),
      attribute('size', '190 × 32 cm', '190 × 32 厘米', 'Mide 190 × 32 cm'),
      attribute('care', 'Hand wash cold', '冷水手洗', 'A mano y en frío'),
    ],
    options: scarfOptions,
    skus: grid('SH-SC', scarfOptions, [86, 54, 47, 62], { price: 27_900, memberPrice: 25_900, weight: 240 }),
    pictures: ['scarf-lacquer', 'scarf-moss', 'scarf-cobalt', 'scarf-sand', 'scarf-close'],
    rating: 490,
    reviewCount: 2_377,
    sales: 8_200,
    listedAt: 58,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'brass-field-watch',
    merchant: 'seis-hilos',
    category: 'watches',
    brand: 'relojera-sur',
    title: text('Brass field watch', '黄铜野外腕表', 'Reloj de campo en latón'),
    subtitle: text(
      'Wound once each morning, which is also a good moment to breathe.',
      '每天早上上一次链，顺便喘口气。',
      'Se le da cuerda cada mañana, que es también buen momento para respirar.',
    ),
    fact: text('Hand wound · 36 mm', '手动上链 · 36 毫米', 'Cuerda manual · 36 mm'),
    description: paragraphs(
      text(
        'Two hands, no seconds. The case is bare brass and will record your summer.',
        '两根针，没有秒。表壳裸黄铜，会把你的夏天记下来。',
        'Dos agujas y ningún segundero. La caja es de latón sin tratar y guardará memoria de tu verano.',
      ),
      text(
        'Seventeen jewels, forty-two hours. The strap changes with a fingernail.',
        '十七钻，四十二小时动力。表带用指甲就能换。',
        'Diecisiete rubíes, cuarenta y dos horas de marcha. La correa se cambia con la uña.',
      ),
    ),
    attributes: [
      attribute(
        'material',
        'Brass, sapphire glass, leather',
        '黄铜、蓝宝石镜面、皮带',
        'Latón, cristal de zafiro y cuero',
      ),
      attribute('size', '36 mm, 9 mm thick', '36 毫米，厚 9 毫米', '36 mm, 9 mm de grosor'),
      attribute('warranty', '5 years', '5 年', '5 años'),
      attribute('origin', 'Assembled in Cádiz', '加的斯组装', 'Montado en Cádiz (España)'),
    ],
    skus: single('SH-FW-36', 4, { price: 105_000, listPrice: 119_000, weight: 220 }),
    pictures: ['watch-brass', 'watch-glove', 'watch-close'],
    purchaseLimit: 1,
    rating: 483,
    reviewCount: 288,
    sales: 690,
    listedAt: 155,
    services: ['return7', 'invoice', 'repair'],
  }),
  product({
    code: 'ash-crook-umbrella',
    merchant: 'seis-hilos',
    category: 'umbrellas',
    brand: 'seis-hilos',
    title: text('Umbrella with ash crook', '白蜡木柄长伞', 'Paraguas con puño de fresno'),
    subtitle: text(
      'Sounds like a tent in the rain and folds like a newspaper.',
      '雨里像帐篷一样响，收起来像一卷报纸。',
      'Bajo la lluvia suena a tienda de campaña y se cierra como un periódico.',
    ),
    fact: text('Eight ribs · 92 cm', '八骨 · 92 厘米', 'Ocho varillas · 92 cm'),
    description: paragraphs(
      text(
        'The crook is bent over steam from a single ash rod that runs through to the tip.',
        '伞柄与伞杆是同一根白蜡木，蒸汽弯成。',
        'El puño se curva al vapor en la misma vara de fresno que llega hasta la punta.',
      ),
      text(
        'Ribs are steel and can be replaced one by one. It has turned inside out in a typhoon and come back.',
        '钢骨可单根更换。台风里翻过，又翻了回来。',
        'Las varillas son de acero y se cambian una a una. Se ha dado la vuelta en un tifón y ha vuelto.',
      ),
    ),
    attributes: [
      attribute('material', 'Ash, steel, waxed cotton', '白蜡木、钢、蜡棉', 'Fresno, acero y algodón encerado'),
      attribute('size', '92 cm long, 104 cm open', '长 92 厘米，张开 104 厘米', '92 cm de largo, 104 cm abierto'),
    ],
    options: umbrellaOptions,
    skus: grid('SH-UM', umbrellaOptions, [35, 21], { price: 18_900, weight: 620 }),
    pictures: ['umbrella-ochre', 'umbrella-cobalt', 'umbrella-wall', 'umbrella-close'],
    rating: 471,
    reviewCount: 934,
    sales: 3_100,
    listedAt: 125,
    services: ['return7', 'invoice', 'repair'],
  }),
  product({
    code: 'restored-suitcase',
    merchant: 'seis-hilos',
    category: 'restored-luggage',
    brand: 'seis-hilos',
    title: text('Cabin suitcase, relined', '换里登机箱', 'Maleta de cabina con forro nuevo'),
    subtitle: text(
      'Has been to more places than it will tell you.',
      '去过的地方，比它肯说的多。',
      'Ha estado en más sitios de los que cuenta.',
    ),
    fact: text('55 cm · grade B', '55 厘米 · 九成新', '55 cm · grado B'),
    description: paragraphs(
      text(
        'Taken back from a customer, stripped, relined in striped cotton and given new wheels. The dents at the corner were made in Lisbon.',
        '从老顾客手里收回，拆净，换上条纹棉里和新轮。箱角那两处凹，是在里斯本磕的。',
        'Recuperada de un cliente, desmontada, forrada de nuevo en algodón a rayas y con ruedas nuevas. Los golpes de la esquina son de Lisboa.',
      ),
      text(
        'The luggage tag of the former owner has been removed; the stickers have not.',
        '前主人的行李牌取下了，贴纸没有。',
        'La etiqueta del antiguo dueño se ha quitado; las pegatinas, no.',
      ),
    ),
    attributes: [
      attribute('material', 'Polycarbonate, cotton', '聚碳酸酯、棉', 'Policarbonato y algodón'),
      attribute('size', '55 × 38 × 22 cm', '55 × 38 × 22 厘米', 'Mide 55 × 38 × 22 cm'),
      attribute('warranty', '2 years on wheels and zipper', '轮与拉链 2 年', '2 años en ruedas y cremallera'),
    ],
    skus: single('SH-RE-CASE', 2, { price: 45_800, listPrice: 89_800, weight: 3_400 }),
    pictures: ['suitcase', 'suitcase-plinth', 'suitcase-close'],
    condition: 'used',
    grade: text(
      'Grade B: sound, visible dents',
      '九成新：结构完好，可见磕痕',
      'Grado B: en buen estado, golpes visibles',
    ),
    purchaseLimit: 1,
    rating: 476,
    reviewCount: 22,
    sales: 57,
    listedAt: 7,
    services: ['return7', 'invoice', 'repair'],
  }),
]
