// Floor 7, winds and the small machines of a stage: Otter Audio.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, color, grid, option, product, single, value } from './vocabulary.ts'

const trumpetOptions = [
  option(
    'finish',
    { ...value('brass', 'Lacquered brass', '黄铜漆面', 'Latón lacado'), picture: 'trumpet-brass' },
    { ...value('silver', 'Silver plate', '镀银', 'Plateada'), picture: 'trumpet-moon' },
  ),
]
const recorderOptions = [
  option('color', color('oak', 'recorder-oak'), color('clay', 'recorder-clay')),
  option(
    'tuning',
    value('c', 'C, soprano', 'C 调，高音', 'Do, soprano'),
    value('f', 'F, alto', 'F 调，中音', 'Fa, contralto'),
  ),
]
const micOptions = [option('color', color('ink', 'stage-mic-ink'), color('brass', 'stage-mic-brass'))]
const tunerOptions = [option('color', color('ink', 'tuner-ink'), color('moon', 'tuner-moon'))]
const mixerOptions = [option('color', color('moon', 'mixer-moon'), color('chrome', 'mixer-chrome'))]

export const SOUND_STAGE: DemoProduct[] = [
  product({
    code: 'b-flat-trumpet',
    merchant: 'otter-audio',
    category: 'winds',
    brand: 'maderal',
    title: text('Trumpet in B flat', '降 B 调小号', 'Trompeta en si bemol'),
    subtitle: text(
      'Speaks at the first breath and carries across a square.',
      '一口气就出声，能传过整个广场。',
      'Habla al primer soplo y cruza una plaza.',
    ),
    fact: text('Yellow brass bell · 1.1 kg', '黄铜号口 · 1.1 千克', 'Campana de latón · 1,1 kg'),
    description: paragraphs(
      text(
        'The bell is hammered from one sheet. Monel valves, lapped by hand until they fall by their own weight.',
        '号口整片锤成。蒙乃尔活塞手工研磨，磨到自重就能落下。',
        'La campana se bate de una sola chapa. Pistones de monel, rodados a mano hasta que caen por su propio peso.',
      ),
      text(
        'Comes with a 7C mouthpiece, valve oil and a practice mute that saves friendships.',
        '附 7C 号嘴、活塞油，还有一只能保住邻里情分的练习弱音器。',
        'Con boquilla 7C, aceite de pistones y una sordina de estudio que salva amistades.',
      ),
    ),
    attributes: [
      attribute('material', 'Brass, monel valves', '黄铜、蒙乃尔活塞', 'Latón y pistones de monel'),
      attribute(
        'contents',
        'Trumpet, mouthpiece, oil, mute, case',
        '小号、号嘴、油、弱音器、号盒',
        'Trompeta, boquilla, aceite, sordina y estuche',
      ),
      attribute('warranty', '5 years', '5 年', '5 años'),
    ],
    options: trumpetOptions,
    skus: grid(
      'OA-TP',
      trumpetOptions,
      [9, 4],
      { price: 296_000, weight: 3_100 },
      { silver: { fen: 42_000, grams: 20 } },
    ),
    pictures: ['trumpet-brass', 'trumpet-moon', 'trumpet-close'],
    rating: 486,
    reviewCount: 6,
    sales: 22,
    listedAt: 190,
    services: ['return7', 'invoice', 'freeFreight', 'repair'],
  }),
  product({
    code: 'alto-saxophone',
    merchant: 'otter-audio',
    category: 'winds',
    brand: 'maderal',
    title: text('Alto saxophone', '中音萨克斯', 'Saxofón alto'),
    subtitle: text('Warm at the bottom, honest at the top.', '低音暖，高音不做作。', 'Cálido abajo y sincero arriba.'),
    fact: text('E flat · high F sharp', '降 E 调 · 高音升 F', 'En mi bemol · fa sostenido agudo'),
    description: paragraphs(
      text(
        'Ribbed construction, leather pads with metal resonators, blue steel springs. The left-hand keys sit where a small hand expects them.',
        '加强筋结构，皮垫加金属共鸣片，蓝钢簧。左手的键，小手也够得着。',
        'Construcción con costillas, zapatillas de piel con resonador y muelles de acero azul. Las llaves de la izquierda caen donde las espera una mano pequeña.',
      ),
      text(
        'One technician regulates it, plays it for an evening and writes down which tune. The card is in the case.',
        '由同一位师傅调好，吹一个晚上，再把吹的曲子写在卡片上，放进号盒。',
        'Un mismo técnico lo regula, lo toca una tarde y apunta qué melodía. La tarjeta va en el estuche.',
      ),
    ),
    attributes: [
      attribute('material', 'Lacquered brass, leather', '黄铜漆面、皮', 'Latón lacado y piel'),
      attribute(
        'contents',
        'Saxophone, mouthpiece, strap, five reeds, case',
        '萨克斯、笛头、背带、五片哨片、号盒',
        'Saxofón, boquilla, correa, cinco cañas y estuche',
      ),
      attribute('weight', '2.5 kg', '2.5 千克', '2,5 kg sin estuche'),
      attribute('warranty', '5 years', '5 年', '5 años'),
    ],
    skus: single('OA-SX-ALTO', 4, { price: 898_000, weight: 6_200 }),
    pictures: ['saxophone', 'saxophone-wall', 'saxophone-close'],
    purchaseLimit: 1,
    rating: 495,
    reviewCount: 3,
    sales: 11,
    listedAt: 240,
    services: ['return7', 'invoice', 'freeFreight', 'fragileCover', 'repair'],
  }),
  product({
    code: 'pear-wood-recorder',
    merchant: 'otter-audio',
    category: 'winds',
    brand: 'maderal',
    title: text('Pear wood recorder flute', '梨木竖笛', 'Flauta dulce de peral'),
    subtitle: text(
      'What the plastic one at school was trying to say.',
      '学校那支塑料的，想吹成的就是这个声音。',
      'Lo que intentaba decir la de plástico del colegio.',
    ),
    fact: text('Baroque fingering', '巴洛克式指法', 'Digitación barroca'),
    description: paragraphs(
      text(
        'Turned from pear, impregnated with paraffin, voiced by ear. It takes two weeks of ten minutes a day to open up.',
        '梨木车制，浸石蜡，凭耳朵修音。头两周每天吹十分钟，它才慢慢打开。',
        'Torneada en peral, impregnada de parafina y entonada de oído. Tarda dos semanas, a diez minutos al día, en abrirse.',
      ),
      text(
        'In a cotton roll with a wiper and a little pot of grease for the joints.',
        '装在棉布卷里，附通条和一小罐接口油膏。',
        'En un rollo de algodón, con baqueta y un tarrito de grasa para las juntas.',
      ),
    ),
    attributes: [
      attribute('material', 'Pear wood', '梨木', 'Madera de peral'),
      attribute(
        'care',
        'Dry after playing, oil twice a year',
        '吹完擦干，一年上两次油',
        'Sécala tras tocar; aceite dos veces al año',
      ),
      attribute('origin', 'Valencia, Spain', '西班牙瓦伦西亚', 'Hecha en Valencia'),
    ],
    options: recorderOptions,
    skus: grid(
      'OA-RC',
      recorderOptions,
      [40, 12, 33, 6],
      { price: 16_800, weight: 220 },
      { f: { fen: 18_000, grams: 140 } },
    ),
    pictures: ['recorder-oak', 'recorder-clay', 'recorder-three', 'recorder-close'],
    rating: 479,
    reviewCount: 15,
    sales: 97,
    listedAt: 130,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'gale-stage-microphone',
    merchant: 'otter-audio',
    category: 'microphones',
    brand: 'otter',
    title: text('Gale stage microphone', '“阵风”手持话筒', 'Micrófono de mano Gale'),
    subtitle: text('Can be dropped. We have.', '摔得起，我们试过。', 'Se puede caer. Lo hemos comprobado.'),
    fact: text('Dynamic · XLR', '动圈 · XLR', 'Dinámico · XLR'),
    description: paragraphs(
      text(
        'A dynamic capsule behind a steel grille that unscrews for washing. Made for small rooms with a loud drummer.',
        '动圈音头，钢网罩拧下来能洗。为小场子和手重的鼓手做的。',
        'Cápsula dinámica tras una rejilla de acero que se desenrosca y se lava. Pensado para salas pequeñas con batería ruidoso.',
      ),
      text(
        'The switch is silent. There is a version of you that will be glad of it.',
        '开关没有声音，总有一天你会谢谢它。',
        'El interruptor no suena. Algún día lo agradecerás.',
      ),
    ),
    attributes: [
      attribute('connection', 'XLR, 5 m cable', 'XLR，附 5 米线', 'Conector XLR, cable de 5 m'),
      attribute('material', 'Zinc, steel mesh', '锌合金、钢网', 'Zinc y malla de acero'),
      attribute('weight', '310 g', '310 克', '310 g sin cable'),
      attribute('warranty', '3 years, repair for 10', '质保 3 年，可维修 10 年', '3 años; reparación durante 10'),
    ],
    options: micOptions,
    skus: grid('OA-GL', micOptions, [58, 24], { price: 39_800, memberPrice: 36_800, weight: 780 }),
    pictures: ['stage-mic-ink', 'stage-mic-brass', 'stage-mic-close'],
    rating: 482,
    reviewCount: 18,
    sales: 140,
    listedAt: 76,
    services: ['return7', 'invoice', 'freeFreight', 'repair'],
  }),
  product({
    code: 'pocket-tuner-metronome',
    merchant: 'otter-audio',
    category: 'tuners-and-mixers',
    brand: 'otter',
    title: text('Pocket tuner and metronome', '口袋调音器节拍器', 'Afinador y metrónomo de bolsillo'),
    subtitle: text(
      'Tells you the truth to within one cent.',
      '说真话，误差一音分。',
      'Dice la verdad, con un margen de un cent.',
    ),
    fact: text('Clip-on · three buttons', '可夹 · 三个按键', 'Con pinza · tres botones'),
    description: paragraphs(
      text(
        'Listens through the wood, not through the air, so it works beside a piano or a party.',
        '贴着木头听，不是听空气，旁边有钢琴、有聚会都不碍事。',
        'Escucha por la madera y no por el aire: funciona junto a un piano o una fiesta.',
      ),
      text(
        'Three buttons: tune, tempo, quiet. The quiet one makes it tap on your pocket.',
        '三个键：调音、速度、静音。按了静音，它就在口袋里轻轻敲。',
        'Tres botones: afinar, tempo y silencio. En silencio, te da golpecitos en el bolsillo.',
      ),
    ),
    attributes: [
      attribute('power', 'USB-C, 40 h', 'USB-C，40 小时', 'Por USB-C, 40 h'),
      attribute('size', '64 × 42 × 14 mm', '64 × 42 × 14 毫米', 'Mide 64 × 42 × 14 mm'),
      attribute('warranty', '3 years, repair for 10', '质保 3 年，可维修 10 年', '3 años; reparación durante 10'),
    ],
    options: tunerOptions,
    skus: grid('OA-TU', tunerOptions, [120, 85], { price: 15_800, weight: 90 }),
    pictures: ['tuner-ink', 'tuner-moon', 'tuner-violin', 'tuner-close'],
    rating: 474,
    reviewCount: 23,
    sales: 260,
    listedAt: 44,
    services: ['return7', 'invoice', 'repair'],
  }),
  product({
    code: 'four-knob-mixer',
    merchant: 'otter-audio',
    category: 'tuners-and-mixers',
    brand: 'otter',
    title: text('Four-knob mixer', '四旋钮调音台', 'Mesa de mezclas de cuatro mandos'),
    subtitle: text(
      'Four sources, four knobs, and you can see which is which.',
      '四路声音四个旋钮，一眼分得清。',
      'Cuatro fuentes, cuatro mandos, y se ve cuál es cuál.',
    ),
    fact: text('USB-C interface · 24 bit', 'USB-C 声卡 · 24 位', 'Interfaz USB-C · 24 bits'),
    description: paragraphs(
      text(
        'For a podcast of two, a guitar and a friend. Each knob is solid aluminum and stops where you left it.',
        '两个人的播客，一把吉他加一位朋友，够用。旋钮是实心铝，停在哪儿就是哪儿。',
        'Para un pódcast a dos, una guitarra y un amigo. Cada mando es de aluminio macizo y se queda donde lo dejas.',
      ),
      text(
        'Works without any program: plug it in and it is the microphone.',
        '不用装软件，插上就是麦克风。',
        'No necesita programas: lo enchufas y ya es el micrófono.',
      ),
    ),
    attributes: [
      attribute(
        'connection',
        'Two XLR, two 6.35 mm, USB-C',
        '两路 XLR、两路 6.35 毫米、USB-C',
        'Dos XLR, dos de 6,35 mm y USB-C',
      ),
      attribute('size', '14 × 14 × 5 cm', '14 × 14 × 5 厘米', 'Mide 14 × 14 × 5 cm'),
      attribute('warranty', '3 years, repair for 10', '质保 3 年，可维修 10 年', '3 años; reparación durante 10'),
    ],
    options: mixerOptions,
    skus: grid('OA-MX', mixerOptions, [34, 27], { price: 78_800, weight: 980 }),
    pictures: ['mixer-moon', 'mixer-chrome', 'mixer-desk', 'mixer-close'],
    rating: 471,
    reviewCount: 8,
    sales: 52,
    listedAt: 12,
    services: ['return7', 'invoice', 'freeFreight', 'repair'],
  }),
]
