// Floor 4, jewelry and combs: silver of One Grain, turned beads, a comb cut from one board.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, color, grid, option, product, sizes, value } from './vocabulary.ts'

const ringOptions = [
  option(
    'stone',
    { ...value('topaz', 'Blue topaz', '托帕石', 'Topacio azul'), picture: 'ring-lake' },
    { ...value('garnet', 'Rose garnet', '玫瑰榴石', 'Granate rosa'), picture: 'ring-rose' },
    { ...value('peridot', 'Peridot', '橄榄石', 'Peridoto'), picture: 'ring-moss' },
  ),
  option('size', ...sizes('11 13 15 17')),
]
const beadOptions = [
  option('color', color('oak', 'beads-oak'), color('lacquer', 'beads-lacquer'), color('moon', 'beads-moon')),
]
const combOptions = [option('color', color('oak', 'comb-oak'), color('ink', 'comb-ink'))]

export const WARDROBE_JEWELRY: DemoProduct[] = [
  product({
    code: 'four-claw-ring',
    merchant: 'seis-hilos',
    category: 'rings',
    brand: 'one-grain',
    title: text('Silver ring with one stone', '单石银戒', 'Anillo de plata con una piedra'),
    subtitle: text('Four claws and nothing to explain.', '四个爪，不用多说。', 'Cuatro garras y nada que explicar.'),
    fact: text('Sterling silver · oval 6 mm', '925 银 · 椭圆 6 毫米', 'Plata de ley · óvalo de 6 mm'),
    description: paragraphs(
      text(
        'The band is forged, not cast: one gram of silver beaten around a steel rod until it rings. Then the stone is set by hand and checked with a thread that must not catch.',
        '戒圈锻打，不是浇铸：一克银绕着钢棒敲，敲到会响。再手工镶石，用一根线拂过，不挂线才算好。',
        'El aro está forjado, no fundido: un gramo de plata golpeado en torno a una barra hasta que canta. La piedra se engasta a mano y se pasa un hilo, que no debe engancharse.',
      ),
      text(
        'Resized once, free. Send it back with a strip of paper as long as your finger is round.',
        '免费改一次圈口。量一条和手指一圈一样长的纸，连同戒指寄回来。',
        'Un ajuste gratis. Envíalo con una tira de papel tan larga como el contorno del dedo.',
      ),
    ),
    attributes: [
      attribute('material', 'Sterling silver, natural stone', '925 银、天然宝石', 'Plata de ley y piedra natural'),
      attribute(
        'size',
        'Stone 6 × 4 mm, band 1.6 mm',
        '石 6 × 4 毫米，圈宽 1.6 毫米',
        'Piedra de 6 × 4 mm, aro de 1,6 mm',
      ),
      attribute('care', 'Polish with a soft cloth', '软布擦亮', 'Frótalo con un paño suave'),
      attribute('contents', 'Ring, box, cloth', '戒指、盒、擦银布', 'Anillo, caja y paño'),
    ],
    options: ringOptions,
    skus: grid(
      'SH-RI',
      ringOptions,
      [4, 9, 8, 3, 3, 7, 6, 2, 2, 5, 1, null],
      { price: 48_000, weight: 60 },
      { garnet: { fen: 6_000, grams: 0 }, peridot: { fen: 4_000, grams: 0 } },
    ),
    pictures: ['ring-lake', 'ring-rose', 'ring-moss', 'ring-niche', 'ring-close'],
    purchaseLimit: 2,
    rating: 494,
    reviewCount: 11,
    sales: 88,
    listedAt: 3,
    services: ['return7', 'invoice', 'repair'],
  }),
  product({
    code: 'turned-bead-necklace',
    merchant: 'seis-hilos',
    category: 'necklaces',
    brand: 'one-grain',
    title: text('Necklace of turned beads', '车木珠长链', 'Collar de cuentas torneadas'),
    subtitle: text('Warms up before you do.', '它比你先暖起来。', 'Entra en calor antes que tú.'),
    fact: text('Sandalwood, lacquer or bone · tassel', '檀木、漆或骨 · 流苏', 'Sándalo, laca o hueso · con borla'),
    description: paragraphs(
      text(
        'Each bead is turned from the stick by eye and knotted on silk, so if the string breaks you lose one and not eighteen.',
        '每颗珠子凭眼力车出，丝线颗颗打结，线断了只丢一颗，不会散一地。',
        'Cada cuenta se tornea a ojo y se anuda sobre seda: si el hilo se rompe, pierdes una y no dieciocho.',
      ),
      text(
        'Long enough to go over the head without a clasp.',
        '够长，直接套过头，没有搭扣。',
        'Lo bastante largo para pasar por la cabeza, sin cierre.',
      ),
    ),
    attributes: [
      attribute(
        'material',
        'Sandalwood, lacquered ash or ox bone; silk',
        '檀木、漆白蜡木或牛骨；丝线',
        'Sándalo, fresno lacado o hueso de buey; seda',
      ),
      attribute(
        'size',
        '72 cm around, beads of 12 mm',
        '周长 72 厘米，珠径 12 毫米',
        '72 cm de contorno, cuentas de 12 mm',
      ),
      attribute('care', 'Keep away from perfume', '避开香水', 'Lejos del perfume'),
    ],
    options: beadOptions,
    skus: grid('SH-NE', beadOptions, [15, 11, 0], { price: 26_000, listPrice: 29_000, weight: 90 }),
    pictures: ['beads-oak', 'beads-lacquer', 'beads-moon', 'beads-close'],
    rating: 470,
    reviewCount: 7,
    sales: 61,
    listedAt: 124,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'wide-tooth-comb',
    merchant: 'seis-hilos',
    category: 'hair',
    brand: 'one-grain',
    title: text('Wide-tooth comb', '宽齿木梳', 'Peine de púas anchas'),
    subtitle: text(
      'Goes through the morning without breaking anything.',
      '一早梳过去，一根也没断。',
      'Atraviesa la mañana sin romper nada.',
    ),
    fact: text('Cut from one board', '一块整木锯成', 'Cortado de una sola tabla'),
    description: paragraphs(
      text(
        'Eight teeth sawn with the grain and rounded by hand, inside as well, where hair would notice.',
        '八齿顺纹锯出，手工磨圆，齿缝里面也磨，头发才不会挂。',
        'Ocho púas serradas a favor de veta y redondeadas a mano, también por dentro, que es donde el pelo lo nota.',
      ),
      text(
        'The hole is for hanging it up wet, which wood does not like but forgives once.',
        '有孔可挂。沾了水，木头不高兴，但原谅你一次。',
        'El agujero es para colgarlo. Mojado no le gusta, pero una vez lo perdona.',
      ),
    ),
    attributes: [
      attribute('material', 'Pear wood or ebonized pear', '梨木，或染黑梨木', 'Madera de peral, natural o ebonizada'),
      attribute('size', '14 × 8 cm', '14 × 8 厘米', 'Mide 14 × 8 cm'),
      attribute('care', 'A drop of camellia oil, monthly', '每月一滴山茶油', 'Una gota de aceite de camelia al mes'),
    ],
    options: combOptions,
    skus: grid('SH-CO', combOptions, [58, 34], { price: 4_500, weight: 45 }),
    pictures: ['comb-oak', 'comb-ink', 'comb-both', 'comb-close'],
    rating: 479,
    reviewCount: 22,
    sales: 690,
    listedAt: 265,
    services: ['return7', 'invoice'],
  }),
]
