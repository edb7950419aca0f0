// Floor 5, water: a rod, a mask and a ring to throw.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, color, grid, option, product, value } from './vocabulary.ts'

const rodOptions = [
  option('color', color('oak', 'fishing-rod-oak'), color('moss', 'fishing-rod-moss')),
  option('length', value('180', '1.8 m', '1.8 米', '1,8 m'), value('240', '2.4 m', '2.4 米', '2,4 m')),
]
const maskOptions = [
  option('color', color('cobalt', 'mask-cobalt'), color('moss', 'mask-moss'), color('ink', 'mask-ink')),
]
const ringOptions = [
  option('color', color('lacquer', 'buoy-lacquer'), color('cobalt', 'buoy-cobalt')),
  option('measure', value('45', '45 cm', '45 厘米', '45 cm'), value('65', '65 cm', '65 厘米', '65 cm')),
]

export const OUTDOOR_WATER: DemoProduct[] = [
  product({
    code: 'cork-handled-fishing-rod',
    merchant: 'pine-and-ember',
    category: 'fishing',
    brand: 'northline',
    title: text('Fishing rod with reel and float', '软木柄钓竿套装', 'Caña de pescar con carrete y boya'),
    subtitle: text('Complete, apart from the patience.', '样样齐全，耐心自备。', 'Completa, salvo la paciencia.'),
    fact: text('Two pieces · reel included', '两节 · 含渔轮', 'Dos tramos · con carrete'),
    description: paragraphs(
      text(
        'A soft blank that bends to the third ring and tells you about small fish, too. The handle is natural cork, shaped by one pass of the lathe.',
        '竿身软，弯到第三个导环，小鱼咬钩也知道。握柄天然软木，一刀车成。',
        'Un blank blando que dobla hasta la tercera anilla y avisa también de los peces pequeños. El mango es de corcho natural, torneado de una pasada.',
      ),
      text(
        'The reel holds a hundred meters. The float is balsa, painted in two colors so that you can see which way is up.',
        '渔轮能绕一百米线。浮漂轻木，上下两色，一眼看出正反。',
        'El carrete guarda cien metros. La boya es de balsa, en dos colores, para que se vea dónde es arriba.',
      ),
    ),
    attributes: [
      attribute('material', 'Glass fiber, cork, brass', '玻璃纤维、软木、黄铜', 'Fibra de vidrio, corcho y latón'),
      attribute(
        'contents',
        'Rod, reel, float, cloth bag',
        '钓竿、渔轮、浮漂、布套',
        'Caña, carrete, boya y funda de tela',
      ),
      attribute('care', 'Rinse after salt water', '海钓后用淡水冲', 'Aclara después del mar'),
    ],
    options: rodOptions,
    skus: grid(
      'PE-FR',
      rodOptions,
      [14, 10, 9, 4],
      { price: 35_900, listPrice: 39_900, weight: 900 },
      { 240: { fen: 6_000, grams: 180 } },
    ),
    pictures: ['fishing-rod-oak', 'fishing-rod-moss', 'fishing-rod-catch', 'fishing-rod-close'],
    rating: 474,
    reviewCount: 12,
    sales: 120,
    listedAt: 88,
    services: ['return7', 'invoice', 'repair'],
  }),
  product({
    code: 'mask-and-snorkel',
    merchant: 'pine-and-ember',
    category: 'swim-and-dive',
    brand: 'mare',
    title: text('Diving mask and snorkel', '浮潜面镜与呼吸管', 'Gafas y tubo de buceo'),
    subtitle: text(
      'The first look under is always a little too long.',
      '第一眼往水下看，总忘了换气。',
      'La primera mirada bajo el agua siempre dura un poco de más.',
    ),
    fact: text('Silicone skirt · tempered glass', '硅胶裙边 · 钢化玻璃', 'Faldón de silicona · cristal templado'),
    description: paragraphs(
      text(
        'One wide pane with a soft nose, so you can clear your ears. The skirt seals on a beard if you wet it first.',
        '一整片宽镜面，软鼻囊，捏得住鼻子平衡耳压。留胡子的先打湿，也封得严。',
        'Un solo cristal ancho y la nariz blanda, para compensar los oídos. El faldón sella hasta con barba si la mojas antes.',
      ),
      text(
        'The tube is a plain J. There is nothing in it that can jam.',
        '呼吸管就是一根 J 形管，没有零件，没有东西会卡住。',
        'El tubo es una simple jota. Dentro no hay nada que pueda atascarse.',
      ),
    ),
    attributes: [
      attribute('material', 'Silicone, tempered glass', '硅胶、钢化玻璃', 'Silicona y cristal templado'),
      attribute(
        'fit',
        'Adults; for narrow faces tighten by one notch',
        '成人款，窄脸收一格',
        'Adultos; en caras estrechas, un punto más',
      ),
      attribute('care', 'Fresh water, shade', '淡水冲洗，避晒', 'Agua dulce y sombra'),
    ],
    options: maskOptions,
    skus: grid('PE-DM', maskOptions, [23, 17, 0], { price: 22_900, memberPrice: 20_900, weight: 420 }),
    pictures: ['mask-cobalt', 'mask-moss', 'mask-ink', 'mask-close'],
    rating: 469,
    reviewCount: 15,
    sales: 200,
    listedAt: 150,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'canvas-ring-buoy',
    merchant: 'pine-and-ember',
    category: 'swim-and-dive',
    brand: 'mare',
    title: text('Canvas ring buoy', '帆布救生圈', 'Aro salvavidas de lona'),
    subtitle: text(
      'Hangs on the wall for years, then matters for a minute.',
      '墙上挂好些年，只为那一分钟。',
      'Años colgado en la pared para un minuto que importa.',
    ),
    fact: text('Cork core · 2.5 kg', '软木芯 · 2.5 千克', 'Alma de corcho · 2,5 kg'),
    description: paragraphs(
      text(
        'Cork segments, wrapped in canvas and painted three times. The rope is fixed at four points and floats by itself.',
        '一块块软木拼成，裹帆布，刷三遍漆。绳子四点固定，自己也浮得起来。',
        'Sectores de corcho envueltos en lona y pintados tres veces. El cabo va sujeto en cuatro puntos y flota por sí solo.',
      ),
      text(
        'The larger one is a tested lifebuoy. The smaller one is for docks, gardens and courage.',
        '大号通过救生检测；小号给码头、院子，和胆子。',
        'El grande está homologado. El pequeño es para embarcaderos, jardines y ánimos.',
      ),
    ),
    attributes: [
      attribute('material', 'Cork, canvas, floating rope', '软木、帆布、浮力绳', 'Corcho, lona y cabo flotante'),
      attribute('weight', '1.2 kg or 2.5 kg', '1.2 千克或 2.5 千克', '1,2 kg o 2,5 kg'),
      attribute('origin', 'Made in Peniche, Portugal', '葡萄牙佩尼谢制造', 'Hecho en Peniche (Portugal)'),
    ],
    options: ringOptions,
    skus: grid(
      'PE-RB',
      ringOptions,
      [11, 7, 8, 2],
      { price: 16_800, weight: 1_300 },
      { 65: { fen: 12_000, grams: 1_300 } },
    ),
    pictures: ['buoy-lacquer', 'buoy-cobalt', 'buoy-pier', 'buoy-close'],
    rating: 482,
    reviewCount: 5,
    sales: 34,
    listedAt: 40,
    services: ['return7', 'invoice'],
  }),
]
