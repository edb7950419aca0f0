// Floor 7, what a picture is taken, held and printed with: Otter Audio's camera counter.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, color, grid, option, product, single, value } from './vocabulary.ts'

const filmOptions = [
  option(
    'motif',
    { ...value('color', 'Color, ISO 200', '彩色，ISO 200', 'Color, ISO 200'), picture: 'film-color' },
    { ...value('gray', 'Black and white, ISO 400', '黑白，ISO 400', 'Blanco y negro, ISO 400'), picture: 'film-gray' },
  ),
  option('set', value('one', 'One roll', '单卷', 'Un carrete'), value('five', 'Five rolls', '五卷', 'Cinco carretes')),
]
const halfFrameOptions = [option('color', color('celadon', 'half-frame-celadon'), color('rose', 'half-frame-rose'))]
const lensOptions = [
  option(
    'finish',
    { ...value('black', 'Black', '黑', 'Negro'), picture: 'lens-ink' },
    { ...value('brass', 'Raw brass', '裸铜', 'Latón crudo'), picture: 'lens-brass' },
  ),
  option(
    'fitting',
    value('m', 'M mount', 'M 卡口', 'Montura M'),
    value('ltm', 'Screw mount', 'L39 螺口', 'Montura de rosca'),
  ),
]
const tripodOptions = [option('color', color('ink', 'tripod-ink'), color('oak', 'tripod-oak'))]
const printerOptions = [option('color', color('moon', 'printer-moon'), color('celadon', 'printer-celadon'))]

export const SOUND_IMAGE: DemoProduct[] = [
  product({
    code: 'slow-reel-35mm-film',
    merchant: 'otter-audio',
    category: 'film',
    brand: 'slow-reel',
    title: text('35 mm film, 36 frames', '135 胶卷，36 张', 'Carrete de 35 mm, 36 fotos'),
    subtitle: text(
      'Kind to skin, patient with clouds.',
      '拍人肤色好看，拍云也耐得住。',
      'Amable con la piel y paciente con las nubes.',
    ),
    fact: text('Color 200 · black and white 400', '彩色 200 · 黑白 400', 'Color 200 · blanco y negro 400'),
    description: paragraphs(
      text(
        'The color film leans towards apricot in the evening. The black and white one keeps the grain where you can see it.',
        '彩色卷到傍晚偏一点杏色；黑白卷的颗粒，不藏着。',
        'El de color tira al albaricoque por la tarde. El de blanco y negro deja el grano a la vista.',
      ),
      text(
        'Develops anywhere in standard chemistry. Keep it in the fridge next to something you do not mind photographing.',
        '普通药水，哪里都能冲。放冰箱里，挨着什么都行。',
        'Se revela en cualquier laboratorio. Guárdalo en la nevera, al lado de algo que te apetezca fotografiar.',
      ),
    ),
    attributes: [
      attribute('contents', 'Film in aluminum can', '铝罐装胶卷', 'Carrete en bote de aluminio'),
      attribute('shelfLife', 'Two years in the fridge', '冷藏 2 年', 'Dos años en la nevera'),
      attribute('storage', 'Below 13 °C', '13 °C 以下', 'A menos de 13 °C'),
    ],
    options: filmOptions,
    skus: grid(
      'SR-FM',
      filmOptions,
      [310, 74, 260, 41],
      { price: 6_800, weight: 40 },
      { five: { fen: 24_000, grams: 140 } },
    ),
    pictures: ['film-color', 'film-gray', 'film-camera', 'film-close'],
    purchaseLimit: 10,
    rating: 478,
    reviewCount: 36,
    sales: 840,
    listedAt: 160,
    services: ['invoice'],
  }),
  product({
    code: 'half-frame-camera',
    merchant: 'otter-audio',
    category: 'film-cameras',
    brand: 'aperture',
    title: text('Half-frame film camera', '半格胶片相机', 'Cámara de medio fotograma'),
    subtitle: text(
      'Seventy-two pictures on a roll, two by two.',
      '一卷七十二张，两两成双。',
      'Setenta y dos fotos por carrete, de dos en dos.',
    ),
    fact: text('35 mm · fixed 28 mm lens', '135 胶卷 · 28 毫米定焦', 'De 35 mm · objetivo fijo de 28 mm'),
    description: paragraphs(
      text(
        'Stands upright when you hold it flat, so portraits come first. Zone focus with three small drawings: a face, a table, a mountain.',
        '横着拿，拍出来是竖的，所以先拍到的总是人。三格区域对焦：一张脸、一张桌、一座山。',
        'Sujeta en horizontal, hace fotos verticales: primero salen los retratos. Enfoque por zonas con tres dibujitos: una cara, una mesa, una montaña.',
      ),
      text(
        'Light enough to forget in a coat. The two halves that share a print are never the ones you planned.',
        '轻得会忘在大衣口袋里。洗出来挨在一起的两张，从来不是你计划的那两张。',
        'Tan ligera que se olvida en el abrigo. Las dos mitades que comparten copia nunca son las que pensabas.',
      ),
    ),
    attributes: [
      attribute('material', 'Aluminum, leatherette', '铝、人造革蒙皮', 'Aluminio y polipiel'),
      attribute(
        'power',
        'None; one button cell for the flash',
        '无；闪光灯用一颗纽扣电池',
        'Ninguna; una pila de botón para el flash',
      ),
      attribute('warranty', '3 years', '3 年', '3 años'),
    ],
    options: halfFrameOptions,
    skus: grid('OA-HF', halfFrameOptions, [36, 20], { price: 69_800, listPrice: 79_800, weight: 420 }),
    pictures: ['half-frame-celadon', 'half-frame-rose', 'half-frame-film', 'half-frame-close'],
    purchaseLimit: 2,
    rating: 480,
    reviewCount: 20,
    sales: 144,
    listedAt: 6,
    services: ['return7', 'invoice', 'freeFreight', 'repair'],
  }),
  product({
    code: 'fifty-mm-lens',
    merchant: 'otter-audio',
    category: 'lenses-and-tripods',
    brand: 'slow-reel',
    title: text('50 mm f/2 lens', '50 毫米 f/2 镜头', 'Objetivo de 50 mm f/2'),
    subtitle: text(
      'Sharp in the middle, gentle at the edge of the table.',
      '中间锐，到桌边就柔下来。',
      'Nítido en el centro y suave hacia el borde de la mesa.',
    ),
    fact: text('Six elements · 230 g', '六片镜片 · 230 克', 'Seis elementos · 230 g'),
    description: paragraphs(
      text(
        'Six pieces of glass, one coating, ten aperture blades that make a round highlight even at f/4. Focus falls into place with a quarter turn.',
        '六片玻璃，单层镀膜，十片光圈叶，收到 f/4 光斑还是圆的。四分之一圈，焦就对上了。',
        'Seis vidrios, un solo tratamiento y diez palas que dan luces redondas hasta f/4. Un cuarto de vuelta y está enfocado.',
      ),
      text(
        'The brass version is not lacquered and will darken where your fingers are.',
        '裸铜款不上漆，手指常碰的地方会慢慢变深。',
        'La versión de latón no lleva laca y se oscurecerá donde pongas los dedos.',
      ),
    ),
    attributes: [
      attribute('material', 'Brass, optical glass', '黄铜、光学玻璃', 'Latón y vidrio óptico'),
      attribute(
        'contents',
        'Lens, two caps, felt pouch',
        '镜头、前后盖、毡袋',
        'Objetivo, dos tapas y funda de fieltro',
      ),
      attribute('origin', 'Nagano, Japan', '日本长野', 'Nagano (Japón)'),
    ],
    options: lensOptions,
    skus: grid('SR-LN', lensOptions, [8, 5, 3, 2], { price: 338_000, weight: 360 }),
    pictures: ['lens-ink', 'lens-brass', 'lens-two', 'lens-close'],
    purchaseLimit: 1,
    rating: 492,
    reviewCount: 6,
    sales: 21,
    listedAt: 92,
    services: ['return7', 'invoice', 'freeFreight', 'repair'],
  }),
  product({
    code: 'walking-tripod',
    merchant: 'otter-audio',
    category: 'lenses-and-tripods',
    brand: 'northline',
    title: text('Small walking tripod', '徒步小三脚架', 'Trípode pequeño de excursión'),
    subtitle: text(
      'Stands on three legs in the wind and fits beside a loaf.',
      '风里站得稳，收起来和一条面包差不多长。',
      'Aguanta el viento sobre tres patas y cabe junto a una barra de pan.',
    ),
    fact: text('Holds 4 kg · 41 cm folded', '承重 4 千克 · 收起 41 厘米', 'Hasta 4 kg · 41 cm plegado'),
    description: paragraphs(
      text(
        'Legs lock with a half turn and can be opened with gloves. Spikes under the rubber feet, for moss.',
        '脚管半圈锁紧，戴手套也拧得动。橡胶脚里藏着脚钉，专对付苔地。',
        'Las patas se bloquean con media vuelta, también con guantes. Bajo la goma hay púas, para el musgo.',
      ),
      text(
        'The pan handle unscrews and becomes a shutter release for people with a string.',
        '摇把旋下来，系根线就是一条快门线。',
        'La manija se desenrosca y, con un cordel, sirve de disparador.',
      ),
    ),
    attributes: [
      attribute('material', 'Aluminum or oak legs, brass', '铝或橡木脚管、黄铜', 'Patas de aluminio o roble, y latón'),
      attribute('size', '41 to 138 cm', '41–138 厘米', 'De 41 a 138 cm'),
      attribute('weight', '1.2 kg', '1.2 千克', '1,2 kg con rótula'),
      attribute('warranty', '5 years', '5 年', '5 años'),
    ],
    options: tripodOptions,
    skus: grid(
      'OA-TR',
      tripodOptions,
      [44, 16],
      { price: 58_800, memberPrice: 54_800, weight: 1_600 },
      { oak: { fen: 14_000, grams: 300 } },
    ),
    pictures: ['tripod-ink', 'tripod-oak', 'tripod-camera', 'tripod-close'],
    rating: 483,
    reviewCount: 11,
    sales: 66,
    listedAt: 225,
    services: ['return7', 'invoice', 'freeFreight', 'repair'],
  }),
  product({
    code: 'restored-cine-camera',
    merchant: 'otter-audio',
    category: 'film-cameras',
    brand: 'otter',
    title: text('16 mm cine camera, restored', '修复 16 毫米电影摄影机', 'Cámara de cine de 16 mm restaurada'),
    subtitle: text(
      'Three minutes of film, wound by hand, worth waiting for.',
      '一卷三分钟，手上发条，值得等。',
      'Tres minutos de película, a cuerda, que se hacen esperar.',
    ),
    fact: text('About 1962 · grade B', '约一九六二年 · 九成新', 'Hacia 1962 · grado B'),
    description: paragraphs(
      text(
        'Bought from a village cinema that had kept it in a flour bin. New mainspring, cleaned gate, lens collimated on our bench.',
        '从一家乡镇影院收来，一直放在面缸里。换了主发条，清了片门，镜头在我们台上校过。',
        'La compramos a un cine de pueblo que la guardaba en un arcón de harina. Muelle nuevo, ventanilla limpia y objetivo colimado en nuestro banco.',
      ),
      text(
        'Runs at twenty-four frames and sounds like a sewing machine that is happy. The paint is worn where four people held it.',
        '每秒二十四格，声音像一台心情不错的缝纫机。漆磨掉的地方，是前后四个人握过的。',
        'Va a veinticuatro fotogramas y suena como una máquina de coser contenta. La pintura está gastada por donde la agarraron cuatro personas.',
      ),
    ),
    attributes: [
      attribute(
        'contents',
        'Camera, 25 mm lens, two spools, test reel',
        '摄影机、25 毫米镜头、两只片盘、试机片',
        'Cámara, objetivo de 25 mm, dos bobinas y película de prueba',
      ),
      attribute('power', 'Spring, 28 seconds per winding', '发条，每次 28 秒', 'A cuerda, 28 segundos por carga'),
      attribute('warranty', '1 year from our workbench', '工作台质保 1 年', '1 año de nuestro taller'),
    ],
    skus: single('OA-RE-CINE', 1, { price: 426_000, weight: 4_200 }),
    pictures: ['cine-camera', 'cine-camera-plinth', 'cine-camera-film', 'cine-camera-close'],
    condition: 'used',
    grade: text(
      'Grade B: working, visible wear',
      '九成新：功能正常，可见使用痕迹',
      'Grado B: funciona, desgaste visible',
    ),
    purchaseLimit: 1,
    rating: 490,
    reviewCount: 2,
    sales: 6,
    listedAt: 16,
    services: ['return7', 'invoice', 'freeFreight', 'fragileCover', 'repair'],
  }),
  product({
    code: 'postcard-photo-printer',
    merchant: 'otter-audio',
    category: 'photo-printers',
    brand: 'otter',
    title: text('Postcard photo printer', '明信片照片打印机', 'Impresora de fotos tamaño postal'),
    subtitle: text(
      'Prints one picture well instead of forty badly.',
      '印好一张，不糊弄四十张。',
      'Imprime bien una foto en lugar de cuarenta mal.',
    ),
    fact: text('10 × 15 cm · 50 s a print', '10 × 15 厘米 · 每张 50 秒', 'De 10 × 15 cm · 50 s por copia'),
    description: paragraphs(
      text(
        'Four passes of dye on a card you can write on. Comes out dry; the back has a line for the address and a square for the stamp.',
        '四道热升华，印在能写字的卡上。出来就是干的，背面有地址线和贴邮票的小方框。',
        'Cuatro pasadas de tinta sobre una cartulina en la que se puede escribir. Sale seca; el dorso trae línea para la dirección y cuadro para el sello.',
      ),
      text(
        'Takes pictures from a phone or a card, needs no account and sends nothing anywhere.',
        '手机、存储卡都行；不用注册，也不往外传任何东西。',
        'Toma las fotos del móvil o de una tarjeta, no pide cuenta y no envía nada a ninguna parte.',
      ),
    ),
    attributes: [
      attribute('connection', 'Wi-Fi, USB-C, SD card', 'Wi-Fi、USB-C、SD 卡', 'Wi-Fi, USB-C y tarjeta SD'),
      attribute('contents', 'Printer, ribbon, 18 cards', '打印机、色带、18 张卡', 'Impresora, cinta y 18 cartulinas'),
      attribute('size', '20 × 15 × 12 cm', '20 × 15 × 12 厘米', 'Mide 20 × 15 × 12 cm'),
      attribute('warranty', '3 years, repair for 10', '质保 3 年，可维修 10 年', '3 años; reparación durante 10'),
    ],
    options: printerOptions,
    skus: grid('OA-PR', printerOptions, [22, 17], { price: 94_800, weight: 2_300 }),
    pictures: ['printer-moon', 'printer-celadon', 'printer-desk', 'printer-close'],
    rating: 467,
    reviewCount: 9,
    sales: 57,
    listedAt: 67,
    services: ['return7', 'invoice', 'freeFreight', 'repair'],
  }),
]
