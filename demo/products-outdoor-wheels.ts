// Floor 5, wheels and winter: the town bicycle, its helmet, skates, skis and goggles.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, color, grid, option, product, sizes, value } from './vocabulary.ts'

const bicycleOptions = [
  option('color', color('moss', 'bicycle-moss'), color('lacquer', 'bicycle-lacquer'), color('ink', 'bicycle-ink')),
  option(
    'measure',
    value('48', 'Frame 48 cm', '车架 48 厘米', 'Cuadro de 48 cm'),
    value('54', 'Frame 54 cm', '车架 54 厘米', 'Cuadro de 54 cm'),
  ),
]
const helmetOptions = [
  option('color', color('moon', 'helmet-moon'), color('celadon', 'helmet-celadon'), color('ink', 'helmet-ink')),
  option('size', value('m', '54–58 cm', '54–58 厘米', '54–58 cm'), value('l', '58–62 cm', '58–62 厘米', '58–62 cm')),
]
const skateOptions = [
  option('color', color('moon', 'ice-skates-moon'), color('ink', 'ice-skates-ink')),
  option('size', ...sizes('36 37 38 39 40 41')),
]
const skiOptions = [
  option('color', color('cobalt', 'skis-cobalt'), color('lacquer', 'skis-lacquer')),
  option(
    'length',
    value('150', '150 cm', '150 厘米', '150 cm'),
    value('160', '160 cm', '160 厘米', '160 cm'),
    value('170', '170 cm', '170 厘米', '170 cm'),
  ),
]
const goggleOptions = [option('color', color('ink', 'goggles-ink'), color('ochre', 'goggles-ochre'))]

export const OUTDOOR_WHEELS: DemoProduct[] = [
  product({
    code: 'town-bicycle',
    merchant: 'pine-and-ember',
    category: 'bicycles',
    brand: 'freewheel',
    title: text('Town bicycle with a front basket', '前篮城市自行车', 'Bicicleta de paseo con cesta'),
    subtitle: text(
      'Three gears: going, going uphill, coming home.',
      '三个挡：出门，上坡，回家。',
      'Tres marchas: ir, subir y volver a casa.',
    ),
    fact: text('Steel frame · 14.5 kg', '钢架 · 14.5 千克', 'Cuadro de acero · 14,5 kg'),
    description: paragraphs(
      text(
        'Lugged steel, brazed in Tianjin by people who used to make postal bicycles. Everything that turns runs on cup-and-cone bearings, which any shop can adjust.',
        '钢管接头焊接，天津老师傅做的，从前做邮政车。转动的地方都用碗组滚珠，哪家车铺都会调。',
        'Acero con racores, soldado en Tianjin por quienes antes hacían las bicicletas de correos. Todo lo que gira va sobre conos, que ajusta cualquier taller.',
      ),
      text(
        'Mudguards, a bell, a dynamo light, and a basket that carries eleven kilos of market. It arrives assembled except for pedals and bars; the spanner is in the box.',
        '挡泥板、车铃、发电机车灯都有，前篮装得下十一公斤菜。只需自己装脚踏和车把，扳手在箱里。',
        'Guardabarros, timbre, luz de dinamo y una cesta para once kilos de mercado. Llega montada salvo pedales y manillar; la llave va en la caja.',
      ),
    ),
    attributes: [
      attribute(
        'material',
        'Chromoly steel, leather saddle',
        '铬钼钢、牛皮座',
        'Acero al cromo-molibdeno y sillín de cuero',
      ),
      attribute(
        'fit',
        '48 for 155–170 cm, 54 for 168–186 cm',
        '48：155–170 厘米；54：168–186 厘米',
        '48 para 155–170 cm, 54 para 168–186 cm',
      ),
      attribute('weight', '14.5 kg', '14.5 千克', '14,5 kg sin carga'),
      attribute('warranty', '10 years on the frame', '车架 10 年', '10 años en el cuadro'),
    ],
    options: bicycleOptions,
    skus: grid('PE-BI', bicycleOptions, [6, 9, 3, 5, 4, 0], { price: 248_000, memberPrice: 238_000, weight: 17_500 }),
    pictures: ['bicycle-moss', 'bicycle-lacquer', 'bicycle-ink', 'bicycle-market', 'bicycle-close'],
    purchaseLimit: 2,
    rating: 486,
    reviewCount: 13,
    sales: 74,
    listedAt: 37,
    services: ['return7', 'invoice', 'freeFreight', 'repair'],
  }),
  product({
    code: 'three-vent-helmet',
    merchant: 'pine-and-ember',
    category: 'bike-gear',
    brand: 'freewheel',
    title: text('Bicycle helmet with a small peak', '小檐骑行头盔', 'Casco de bicicleta con visera corta'),
    subtitle: text(
      'Your hair will forgive you. Your head will not have to.',
      '头发会原谅你，脑袋就不必了。',
      'El pelo te lo perdonará. La cabeza no tendrá que hacerlo.',
    ),
    fact: text('310 g · two sizes', '310 克 · 两种大小', '310 g · dos tallas'),
    description: paragraphs(
      text(
        'Three long vents that line up with the head’s own partings. The buckle is magnetic and closes with a thumb in a mitten.',
        '三道长风口，顺着头发走。磁吸扣，戴着连指手套也扣得上。',
        'Tres aberturas largas que siguen la forma de la cabeza. La hebilla es magnética y se cierra con el pulgar y en manopla.',
      ),
      text(
        'After a fall send us the old one: the new one is half price.',
        '摔过一次就寄回旧的，换新半价。',
        'Tras una caída, mándanos el viejo: el nuevo va a mitad de precio.',
      ),
    ),
    attributes: [
      attribute(
        'material',
        'Expanded foam, polycarbonate shell',
        '发泡内胆、聚碳酸酯外壳',
        'Espuma expandida y carcasa de policarbonato',
      ),
      attribute('weight', '310 g (M)', '310 克（M 码）', '310 g (talla M)'),
      attribute('care', 'Lukewarm water, soap', '温水加皂', 'Agua tibia y jabón'),
    ],
    options: helmetOptions,
    skus: grid('PE-HE', helmetOptions, [18, 12, 22, 16, 9, 3], { price: 19_900, weight: 480 }),
    pictures: ['helmet-moon', 'helmet-celadon', 'helmet-ink', 'helmet-shelf', 'helmet-close'],
    rating: 471,
    reviewCount: 23,
    sales: 420,
    listedAt: 7,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'leather-ice-skates',
    merchant: 'pine-and-ember',
    category: 'snow-and-ice',
    brand: 'freewheel',
    title: text('Leather ice skates', '皮面冰刀鞋', 'Patines de hielo de piel'),
    subtitle: text(
      'For ponds that have been tested by somebody heavier.',
      '先让比你重的人上冰试过。',
      'Para estanques que ya ha probado alguien más pesado.',
    ),
    fact: text('Sharpened · 36–41', '已开刃 · 36–41', 'Afilados · 36–41'),
    description: paragraphs(
      text(
        'Stiff at the ankle, soft at the toes, lined with felt. The blade is screwed on and ground before it leaves.',
        '踝部硬挺，脚尖柔软，毛毡里。冰刀螺丝固定，出厂已开刃。',
        'Rígidos en el tobillo, blandos en los dedos y forrados de fieltro. La cuchilla va atornillada y sale afilada.',
      ),
      text(
        'Sold in street sizes; one sock is enough. We sharpen each autumn for the price of the post.',
        '按平时鞋码，一双袜子刚好。每年秋天磨刃，只收邮费。',
        'Número de calle; con un calcetín basta. Cada otoño los afilamos por lo que cuesta el envío.',
      ),
    ),
    attributes: [
      attribute(
        'material',
        'Cow leather, felt, carbon steel',
        '牛皮、毛毡、碳钢',
        'Vacuno, fieltro y acero al carbono',
      ),
      attribute('fit', 'Street size', '平时鞋码', 'Número de calle'),
      attribute('care', 'Dry the blade, every time', '每次擦干冰刀', 'Seca la cuchilla cada vez'),
    ],
    options: skateOptions,
    skus: grid('PE-IS', skateOptions, [4, 7, 10, 9, 5, 2, 3, 6, 8, 8, 6, null], {
      price: 46_900,
      listPrice: 52_900,
      weight: 1_900,
    }),
    pictures: ['ice-skates-moon', 'ice-skates-ink', 'ice-skates-pair', 'ice-skates-close'],
    rating: 477,
    reviewCount: 9,
    sales: 86,
    listedAt: 24,
    services: ['return7', 'invoice', 'repair'],
  }),
  product({
    code: 'ash-core-skis',
    merchant: 'pine-and-ember',
    category: 'snow-and-ice',
    brand: 'northline',
    title: text('Skis with boots and bindings', '双板滑雪套装', 'Esquís con botas y fijaciones'),
    subtitle: text(
      'They turn when you look where you want to go.',
      '眼睛看向哪儿，它就拐向哪儿。',
      'Giran cuando miras adonde quieres ir.',
    ),
    fact: text('Ash core · all-mountain', '白蜡木芯 · 全山型', 'Alma de fresno · toda la montaña'),
    description: paragraphs(
      text(
        'A core of ash and poplar under one sheet of glass, flexed and matched in pairs by hand. Quiet on ice, patient in slush.',
        '白蜡木与杨木芯，覆一层玻纤，手工压弯配对。冰面上不抖，烂雪里不急。',
        'Alma de fresno y chopo bajo una sola capa de fibra, flexada y emparejada a mano. Callados en hielo, pacientes en nieve pastosa.',
      ),
      text(
        'Tell us your shoe size, weight and modesty in the order note; we set the bindings.',
        '备注里写鞋码、体重和实际水平，固定器由我们调好。',
        'Escribe en la nota tu número, tu peso y tu nivel de verdad; ajustamos las fijaciones.',
      ),
    ),
    attributes: [
      attribute('material', 'Ash, poplar, glass fiber', '白蜡木、杨木、玻纤', 'Fresno, chopo y fibra de vidrio'),
      attribute('contents', 'Skis, bindings, boots', '双板、固定器、雪鞋', 'Esquís, fijaciones y botas'),
      attribute('warranty', '3 years', '3 年', '3 años'),
    ],
    options: skiOptions,
    skus: grid('PE-SI', skiOptions, [3, 5, 2, 4, 3, 0], { price: 319_000, weight: 8_200 }),
    pictures: ['skis-cobalt', 'skis-lacquer', 'skis-goggles', 'skis-close'],
    purchaseLimit: 1,
    rating: 468,
    reviewCount: 4,
    sales: 19,
    listedAt: 63,
    services: ['return7', 'invoice', 'freeFreight', 'repair'],
  }),
  product({
    code: 'wide-snow-goggles',
    merchant: 'pine-and-ember',
    category: 'snow-and-ice',
    brand: 'northline',
    title: text('Snow goggles with a wide lens', '宽视野雪镜', 'Gafas de nieve de lente ancha'),
    subtitle: text(
      'Makes a gray afternoon look like a decision.',
      '灰蒙蒙的下午，也看得分明。',
      'Con ellas, una tarde gris parece una decisión.',
    ),
    fact: text('Double lens · fits over glasses', '双层镜片 · 可套眼镜', 'Doble lente · sobre gafas'),
    description: paragraphs(
      text(
        'Two lenses with air between them, so the inside stays at the temperature of your face. Ochre for fog, ink for sun.',
        '双层镜片夹一层空气，里面和脸一个温度，不起雾。赭黄看雾天，墨黑看晴天。',
        'Dos lentes con aire en medio: por dentro, la temperatura de tu cara. La ocre es para la niebla; la negra, para el sol.',
      ),
      text(
        'The strap has a line of silicone and does not creep down a helmet.',
        '头带有一道硅胶，套在头盔上不往下滑。',
        'La cinta lleva una línea de silicona y no se escurre por el casco.',
      ),
    ),
    attributes: [
      attribute(
        'material',
        'Polycarbonate, three-layer foam',
        '聚碳酸酯、三层泡棉',
        'Policarbonato y espuma de tres capas',
      ),
      attribute('contents', 'Goggles, cloth bag', '雪镜、布袋', 'Gafas y bolsa de tela'),
    ],
    options: goggleOptions,
    skus: grid('PE-GO', goggleOptions, [15, 19], { price: 27_900, memberPrice: 25_900, weight: 190 }),
    pictures: ['goggles-ink', 'goggles-ochre', 'goggles-plinth', 'goggles-close'],
    rating: 478,
    reviewCount: 8,
    sales: 97,
    listedAt: 49,
    services: ['return7', 'invoice'],
  }),
]
