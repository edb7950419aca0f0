// Floor 3, light: lanterns and candles of Luz y Lino, and the small things that share a shelf with them.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, color, grid, option, product, single, value } from './vocabulary.ts'

const lanternOptions = [
  option('color', color('lacquer', 'lantern-lacquer'), color('ochre', 'lantern-ochre'), color('moon', 'lantern-moon')),
]
const candleOptions = [
  option('color', color('natural', 'candle-natural'), color('rose', 'candle-rose'), color('moss', 'candle-moss')),
  option('set', value('one', 'Single candle', '单支', 'Una vela'), value('three', 'Set of 3', '三支装', 'Juego de 3')),
]
const basketOptions = [
  option(
    'measure',
    value('s', 'Small, 26 cm', '小号，26 厘米', 'Pequeña, 26 cm'),
    value('m', 'Medium, 34 cm', '中号，34 厘米', 'Mediana, 34 cm'),
    value('l', 'Large, 42 cm', '大号，42 厘米', 'Grande, 42 cm'),
  ),
]

export const HOME_LIGHT: DemoProduct[] = [
  product({
    code: 'silk-lantern',
    merchant: 'luz-y-lino',
    category: 'lanterns',
    brand: 'luz',
    title: text('Ribbed silk lantern', '绢面灯笼', 'Farol de seda acanalada'),
    subtitle: text(
      'Folds flat into an envelope, opens into a warm hour.',
      '合起来是一只信封，打开是一小时的暖光。',
      'Plegado cabe en un sobre; abierto, es una hora cálida.',
    ),
    fact: text('LED · 28 cm', 'LED 光源 · 28 厘米', 'Luz led · 28 cm'),
    description: paragraphs(
      text(
        'Fourteen bamboo ribs are bound with silk thread, then covered in one piece of habotai. The seam runs behind the rib, so no line crosses the light.',
        '十四根竹骨用丝线扎好，再覆一整幅电力纺。接缝藏在骨后，光里没有一道线。',
        'Catorce varillas de bambú atadas con hilo de seda y cubiertas con una sola pieza de habotai. La costura va tras la varilla: ninguna línea cruza la luz.',
      ),
      text(
        'The lamp is a warm 2,200 kelvin and dims with a turn of the cap.',
        '色温 2200 K，旋一下顶盖就能调暗。',
        'La luz es cálida, de 2200 kelvin, y se atenúa girando la tapa.',
      ),
    ),
    attributes: [
      attribute('material', 'Silk, bamboo', '丝绢、竹', 'Seda y bambú'),
      attribute('size', '28 cm across, 36 cm high', '直径 28 厘米，高 36 厘米', '28 cm de diámetro, 36 cm de alto'),
      attribute('power', 'USB-C, 4 W', 'USB-C，4 瓦', 'Por USB-C, 4 W'),
    ],
    options: lanternOptions,
    skus: grid('LL-LA', lanternOptions, [64, 40, 22], { price: 13_900, listPrice: 17_900, weight: 380 }),
    pictures: ['lantern-lacquer', 'lantern-ochre', 'lantern-moon', 'lantern-close'],
    rating: 480,
    reviewCount: 690,
    sales: 2_700,
    listedAt: 60,
    services: ['return7', 'invoice', 'fragileCover'],
  }),
  product({
    code: 'beeswax-candle',
    merchant: 'luz-y-lino',
    category: 'candles',
    brand: 'luz',
    title: text('Beeswax pillar candle', '蜂蜡立烛', 'Velón de cera de abejas'),
    subtitle: text(
      'Smells of the hive when you blow it out, and of nothing while it burns.',
      '燃着时没有气味，吹灭那一下，是蜂箱的味道。',
      'Encendida no huele a nada; al apagarla, huele a colmena.',
    ),
    fact: text('Burns 40 hours', '可燃 40 小时', 'Arde 40 horas'),
    description: paragraphs(
      text(
        'Poured in two layers around a cotton wick. The outer one melts a little later and leaves a rim that shields the flame.',
        '棉芯外浇两层蜡，外层化得略慢，留下一圈边，替火苗挡风。',
        'Se vierte en dos capas alrededor de una mecha de algodón. La exterior se funde algo más tarde y deja un borde que protege la llama.',
      ),
      text(
        'The colors are earth and madder, no perfume and no paraffin.',
        '颜色来自土与茜草，不加香精，不掺石蜡。',
        'Los colores son tierras y rubia; sin perfume y sin parafina.',
      ),
    ),
    attributes: [
      attribute('material', 'Beeswax, cotton wick', '蜂蜡、棉芯', 'Cera de abejas y mecha de algodón'),
      attribute('size', '7 cm across, 15 cm high', '直径 7 厘米，高 15 厘米', '7 cm de diámetro, 15 cm de alto'),
      attribute('care', 'Trim the wick to 5 mm', '烛芯修至 5 毫米', 'Recorta la mecha a 5 mm'),
    ],
    options: candleOptions,
    skus: grid(
      'LL-CA',
      candleOptions,
      [180, 60, 95, 30, 88, 5],
      { price: 5_800, weight: 460 },
      { three: { fen: 9_700, grams: 920 } },
    ),
    pictures: ['candle-natural', 'candle-rose', 'candle-moss', 'candle-three', 'candle-close'],
    rating: 481,
    reviewCount: 2_933,
    sales: 15_800,
    listedAt: 530,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'willow-basket',
    merchant: 'luz-y-lino',
    category: 'baskets-and-storage',
    brand: 'telar',
    title: text('Willow market basket', '柳编集市篮', 'Cesta de mercado de mimbre'),
    subtitle: text(
      'Carries six loaves or one sleeping cat.',
      '装得下六条面包，或一只睡着的猫。',
      'Lleva seis barras de pan o un gato dormido.',
    ),
    fact: text('White willow · three sizes', '白柳 · 三种大小', 'Mimbre blanco · tres tamaños'),
    description: paragraphs(
      text(
        'Cut in February, peeled in April, woven wet. The handle goes down to the base on both sides, so it carries what it can hold.',
        '二月割条，四月剥皮，湿着编。提把两头一直插到底，装多少就能提多少。',
        'Se corta en febrero, se pela en abril y se teje en mojado. El asa llega hasta la base por los dos lados: aguanta lo que quepa.',
      ),
      text(
        'A basket like this creaks for the first week. That is the willow finding its place.',
        '头一个星期会吱呀作响，那是柳条在找自己的位置。',
        'Una cesta así cruje la primera semana. Es el mimbre buscando su sitio.',
      ),
    ),
    attributes: [
      attribute('material', 'Peeled white willow', '去皮白柳', 'Mimbre blanco pelado'),
      attribute('care', 'Dampen once a year', '每年喷水润一次', 'Humedécela una vez al año'),
      attribute('origin', 'Cuenca, Spain', '西班牙昆卡', 'Cuenca (España)'),
    ],
    options: basketOptions,
    skus: grid(
      'LL-BA',
      basketOptions,
      [40, 72, 18],
      { price: 12_900, weight: 520 },
      { m: { fen: 3_000, grams: 180 }, l: { fen: 7_000, grams: 420 } },
    ),
    pictures: ['basket', 'basket-fruit', 'basket-close'],
    rating: 489,
    reviewCount: 1_408,
    sales: 4_300,
    listedAt: 340,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'walnut-mantel-clock',
    merchant: 'luz-y-lino',
    category: 'clocks',
    brand: 'relojera-sur',
    title: text('Walnut mantel clock', '胡桃木座钟', 'Reloj de repisa de nogal'),
    subtitle: text('Tells the time without mentioning it.', '报时，但不出声。', 'Da la hora sin decir nada.'),
    fact: text('Silent sweep · 24 cm', '静音扫秒 · 24 厘米', 'Sin tictac · 24 cm'),
    description: paragraphs(
      text(
        'The case is bent from one walnut board, the hands are cut from brass and lacquered by brush.',
        '钟壳由一整块胡桃木弯成，指针黄铜裁制，用笔上漆。',
        'La caja se curva de una sola tabla de nogal; las agujas son de latón y se lacan a pincel.',
      ),
      text(
        'The movement sweeps instead of ticking. One battery lasts about two years; the door for it is at the back, without tools.',
        '机芯扫秒，没有滴答声。一节电池约用两年，后盖不用工具就能开。',
        'La maquinaria avanza sin tictac. Una pila dura unos dos años y se cambia por detrás, sin herramientas.',
      ),
    ),
    attributes: [
      attribute('material', 'Walnut, brass', '胡桃木、黄铜', 'Nogal y latón'),
      attribute('size', '24 × 18 × 8 cm', '24 × 18 × 8 厘米', 'Mide 24 × 18 × 8 cm'),
      attribute('power', 'One AA battery', '一节 5 号电池', 'Una pila AA'),
      attribute('warranty', '5 years', '5 年', '5 años'),
    ],
    skus: single('LL-CL-WAL', 27, { price: 68_000, weight: 1_450 }),
    pictures: ['clock', 'clock-shelf', 'clock-close'],
    rating: 481,
    reviewCount: 265,
    sales: 720,
    listedAt: 150,
    services: ['return7', 'invoice', 'fragileCover', 'repair'],
  }),
]
