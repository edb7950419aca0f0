// Floor 8, the part of a desk that has a cable: keyboard, mouse, stand, case, lamp, calculator.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, color, grid, option, product, value } from './vocabulary.ts'

const keyboardOptions = [
  option('color', color('moon', 'keyboard-moon'), color('clay', 'keyboard-clay'), color('mist', 'keyboard-mist')),
  option(
    'switches',
    value('linear', 'Linear', '线性轴', 'Lineales'),
    value('tactile', 'Tactile', '段落轴', 'Táctiles'),
    value('silent', 'Silent', '静音轴', 'Silenciosos'),
  ),
]
const mouseOptions = [
  option('color', color('moon', 'mouse-moon'), color('rose', 'mouse-rose'), color('ink', 'mouse-ink')),
]
const standOptions = [
  option('color', color('oak', 'laptop-stand-oak'), color('ink', 'laptop-stand-ink')),
  option(
    'measure',
    value('13', 'Up to 14 in', '14 英寸以内', 'Hasta 14 pulgadas'),
    value('16', 'Up to 17 in', '17 英寸以内', 'Hasta 17 pulgadas'),
  ),
]
const caseOptions = [
  option(
    'color',
    color('caramel', 'phone-case-caramel'),
    color('moss', 'phone-case-moss'),
    color('plum', 'phone-case-plum'),
  ),
  option(
    'fitting',
    value('small', '6.1 in phones', '6.1 英寸手机', 'Móviles de 6,1 pulgadas'),
    value('large', '6.7 in phones', '6.7 英寸手机', 'Móviles de 6,7 pulgadas'),
  ),
]
const lampOptions = [
  option(
    'color',
    color('ochre', 'desk-lamp-ochre'),
    color('celadon', 'desk-lamp-celadon'),
    color('lacquer', 'desk-lamp-lacquer'),
  ),
]
const calculatorOptions = [option('color', color('moon', 'calculator-moon'), color('mist', 'calculator-mist'))]

export const DESK_MACHINES: DemoProduct[] = [
  product({
    code: 'sixty-key-keyboard',
    merchant: 'otter-audio',
    category: 'keyboards',
    brand: 'otter',
    title: text('Mechanical keyboard, 60 keys', '60 键机械键盘', 'Teclado mecánico de 60 teclas'),
    subtitle: text(
      'Tuned like an instrument, because it is one.',
      '像调乐器一样调过，它本来也算乐器。',
      'Afinado como un instrumento, porque lo es.',
    ),
    fact: text('Hot-swap switches · USB-C', '轴体热插拔 · USB-C', 'Interruptores intercambiables · USB-C'),
    description: paragraphs(
      text(
        'A brass plate, a wool sheet beneath it, keycaps with the letters dyed through. It sounds like rain on a wooden roof and stops when you do.',
        '黄铜定位板，底下垫羊毛毡；键帽热升华，字磨不掉。打起来像雨落木檐，你停它就停。',
        'Placa de latón, debajo una lámina de lana y teclas con la letra teñida. Suena a lluvia sobre madera y calla cuando tú callas.',
      ),
      text(
        'Every switch pulls out with the tool in the box. Three languages of keycaps; the layout is changed in the keyboard itself, not in a program.',
        '每颗轴都能用盒里的工具拔。键帽有三种语言，改键存在键盘里，不用装软件。',
        'Cada interruptor se saca con la herramienta incluida. Teclas en tres idiomas; la distribución se cambia en el propio teclado, sin programas.',
      ),
    ),
    attributes: [
      attribute('connection', 'USB-C, Bluetooth 5.3', 'USB-C、蓝牙 5.3', 'USB-C y Bluetooth 5.3'),
      attribute('size', '30 × 11 × 3.5 cm', '30 × 11 × 3.5 厘米', 'Mide 30 × 11 × 3,5 cm'),
      attribute('weight', '920 g', '920 克', '920 g sin cable'),
      attribute('warranty', '3 years, repair for 10', '质保 3 年，可维修 10 年', '3 años; reparación durante 10'),
    ],
    options: keyboardOptions,
    skus: grid(
      'OA-KB',
      keyboardOptions,
      [40, 52, 33, 18, 22, 9, 26, 30, 0],
      { price: 69_800, listPrice: 76_800, weight: 1_300 },
      { silent: { fen: 4_000, grams: 0 } },
    ),
    pictures: ['keyboard-moon', 'keyboard-clay', 'keyboard-mist', 'keyboard-mouse', 'keyboard-close'],
    purchaseLimit: 2,
    rating: 486,
    reviewCount: 44,
    sales: 510,
    listedAt: 85,
    services: ['return7', 'invoice', 'freeFreight', 'repair'],
  }),
  product({
    code: 'quiet-mouse',
    merchant: 'otter-audio',
    category: 'mice',
    brand: 'otter',
    title: text('Quiet wireless mouse', '静音无线鼠标', 'Ratón inalámbrico silencioso'),
    subtitle: text('Clicks like a soft pencil.', '点一下，像软铅笔落在纸上。', 'Hace clic como un lápiz blando.'),
    fact: text('For either hand · 78 g', '左右手通用 · 78 克', 'Para las dos manos · 78 g'),
    description: paragraphs(
      text(
        'Symmetrical, so that the tired hand can hand over to the other. The wheel has steps you feel and do not hear.',
        '左右对称，这只手累了换那只。滚轮一格一格，摸得到，听不见。',
        'Simétrico, para que la mano cansada pase el relevo a la otra. La rueda tiene pasos que se notan y no se oyen.',
      ),
      text(
        'Charges in the time a kettle takes and then runs for two months. The battery is held by two screws.',
        '烧壶水的工夫充好，能用两个月。电池两颗螺丝固定，拆得下来。',
        'Se carga en lo que tarda en hervir el agua y dura dos meses. La batería va sujeta con dos tornillos.',
      ),
    ),
    attributes: [
      attribute('connection', 'Bluetooth 5.3, USB-C cable', '蓝牙 5.3、USB-C 线', 'Bluetooth 5.3 y cable USB-C'),
      attribute('size', '11 × 6.2 × 3.4 cm', '11 × 6.2 × 3.4 厘米', 'Mide 11 × 6,2 × 3,4 cm'),
      attribute('warranty', '3 years, repair for 10', '质保 3 年，可维修 10 年', '3 años; reparación durante 10'),
    ],
    options: mouseOptions,
    skus: grid('OA-MS', mouseOptions, [76, 33, 58], { price: 22_800, weight: 160 }),
    pictures: ['mouse-moon', 'mouse-rose', 'mouse-ink', 'mouse-close'],
    rating: 470,
    reviewCount: 26,
    sales: 298,
    listedAt: 23,
    services: ['return7', 'invoice', 'freeFreight', 'repair'],
  }),
  product({
    code: 'wooden-laptop-stand',
    merchant: 'luz-y-lino',
    category: 'laptop-stands',
    brand: 'telar',
    title: text('Wooden laptop stand', '实木笔记本支架', 'Soporte de madera para portátil'),
    subtitle: text(
      'Lifts the screen to the eyes and hides the keyboard at five.',
      '屏幕抬到眼睛高，到点把键盘收进底下。',
      'Sube la pantalla a los ojos y esconde el teclado a las cinco.',
    ),
    fact: text('Solid oak · no screws', '实木 · 无螺丝', 'Roble macizo · sin tornillos'),
    description: paragraphs(
      text(
        'A board and two feet, held by sliding dovetails. Take it apart, and it lies flat behind the curtain.',
        '一块板，两只脚，滑动燕尾榫咬住。拆开平放，藏得进窗帘后面。',
        'Una tabla y dos pies unidos con colas de milano deslizantes. Desmontado, cabe plano detrás de la cortina.',
      ),
      text(
        'The groove at the back is for a cable, a pen or a row of small plants.',
        '后面那道槽，走线、搁笔、摆一排小盆栽都行。',
        'La ranura de atrás sirve para un cable, un bolígrafo o una fila de plantitas.',
      ),
    ),
    attributes: [
      attribute('material', 'Oak, oiled or stained black', '橡木，上油或染黑', 'Roble aceitado o teñido de negro'),
      attribute('size', '14 cm tall', '高 14 厘米', 'Alto: 14 cm'),
      attribute('care', 'Oil once a year', '一年上一次油', 'Aceite una vez al año'),
    ],
    options: standOptions,
    skus: grid(
      'LL-LS',
      standOptions,
      [42, 27, 31, 4],
      { price: 32_800, weight: 2_400 },
      { 16: { fen: 6_000, grams: 700 } },
    ),
    pictures: ['laptop-stand-oak', 'laptop-stand-ink', 'laptop-stand-bare'],
    rating: 484,
    reviewCount: 18,
    sales: 167,
    listedAt: 7,
    services: ['return7', 'invoice', 'freeFreight'],
  }),
  product({
    code: 'stitched-phone-case',
    merchant: 'seis-hilos',
    category: 'phone-cases',
    brand: 'seis-hilos',
    title: text('Stitched leather phone case', '手缝皮手机壳', 'Funda de móvil de piel cosida'),
    subtitle: text(
      'Gets better with the pocket it lives in.',
      '在口袋里越揣越好看。',
      'Mejora con el bolsillo en el que vive.',
    ),
    fact: text('Vegetable tanned · 32 g', '植鞣皮 · 32 克', 'Curtido vegetal · 32 g'),
    description: paragraphs(
      text(
        'One piece of vegetable-tanned calf, wet-formed and stitched by hand around the edge. A lip of a millimeter keeps the glass off the table.',
        '一整块植鞣小牛皮，湿塑成型，四边手缝。边沿高出一毫米，屏幕不碰桌面。',
        'Una sola pieza de becerro de curtido vegetal, moldeada en húmedo y cosida a mano. Un reborde de un milímetro separa el cristal de la mesa.',
      ),
      text(
        'When you change your phone, send the case back: we give you a third off the next and make bookmarks of the old one.',
        '换手机了，把旧壳寄回来：新壳减三分之一，旧的拿去做书签。',
        'Cuando cambies de móvil, devuélvenos la funda: te descontamos un tercio de la siguiente y con la vieja hacemos marcapáginas.',
      ),
    ),
    attributes: [
      attribute('material', 'Calf leather, linen thread', '小牛皮、亚麻线', 'Becerro e hilo de lino'),
      attribute('finish', 'Waxed edges', '边缘打蜡', 'Cantos encerados'),
      attribute('care', 'A little neutral cream', '薄涂无色皮霜', 'Un poco de crema incolora'),
    ],
    options: caseOptions,
    skus: grid(
      'SH-PC',
      caseOptions,
      [54, 40, 36, 28, 25, 3],
      { price: 16_800, memberPrice: 15_800, weight: 70 },
      { large: { fen: 1_000, grams: 8 } },
    ),
    pictures: ['phone-case-caramel', 'phone-case-moss', 'phone-case-plum', 'phone-case-three', 'phone-case-close'],
    rating: 476,
    reviewCount: 32,
    sales: 402,
    listedAt: 56,
    services: ['return7', 'invoice', 'repair'],
  }),
  product({
    code: 'jointed-desk-lamp',
    merchant: 'luz-y-lino',
    category: 'desk-lamps',
    brand: 'luz',
    title: text('Jointed desk lamp', '双节台灯', 'Flexo articulado'),
    subtitle: text(
      'Stays exactly where you leave it, even at the third page.',
      '推到哪儿停哪儿，看到第三页也不往下坠。',
      'Se queda donde la dejas, también en la tercera página.',
    ),
    fact: text('Warm LED · dims by touch', '暖光 LED · 触摸调光', 'LED cálido · se regula al tacto'),
    description: paragraphs(
      text(
        'Two joints with cork washers instead of springs. The shade is spun steel, white inside, and does not get hot.',
        '两处关节用软木垫片，不用弹簧。灯罩旋压钢，内壁刷白，摸着不烫。',
        'Dos articulaciones con arandelas de corcho en lugar de muelles. La pantalla es de acero repulsado, blanca por dentro, y no quema.',
      ),
      text(
        'Touch the foot once for reading, twice for a drawing, and hold it for the last one awake.',
        '碰一下底座，看书；碰两下，画画；按住不放，留给最后一个睡的人。',
        'Toca el pie una vez para leer, dos para dibujar, y déjalo pulsado para el último que se acuesta.',
      ),
    ),
    attributes: [
      attribute('material', 'Steel, cork', '钢、软木', 'Acero y corcho'),
      attribute('power', '7 W LED, 2,700 to 4,000 K', '7 瓦 LED，2700–4000K', 'LED de 7 W, de 2.700 a 4.000 K'),
      attribute('size', '46 cm tall, arm 2 × 24 cm', '高 46 厘米，臂 2 × 24 厘米', '46 cm de alto; brazo de 2 × 24 cm'),
      attribute('warranty', '5 years', '5 年', '5 años'),
    ],
    options: lampOptions,
    skus: grid('LL-DL', lampOptions, [38, 29, 17], { price: 43_800, listPrice: 49_800, weight: 2_700 }),
    pictures: ['desk-lamp-ochre', 'desk-lamp-celadon', 'desk-lamp-lacquer', 'desk-lamp-desk', 'desk-lamp-close'],
    rating: 491,
    reviewCount: 24,
    sales: 233,
    listedAt: 138,
    services: ['return7', 'invoice', 'freeFreight', 'repair'],
  }),
  product({
    code: 'honest-calculator',
    merchant: 'paperbird',
    category: 'calculators',
    brand: 'paperbird',
    title: text('Desk calculator, solar', '太阳能计算器', 'Calculadora solar de mesa'),
    subtitle: text(
      'Twenty keys, all of which you know.',
      '二十个键，个个认识。',
      'Veinte teclas, y las conoces todas.',
    ),
    fact: text('12 digits · no battery', '12 位 · 不用电池', '12 dígitos · sin pilas'),
    description: paragraphs(
      text(
        'Keys with the travel of a good typewriter. The sum stays on the display until somebody has written it down.',
        '键程像一台好打字机。得数会一直留着，等人抄完。',
        'Teclas con el recorrido de una buena máquina de escribir. La suma se queda en pantalla hasta que alguien la apunta.',
      ),
      text(
        'Works by candlelight, which we tested at the end of a quarter.',
        '烛光下也能用，季末那天我们试过。',
        'Funciona a la luz de una vela; lo probamos un fin de trimestre.',
      ),
    ),
    attributes: [
      attribute('power', 'Solar cell only', '仅太阳能', 'Solo célula solar'),
      attribute('size', '10 × 15 × 2 cm', '10 × 15 × 2 厘米', 'Mide 10 × 15 × 2 cm'),
      attribute('material', 'Recycled ABS, rubber feet', '再生 ABS、橡胶脚', 'ABS reciclado y pies de goma'),
    ],
    options: calculatorOptions,
    skus: grid('PB-CL', calculatorOptions, [90, 64], { price: 8_900, weight: 210 }),
    pictures: ['calculator-moon', 'calculator-mist', 'calculator-ledger', 'calculator-close'],
    rating: 468,
    reviewCount: 13,
    sales: 142,
    listedAt: 320,
    services: ['return7', 'invoice'],
  }),
]
