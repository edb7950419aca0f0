// Floor 9, boxes that are packed before you ask, and old or single things that several houses have put in order.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, grid, option, product, single, value } from './vocabulary.ts'

const teaOptions = [
  option(
    'set',
    value('one', 'For one: pot and cup', '独饮：一壶一杯', 'Para uno: tetera y taza'),
    value('two', 'For two: pot, two cups, tea', '对饮：一壶两杯一罐茶', 'Para dos: tetera, dos tazas y té'),
  ),
]
const firstOptions = [
  option(
    'set',
    value('bear', 'Bear and rattle', '熊与摇铃', 'Oso y sonajero'),
    value('full', 'Bear, rattle and five dolls', '熊、摇铃与五只套娃', 'Oso, sonajero y cinco muñecas'),
  ),
]
const breakfastOptions = [
  option(
    'set',
    value('small', 'Small: marmalade and olives', '小份：果酱与橄榄', 'Pequeña: mermelada y aceitunas'),
    value('large', 'Large: with oil and a loaf', '大份：加橄榄油与面包', 'Grande: con aceite y hogaza'),
  ),
]

export const GIFTS_BOXES: DemoProduct[] = [
  product({
    code: 'tea-for-two-box',
    merchant: 'nanshan-kiln',
    category: 'gift-boxes',
    brand: 'nanshan',
    title: text('Tea gift box, celadon', '豆青茶礼盒', 'Caja de regalo de té en celadón'),
    subtitle: text(
      'Everything but the hot water and the company.',
      '除了热水和对面的人，都齐了。',
      'Todo menos el agua caliente y la compañía.',
    ),
    fact: text('Packed in wood wool', '木丝填充', 'Con virutas de madera'),
    description: paragraphs(
      text(
        'Pot and cups come from one firing and lie next to each other in the box as they stood in the kiln. A card names the potter.',
        '壶与杯同窑同火，盒里挨着的，窑里也挨着。附一张卡，写着拉坯人的名字。',
        'Tetera y tazas salen de la misma hornada y van en la caja tan juntas como en el horno. Una tarjeta dice quién las torneó.',
      ),
      text(
        'We wrap it in paper, tie it once, and leave the price out.',
        '包纸，系一道绳，不放价签。',
        'La envolvemos en papel, con una sola cuerda y sin precio.',
      ),
    ),
    attributes: [
      attribute(
        'contents',
        'Teapot 420 ml, cups, card; tea in the larger box',
        '茶壶 420 毫升、茶杯、卡片，对饮装另含茶叶',
        'Tetera de 420 ml, tazas y tarjeta; té en la caja grande',
      ),
      attribute('material', 'High-fired stoneware', '高温炻器', 'Gres de alta temperatura'),
      attribute('origin', 'Jingdezhen, Jiangxi', '江西景德镇', 'Jingdezhen, Jiangxi (China)'),
    ],
    options: teaOptions,
    skus: grid(
      'NK-GB',
      teaOptions,
      [24, 13],
      { price: 43_800, memberPrice: 41_800, weight: 1_300 },
      { two: { fen: 15_000, grams: 500 } },
    ),
    pictures: ['tea-box', 'tea-box-open', 'tea-box-close'],
    rating: 490,
    reviewCount: 16,
    sales: 109,
    listedAt: 72,
    services: ['return7', 'invoice', 'fragileCover', 'freeFreight'],
  }),
  product({
    code: 'first-birthday-box',
    merchant: 'tin-moon',
    category: 'gift-boxes',
    brand: 'tin-moon',
    title: text('First birthday box', '周岁礼盒', 'Caja del primer cumpleaños'),
    subtitle: text(
      'For somebody who will prefer the ribbon.',
      '送给一个多半更爱玩丝带的人。',
      'Para alguien que preferirá el lazo.',
    ),
    fact: text('Nothing smaller than a fist', '没有比拳头小的零件', 'Nada más pequeño que un puño'),
    description: paragraphs(
      text(
        'A bear with a stitched face, a rattle of maple rings, and room in the lid for a handprint. The box is strong enough to sit on, and will be.',
        '一只绣脸小熊，一串枫木环摇铃，盒盖里留了按手印的位置。盒子坐得住人，也一定会被坐。',
        'Un oso de cara bordada, un sonajero de aros de arce y, en la tapa, sitio para la huella de una mano. La caja aguanta que se sienten encima, y se sentarán.',
      ),
      text(
        'All of it may go into a mouth. That is what it was tested for.',
        '每一件都能进嘴，检测就是这么做的。',
        'Todo puede ir a la boca. Para eso se ensayó.',
      ),
    ),
    attributes: [
      attribute(
        'contents',
        'Bear 25 cm, rattle; dolls in the larger box',
        '熊 25 厘米、摇铃，大盒另含套娃',
        'Oso de 25 cm y sonajero; muñecas en la grande',
      ),
      attribute(
        'age',
        'From birth; dolls from 3 years',
        '新生儿起，套娃 3 岁以上',
        'Desde el nacimiento; las muñecas, desde los 3 años',
      ),
      attribute('material', 'Cotton, maple, beeswax', '棉、枫木、蜂蜡', 'Algodón, arce y cera de abeja'),
    ],
    options: firstOptions,
    skus: grid('TM-FB', firstOptions, [34, 15], { price: 25_800, weight: 900 }, { full: { fen: 13_000, grams: 420 } }),
    pictures: ['first-box', 'first-box-open', 'first-box-close'],
    rating: 493,
    reviewCount: 12,
    sales: 84,
    listedAt: 92,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'sunday-breakfast-box',
    merchant: 'luz-y-lino',
    category: 'gift-boxes',
    brand: 'molino-vela',
    title: text('Sunday breakfast box', '周日早餐礼盒', 'Caja de desayuno de domingo'),
    subtitle: text(
      'Valencia on a tray, without the flight.',
      '不坐飞机的瓦伦西亚早晨。',
      'Valencia en una bandeja, sin avión.',
    ),
    fact: text('Two or four things, linen lined', '两件或四件，亚麻衬里', 'Dos o cuatro cosas, forrada de lino'),
    description: paragraphs(
      text(
        'Bitter marmalade, cracked olives, the October oil, and a loaf from a baker who starts at three. The lining is a napkin.',
        '苦橙果酱、敲裂橄榄、十月的早收油，还有凌晨三点开工的面包。衬里是一条餐巾。',
        'Mermelada amarga, aceitunas partidas, el aceite de octubre y una hogaza de un panadero que empieza a las tres. El forro es una servilleta.',
      ),
      text(
        'Write the card in the note to the seller; we copy it in ink.',
        '想写的话留在订单备注，我们用钢笔誊到卡片上。',
        'Escribe la dedicatoria en la nota al vendedor: la copiamos a pluma.',
      ),
    ),
    attributes: [
      attribute(
        'contents',
        'Marmalade 260 g, olives 180 g; oil 250 ml and loaf in the large box',
        '果酱 260 克、橄榄 180 克，大份另含橄榄油 250 毫升与面包',
        'Mermelada 260 g y aceitunas 180 g; en la grande, aceite 250 ml y hogaza',
      ),
      attribute(
        'shelfLife',
        'Loaf 14 days, the rest 12 months',
        '面包 14 天，其余 12 个月',
        'La hogaza, 14 días; lo demás, 12 meses',
      ),
    ],
    options: breakfastOptions,
    skus: grid(
      'LL-SB',
      breakfastOptions,
      [40, 2],
      { price: 9_900, weight: 1_100 },
      { large: { fen: 12_900, grams: 1_500 } },
    ),
    pictures: ['breakfast-box', 'breakfast-box-open', 'breakfast-box-close'],
    purchaseLimit: 10,
    rating: 471,
    reviewCount: 3,
    sales: 21,
    listedAt: 13,
    services: ['invoice', 'fragileCover'],
  }),
  product({
    code: 'restored-bench-microscope',
    merchant: 'otter-audio',
    category: 'restored-machines',
    brand: 'otter',
    title: text('Bench microscope, restored', '修复台式显微镜', 'Microscopio de mesa restaurado'),
    subtitle: text(
      'It looked at pond water for a school, and it still can.',
      '从前替一所学校看池塘水，如今还看得清。',
      'Miró agua de charca para una escuela y todavía puede.',
    ),
    fact: text('Made in 1968, 40 to 400 times', '1968 年制，40 至 400 倍', 'De 1968, de 40 a 400 aumentos'),
    description: paragraphs(
      text(
        'It came to our bench with a frozen focus and sand in the rack. The rack is new, cut from brass; the sand is in an envelope in the case.',
        '送来时调焦卡死，齿条里有沙。齿条用黄铜重铣了一根，沙装进信封，放在箱里。',
        'Llegó con el enfoque agarrotado y arena en la cremallera. La cremallera es nueva, de latón; la arena va en un sobre dentro del estuche.',
      ),
      text(
        'The mirror takes daylight, so it needs a window and nothing else. Three slides are included: onion skin, a fly’s wing, a thread of linen.',
        '反光镜采自然光，有窗就能用。附三张装片：洋葱皮、蝇翅、亚麻线。',
        'El espejo toma luz del día: basta una ventana. Lleva tres preparaciones: piel de cebolla, ala de mosca y un hilo de lino.',
      ),
    ),
    attributes: [
      attribute(
        'contents',
        'Microscope, wooden case, three slides, service sheet',
        '显微镜、木箱、装片三张、检修单',
        'Microscopio, estuche de madera, tres preparaciones y hoja de revisión',
      ),
      attribute('power', 'Daylight, by mirror', '自然光，反光镜', 'Luz natural, con espejo'),
      attribute('warranty', 'Two years on the repair', '维修保两年', 'Dos años para la reparación'),
    ],
    skus: single('OA-MICRO-68', 1, { price: 168_000, listPrice: 188_000, weight: 3_900 }),
    pictures: ['bench-microscope', 'bench-microscope-table', 'bench-microscope-close'],
    condition: 'used',
    grade: text(
      'Good: brassing at the edges, glass clear',
      '良好：边角露铜，镜片通透',
      'Bueno: latón visto en los cantos, lentes limpias',
    ),
    rating: 480,
    reviewCount: 0,
    sales: 0,
    listedAt: 6,
    services: ['invoice', 'repair', 'fragileCover'],
  }),
  product({
    code: 'restored-post-horn',
    merchant: 'otter-audio',
    category: 'restored-instruments',
    brand: 'otter',
    title: text('Post horn, re-soldered', '重焊邮号', 'Corneta de posta resoldada'),
    subtitle: text(
      'It announced the mail coach. Now it announces dinner.',
      '从前报邮车到站，如今喊全家吃饭。',
      'Anunciaba el correo. Ahora anuncia la cena.',
    ),
    fact: text('Brass, about 1930, in B flat', '黄铜，约 1930 年，降 B 调', 'Latón, hacia 1930, en si bemol'),
    description: paragraphs(
      text(
        'Three seams were open and the bell had met a door. Both are straight again; the patina between them we left alone.',
        '三道焊缝开了，号口撞过门。如今焊牢、敲圆，中间那层包浆没有动。',
        'Tenía tres soldaduras abiertas y la campana había topado con una puerta. Ya están bien; la pátina de en medio no la hemos tocado.',
      ),
      text(
        'Five natural notes, no valves, and a red cord to hang it by.',
        '五个自然音，没有活塞，系一根红绳，可挂。',
        'Cinco notas naturales, sin pistones, y un cordón rojo para colgarla.',
      ),
    ),
    attributes: [
      attribute('material', 'Brass, silk cord', '黄铜、丝绳', 'Latón y cordón de seda'),
      attribute('size', '30 × 22 cm', '30 × 22 厘米', '30 × 22 cm de perfil'),
      attribute('warranty', 'Two years on the seams', '焊缝保两年', 'Dos años para las soldaduras'),
    ],
    skus: single('OA-HORN-30', 1, { price: 118_000, weight: 780 }),
    pictures: ['post-horn', 'post-horn-hung', 'post-horn-close'],
    condition: 'used',
    grade: text(
      'Very good: one old dent in the second turn',
      '很好：第二圈有一处旧坑',
      'Muy bueno: una abolladura antigua en la segunda vuelta',
    ),
    rating: 480,
    reviewCount: 0,
    sales: 0,
    listedAt: 21,
    services: ['invoice', 'repair', 'freeFreight'],
  }),
  product({
    code: 'restored-brass-scale',
    merchant: 'old-street-grocer',
    category: 'restored-instruments',
    brand: 'old-street',
    title: text('Brass balance from the old shop', '老铺黄铜天平', 'Balanza de latón de la antigua tienda'),
    subtitle: text(
      'It weighed saffron and tea from 1958 until the computer came.',
      '从一九五八年称到电脑进店，称过藏红花，称过茶。',
      'Pesó azafrán y té desde 1958 hasta que llegó el ordenador.',
    ),
    fact: text('To 500 g, true to 0.5 g', '称量 500 克，误差 0.5 克', 'Hasta 500 g, precisión de 0,5 g'),
    description: paragraphs(
      text(
        'The knives are re-ground, the beam is straight, the pans are as dented as they were. It settles in about the time it takes to think.',
        '刀口重磨，横梁校直，秤盘的坑原样留着。停稳所需的时间，差不多够想一件事。',
        'Las cuchillas se han reafilado, el brazo está recto y los platillos siguen tan abollados como estaban. Se detiene en lo que se tarda en pensar.',
      ),
      text(
        'With nine weights in a beech block; the one-gram weight is a replacement.',
        '附榉木座砝码九枚，一克那枚是后配的。',
        'Con nueve pesas en taco de haya; la de un gramo es de repuesto.',
      ),
    ),
    attributes: [
      attribute('material', 'Brass, beech', '黄铜、榉木', 'Latón y haya'),
      attribute('size', '34 cm wide, 40 cm tall', '宽 34 厘米，高 40 厘米', '34 cm de ancho, 40 de alto'),
      attribute('contents', 'Balance, nine weights, tweezers', '天平、砝码九枚、镊子', 'Balanza, nueve pesas y pinzas'),
    ],
    skus: single('OS-BAL-58', 1, { price: 96_000, weight: 4_200 }),
    pictures: ['brass-scale', 'brass-scale-tea', 'brass-scale-close'],
    condition: 'used',
    grade: text('Good: worn lacquer, exact', '良好：漆面磨损，称量准确', 'Bueno: laca gastada, exacta'),
    rating: 480,
    reviewCount: 0,
    sales: 0,
    listedAt: 33,
    services: ['invoice', 'fragileCover'],
  }),
  product({
    code: 'sample-clasp-purse',
    merchant: 'seis-hilos',
    category: 'samples',
    brand: 'seis-hilos',
    title: text('Clasp purse, a studio sample', '口金包样品', 'Monedero de boquilla, muestra de taller'),
    subtitle: text(
      'The green that did not make it into the range.',
      '那款没能进系列的绿。',
      'El verde que no entró en la colección.',
    ),
    fact: text('One of one', '仅此一只', 'Pieza única'),
    description: paragraphs(
      text(
        'Cut to try a new frame. The frame was right, the tannery stopped making the green. It closes with a click you will want to repeat.',
        '为试一副新口金裁的。口金合适，皮厂却停了这种绿。合上那一声，听了还想再听。',
        'Se cortó para probar una boquilla nueva. La boquilla acertó; la curtiduría dejó de hacer ese verde. Cierra con un clic que apetece repetir.',
      ),
      text(
        'Inside, a pencil mark from the pattern maker, left where it was.',
        '内里有打版师一道铅笔线，没有擦。',
        'Dentro queda una marca de lápiz de la patronista.',
      ),
    ),
    attributes: [
      attribute(
        'material',
        'Goatskin, cotton lining, brass frame',
        '山羊皮、棉里、黄铜口金',
        'Piel de cabra, forro de algodón y boquilla de latón',
      ),
      attribute('size', '15 × 12 × 6 cm', '15 × 12 × 6 厘米', '15 × 12 × 6 cm cerrado'),
    ],
    skus: single('SH-SAMPLE-CLASP', 1, { price: 28_800, listPrice: 42_000, weight: 180 }),
    pictures: ['sample-purse', 'sample-purse-flat', 'sample-purse-close'],
    rating: 480,
    reviewCount: 0,
    sales: 0,
    listedAt: 4,
    services: ['return7', 'invoice', 'repair'],
  }),
]
