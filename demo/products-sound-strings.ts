// Floor 7, instruments with strings, keys and skins: Otter Audio's music room.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, color, grid, option, product, value } from './vocabulary.ts'

const guitarOptions = [
  option('color', color('lacquer', 'guitar-lacquer'), color('cobalt', 'guitar-cobalt'), color('moon', 'guitar-moon')),
]
const violinOptions = [
  option(
    'measure',
    value('14', '1/4', '1/4', '1/4'),
    value('12', '1/2', '1/2', '1/2'),
    value('34', '3/4', '3/4', '3/4'),
    value('44', '4/4', '4/4', '4/4'),
  ),
]
const banjoOptions = [
  option(
    'finish',
    { ...value('oak', 'Oiled oak', '橡木上油', 'Roble aceitado'), picture: 'banjo-oak' },
    { ...value('clay', 'Cherry red', '樱桃红', 'Rojo cereza'), picture: 'banjo-clay' },
  ),
]
const accordionOptions = [option('color', color('lacquer', 'accordion-lacquer'), color('moss', 'accordion-moss'))]
const maracasOptions = [option('color', color('ochre', 'maracas-ochre'), color('lacquer', 'maracas-lacquer'))]
const snareOptions = [
  option('color', color('lacquer', 'snare-lacquer'), color('oak', 'snare-oak')),
  option('measure', value('13', '13 in', '13 英寸', '13 pulgadas'), value('14', '14 in', '14 英寸', '14 pulgadas')),
]

export const SOUND_STRINGS: DemoProduct[] = [
  product({
    code: 'alder-electric-guitar',
    merchant: 'otter-audio',
    category: 'strings',
    brand: 'maderal',
    title: text('Electric guitar, alder body', '桤木电吉他', 'Guitarra eléctrica de aliso'),
    subtitle: text(
      'Two pickups, three positions, no menu.',
      '两个拾音器，三档开关，没有菜单。',
      'Dos pastillas, tres posiciones y ningún menú.',
    ),
    fact: text('Bolt-on maple neck · 3.2 kg', '枫木琴颈 · 3.2 千克', 'Mástil de arce atornillado · 3,2 kg'),
    description: paragraphs(
      text(
        'A light body, a neck oiled instead of varnished, frets rounded at the ends by hand. It feels played before you have played it.',
        '琴身轻，琴颈上油不上漆，品丝两端手工倒圆。还没弹，手感就像弹了好几年。',
        'Cuerpo ligero, mástil aceitado sin barniz y trastes redondeados a mano. Parece tocada antes de que la toques.',
      ),
      text(
        'Set up on our bench with 10-gauge strings, action 1.6 millimeters. Bring it back after the first winter; the second setting is free.',
        '出门前在工作台上调好：010 弦，弦距 1.6 毫米。过完第一个冬天拿回来，再调一次不收钱。',
        'Sale ajustada de nuestro banco con cuerdas del 10 y acción de 1,6 milímetros. Tráela tras el primer invierno: el segundo ajuste es gratis.',
      ),
    ),
    attributes: [
      attribute('material', 'Alder, maple, rosewood', '桤木、枫木、玫瑰木', 'Aliso, arce y palisandro'),
      attribute(
        'contents',
        'Guitar, padded bag, cable, three picks',
        '琴、加厚琴包、连接线、三片拨片',
        'Guitarra, funda acolchada, cable y tres púas',
      ),
      attribute('connection', '6.35 mm jack', '6.35 毫米插口', 'Jack de 6,35 mm'),
      attribute('warranty', '5 years', '5 年', '5 años'),
    ],
    options: guitarOptions,
    skus: grid('OA-GT', guitarOptions, [8, 6, 3], { price: 328_000, weight: 4_600 }),
    pictures: ['guitar-lacquer', 'guitar-cobalt', 'guitar-moon', 'guitar-close'],
    purchaseLimit: 1,
    rating: 488,
    reviewCount: 9,
    sales: 37,
    listedAt: 58,
    services: ['return7', 'invoice', 'freeFreight', 'repair'],
  }),
  product({
    code: 'student-violin',
    merchant: 'otter-audio',
    category: 'strings',
    brand: 'maderal',
    title: text('Student violin, carved by hand', '手工练习小提琴', 'Violín de estudio tallado a mano'),
    subtitle: text(
      'Stays in tune long enough for a lesson and the bus home.',
      '一节课加回家的公交，音都不跑。',
      'Aguanta afinado una clase y el autobús de vuelta.',
    ),
    fact: text('Spruce top · 1/4 to 4/4', '云杉面板 · 1/4–4/4', 'Tapa de abeto · de 1/4 a 4/4'),
    description: paragraphs(
      text(
        'The top is split spruce, eight years dry; back and ribs are maple. Ebony where the fingers go, boxwood where they do not.',
        '面板是劈开晾了八年的云杉，背侧板枫木。手指碰的地方用乌木，碰不到的用黄杨。',
        'La tapa es de abeto hendido, ocho años seco; fondo y aros, de arce. Ébano donde van los dedos y boj donde no.',
      ),
      text(
        'When the arm has grown, we take it back against the next size and count half the price.',
        '孩子手臂长了，拿回来换大一号，旧琴按半价抵。',
        'Cuando el brazo crezca, te lo cambiamos por la talla siguiente y descontamos la mitad.',
      ),
    ),
    attributes: [
      attribute('material', 'Spruce, maple, ebony', '云杉、枫木、乌木', 'Abeto, arce y ébano'),
      attribute('contents', 'Violin, bow, case, rosin', '琴、弓、琴盒、松香', 'Violín, arco, estuche y resina'),
      attribute('care', 'Loosen the bow, close the case', '用完松弓，合上琴盒', 'Afloja el arco y cierra el estuche'),
    ],
    options: violinOptions,
    skus: grid(
      'OA-VI',
      violinOptions,
      [5, 7, 9, 12],
      { price: 248_000, weight: 2_100 },
      { 34: { fen: 14_000, grams: 150 }, 44: { fen: 28_000, grams: 300 } },
    ),
    pictures: ['violin', 'violin-wall', 'violin-two', 'violin-close'],
    rating: 491,
    reviewCount: 11,
    sales: 44,
    listedAt: 210,
    services: ['return7', 'invoice', 'freeFreight', 'repair'],
  }),
  product({
    code: 'open-back-banjo',
    merchant: 'otter-audio',
    category: 'strings',
    brand: 'maderal',
    title: text('Five-string banjo, open back', '五弦班卓琴', 'Banjo de cinco cuerdas'),
    subtitle: text('Cheerful even in a minor key.', '小调也弹得出高兴劲儿。', 'Alegre hasta en tono menor.'),
    fact: text('11-inch head · 2.4 kg', '11 英寸鼓皮 · 2.4 千克', 'Parche de 11 pulgadas · 2,4 kg'),
    description: paragraphs(
      text(
        'A bent ash rim, a calf-look head that does not mind humidity, sixteen brackets to keep it flat. Open at the back, so it is loud for you and polite for the room.',
        '弯曲白蜡木圈，仿牛皮鼓面不怕潮，十六个挂钩拉平。背面敞开，自己听着响，屋里人不觉得吵。',
        'Aro de fresno curvado, parche que no teme la humedad y dieciséis tensores. Abierto por detrás: suena fuerte para ti y con modales para los demás.',
      ),
      text(
        'With a thumb pick and a sheet that explains the fifth string, the short one.',
        '附拇指拨片和一页纸，专讲那根短短的第五弦。',
        'Con púa de pulgar y una hoja que explica la quinta cuerda, la corta.',
      ),
    ),
    attributes: [
      attribute('material', 'Ash, maple, steel', '白蜡木、枫木、钢', 'Fresno, arce y acero'),
      attribute('size', '97 cm long', '全长 97 厘米', 'Largo: 97 cm'),
      attribute('warranty', '3 years', '3 年', '3 años'),
    ],
    options: banjoOptions,
    skus: grid('OA-BJ', banjoOptions, [7, 0], { price: 189_000, listPrice: 209_000, weight: 3_600 }),
    pictures: ['banjo-oak', 'banjo-clay', 'banjo-close'],
    rating: 466,
    reviewCount: 4,
    sales: 15,
    listedAt: 150,
    services: ['return7', 'invoice', 'freeFreight', 'repair'],
  }),
  product({
    code: 'travel-accordion',
    merchant: 'otter-audio',
    category: 'keys',
    brand: 'maderal',
    title: text('Small accordion, 48 bass', '48 贝司小手风琴', 'Acordeón pequeño de 48 bajos'),
    subtitle: text(
      'Breathes in the hallway, sings in the kitchen.',
      '在楼道里换口气，到厨房里唱起来。',
      'Respira en el pasillo y canta en la cocina.',
    ),
    fact: text('26 keys · 5.1 kg', '26 键 · 5.1 千克', '26 teclas · 5,1 kg'),
    description: paragraphs(
      text(
        'Hand-finished reeds, bellows of sixteen folds with leather corners, straps that can be shortened for a child.',
        '手修簧片，十六折风箱，皮包角；背带能收短，孩子也背得上。',
        'Lengüetas acabadas a mano, fuelle de dieciséis pliegues con esquinas de piel y correas que se acortan para un niño.',
      ),
      text(
        'We open it before it leaves and sign the inside of the bellows. Nobody sees it for twenty years, and then somebody does.',
        '出门前会拆开，在风箱里签名。二十年没人看见，然后总有一天有人看见。',
        'Lo abrimos antes de enviarlo y firmamos el fuelle por dentro. Nadie lo ve en veinte años, y un día alguien lo ve.',
      ),
    ),
    attributes: [
      attribute(
        'material',
        'Spruce, celluloid, leather, steel reeds',
        '云杉、赛璐珞、皮、钢簧',
        'Abeto, celuloide, piel y lengüetas de acero',
      ),
      attribute('size', '34 × 31 × 17 cm', '34 × 31 × 17 厘米', 'Mide 34 × 31 × 17 cm'),
      attribute('warranty', '5 years', '5 年', '5 años'),
    ],
    options: accordionOptions,
    skus: grid('OA-AC', accordionOptions, [4, 3], { price: 468_000, weight: 7_200 }),
    pictures: ['accordion-lacquer', 'accordion-moss', 'accordion-block', 'accordion-close'],
    purchaseLimit: 1,
    rating: 494,
    reviewCount: 5,
    sales: 17,
    listedAt: 84,
    services: ['return7', 'invoice', 'freeFreight', 'fragileCover', 'repair'],
  }),
  product({
    code: 'gourd-maracas',
    merchant: 'otter-audio',
    category: 'drums',
    brand: 'maderal',
    title: text('Pair of gourd maracas', '葫芦沙槌一对', 'Par de maracas de calabaza'),
    subtitle: text(
      'One is half a tone higher; that is on purpose.',
      '一只高半个音，是故意的。',
      'Una suena medio tono más alta; es a propósito.',
    ),
    fact: text('Dried gourd · maple handles', '干葫芦 · 枫木柄', 'Calabaza seca · mango de arce'),
    description: paragraphs(
      text(
        'Small gourds dried for a year and filled with capacho seeds, counted. The bands are painted while the gourd turns on a potter’s wheel.',
        '小葫芦晾一年，里面的种子一粒粒数过。花纹是放在陶轮上边转边画的。',
        'Calabacitas secadas un año y rellenas de semillas contadas. Las bandas se pintan haciéndolas girar en un torno de alfarero.',
      ),
      text(
        'Quick to start and quick to stop, which is the whole art.',
        '一动就响，一停就静，讲究全在这儿。',
        'Arrancan rápido y callan rápido: en eso consiste todo.',
      ),
    ),
    attributes: [
      attribute('material', 'Gourd, seeds, maple', '葫芦、植物种子、枫木', 'Calabaza, semillas y arce'),
      attribute('size', '24 cm long', '长 24 厘米', '24 cm de largo cada una'),
    ],
    options: maracasOptions,
    skus: grid('OA-MA', maracasOptions, [66, 52], { price: 6_800, weight: 240 }),
    pictures: ['maracas-ochre', 'maracas-lacquer', 'maracas-close'],
    rating: 463,
    reviewCount: 12,
    sales: 118,
    listedAt: 300,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'birch-snare-drum',
    merchant: 'otter-audio',
    category: 'drums',
    brand: 'maderal',
    title: text('Snare drum, birch shell', '桦木小军鼓', 'Caja de abedul'),
    subtitle: text(
      'Crisp at a whisper, dry at a shout.',
      '轻打清脆，重打干净。',
      'Nítida en voz baja y seca a gritos.',
    ),
    fact: text('6 ply · sticks included', '6 层 · 附鼓槌', '6 capas · con baquetas'),
    description: paragraphs(
      text(
        'Six plies of birch with a sharp bearing edge, twenty strands of steel below, a strainer that drops without a clank.',
        '六层桦木，鼓边倒得利；底下二十根响弦，松弦扳手放下来没有一声咣当。',
        'Seis capas de abedul con el borde bien afilado, veinte bordones de acero y un disparador que baja sin golpe.',
      ),
      text(
        'Tuned to G before it travels. The key hangs on the rim, on a thread.',
        '出门前调到 G。鼓钥匙用线系在鼓圈上。',
        'Sale afinada en sol. La llave cuelga del aro, de un hilo.',
      ),
    ),
    attributes: [
      attribute('material', 'Birch, steel, coated heads', '桦木、钢、磨砂鼓皮', 'Abedul, acero y parches arenados'),
      attribute(
        'contents',
        'Drum, sticks, key, practice pad',
        '鼓、鼓槌、鼓钥匙、哑鼓垫',
        'Caja, baquetas, llave y sordina',
      ),
      attribute('size', '14 cm deep', '鼓深 14 厘米', '14 cm de fondo'),
    ],
    options: snareOptions,
    skus: grid(
      'OA-SN',
      snareOptions,
      [10, 14, 8, 2],
      { price: 86_800, weight: 4_900 },
      { 14: { fen: 5_000, grams: 300 } },
    ),
    pictures: ['snare-lacquer', 'snare-oak', 'snare-plinth', 'snare-close'],
    rating: 477,
    reviewCount: 6,
    sales: 28,
    listedAt: 19,
    services: ['return7', 'invoice', 'freeFreight'],
  }),
]
