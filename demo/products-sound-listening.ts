// Floor 7, listening and recording: Otter Audio.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, color, grid, option, product } from './vocabulary.ts'

const headphoneOptions = [
  option('color', color('ink', 'headphone-ink'), color('moon', 'headphone-moon'), color('clay', 'headphone-clay')),
]
const radioOptions = [
  option('color', color('clay', 'radio-clay'), color('celadon', 'radio-celadon'), color('moon', 'radio-moon')),
]
const micOptions = [option('color', color('moon', 'mic-moon'), color('ink', 'mic-ink'))]
const cameraOptions = [option('color', color('chrome', 'camera-chrome'), color('ink', 'camera-ink'))]
const tenYears = attribute(
  'warranty',
  '3 years, repair for 10',
  '质保 3 年，可维修 10 年',
  '3 años; reparación durante 10',
)

export const SOUND_LISTENING: DemoProduct[] = [
  product({
    code: 'drift-one-headphones',
    merchant: 'otter-audio',
    category: 'headphones',
    brand: 'otter',
    title: text('Drift One over-ear headphones', 'Drift One 头戴耳机', 'Auriculares Drift One'),
    subtitle: text(
      'Tuned so that a voice stands in front of you and not inside your head.',
      '调到人声站在你面前，而不是挤在脑袋里。',
      'Afinados para que la voz esté delante de ti y no dentro de la cabeza.',
    ),
    fact: text('38 h · repairable', '38 小时 · 可维修', '38 h · reparables'),
    description: paragraphs(
      text(
        'Forty-millimeter drivers behind a paper cone, because paper sounds like paper and not like plastic. Noise cancelling can be turned off completely, with a switch.',
        '40 毫米单元配纸盆，因为纸听起来像纸，不像塑料。降噪有实体开关，关就是真的关。',
        'Altavoces de cuarenta milímetros con cono de papel, porque el papel suena a papel y no a plástico. La cancelación de ruido se apaga del todo, con un interruptor.',
      ),
      text(
        'Pads, battery, cable and hinge come off with one screwdriver. The parts list with prices is on the last page of the manual.',
        '耳垫、电池、线、转轴，一把螺丝刀全能拆。说明书最后一页是带价格的零件表。',
        'Almohadillas, batería, cable y bisagra se quitan con un destornillador. La última página del manual trae la lista de piezas con precios.',
      ),
      text(
        'Two hundred and sixty grams. You will look for them while wearing them.',
        '二百六十克，戴着还会到处找。',
        'Doscientos sesenta gramos. Los buscarás con ellos puestos.',
      ),
    ),
    attributes: [
      attribute(
        'power',
        '38 h, USB-C, 10 min for 4 h',
        '38 小时，USB-C，充 10 分钟听 4 小时',
        '38 h, USB-C; 10 min dan para 4 h',
      ),
      attribute('connection', 'Bluetooth 5.4, 3.5 mm cable', '蓝牙 5.4，3.5 毫米线', 'Bluetooth 5.4 y cable de 3,5 mm'),
      attribute('weight', '260 g', '260 克', '260 g sin cable'),
      tenYears,
    ],
    options: headphoneOptions,
    skus: grid('OA-DR', headphoneOptions, [140, 62, 38], { price: 129_900, listPrice: 159_900, weight: 620 }),
    pictures: ['headphone-ink', 'headphone-moon', 'headphone-clay', 'headphone-close', 'headphone-desk'],
    purchaseLimit: 2,
    rating: 480,
    reviewCount: 3_316,
    sales: 9_100,
    listedAt: 320,
    services: ['return7', 'invoice', 'freeFreight', 'repair'],
  }),
  product({
    code: 'harbor-radio',
    merchant: 'otter-audio',
    category: 'radios',
    brand: 'otter',
    title: text('Harbor table radio', '“海港”台式收音机', 'Radio de mesa Harbor'),
    subtitle: text(
      'Two knobs, one dial, and a preset for the station you always come back to.',
      '两个旋钮，一块刻度，还有一键回到你总听的那个台。',
      'Dos mandos, un dial y una memoria para la emisora a la que siempre vuelves.',
    ),
    fact: text('FM, DAB+ · cherry wood', 'FM、DAB+ · 樱桃木', 'FM y DAB+ · cerezo'),
    description: paragraphs(
      text(
        'The case is cherry wood under a coat of colored oil; it is part of the sound. A single paper driver plays from 70 hertz up, which is enough for a kitchen and kind to the neighbors.',
        '樱桃木箱体上有色木油，也是音色的一部分。单只纸盆从 70 赫兹起，厨房够用，邻居不恼。',
        'La caja es de cerezo con aceite de color y forma parte del sonido. Un solo altavoz de papel baja hasta 70 hercios: suficiente para una cocina y amable con los vecinos.',
      ),
      text(
        'It wakes you with the radio, growing from silence over half a minute.',
        '定时唤醒从无声渐起，半分钟到位。',
        'Despierta con la radio, que crece desde el silencio durante medio minuto.',
      ),
    ),
    attributes: [
      attribute('material', 'Cherry wood, linen grille', '樱桃木、亚麻网', 'Cerezo y rejilla de lino'),
      attribute('size', '26 × 17 × 14 cm', '26 × 17 × 14 厘米', 'Mide 26 × 17 × 14 cm'),
      attribute('power', 'Wall power or USB-C', '交流电或 USB-C', 'Red eléctrica o USB-C'),
      tenYears,
    ],
    options: radioOptions,
    skus: grid('OA-HA', radioOptions, [44, 36, 29], { price: 45_900, weight: 1_900 }),
    pictures: ['radio-clay', 'radio-celadon', 'radio-moon', 'radio-close', 'radio-kitchen'],
    rating: 472,
    reviewCount: 1_022,
    sales: 3_300,
    listedAt: 410,
    services: ['return7', 'invoice', 'freeFreight', 'repair'],
  }),
  product({
    code: 'tide-microphone',
    merchant: 'otter-audio',
    category: 'microphones',
    brand: 'otter',
    title: text('Tide desk microphone', '“潮汐”桌面麦克风', 'Micrófono de mesa Tide'),
    subtitle: text(
      'Hears you at forty centimeters and forgets the keyboard at ten.',
      '四十厘米外听得清你，十厘米外忘得掉键盘。',
      'Te oye a cuarenta centímetros y olvida el teclado a diez.',
    ),
    fact: text('USB-C, XLR · cardioid', 'USB-C、XLR · 心形', 'USB-C y XLR · cardioide'),
    description: paragraphs(
      text(
        'A cardioid capsule hangs in a rubber cradle, so knocks on the desk stay in the desk. The mute switch is silent and lights a small lamp you can see from the side.',
        '心形音头悬在橡胶架里，敲桌子的声音留在桌子里。静音开关没有咔哒声，侧面看得见小灯。',
        'La cápsula cardioide cuelga de una cuna de goma: los golpes se quedan en la mesa. El silenciador no suena y enciende un piloto que se ve de lado.',
      ),
      text(
        'Works on the computer with one cable today and in a studio with XLR tomorrow.',
        '今天一根线插电脑，明天 XLR 进棚。',
        'Hoy con un cable en el ordenador; mañana por XLR en un estudio.',
      ),
    ),
    attributes: [
      attribute(
        'connection',
        'USB-C, XLR, 3.5 mm monitor',
        'USB-C、XLR、3.5 毫米监听',
        'USB-C, XLR y monitor de 3,5 mm',
      ),
      attribute('material', 'Zinc, steel mesh', '锌合金、钢网', 'Zinc y malla de acero'),
      attribute('weight', '780 g with the base', '含底座 780 克', '780 g con la base'),
      tenYears,
    ],
    options: micOptions,
    skus: grid('OA-TI', micOptions, [51, 47], { price: 68_900, memberPrice: 64_900, weight: 1_100 }),
    pictures: ['mic-moon', 'mic-ink', 'mic-close', 'mic-desk'],
    rating: 479,
    reviewCount: 784,
    sales: 2_200,
    listedAt: 230,
    services: ['return7', 'invoice', 'freeFreight', 'repair'],
  }),
  product({
    code: 'aperture-m-camera',
    merchant: 'otter-audio',
    category: 'film-cameras',
    brand: 'aperture',
    title: text('Aperture M film camera', 'Aperture M 胶片相机', 'Cámara de carrete Aperture M'),
    subtitle: text(
      'Thirty-six decisions and nothing to charge.',
      '三十六次决定，没有电要充。',
      'Treinta y seis decisiones y nada que cargar.',
    ),
    fact: text('35 mm · all mechanical', '35 毫米 · 全机械', '35 mm · toda mecánica'),
    description: paragraphs(
      text(
        'A cloth shutter from one second to a five-hundredth, a rangefinder, a forty-millimeter lens. No meter: a card with six suns and clouds is in the box and will serve you well.',
        '布帘快门，一秒到五百分之一秒；旁轴取景，四十毫米镜头。没有测光表，盒里有一张画着六种天色的卡，够用了。',
        'Obturador de tela de un segundo a un quinientosavo, telémetro y objetivo de cuarenta milímetros. Sin fotómetro: en la caja va una tarjeta con seis soles y nubes que basta.',
      ),
      text(
        'Every body is run for a hundred frames before it leaves. The film from that run is in the box, undeveloped.',
        '每台出厂前空走一百张。试机那卷胶片就在盒里，没有冲。',
        'Cada cuerpo dispara cien fotos antes de salir. El carrete de esa prueba va en la caja, sin revelar.',
      ),
    ),
    attributes: [
      attribute('material', 'Brass, leatherette', '黄铜、人造革蒙皮', 'Latón y polipiel'),
      attribute(
        'contents',
        'Body, 40 mm f/2.8, strap, light card',
        '机身、40 毫米 f/2.8 镜头、背带、曝光卡',
        'Cuerpo, 40 mm f/2,8, correa y tarjeta de luz',
      ),
      attribute('warranty', '5 years', '5 年', '5 años'),
    ],
    options: cameraOptions,
    skus: grid('OA-AP', cameraOptions, [12, 4], { price: 238_000, weight: 980 }, { ink: { fen: 12_000, grams: 0 } }),
    pictures: ['camera-chrome', 'camera-ink', 'camera-close', 'camera-pair'],
    purchaseLimit: 1,
    rating: 490,
    reviewCount: 318,
    sales: 870,
    listedAt: 14,
    services: ['return7', 'invoice', 'freeFreight', 'repair'],
  }),
]
