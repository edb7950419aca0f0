// Floor 4, clothes and shoes: Seis Hilos.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, color, grid, option, product, sizes } from './vocabulary.ts'

const coatOptions = [
  option('color', color('sand', 'coat-sand'), color('ink', 'coat-ink')),
  option('size', ...sizes('XS S M L XL')),
]
const dressOptions = [
  option('color', color('plum', 'dress-plum'), color('ink', 'dress-ink'), color('celadon', 'dress-celadon')),
  option('size', ...sizes('S M L')),
]
const teeOptions = [
  option('color', color('moon', 'tee-moon'), color('moss', 'tee-moss'), color('cobalt', 'tee-cobalt')),
  option('size', ...sizes('S M L XL')),
]
const derbyOptions = [
  option('color', color('caramel', 'derby-caramel'), color('ink', 'derby-ink')),
  option('size', ...sizes('39 40 41 42 43 44')),
]

export const WARDROBE_CLOTHES: DemoProduct[] = [
  product({
    code: 'sand-car-coat',
    merchant: 'seis-hilos',
    category: 'coats',
    brand: 'seis-hilos',
    title: text('Car coat, double-faced wool', '双面羊毛短大衣', 'Abrigo corto de lana doble faz'),
    subtitle: text(
      'No lining, because the inside is as well made as the outside.',
      '不用里布，因为里子和面子一样讲究。',
      'Sin forro, porque por dentro está tan bien hecho como por fuera.',
    ),
    fact: text('Unlined · XS–XL', '无里布 · XS–XL', 'Sin forro · XS–XL'),
    description: paragraphs(
      text(
        'Two cloths woven as one, split at the seam and sewn back by hand. That takes eleven hours and is why the hem falls like water.',
        '两层布一体织成，缝份剖开，再手工缝合。要十一个小时，所以下摆垂得像水。',
        'Dos telas tejidas en una, que se abren en la costura y se cierran a mano. Son once horas, y por eso el bajo cae como el agua.',
      ),
      text(
        'The pockets are set where hands go when they are cold, not where a pattern book puts them.',
        '口袋开在手冷时会去的地方，不照版书。',
        'Los bolsillos están donde van las manos cuando hace frío, no donde dice el manual.',
      ),
      text(
        'Cut with room for a sweater. Between sizes, take the smaller.',
        '放了一件毛衣的余量，两码之间选小的。',
        'Deja sitio para un jersey. Entre dos tallas, la menor.',
      ),
    ),
    attributes: [
      attribute('material', '90 % wool, 10 % cashmere', '羊毛 90%，羊绒 10%', '90 % lana, 10 % cachemira'),
      attribute('fit', 'Straight, to mid-thigh', '直身，长至大腿中', 'Recto, a medio muslo'),
      attribute('care', 'Dry clean; air often', '干洗，常通风', 'Limpieza en seco; airéalo a menudo'),
      attribute('origin', 'Sewn in Shanghai', '上海缝制', 'Confeccionado en Shanghái'),
    ],
    options: coatOptions,
    skus: grid('SH-CC', coatOptions, [9, 16, 22, 14, 6, 7, 18, 20, 11, null], {
      price: 169_000,
      memberPrice: 159_000,
      weight: 1_600,
    }),
    pictures: ['coat-sand', 'coat-ink', 'coat-close', 'coat-shoes'],
    purchaseLimit: 3,
    rating: 489,
    reviewCount: 871,
    sales: 2_400,
    listedAt: 350,
    services: ['return7', 'invoice', 'repair'],
  }),
  product({
    code: 'bias-dress',
    merchant: 'seis-hilos',
    category: 'dresses',
    brand: 'seis-hilos',
    title: text('Bias-cut dress', '斜裁连衣裙', 'Vestido al bies'),
    subtitle: text(
      'Forty-five degrees make the difference between cloth and movement.',
      '斜了四十五度，布就会动。',
      'Cuarenta y cinco grados separan una tela de un movimiento.',
    ),
    fact: text('Cupro · scalloped hem', '铜氨丝 · 波浪边', 'De cupro · bajo festoneado'),
    description: paragraphs(
      text(
        'The panels hang for two days before they are hemmed, so the cloth has finished growing when it reaches you.',
        '裁片吊挂两天再收边，到你手里，布已经垂定了。',
        'Los paños cuelgan dos días antes de coser el bajo: cuando te llega, la tela ya ha dejado de crecer.',
      ),
      text(
        'A ribbon at the waist sits inside a channel and can be taken out.',
        '腰间丝带穿在夹层里，可以抽掉。',
        'La cinta de la cintura corre por un pasador y se puede quitar.',
      ),
    ),
    attributes: [
      attribute('material', 'Cupro', '铜氨丝', 'Cupro 100 %'),
      attribute('fit', 'Close above, wide below', '上合身，下宽摆', 'Ajustado arriba, amplio abajo'),
      attribute('care', 'Hand wash cold, dry flat', '冷水手洗，平铺晾干', 'A mano en frío; seca en plano'),
    ],
    options: dressOptions,
    skus: grid('SH-DR', dressOptions, [14, 19, 8, 12, 16, 10, 6, 9, null], { price: 49_800, weight: 380 }),
    pictures: ['dress-plum', 'dress-ink', 'dress-celadon', 'dress-close'],
    rating: 472,
    reviewCount: 640,
    sales: 2_000,
    listedAt: 16,
    services: ['return7', 'invoice', 'repair'],
  }),
  product({
    code: 'striped-tee',
    merchant: 'seis-hilos',
    category: 'shirts-and-tees',
    brand: 'seis-hilos',
    title: text('Heavy cotton tee with one stripe', '单条纹重磅棉 T 恤', 'Camiseta de algodón grueso con una raya'),
    subtitle: text(
      'Heavy enough to hang straight, soft enough to forget.',
      '厚得垂得直，软得忘了穿着。',
      'Tiene peso para caer recta y es tan suave que se olvida.',
    ),
    fact: text('260 g cotton · S–XL', '260 克棉 · S–XL', 'Algodón de 260 g · S–XL'),
    description: paragraphs(
      text(
        'Knitted as a tube, without side seams. The stripe is a second yarn, not a print, and fades at the same pace as the rest.',
        '圆筒织造，没有侧缝。条纹是另一根纱，不是印的，褪色也一起褪。',
        'Tejida en tubo, sin costuras laterales. La raya es un segundo hilo, no una estampación, y se destiñe al mismo ritmo.',
      ),
      text(
        'Washed before it is cut. It will not shrink on you.',
        '先洗后裁，到手不再缩水。',
        'Lavada antes de cortar: no encogerá contigo dentro.',
      ),
    ),
    attributes: [
      attribute(
        'material',
        'Cotton, 260 g per square meter',
        '棉，每平方米 260 克',
        'Algodón, 260 g por metro cuadrado',
      ),
      attribute('fit', 'Straight', '直身', 'Corte recto'),
      attribute('care', 'Machine wash at 40 °C', '40 °C 机洗', 'A máquina a 40 °C'),
    ],
    options: teeOptions,
    skus: grid('SH-TE', teeOptions, [44, 60, 52, 20, 38, 47, 41, 15, 29, 33, 30, 4], { price: 16_900, weight: 260 }),
    pictures: ['tee-moon', 'tee-moss', 'tee-cobalt', 'tee-stack', 'tee-close'],
    rating: 481,
    reviewCount: 1_905,
    sales: 8_050,
    listedAt: 110,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'derby-shoes',
    merchant: 'seis-hilos',
    category: 'derbies',
    brand: 'seis-hilos',
    title: text('Derby shoes, three eyelets', '三孔德比鞋', 'Zapatos derby de tres ojales'),
    subtitle: text(
      'Two hundred steps in one workshop, then as many as you like.',
      '一间作坊里走完两百道工序，往后随你走多远。',
      'Doscientos pasos en un solo taller; después, los que quieras.',
    ),
    fact: text('Goodyear welt · 39–44', '固特异沿条 · 39–44', 'Cosido Goodyear · 39–44'),
    description: paragraphs(
      text(
        'Calf leather, cork filling, a welt you can see. The cork takes the shape of your foot in about ten days and keeps it.',
        '小牛皮面，软木填充，沿条外露。软木十来天记住你的脚形，之后不忘。',
        'Piel de becerro, relleno de corcho y un cerco a la vista. El corcho toma la forma del pie en unos diez días y la conserva.',
      ),
      text(
        'New heels are free in our Shanghai and Seville workshops.',
        '上海与塞维利亚的工坊，终身免费换鞋跟。',
        'Las tapas nuevas son gratis en nuestros talleres de Shanghái y Sevilla.',
      ),
    ),
    attributes: [
      attribute(
        'material',
        'Calf leather, cork, leather sole',
        '小牛皮、软木、皮底',
        'Becerro, corcho y suela de cuero',
      ),
      attribute('fit', 'True to size, medium width', '正码，中等宽度', 'Talla normal, horma media'),
      attribute(
        'care',
        'Shoe trees overnight, cream monthly',
        '夜里上鞋撑，每月上鞋油',
        'Horma por la noche, crema cada mes',
      ),
    ],
    options: derbyOptions,
    skus: grid('SH-DB', derbyOptions, [6, 11, 15, 17, 9, 4, 5, 9, 12, 14, 8, null], { price: 86_900, weight: 1_400 }),
    pictures: ['derby-caramel', 'derby-ink', 'derby-pair', 'derby-close'],
    rating: 480,
    reviewCount: 733,
    sales: 1_900,
    listedAt: 270,
    services: ['return7', 'invoice', 'repair'],
  }),
]
