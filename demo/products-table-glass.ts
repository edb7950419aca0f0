// Floor 2, glasses, pitchers, the tea caddy and a vase for one stem.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, color, grid, option, product, single, value } from './vocabulary.ts'

const wineOptions = [
  option('set', value('two', 'Set of 2', '两只装', 'Juego de 2'), value('six', 'Set of 6', '六只装', 'Juego de 6')),
]
const tumblerOptions = [
  option(
    'set',
    value('one', 'Single', '单只', 'Uno'),
    value('two', 'Set of 2', '两只装', 'Juego de 2'),
    value('four', 'Set of 4', '四只装', 'Juego de 4'),
  ),
]
const pitcherOptions = [
  option(
    'glaze',
    color('moon', 'pitcher-moon'),
    color('celadon', 'pitcher-celadon'),
    color('cobalt', 'pitcher-cobalt'),
  ),
  option('capacity', value('800', '800 ml', '800 毫升', '800 ml'), value('1400', '1.4 l', '1.4 升', '1,4 l')),
]
const caddyOptions = [
  option('glaze', color('celadon', 'caddy-celadon'), color('moon', 'caddy-moon'), color('ink', 'caddy-ink')),
  option(
    'capacity',
    value('100', 'For 100 g of tea', '装茶 100 克', 'Para 100 g de té'),
    value('250', 'For 250 g of tea', '装茶 250 克', 'Para 250 g de té'),
  ),
]
const vaseOptions = [
  option('glaze', color('rose', 'bud-vase-rose'), color('moon', 'bud-vase-moon'), color('moss', 'bud-vase-moss')),
]
const asturias = attribute('origin', 'Asturias, Spain', '西班牙阿斯图里亚斯', 'Asturias (España)')
const jingdezhen = attribute('origin', 'Jingdezhen, Jiangxi', '江西景德镇', 'Jingdezhen, Jiangxi (China)')

export const TABLE_GLASS: DemoProduct[] = [
  product({
    code: 'balloon-wine-glass',
    merchant: 'luz-y-lino',
    category: 'glasses',
    brand: 'vidrio-norte',
    title: text('Wine glasses, mouth-blown', '人工吹制红酒杯', 'Copas de vino sopladas a boca'),
    subtitle: text(
      'Round enough for red, short enough for the dishwasher.',
      '杯肚圆，红酒舒展；杯柄短，洗碗机放得下。',
      'Redonda para el tinto y baja para el lavavajillas.',
    ),
    fact: text('520 ml · 16 cm tall', '520 毫升 · 高 16 厘米', '520 ml · 16 cm de alto'),
    description: paragraphs(
      text(
        'The glass has the faintest green, from the bottles it used to be. Hold it to the window and you may find a bubble the size of a pinhead.',
        '玻璃带极淡的绿，因为它从前是酒瓶。对着窗看，也许有针尖大的一粒气泡。',
        'El vidrio tiene un verde apenas visible: antes fue botella. A contraluz puede aparecer una burbuja como una cabeza de alfiler.',
      ),
      text(
        'The rim is cut and fire-polished, not rolled: wine leaves it in a thin line.',
        '杯口切平火抛，不卷边，酒流出来是细细一线。',
        'El borde va cortado y pulido al fuego, sin labio: el vino sale en un hilo fino.',
      ),
    ),
    attributes: [
      attribute('material', 'Recycled soda-lime glass', '回收钠钙玻璃', 'Vidrio reciclado'),
      attribute('capacity', '520 ml', '520 毫升', '520 ml por copa'),
      attribute('care', 'Dishwasher, glass program', '可机洗，选玻璃程序', 'Lavavajillas, programa de cristal'),
      asturias,
    ],
    options: wineOptions,
    skus: grid('LL-WG', wineOptions, [54, 16], { price: 19_800, weight: 520 }, { six: { fen: 34_000, grams: 1_060 } }),
    pictures: ['wine-glass', 'wine-glass-pair', 'wine-glass-plinth', 'wine-glass-close'],
    rating: 477,
    reviewCount: 21,
    sales: 196,
    listedAt: 170,
    services: ['return7', 'invoice', 'fragileCover'],
  }),
  product({
    code: 'thick-foot-tumbler',
    merchant: 'luz-y-lino',
    category: 'glasses',
    brand: 'vidrio-norte',
    title: text('Tumbler with a thick foot', '厚底威士忌杯', 'Vaso bajo de culo grueso'),
    subtitle: text(
      'Two fingers of glass under two fingers of anything.',
      '两指厚的底，托两指深的酒。',
      'Dos dedos de vidrio bajo dos dedos de lo que sea.',
    ),
    fact: text('300 ml · for ice and for water', '300 毫升 · 加冰或清水', '300 ml · con hielo o con agua'),
    description: paragraphs(
      text(
        'It lands on the table with a low, soft sound. The foot stays cold longer than the ice does.',
        '放到桌上，声音低而闷。冰化了，杯底还凉着。',
        'Cuando lo dejas en la mesa suena grave. El fondo sigue frío cuando el hielo ya no está.',
      ),
      text(
        'Also the right size for a candle, once you have dropped the first one.',
        '失手摔过一只之后，剩下的那只正好放蜡烛。',
        'Cuando se te rompa el primero, el otro servirá para una vela.',
      ),
    ),
    attributes: [
      attribute('material', 'Recycled glass', '回收玻璃', 'Vidrio reciclado'),
      attribute('capacity', '300 ml', '300 毫升', '300 ml por vaso'),
      attribute('size', '9 cm tall, 8.5 cm across', '高 9 厘米，口径 8.5 厘米', '9 cm de alto, 8,5 de boca'),
      asturias,
    ],
    options: tumblerOptions,
    skus: grid(
      'LL-TU',
      tumblerOptions,
      [120, 62, 27],
      { price: 6_600, memberPrice: 6_200, weight: 360 },
      { two: { fen: 5_800, grams: 350 }, four: { fen: 17_200, grams: 1_060 } },
    ),
    pictures: ['tumbler', 'tumbler-pair', 'tumbler-close'],
    rating: 466,
    reviewCount: 12,
    sales: 143,
    listedAt: 205,
    services: ['return7', 'invoice', 'fragileCover'],
  }),
  product({
    code: 'dimple-beer-mug',
    merchant: 'luz-y-lino',
    category: 'glasses',
    brand: 'vidrio-norte',
    title: text('Beer mug with a cold handle', '凉柄啤酒杯', 'Jarra de cerveza de asa fría'),
    subtitle: text(
      'The handle is blown hollow, so your hand does not warm the beer.',
      '杯柄吹成空心，手温传不到酒里。',
      'El asa se sopla hueca y la mano no calienta la cerveza.',
    ),
    fact: text('500 ml to the line', '500 毫升刻线', '500 ml hasta la marca'),
    description: paragraphs(
      text(
        'Rinse it, do not dry it, and give it ten minutes in the freezer. The foam stands a finger above the rim.',
        '冲一下，别擦，冷冻十分钟。泡沫能高出杯口一指。',
        'Enjuágala, no la seques y métela diez minutos en el congelador. La espuma sube un dedo por encima del borde.',
      ),
      text(
        'The line at half a liter is etched, as the law in some countries asks.',
        '半升处蚀刻一道线，有些国家的法律这样要求。',
        'La marca del medio litro va grabada, como pide la ley en algunos países.',
      ),
    ),
    attributes: [
      attribute('material', 'Recycled glass', '回收玻璃', 'Vidrio reciclado'),
      attribute('capacity', '500 ml', '500 毫升', 'Medio litro'),
      attribute('care', 'Dishwasher safe', '可机洗', 'Apta para lavavajillas'),
      asturias,
    ],
    skus: single('LL-ST-05', 48, { price: 7_900, listPrice: 9_500, weight: 720 }),
    pictures: ['stein', 'stein-pretzel', 'stein-close'],
    rating: 452,
    reviewCount: 10,
    sales: 94,
    listedAt: 140,
    services: ['return7', 'invoice', 'fragileCover'],
  }),
  product({
    code: 'water-pitcher',
    merchant: 'nanshan-kiln',
    category: 'pitchers',
    brand: 'nanshan',
    title: text('Water pitcher with a beak', '鹰嘴水壶', 'Jarra de agua con pico'),
    subtitle: text(
      'Pulled up tall, then pinched once with a wet thumb.',
      '拉高，趁湿，拇指一捏成嘴。',
      'Se levanta alta y se pellizca una vez con el pulgar mojado.',
    ),
    fact: text('Pours without a drip', '断水不滴', 'No gotea'),
    description: paragraphs(
      text(
        'The belly sits low, so a full pitcher does not tip when somebody pulls the tablecloth. The handle leaves room for four fingers.',
        '重心低，装满也稳，扯了桌布也不倒。把手容得下四指。',
        'La panza va baja y no vuelca aunque alguien tire del mantel. En el asa caben cuatro dedos.',
      ),
      text(
        'Unglazed clay under the foot keeps the water cool on a summer table.',
        '圈足露胎，夏天桌上，水凉得久些。',
        'La base sin esmaltar mantiene el agua fresca en verano.',
      ),
    ),
    attributes: [
      attribute('material', 'Stoneware', '炻器', 'Gres de alta cocción'),
      attribute('capacity', '800 ml or 1.4 l', '800 毫升或 1.4 升', '800 ml o 1,4 l'),
      attribute('care', 'Dishwasher safe', '可机洗', 'Apta para lavavajillas'),
      jingdezhen,
    ],
    options: pitcherOptions,
    skus: grid(
      'NK-PI',
      pitcherOptions,
      [32, 21, 26, 14, 9, null],
      { price: 19_600, weight: 980 },
      { 1400: { fen: 7_200, grams: 520 }, cobalt: { fen: 3_000, grams: 0 } },
    ),
    pictures: ['pitcher-moon', 'pitcher-lemon', 'pitcher-celadon', 'pitcher-cobalt', 'pitcher-close'],
    rating: 486,
    reviewCount: 18,
    sales: 177,
    listedAt: 62,
    services: ['return7', 'invoice', 'fragileCover'],
  }),
  product({
    code: 'lidded-tea-caddy',
    merchant: 'nanshan-kiln',
    category: 'tea-caddies',
    brand: 'white-ravine',
    title: text('Tea caddy with a ground lid', '磨口茶叶罐', 'Bote de té con tapa esmerilada'),
    subtitle: text(
      'The lid sinks the last centimeter by itself.',
      '盖子最后一厘米，自己落下去。',
      'La tapa baja sola el último centímetro.',
    ),
    fact: text('Airtight without rubber', '不用胶圈，也密封', 'Hermético sin goma'),
    description: paragraphs(
      text(
        'Lid and neck are ground into each other with sand, one pair at a time, which is why a lid fits no other caddy. Air leaves with a small sigh.',
        '盖与口对磨，一对一研，换一只就不合。盖上时，有一声轻轻的叹息。',
        'Tapa y cuello se esmerilan uno contra otro con arena, par a par, y ninguna tapa vale para otro bote. El aire sale con un suspiro.',
      ),
      text(
        'Two lines of iron slip mark the height of fifty and a hundred grams of oolong.',
        '两道铁线，标的是乌龙五十克、一百克的高度。',
        'Las dos líneas de engobe marcan la altura de cincuenta y de cien gramos de oolong.',
      ),
    ),
    attributes: [
      attribute('material', 'Porcelain, unglazed inside', '瓷，内壁素烧', 'Porcelana, sin esmaltar por dentro'),
      attribute('size', '11 or 15 cm tall', '高 11 或 15 厘米', '11 o 15 cm de alto'),
      attribute('care', 'Wipe dry; no water inside', '干布擦拭，内壁勿沾水', 'Paño seco; sin agua por dentro'),
      jingdezhen,
    ],
    options: caddyOptions,
    skus: grid(
      'NK-CY',
      caddyOptions,
      [28, 12, 24, 15, 8, 1],
      { price: 26_800, memberPrice: 25_400, weight: 480 },
      { 250: { fen: 11_000, grams: 320 }, ink: { fen: 2_000, grams: 0 } },
    ),
    pictures: ['caddy-celadon', 'caddy-tea', 'caddy-moon', 'caddy-ink', 'caddy-close'],
    rating: 492,
    reviewCount: 14,
    sales: 88,
    listedAt: 45,
    services: ['return7', 'invoice', 'fragileCover'],
  }),
  product({
    code: 'single-stem-vase',
    merchant: 'nanshan-kiln',
    category: 'vases',
    brand: 'nanshan',
    title: text('Bud vase for one stem', '一枝花瓶', 'Violetero para un solo tallo'),
    subtitle: text(
      'One tulip is a decision; three are a bouquet.',
      '一枝是取舍，三枝是花束。',
      'Un tulipán es una decisión; tres, un ramo.',
    ),
    fact: text('14 cm · neck 1.5 cm', '高 14 厘米 · 口径 1.5 厘米', '14 cm · cuello de 1,5 cm'),
    description: paragraphs(
      text(
        'The neck holds the stem upright, the belly holds two days of water. The throwing rings are left on, like the lines in sand.',
        '细颈扶枝，圆腹存两天的水。拉坯纹没有修掉，像沙上的水痕。',
        'El cuello sujeta el tallo y la panza guarda agua para dos días. Las estrías del torno se dejan, como rayas en la arena.',
      ),
      text(
        'Without a flower it is a good place for the eye to rest.',
        '不插花，也耐看。',
        'Sin flor también descansa la vista.',
      ),
    ),
    attributes: [
      attribute('material', 'Stoneware', '炻器', 'Gres de alta cocción'),
      attribute('size', '14 cm tall, 10 cm across', '高 14 厘米，腹径 10 厘米', '14 cm de alto, 10 de diámetro'),
      jingdezhen,
    ],
    options: vaseOptions,
    skus: grid('NK-BV', vaseOptions, [44, 36, 0], { price: 8_800, weight: 380 }),
    pictures: ['bud-vase-rose', 'bud-vase-row', 'bud-vase-moon', 'bud-vase-moss', 'bud-vase-close'],
    rating: 489,
    reviewCount: 4,
    sales: 25,
    listedAt: 5,
    services: ['return7', 'invoice', 'fragileCover'],
  }),
]
