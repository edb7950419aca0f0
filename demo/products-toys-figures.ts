// Floor 6, things with a face or a wheel: Tin Moon's robots, cars, planes, dinosaurs, and two animals to sleep beside.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, color, grid, option, product, value } from './vocabulary.ts'

const robotOptions = [
  option('color', color('moon', 'robot-moon'), color('celadon', 'robot-celadon'), color('ochre', 'robot-ochre')),
]
const carouselOptions = [option('color', color('rose', 'carousel-rose'), color('brass', 'carousel-brass'))]
const carOptions = [
  option('color', color('lacquer', 'car-lacquer'), color('cobalt', 'car-cobalt'), color('moss', 'car-moss')),
  option(
    'measure',
    value('small', 'Small, 9 cm', '小，9 厘米', 'Pequeño, 9 cm'),
    value('large', 'Large, 18 cm', '大，18 厘米', 'Grande, 18 cm'),
  ),
]
const planeOptions = [option('color', color('lacquer', 'plane-lacquer'), color('mist', 'plane-mist'))]
const dinosaurOptions = [
  option('color', color('moss', 'dinosaurs-moss'), color('clay', 'dinosaurs-clay')),
  option(
    'set',
    value('neck', 'Long neck', '长颈龙', 'Cuello largo'),
    value('rex', 'T. rex', '霸王龙', 'T. rex'),
    value('both', 'Both', '一对', 'Los dos'),
  ),
]
const rabbitOptions = [
  option('color', color('sand', 'rabbit-sand'), color('mist', 'rabbit-mist'), color('plum', 'rabbit-plum')),
  option('measure', value('24', '24 cm', '24 厘米', 'De 24 cm'), value('38', '38 cm', '38 厘米', 'De 38 cm')),
]
const whaleOptions = [
  option('color', color('mist', 'whale-mist'), color('cobalt', 'whale-cobalt')),
  option('measure', value('30', '30 cm', '30 厘米', 'De 30 cm'), value('60', '60 cm', '60 厘米', 'De 60 cm')),
]

export const TOYS_FIGURES: DemoProduct[] = [
  product({
    code: 'robot-money-box',
    merchant: 'tin-moon',
    category: 'robots-and-music-boxes',
    brand: 'tin-moon',
    title: text('Robot money box', '机器人存钱罐', 'Hucha robot'),
    subtitle: text(
      'Swallows coins, thinks about it, blinks.',
      '吞一枚硬币，想一想，眨一下眼。',
      'Se traga la moneda, se lo piensa y parpadea.',
    ),
    fact: text('Tinplate · clockwork eyes', '马口铁 · 发条眼睛', 'Hojalata · ojos de cuerda'),
    description: paragraphs(
      text(
        'A coin falls on a small lever, the lever trips the eyelids. No battery anywhere, which surprises people of forty more than children.',
        '硬币落在小杠杆上，杠杆带动眼皮。没有电池，惊讶的往往是四十岁的人。',
        'La moneda cae en una palanca y la palanca mueve los párpados. No lleva pilas, cosa que asombra más a los de cuarenta que a los niños.',
      ),
      text(
        'Holds about three hundred coins. The hatch opens with a quarter turn and a bad conscience.',
        '能装三百来枚。底盖拧四分之一圈就开，心虚的话另说。',
        'Caben unas trescientas monedas. La tapa se abre con un cuarto de vuelta y mala conciencia.',
      ),
    ),
    attributes: [
      attribute('material', 'Tinplate, steel spring', '马口铁、钢簧', 'Hojalata y muelle de acero'),
      attribute('size', '15 × 13 × 17 cm', '15 × 13 × 17 厘米', 'Mide 15 × 13 × 17 cm'),
      attribute('age', 'From 4 years', '4 岁以上', 'Desde 4 años'),
    ],
    options: robotOptions,
    skus: grid('TM-RB', robotOptions, [52, 41, 1], { price: 15_800, weight: 620 }),
    pictures: ['robot-moon', 'robot-celadon', 'robot-ochre', 'robot-close'],
    rating: 485,
    reviewCount: 28,
    sales: 340,
    listedAt: 9,
    services: ['return7', 'invoice', 'repair'],
  }),
  product({
    code: 'carousel-music-box',
    merchant: 'tin-moon',
    category: 'robots-and-music-boxes',
    brand: 'tin-moon',
    title: text('Carousel horse music box', '旋转木马八音盒', 'Caja de música con caballo de tiovivo'),
    subtitle: text(
      'Goes around for two minutes and slows down at the sad part.',
      '转两分钟，到伤感那一段就慢下来。',
      'Da vueltas dos minutos y se frena en la parte triste.',
    ),
    fact: text('18-note movement', '18 音机芯', 'Mecanismo de 18 notas'),
    description: paragraphs(
      text(
        'The horse is linden, carved in two halves and painted in six thin coats. It rises and falls by the width of a finger.',
        '椴木小马，两半合雕，薄漆六遍。转起来一起一伏，高低差一指。',
        'El caballo es de tilo, tallado en dos mitades, con seis manos finas de pintura. Sube y baja el ancho de un dedo.',
      ),
      text(
        'The tune is a waltz that nobody can name and everybody hums. Wound from below, so that it can be turned by a sleepy hand.',
        '曲子是一首叫不出名、谁都会哼的圆舞曲。发条在底下，半睡半醒也拧得动。',
        'La melodía es un vals que nadie sabe nombrar y todos tararean. Se le da cuerda por debajo, para que pueda hacerlo una mano con sueño.',
      ),
    ),
    attributes: [
      attribute('material', 'Linden, brass, steel comb', '椴木、黄铜、钢音梳', 'Tilo, latón y peine de acero'),
      attribute('size', '22 cm tall', '高 22 厘米', 'Alto: 22 cm'),
      attribute('warranty', '5 years on the movement', '机芯质保 5 年', '5 años para el mecanismo'),
    ],
    options: carouselOptions,
    skus: grid('TM-CR', carouselOptions, [21, 13], { price: 46_800, memberPrice: 43_800, weight: 1_100 }),
    pictures: ['carousel-rose', 'carousel-brass', 'carousel-wall', 'carousel-close'],
    purchaseLimit: 3,
    rating: 493,
    reviewCount: 16,
    sales: 108,
    listedAt: 175,
    services: ['return7', 'invoice', 'freeFreight', 'fragileCover', 'repair'],
  }),
  product({
    code: 'beech-push-car',
    merchant: 'tin-moon',
    category: 'toy-cars',
    brand: 'tin-moon',
    title: text('Wooden push car', '木头小汽车', 'Cochecito de madera'),
    subtitle: text(
      'No doors that open, so none that break.',
      '车门不能开，所以也不会坏。',
      'No se le abren las puertas, así que no se le rompen.',
    ),
    fact: text('Beech · rubber tires', '榉木 · 橡胶胎', 'Haya · ruedas de goma'),
    description: paragraphs(
      text(
        'Sawn from one piece, with steel axles that are riveted and not glued. It rolls four meters on parquet.',
        '整料锯成，钢轴铆接不用胶。在木地板上推一把，能滑四米。',
        'Serrado de una pieza, con ejes de acero remachados y sin cola. En parqué rueda cuatro metros.',
      ),
      text(
        'The large one carries the small one on the roof, if a rubber band is found.',
        '找根橡皮筋，大车能把小车驮在顶上。',
        'El grande lleva al pequeño en el techo, si aparece una goma elástica.',
      ),
    ),
    attributes: [
      attribute('material', 'Beech, steel, rubber', '榉木、钢、橡胶', 'Haya, acero y goma'),
      attribute('age', 'From 18 months', '18 个月以上', 'Desde 18 meses'),
      attribute('finish', 'Water-based lacquer, two coats', '水性漆两遍', 'Laca al agua, dos manos'),
    ],
    options: carOptions,
    skus: grid(
      'TM-CC',
      carOptions,
      [88, 31, 64, 22, 40, 17],
      { price: 4_800, weight: 190 },
      { large: { fen: 6_000, grams: 480 } },
    ),
    pictures: ['car-lacquer', 'car-cobalt', 'car-moss', 'car-three', 'car-close'],
    rating: 489,
    reviewCount: 24,
    sales: 305,
    listedAt: 260,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'tin-airplane',
    merchant: 'tin-moon',
    category: 'toy-planes',
    brand: 'tin-moon',
    title: text('Tin airplane on a thread', '悬线铁皮飞机', 'Avión de hojalata con hilo'),
    subtitle: text(
      'Circles a lamp until the spring lets go.',
      '绕着吊灯飞，飞到发条松。',
      'Da vueltas a la lámpara hasta que se acaba la cuerda.',
    ),
    fact: text('Clockwork propeller · 26 cm', '发条螺旋桨 · 26 厘米', 'Hélice de cuerda · 26 cm'),
    description: paragraphs(
      text(
        'Hang it by the thread, wind the propeller, let it find its circle. Twelve turns are forty seconds of flight.',
        '用线挂起来，拧螺旋桨，由它自己找圆。十二圈，飞四十秒。',
        'Cuélgalo del hilo, dale cuerda a la hélice y deja que encuentre su círculo. Doce vueltas son cuarenta segundos de vuelo.',
      ),
      text(
        'Wings fold under for the post. A ceiling hook and a second thread are in the box.',
        '机翼能折，好寄。盒里有天花钩和一根备用线。',
        'Las alas se pliegan para el envío. Trae gancho de techo y otro hilo.',
      ),
    ),
    attributes: [
      attribute(
        'material',
        'Tinplate, steel spring, cotton thread',
        '马口铁、钢簧、棉线',
        'Hojalata, muelle de acero e hilo de algodón',
      ),
      attribute('size', 'Wingspan 26 cm', '翼展 26 厘米', 'Envergadura de 26 cm'),
      attribute('age', 'From 6 years', '6 岁以上', 'Desde 6 años'),
    ],
    options: planeOptions,
    skus: grid('TM-AP', planeOptions, [38, 29], { price: 11_800, weight: 310 }),
    pictures: ['plane-lacquer', 'plane-mist', 'plane-sheet', 'plane-close'],
    rating: 470,
    reviewCount: 10,
    sales: 92,
    listedAt: 33,
    services: ['return7', 'invoice', 'repair'],
  }),
  product({
    code: 'jointed-dinosaurs',
    merchant: 'tin-moon',
    category: 'toy-animals',
    brand: 'tin-moon',
    title: text('Wooden dinosaurs with joints', '关节木恐龙', 'Dinosaurios articulados de madera'),
    subtitle: text(
      'One eats leaves, one has opinions.',
      '一只吃叶子，一只脾气大。',
      'Uno come hojas; el otro tiene carácter.',
    ),
    fact: text('Maple · elastic cord', '枫木 · 松紧绳', 'Arce · cordón elástico'),
    description: paragraphs(
      text(
        'Nine pieces on one elastic cord: pull the tail and the neck looks up. The cord can be knotted anew when a summer has worn it out.',
        '九段木头一根松紧绳，拉尾巴，脖子就抬。绳子用旧了，打个新结就好。',
        'Nueve piezas en un solo cordón elástico: si tiras de la cola, el cuello mira hacia arriba. Cuando el cordón se gaste, se vuelve a anudar.',
      ),
      text(
        'Stained, not painted, so the grain still runs from head to tail.',
        '染色不上漆，木纹从头走到尾。',
        'Van teñidos, no pintados: la veta sigue de la cabeza a la cola.',
      ),
    ),
    attributes: [
      attribute('material', 'Maple, elastic cord', '枫木、松紧绳', 'Arce y cordón elástico'),
      attribute('age', 'From 3 years', '3 岁以上', 'Desde 3 años'),
      attribute('size', '21 and 14 cm long', '长 21 厘米与 14 厘米', 'De 21 y 14 cm de largo'),
    ],
    options: dinosaurOptions,
    skus: grid(
      'TM-DN',
      dinosaurOptions,
      [46, 39, 21, 30, 0, 18],
      { price: 7_900, weight: 210 },
      { rex: { fen: -1_000, grams: -60 }, both: { fen: 5_900, grams: 150 } },
    ),
    pictures: ['dinosaurs-moss', 'dinosaurs-clay', 'dinosaurs-neck', 'dinosaurs-close'],
    rating: 486,
    reviewCount: 19,
    sales: 231,
    listedAt: 108,
    services: ['return7', 'invoice', 'repair'],
  }),
  product({
    code: 'linen-rabbit',
    merchant: 'tin-moon',
    category: 'soft-toys',
    brand: 'tin-moon',
    title: text('Linen rabbit', '亚麻兔子', 'Conejo de lino'),
    subtitle: text(
      'Ears made for being carried by.',
      '那对耳朵就是给人拎的。',
      'Las orejas están hechas para llevarlo de ellas.',
    ),
    fact: text('Washed linen · wool inside', '水洗亚麻 · 羊毛填充', 'Lino lavado · relleno de lana'),
    description: paragraphs(
      text(
        'Linen that has been washed four times, so it is already soft and does not need to become it. The nose is six stitches.',
        '亚麻先洗过四遍，一到手就是软的。鼻子缝了六针。',
        'Lino lavado cuatro veces: ya viene suave. La nariz son seis puntadas.',
      ),
      text(
        'Filled with sheep’s wool that warms to the hand. Seams are double where a small person pulls.',
        '填羊毛，捂一会儿就暖。小手爱拽的地方，都走了双线。',
        'Relleno de lana que se templa con la mano. Donde tira una mano pequeña, la costura es doble.',
      ),
    ),
    attributes: [
      attribute('material', 'Linen, sheep’s wool', '亚麻、羊毛', 'Lino y lana de oveja'),
      attribute('age', 'From birth', '0 岁以上', 'Desde el nacimiento'),
      attribute('care', 'Wash by hand, dry lying down', '手洗，平放晾干', 'Lávalo a mano y sécalo en plano'),
    ],
    options: rabbitOptions,
    skus: grid(
      'TM-RA',
      rabbitOptions,
      [70, 34, 45, 20, 26, 6],
      { price: 9_800, memberPrice: 8_800, weight: 150 },
      { 38: { fen: 6_000, grams: 190 } },
    ),
    pictures: ['rabbit-sand', 'rabbit-mist', 'rabbit-plum', 'rabbit-shelf', 'rabbit-close'],
    rating: 496,
    reviewCount: 30,
    sales: 410,
    listedAt: 72,
    services: ['return7', 'invoice', 'repair'],
  }),
  product({
    code: 'corduroy-whale',
    merchant: 'tin-moon',
    category: 'soft-toys',
    brand: 'tin-moon',
    title: text('Corduroy whale cushion', '灯芯绒鲸鱼抱枕', 'Cojín ballena de pana'),
    subtitle: text(
      'Large enough for a nap in the third chapter.',
      '读到第三章，正好枕着睡一觉。',
      'Grande como para una siesta en el tercer capítulo.',
    ),
    fact: text('Cotton corduroy · 30 or 60 cm', '棉灯芯绒 · 30 或 60 厘米', 'Pana de algodón · 30 o 60 cm'),
    description: paragraphs(
      text(
        'Wide-wale corduroy on the back, brushed cotton on the belly. The tail stands by itself and is the first thing to be chewed.',
        '背上是粗条灯芯绒，肚子是磨毛棉。尾巴自己翘着，最先被啃的就是它。',
        'Pana ancha en el lomo, algodón cepillado en la barriga. La cola se sostiene sola y es lo primero que muerden.',
      ),
      text(
        'The cover unbuttons for the washing machine; the filling stays home.',
        '外套有扣，拆下机洗，内芯留家里。',
        'La funda se desabrocha y va a la lavadora; el relleno se queda en casa.',
      ),
    ),
    attributes: [
      attribute('material', 'Cotton corduroy, kapok', '棉灯芯绒、木棉', 'Pana de algodón y kapok'),
      attribute('care', 'Cover: machine wash at 30 °C', '外套 30 °C 机洗', 'Funda: lavadora a 30 °C'),
      attribute('age', 'From birth', '0 岁以上', 'Desde el nacimiento'),
    ],
    options: whaleOptions,
    skus: grid(
      'TM-WH',
      whaleOptions,
      [38, 15, 42, 3],
      { price: 12_800, weight: 340 },
      { 60: { fen: 9_000, grams: 620 } },
    ),
    pictures: ['whale-mist', 'whale-cobalt', 'whale-family', 'whale-close'],
    rating: 484,
    reviewCount: 15,
    sales: 164,
    listedAt: 2,
    services: ['return7', 'invoice'],
  }),
]
