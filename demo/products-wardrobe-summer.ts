// Floor 4, warm days: a robe, shorts, a swimsuit and what to wear on the way to the water.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, color, grid, option, product, sizes } from './vocabulary.ts'

const robeOptions = [
  option('color', color('cobalt', 'robe-cobalt'), color('plum', 'robe-plum')),
  option('size', ...sizes('S M L')),
]
const shortsOptions = [
  option('color', color('sand', 'shorts-sand'), color('moss', 'shorts-moss'), color('cobalt', 'shorts-cobalt')),
  option('size', ...sizes('S M L XL')),
]
const swimOptions = [
  option('color', color('clay', 'swimsuit-clay'), color('cobalt', 'swimsuit-cobalt'), color('ink', 'swimsuit-ink')),
  option('size', ...sizes('36 38 40 42')),
]
const flipOptions = [
  option('color', color('clay', 'flip-flops-clay'), color('moss', 'flip-flops-moss'), color('ink', 'flip-flops-ink')),
  option('size', ...sizes('36 38 40 42')),
]

export const WARDROBE_SUMMER: DemoProduct[] = [
  product({
    code: 'cotton-yukata-robe',
    merchant: 'seis-hilos',
    category: 'robes',
    brand: 'seis-hilos',
    title: text('Printed cotton robe', '印花棉浴衣', 'Bata de algodón estampado'),
    subtitle: text(
      'For the hour in which nobody may ask you anything.',
      '这一小时里，谁也不许问你事情。',
      'Para la hora en que nadie puede preguntarte nada.',
    ),
    fact: text('Single layer · with sash', '单层 · 附腰带', 'Una capa · con cinturón'),
    description: paragraphs(
      text(
        'One bolt of cotton thirty-eight centimeters wide, cut in straight lines, so nothing is thrown away. The pattern is pasted by stencil on both sides.',
        '一匹三十八厘米宽的棉布，直线裁剪，一点不剩。花样用型纸两面上糊染成。',
        'Un rollo de algodón de treinta y ocho centímetros, cortado en línea recta: no sobra nada. El dibujo se estarce con pasta por las dos caras.',
      ),
      text(
        'The sleeves have pockets inside. Nobody needs to know.',
        '袖子里有口袋，不必让人知道。',
        'Las mangas llevan bolsillos por dentro. Nadie tiene por qué saberlo.',
      ),
    ),
    attributes: [
      attribute('material', 'Cotton', '棉布', 'Algodón cien por cien'),
      attribute('fit', 'Wraps left over right', '左襟压右襟', 'Cruza izquierda sobre derecha'),
      attribute('care', 'Machine wash at 30 °C', '30 °C 机洗', 'A máquina a 30 °C'),
    ],
    options: robeOptions,
    skus: grid('SH-RO', robeOptions, [7, 13, 9, 5, 11, 4], { price: 42_900, listPrice: 46_900, weight: 520 }),
    pictures: ['robe-cobalt', 'robe-plum', 'robe-morning', 'robe-close'],
    rating: 489,
    reviewCount: 15,
    sales: 140,
    listedAt: 100,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'drawstring-linen-shorts',
    merchant: 'seis-hilos',
    category: 'trousers',
    brand: 'seis-hilos',
    title: text('Linen shorts with a drawstring', '亚麻抽绳短裤', 'Pantalón corto de lino con cordón'),
    subtitle: text(
      'Dry before you have finished the ice cream.',
      '冰棍没吃完，裤子先干了。',
      'Se secan antes de que acabes el helado.',
    ),
    fact: text('Linen and cotton · two deep pockets', '亚麻混棉 · 两只深口袋', 'Lino y algodón · dos bolsillos hondos'),
    description: paragraphs(
      text(
        'Cut wide at the leg and easy at the waist. The cord is flat, so the knot holds without being pulled.',
        '裤腿宽，腰松。绳子是扁的，不用勒也系得住。',
        'Anchos de pierna y cómodos de cintura. El cordón es plano: el nudo aguanta sin apretar.',
      ),
      text(
        'Deep pockets, closed at the bottom with a double seam, because sand finds every single one.',
        '口袋深，底缝双线，单线的缝，沙子总会钻过去。',
        'Bolsillos hondos con doble costura, porque la arena encuentra siempre las sencillas.',
      ),
    ),
    attributes: [
      attribute('material', '55 % linen, 45 % cotton', '亚麻 55%，棉 45%', '55 % lino, 45 % algodón'),
      attribute('fit', 'Loose, above the knee', '宽松，膝上', 'Holgado, sobre la rodilla'),
      attribute('care', 'Machine wash at 30 °C', '30 °C 机洗', 'Lavadora a 30 °C'),
    ],
    options: shortsOptions,
    skus: grid('SH-SO', shortsOptions, [20, 31, 26, 10, 14, 22, 19, 8, 9, 17, 15, 0], {
      price: 19_900,
      memberPrice: 17_900,
      weight: 260,
    }),
    pictures: ['shorts-sand', 'shorts-moss', 'shorts-cobalt', 'shorts-beach'],
    rating: 469,
    reviewCount: 27,
    sales: 640,
    listedAt: 250,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'belted-swimsuit',
    merchant: 'seis-hilos',
    category: 'swimwear',
    brand: 'mare',
    title: text('One-piece swimsuit with a drawn belt', '双线腰连体泳衣', 'Bañador con cinturón dibujado'),
    subtitle: text(
      'Made for lengths, not for lounging, though it does both.',
      '为游来回而做，躺着晒也行。',
      'Hecho para nadar largos, aunque también sabe tumbarse.',
    ),
    fact: text('Recycled nylon · fully lined', '再生尼龙 · 全衬里', 'Nailon reciclado · forrado'),
    description: paragraphs(
      text(
        'Knitted from old fishing nets off Peniche. The straps are wide and sit far enough apart to turn a head between them.',
        '用佩尼谢的旧渔网再生织成。肩带宽，隔得开，转头换气不勒脖子。',
        'Tejido con redes viejas de Peniche. Los tirantes son anchos y están separados: la cabeza gira sin tropezar.',
      ),
      text(
        'Chlorine takes two summers to fade it; sea water, rather longer.',
        '泳池水两个夏天会褪色，海水要久得多。',
        'El cloro tarda dos veranos en desteñirlo; el mar, bastante más.',
      ),
    ),
    attributes: [
      attribute(
        'material',
        '78 % recycled nylon, 22 % elastane',
        '再生尼龙 78%，氨纶 22%',
        '78 % nailon reciclado, 22 % elastano',
      ),
      attribute('fit', 'True to size, full back', '正码，全背', 'Talla normal, espalda cubierta'),
      attribute('care', 'Rinse cold after each swim', '游完即用冷水冲', 'Aclara en frío tras cada baño'),
      attribute('origin', 'Sewn in Porto', '葡萄牙波尔图缝制', 'Cosido en Oporto'),
    ],
    options: swimOptions,
    skus: grid('SH-SI', swimOptions, [8, 12, 10, 4, 11, 16, 13, 6, 9, 14, 3, null], { price: 28_900, weight: 170 }),
    pictures: ['swimsuit-clay', 'swimsuit-cobalt', 'swimsuit-ink', 'swimsuit-close'],
    rating: 480,
    reviewCount: 18,
    sales: 270,
    listedAt: 68,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'natural-rubber-flip-flops',
    merchant: 'seis-hilos',
    category: 'sandals',
    brand: 'mare',
    title: text('Natural rubber flip-flops', '天然橡胶人字拖', 'Chanclas de caucho natural'),
    subtitle: text('They announce you on the stairs.', '楼梯上，先听到它，再看到你。', 'Te anuncian por la escalera.'),
    fact: text('One mold, no glue', '一体成型，不用胶', 'De una pieza, sin cola'),
    description: paragraphs(
      text(
        'Poured from tapped rubber, with the strap plugged through the sole and not glued to it. It can be replaced.',
        '割胶浇注，带子穿过鞋底卡住，不靠胶粘，坏了能换。',
        'Caucho sangrado y moldeado; la tira atraviesa la suela y no va pegada. Se puede cambiar.',
      ),
      text(
        'Slip-proof on wet tile. We tested with soap.',
        '湿瓷砖上不打滑，我们浇了肥皂水试过。',
        'No resbalan en azulejo mojado. Lo probamos con jabón.',
      ),
    ),
    attributes: [
      attribute('material', 'Natural rubber', '天然橡胶', 'Caucho natural'),
      attribute('fit', 'Between sizes, take the larger', '两码之间选大的', 'Entre dos tallas, la mayor'),
    ],
    options: flipOptions,
    skus: grid('SH-FF', flipOptions, [40, 55, 48, 30, 22, 35, 31, 18, 26, 44, 39, 5], { price: 5_900, weight: 380 }),
    pictures: ['flip-flops-clay', 'flip-flops-moss', 'flip-flops-ink', 'flip-flops-close'],
    rating: 452,
    reviewCount: 33,
    sales: 1_480,
    listedAt: 300,
    services: ['return7', 'invoice'],
  }),
]
