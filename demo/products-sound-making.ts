// Floor 7, instruments, and floor 9, machines that Otter Audio's workbench has restored.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, color, grid, option, product, single } from './vocabulary.ts'

const drumOptions = [option('color', color('oak', 'drum-oak'), color('lacquer', 'drum-lacquer'))]
const telephoneOptions = [option('color', color('lacquer', 'telephone-lacquer'), color('celadon', 'telephone-celadon'))]

export const SOUND_MAKING: DemoProduct[] = [
  product({
    code: 'pocket-piano',
    merchant: 'otter-audio',
    category: 'keys',
    brand: 'otter',
    title: text('Pocket piano, 25 keys', '25 键口袋琴', 'Piano de bolsillo, 25 teclas'),
    subtitle: text(
      'Real key travel in something that fits under a train seat table.',
      '火车小桌板上放得下，键程却是真的。',
      'Recorrido de tecla de verdad en algo que cabe en la mesita del tren.',
    ),
    fact: text('1.1 kg · MIDI', '1.1 千克 · MIDI', '1,1 kg · con MIDI'),
    description: paragraphs(
      text(
        'Nine sounds, each with one knob that matters. A metronome that can be felt instead of heard.',
        '九种音色，每种只留一个管用的旋钮。节拍器可以不响，只震。',
        'Nueve sonidos, cada uno con el único mando que importa. Un metrónomo que se siente en vez de oírse.',
      ),
      text(
        'The built-in speaker is honest and small; plug in headphones after ten in the evening.',
        '内置喇叭小而老实，晚上十点后请插耳机。',
        'El altavoz es honesto y pequeño; a partir de las diez, auriculares.',
      ),
    ),
    attributes: [
      attribute('connection', 'USB-C MIDI, headphones', 'USB-C MIDI、耳机孔', 'MIDI por USB-C y auriculares'),
      attribute('size', '42 × 14 × 4 cm', '42 × 14 × 4 厘米', 'Mide 42 × 14 × 4 cm'),
      attribute('power', '12 h battery', '电池 12 小时', 'Batería de 12 h'),
    ],
    skus: single('OA-PP-25', 66, { price: 52_900, weight: 1_500 }),
    pictures: ['piano', 'piano-sky', 'piano-close'],
    rating: 461,
    reviewCount: 451,
    sales: 1_300,
    listedAt: 175,
    services: ['return7', 'invoice', 'freeFreight', 'repair'],
  }),
  product({
    code: 'goatskin-hand-drum',
    merchant: 'otter-audio',
    category: 'drums',
    brand: 'otter',
    title: text('Rope-tuned hand drum', '绳调手鼓', 'Tambor de mano afinado con cuerda'),
    subtitle: text(
      'Three sounds in two hands: bass, tone and slap.',
      '两只手，三种声：低、中、脆。',
      'Tres sonidos en dos manos: grave, abierto y seco.',
    ),
    fact: text('Mango wood · 50 cm', '芒果木 · 50 厘米', 'Madera de mango · 50 cm'),
    description: paragraphs(
      text(
        'Carved from one piece of mango wood and headed with goatskin. The ropes are pre-stretched, so it holds its tuning through a wet spring.',
        '一段芒果木掏成，蒙山羊皮。绳子预先拉伸过，回南天也不走音。',
        'Tallado de una pieza de mango, con parche de cabra. Las cuerdas van preestiradas: mantiene la afinación en una primavera húmeda.',
      ),
      text(
        'With a sheet of six rhythms for people who say they have none.',
        '附六种节奏谱，写给自称没有节奏感的人。',
        'Incluye una hoja con seis ritmos para quien dice que no tiene ninguno.',
      ),
    ),
    attributes: [
      attribute('material', 'Mango wood, goatskin', '芒果木、山羊皮', 'Madera de mango y piel de cabra'),
      attribute('size', '28 cm head, 50 cm tall', '鼓面 28 厘米，高 50 厘米', 'Parche de 28 cm, 50 cm de alto'),
      attribute('care', 'Keep away from radiators', '远离暖气', 'Lejos de los radiadores'),
    ],
    options: drumOptions,
    skus: grid('OA-DM', drumOptions, [24, 2], { price: 36_800, weight: 4_200 }),
    pictures: ['drum-oak', 'drum-lacquer', 'drum-pair', 'drum-close'],
    rating: 476,
    reviewCount: 207,
    sales: 640,
    listedAt: 48,
    services: ['return7', 'invoice', 'freeFreight'],
  }),
  product({
    code: 'restored-reel-projector',
    merchant: 'otter-audio',
    category: 'restored-machines',
    brand: 'otter',
    title: text('Reel projector, restored', '修复胶片放映机', 'Proyector de bobina restaurado'),
    subtitle: text(
      'Taken apart, cleaned, re-belted and run for six evenings.',
      '拆开、清洗、换带，连放六个晚上。',
      'Desmontado, limpio, con correas nuevas y probado seis noches.',
    ),
    fact: text('Super 8 · grade A', '超 8 毫米 · 九五新', 'Súper 8 · grado A'),
    description: paragraphs(
      text(
        'Built around 1974, found in a school cellar. Belts, lamp and lens grease are new, the dents are not.',
        '约一九七四年造，在一所学校的地下室找到。皮带、灯泡、镜筒油是新的，磕痕不是。',
        'De hacia 1974, hallado en el sótano de un colegio. Correas, lámpara y grasa del objetivo son nuevas; los golpes, no.',
      ),
      text(
        'Comes with an empty reel, a splicing block and fifteen minutes of a street in Guangzhou that nobody has identified yet.',
        '附空盘、接片器，还有十五分钟至今没人认出的广州街景。',
        'Incluye bobina vacía, empalmadora y quince minutos de una calle de Cantón que nadie ha identificado todavía.',
      ),
    ),
    attributes: [
      attribute('power', '220 V, 100 W', '220 伏，100 瓦', 'A 220 V, 100 W'),
      attribute(
        'contents',
        'Projector, reel, splicer, spare lamp',
        '放映机、片盘、接片器、备用灯泡',
        'Proyector, bobina, empalmadora y lámpara de repuesto',
      ),
      attribute('warranty', '1 year from our workbench', '工作台质保 1 年', '1 año de nuestro taller'),
    ],
    skus: single('OA-RE-PROJ', 3, { price: 315_000, weight: 7_800 }),
    pictures: ['projector', 'projector-side', 'projector-close'],
    condition: 'used',
    grade: text(
      'Grade A: fully working, light wear',
      '九五新：功能完好，轻微使用痕迹',
      'Grado A: funciona perfectamente, leve desgaste',
    ),
    purchaseLimit: 1,
    rating: 473,
    reviewCount: 41,
    sales: 88,
    listedAt: 33,
    services: ['return7', 'invoice', 'freeFreight', 'fragileCover', 'repair'],
  }),
  product({
    code: 'restored-desk-telephone',
    merchant: 'otter-audio',
    category: 'restored-machines',
    brand: 'otter',
    title: text('Desk telephone, restored', '修复座机电话', 'Teléfono de sobremesa restaurado'),
    subtitle: text(
      'The bell is original; what it plugs into is not.',
      '铃是原装的，接口是新的。',
      'El timbre es original; el enchufe, no.',
    ),
    fact: text('Works on modern lines · grade B', '可接现代线路 · 九成新', 'Vale para líneas actuales · grado B'),
    description: paragraphs(
      text(
        'A new board inside translates the keys for today’s networks, and a jack lets you use it as a handset for your computer.',
        '机内换了新板，按键能接今天的线路，还留了插孔，可当电脑听筒。',
        'Una placa nueva traduce las teclas a las redes de hoy y una toma permite usarlo como auricular del ordenador.',
      ),
      text(
        'The shell is polished, not painted. Small scratches on the cradle stay where seventy thousand calls put them.',
        '外壳抛光，未重漆。叉簧上的细痕，是几万通电话留下的，我们没动。',
        'La carcasa está pulida, no repintada. Los arañazos de la horquilla siguen donde los dejaron miles de llamadas.',
      ),
    ),
    attributes: [
      attribute('connection', 'RJ11, 3.5 mm', 'RJ11、3.5 毫米', 'RJ11 y 3,5 mm'),
      attribute('material', 'Bakelite, steel', '电木、钢', 'Baquelita y acero'),
      attribute('warranty', '1 year from our workbench', '工作台质保 1 年', '1 año de nuestro taller'),
    ],
    options: telephoneOptions,
    skus: grid('OA-RE-TEL', telephoneOptions, [5, 2], { price: 68_000, weight: 1_800 }),
    pictures: ['telephone-lacquer', 'telephone-celadon', 'telephone-plinth', 'telephone-close'],
    condition: 'used',
    grade: text(
      'Grade B: working, visible wear',
      '九成新：功能正常，可见使用痕迹',
      'Grado B: funciona, desgaste visible',
    ),
    purchaseLimit: 1,
    rating: 478,
    reviewCount: 63,
    sales: 142,
    listedAt: 70,
    services: ['return7', 'invoice', 'freeFreight', 'repair'],
  }),
]
