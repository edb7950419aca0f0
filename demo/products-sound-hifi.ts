// Floor 7, what plays a record aloud: Otter Audio, and the mirror ball of Luz y Lino.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, color, grid, option, product, value } from './vocabulary.ts'

const speakerOptions = [
  option('color', color('oak', 'speaker-oak'), color('ink', 'speaker-ink'), color('moon', 'speaker-moon')),
]
const turntableOptions = [option('color', color('oak', 'turntable-oak'), color('mist', 'turntable-mist'))]
const recordOptions = [
  option(
    'set',
    { ...value('rain', 'Rain on a tin roof', '《铁皮屋檐下的雨》', 'Lluvia sobre chapa'), picture: 'record-rain' },
    { ...value('river', 'Night ferry', '《夜渡》', 'Transbordador de noche'), picture: 'record-river' },
  ),
]
const ballOptions = [
  option('color', color('chrome', 'mirror-ball-chrome'), color('brass', 'mirror-ball-brass')),
  option(
    'measure',
    value('15', '15 cm', '15 厘米', 'De 15 cm'),
    value('25', '25 cm', '25 厘米', 'De 25 cm'),
    value('40', '40 cm', '40 厘米', 'De 40 cm'),
  ),
]

export const SOUND_HIFI: DemoProduct[] = [
  product({
    code: 'jetty-shelf-speakers',
    merchant: 'otter-audio',
    category: 'speakers',
    brand: 'otter',
    title: text('Jetty shelf speakers, a pair', '“栈桥”书架音箱一对', 'Altavoces de estantería Jetty, pareja'),
    subtitle: text(
      'Disappear when the music starts; we tested with the lights off.',
      '音乐一响，箱子就不见了，我们关灯试过。',
      'Desaparecen cuando empieza la música; lo probamos a oscuras.',
    ),
    fact: text('Two-way · 13 cm paper cone', '两分频 · 13 厘米纸盆', 'Dos vías · cono de papel de 13 cm'),
    description: paragraphs(
      text(
        'A paper woofer, a silk tweeter, and a crossover with seven parts you could name after reading one page.',
        '纸盆低音，丝膜高音，分频器只有七个零件，看一页说明就都认得。',
        'Grave de papel, agudo de seda y un filtro con siete piezas que podrías nombrar tras leer una página.',
      ),
      text(
        'Wants thirty watts and a shelf that does not wobble. The oak version is veneered inside as well, because it sounds better and nobody else will know.',
        '要三十瓦，和一块不晃的搁板。橡木款连里面也贴了皮，因为更好听，别人不会知道。',
        'Piden treinta vatios y un estante firme. La de roble va chapada también por dentro: suena mejor y nadie más lo sabrá.',
      ),
    ),
    attributes: [
      attribute('size', '18 × 22 × 29 cm each', '单只 18 × 22 × 29 厘米', '18 × 22 × 29 cm cada uno'),
      attribute('connection', 'Binding posts, 6 ohms', '接线柱，6 欧', 'Bornes de 6 ohmios'),
      attribute('material', 'Birch ply, paper, silk', '桦木夹板、纸、丝', 'Abedul, papel y seda'),
      attribute('warranty', '3 years, repair for 10', '质保 3 年，可维修 10 年', '3 años; reparación durante 10'),
    ],
    options: speakerOptions,
    skus: grid('OA-JT', speakerOptions, [26, 31, 12], { price: 168_000, listPrice: 188_000, weight: 9_400 }),
    pictures: ['speaker-oak', 'speaker-ink', 'speaker-moon', 'speaker-shelf', 'speaker-close'],
    purchaseLimit: 3,
    rating: 489,
    reviewCount: 21,
    sales: 132,
    listedAt: 115,
    services: ['return7', 'invoice', 'freeFreight', 'repair'],
  }),
  product({
    code: 'eddy-turntable',
    merchant: 'otter-audio',
    category: 'turntables',
    brand: 'otter',
    title: text('Eddy record player', '“回旋”黑胶唱机', 'Tocadiscos Eddy'),
    subtitle: text(
      'Lifts the arm by itself when you have fallen asleep.',
      '你睡着了，它自己抬起唱臂。',
      'Levanta el brazo solo cuando te has dormido.',
    ),
    fact: text('33 and 45 rpm · phono stage inside', '33、45 转 · 内置唱放', 'A 33 y 45 r. p. m. · con previo'),
    description: paragraphs(
      text(
        'A belt, a glass platter under the felt, an arm balanced with a brass weight you set once and forget.',
        '皮带传动，毡垫底下是玻璃转盘；唱臂配黄铜砝码，调一次就不用再管。',
        'Correa, plato de cristal bajo el fieltro y un brazo con contrapeso de latón que se ajusta una vez y se olvida.',
      ),
      text(
        'The phono stage is built in and can be switched out when you buy a better one from somebody else.',
        '自带唱放，哪天你从别家买了更好的，拨一下开关就能旁路。',
        'El previo va dentro y se puede anular el día que compres uno mejor en otra casa.',
      ),
    ),
    attributes: [
      attribute(
        'material',
        'Oak or lacquered fiberboard, glass',
        '橡木或烤漆密度板、玻璃',
        'Roble o tablero lacado, y cristal',
      ),
      attribute('connection', 'RCA, 3.5 mm', 'RCA、3.5 毫米', 'Salidas RCA y 3,5 mm'),
      attribute(
        'contents',
        'Player, cartridge, felt mat, dust cover',
        '唱机、唱头、毡垫、防尘盖',
        'Tocadiscos, cápsula, fieltro y tapa',
      ),
      attribute('warranty', '3 years, repair for 10', '质保 3 年，可维修 10 年', '3 años; reparación durante 10'),
    ],
    options: turntableOptions,
    skus: grid('OA-ED', turntableOptions, [18, 14], { price: 229_000, memberPrice: 218_000, weight: 7_600 }),
    pictures: ['turntable-oak', 'turntable-mist', 'turntable-record', 'turntable-close'],
    purchaseLimit: 2,
    rating: 484,
    reviewCount: 17,
    sales: 88,
    listedAt: 10,
    services: ['return7', 'invoice', 'freeFreight', 'fragileCover', 'repair'],
  }),
  product({
    code: 'field-recordings-lp',
    merchant: 'otter-audio',
    category: 'records',
    brand: 'slow-reel',
    title: text('Field recordings on vinyl', '自然录音黑胶唱片', 'Grabaciones de campo en vinilo'),
    subtitle: text(
      'Forty minutes in which nothing happens, beautifully.',
      '四十分钟，什么都没发生，很好听。',
      'Cuarenta minutos en los que no pasa nada, y qué bien suena.',
    ),
    fact: text('180 g · printed inner sleeve', '180 克 · 印花内袋', 'De 180 g · funda interior impresa'),
    description: paragraphs(
      text(
        'Recorded with two microphones and no talking. “Rain on a tin roof” is a single evening near Suzhou; “Night ferry” crosses a river and comes back.',
        '两支话筒，没有旁白。《铁皮屋檐下的雨》是苏州郊外的一个傍晚，《夜渡》过一条河，又渡回来。',
        'Grabado con dos micrófonos y sin hablar. «Lluvia sobre chapa» es una sola tarde cerca de Suzhou; «Transbordador de noche» cruza un río y vuelve.',
      ),
      text(
        'Cut at half speed and pressed in runs of five hundred. The last groove is locked: it goes on raining until you get up.',
        '半速刻版，每批只压五百张。最后一圈是闭合槽：你不起身，雨就一直下。',
        'Cortado a media velocidad y prensado de quinientos en quinientos. El último surco es cerrado: sigue lloviendo hasta que te levantas.',
      ),
    ),
    attributes: [
      attribute('material', 'Virgin vinyl, recycled card', '原生黑胶、再生纸板', 'Vinilo virgen y cartón reciclado'),
      attribute('contents', 'One LP, booklet of eight pages', '一张 LP，八页册子', 'Un LP y librillo de ocho páginas'),
    ],
    options: recordOptions,
    skus: grid('OA-LP', recordOptions, [64, 5], { price: 19_800, weight: 380 }),
    pictures: ['record-rain', 'record-river', 'record-sleeve', 'record-close'],
    rating: 475,
    reviewCount: 14,
    sales: 121,
    listedAt: 39,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'glass-mirror-ball',
    merchant: 'luz-y-lino',
    category: 'mirror-balls',
    brand: 'luz',
    title: text('Mirror ball of real glass', '玻璃镜面球', 'Bola de espejos de cristal'),
    subtitle: text(
      'One candle and the ceiling begins to move.',
      '点一支蜡烛，天花板就动起来。',
      'Con una sola vela, el techo se pone a bailar.',
    ),
    fact: text('Hand-set tiles · with thread', '手贴镜片 · 附挂线', 'Teselas a mano · con hilo'),
    description: paragraphs(
      text(
        'Glass squares set one by one on a fiber shell, so every spot of light has a hard edge. Plastic ones only shimmer.',
        '玻璃小方片一片片贴在纤维球壳上，每个光斑边缘都是利的。塑料的只会泛光。',
        'Cuadraditos de cristal pegados uno a uno sobre fibra: cada mancha de luz tiene el borde nítido. Las de plástico solo brillan.',
      ),
      text(
        'Hangs from a thread that turns by itself in the warm air over a lamp. No motor.',
        '挂在灯上方，热气上升，线自己就转。没有马达。',
        'Cuelga de un hilo que gira solo con el aire tibio de una lámpara. Sin motor.',
      ),
    ),
    attributes: [
      attribute('material', 'Mirror glass, fiber shell', '镜面玻璃、纤维球壳', 'Espejo y fibra prensada'),
      attribute('care', 'Dust with a dry brush', '干刷除尘', 'Quita el polvo con un pincel seco'),
      attribute('weight', '0.4 to 2.6 kg', '0.4–2.6 千克', 'De 0,4 a 2,6 kg'),
    ],
    options: ballOptions,
    skus: grid(
      'LL-MB',
      ballOptions,
      [48, 30, 7, 22, 15, 0],
      { price: 12_800, weight: 700 },
      { 25: { fen: 12_000, grams: 900 }, 40: { fen: 36_000, grams: 3_100 } },
    ),
    pictures: ['mirror-ball-chrome', 'mirror-ball-brass', 'mirror-ball-two', 'mirror-ball-close'],
    rating: 481,
    reviewCount: 13,
    sales: 102,
    listedAt: 26,
    services: ['return7', 'invoice', 'fragileCover'],
  }),
]
