// Floor 8, what holds, marks and looks closer: stapler, clips, calendar, cards, magnifier.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, color, grid, option, product, value } from './vocabulary.ts'

const staplerOptions = [
  option('color', color('lacquer', 'stapler-lacquer'), color('moss', 'stapler-moss'), color('ink', 'stapler-ink')),
]
const clipOptions = [
  option('set', value('twenty', '20 clips', '20 枚', '20 clips'), value('hundred', '100 clips', '100 枚', '100 clips')),
]
const calendarOptions = [option('color', color('moss', 'calendar-moss'), color('lacquer', 'calendar-lacquer'))]
const cardOptions = [option('color', color('oak', 'card-box-oak'), color('moss', 'card-box-moss'))]
const magnifierOptions = [
  option('color', color('brass', 'magnifier-brass'), color('plum', 'magnifier-plum')),
  option(
    'measure',
    value('60', '60 mm lens', '镜片 60 毫米', 'Lente de 60 mm'),
    value('90', '90 mm lens', '镜片 90 毫米', 'Lente de 90 mm'),
  ),
]

export const DESK_TOOLS: DemoProduct[] = [
  product({
    code: 'steel-stapler',
    merchant: 'paperbird',
    category: 'staplers-and-clips',
    brand: 'paperbird',
    title: text('Steel desk stapler', '钢制订书机', 'Grapadora de acero'),
    subtitle: text(
      'Twenty-five sheets, one thud, no jam.',
      '二十五页，一声闷响，不卡钉。',
      'Veinticinco hojas, un golpe seco y ningún atasco.',
    ),
    fact: text('24/6 staples · opens flat', '24/6 订书钉 · 可平开', 'Grapas 24/6 · se abre del todo'),
    description: paragraphs(
      text(
        'The arm is one casting and pivots on a screw, not a rivet. Opens flat for pinning a drawing to a wall.',
        '压臂整体铸成，转轴用螺丝不用铆钉。掰平了，能往墙上钉画。',
        'El brazo es de una sola fundición y gira sobre un tornillo, no un remache. Se abre del todo para clavar un dibujo en la pared.',
      ),
      text(
        'With a thousand staples. It likes to be heavy and does not slide.',
        '附一千枚钉。它乐得沉一点，按下去不会跑。',
        'Con mil grapas. Le gusta pesar: no resbala.',
      ),
    ),
    attributes: [
      attribute('material', 'Steel, rubber foot', '钢、橡胶底', 'Acero y base de goma'),
      attribute('size', '15 × 4 × 7 cm', '15 × 4 × 7 厘米', 'Mide 15 × 4 × 7 cm'),
      attribute('warranty', '10 years', '10 年', '10 años'),
    ],
    options: staplerOptions,
    skus: grid('PB-SP', staplerOptions, [58, 42, 66], { price: 9_800, weight: 520 }),
    pictures: ['stapler-lacquer', 'stapler-moss', 'stapler-ink', 'stapler-close'],
    rating: 483,
    reviewCount: 15,
    sales: 176,
    listedAt: 102,
    services: ['return7', 'invoice', 'repair'],
  }),
  product({
    code: 'brass-paper-clips',
    merchant: 'paperbird',
    category: 'staplers-and-clips',
    brand: 'paperbird',
    title: text('Brass paper clips', '黄铜回形针', 'Clips de latón'),
    subtitle: text(
      'Hold ten sheets and do not leave a mark.',
      '夹十页纸，不留印。',
      'Sujetan diez hojas y no dejan marca.',
    ),
    fact: text('Rounded ends · 32 mm', '圆头 · 32 毫米', 'Puntas redondas · 32 mm'),
    description: paragraphs(
      text(
        'Drawn brass wire, bent in three turns, ends tumbled round. In a matchbox with a drawer.',
        '黄铜丝弯三道，两头滚圆，装在带小抽屉的火柴盒里。',
        'Alambre de latón con tres vueltas y puntas redondeadas, en una caja de cerillas con cajoncito.',
      ),
      text(
        'They darken in a year. A drop of lemon brings them back.',
        '一年左右变深，滴点柠檬汁又亮了。',
        'En un año se oscurecen. Con una gota de limón vuelven.',
      ),
    ),
    attributes: [
      attribute('material', 'Brass wire, 1.1 mm', '黄铜丝，1.1 毫米', 'Alambre de latón de 1,1 mm'),
      attribute('care', 'Lemon juice, then water', '柠檬汁擦，再过水', 'Zumo de limón y agua'),
    ],
    options: clipOptions,
    skus: grid('PB-CP', clipOptions, [400, 160], { price: 800, weight: 30 }, { hundred: { fen: 2_400, grams: 110 } }),
    pictures: ['clips-brass', 'clips-sheet', 'clips-close'],
    rating: 474,
    reviewCount: 30,
    sales: 820,
    listedAt: 410,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'perpetual-desk-calendar',
    merchant: 'paperbird',
    category: 'calendars',
    brand: 'paperbird',
    title: text('Ring-bound desk calendar', '线圈台历', 'Calendario de mesa con anillas'),
    subtitle: text(
      'Weeks begin on Monday and have room for a lunch.',
      '一周从星期一起，每格写得下一顿午饭。',
      'La semana empieza en lunes y cabe una comida.',
    ),
    fact: text('12 months · letterpress', '12 个月 · 活字印', '12 meses · tipografía'),
    description: paragraphs(
      text(
        'Printed by letterpress in two colors, with moon phases and the twenty-four solar terms in small type at the foot.',
        '活字双色印刷，下边一行小字印着月相与二十四节气。',
        'Impreso con tipos móviles a dos tintas, con las fases de la luna y los veinticuatro términos solares al pie, en letra pequeña.',
      ),
      text(
        'Stands on its own card and hangs from its own ring. The backs are blank, for shopping.',
        '立得住，也挂得起。背面空白，列买菜单用。',
        'Se sostiene solo y se cuelga de su anilla. El reverso va en blanco, para la compra.',
      ),
    ),
    attributes: [
      attribute('paper', '200 g cotton card', '200 克棉卡', 'Cartulina de algodón de 200 g'),
      attribute('size', '15 × 17 cm', '15 × 17 厘米', 'Mide 15 × 17 cm'),
    ],
    options: calendarOptions,
    skus: grid('PB-CD', calendarOptions, [130, 96], { price: 5_600, memberPrice: 4_900, weight: 240 }),
    pictures: ['calendar-moss', 'calendar-lacquer', 'calendar-desk', 'calendar-close'],
    rating: 481,
    reviewCount: 17,
    sales: 254,
    listedAt: 4,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'index-card-box',
    merchant: 'paperbird',
    category: 'card-boxes',
    brand: 'paperbird',
    title: text('Index card box', '卡片盒', 'Fichero de tarjetas'),
    subtitle: text(
      'A memory with a lid and twenty-six tabs.',
      '带盖的记性，二十六张分隔卡。',
      'Una memoria con tapa y veintiséis separadores.',
    ),
    fact: text('200 ruled cards', '附 200 张横线卡', 'Con 200 fichas rayadas'),
    description: paragraphs(
      text(
        'For recipes, birds, people met on trains. The box is beech board covered in bookcloth, with a brass frame for a label.',
        '记菜谱，记鸟，记火车上遇见的人。榉木板裱书布，正面有黄铜标签框。',
        'Para recetas, aves o gente que conociste en un tren. La caja es de haya forrada en tela de encuadernar, con portaetiqueta de latón.',
      ),
      text(
        'Cards are thick enough to stand and thin enough to shuffle.',
        '卡片厚得立得住，薄得洗得动。',
        'Las fichas son gruesas como para tenerse en pie y finas como para barajarlas.',
      ),
    ),
    attributes: [
      attribute('material', 'Beech board, bookcloth, brass', '榉木板、书布、黄铜', 'Tablero de haya, tela y latón'),
      attribute(
        'paper',
        '190 g card, 7.5 × 12.5 cm',
        '190 克卡纸，7.5 × 12.5 厘米',
        'Cartulina de 190 g, 7,5 × 12,5 cm',
      ),
      attribute(
        'contents',
        'Box, 200 cards, 26 tabs',
        '盒、200 张卡、26 张分隔卡',
        'Fichero, 200 fichas y 26 separadores',
      ),
    ],
    options: cardOptions,
    skus: grid('PB-CX', cardOptions, [48, 35], { price: 14_800, weight: 1_100 }),
    pictures: ['card-box-oak', 'card-box-moss', 'card-box-close'],
    rating: 487,
    reviewCount: 10,
    sales: 84,
    listedAt: 170,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'reading-magnifier',
    merchant: 'pine-and-ember',
    category: 'magnifiers',
    brand: 'northline',
    title: text('Magnifying glass for maps and stamps', '看图看邮票的放大镜', 'Lupa para mapas y sellos'),
    subtitle: text('Makes the footpath appear.', '把小路照出来。', 'Hace que aparezca el sendero.'),
    fact: text('Glass lens · 3×', '玻璃镜片 · 3 倍', 'Lente de cristal · 3×'),
    description: paragraphs(
      text(
        'Ground glass, not plastic, so the letters stay straight to the rim. The handle unscrews and keeps a needle inside.',
        '研磨玻璃，不是塑料，字到边上也不弯。手柄拧开，里面藏着一根针。',
        'Cristal tallado, no plástico: las letras siguen rectas hasta el borde. El mango se desenrosca y guarda una aguja.',
      ),
      text(
        'In a felt pouch. Do not leave it on a sunny windowsill; the table will remember.',
        '配毡袋。别搁在朝阳的窗台上，桌面会记住的。',
        'En funda de fieltro. No la dejes al sol en el alféizar: la mesa se acordará.',
      ),
    ),
    attributes: [
      attribute('material', 'Optical glass, brass, walnut', '光学玻璃、黄铜、胡桃木', 'Vidrio óptico, latón y nogal'),
      attribute('size', '15 or 20 cm with handle', '连柄 15 或 20 厘米', '15 o 20 cm con mango'),
      attribute('care', 'Clean with the felt', '用毡布擦拭', 'Límpiala con el fieltro'),
    ],
    options: magnifierOptions,
    skus: grid(
      'PE-MG',
      magnifierOptions,
      [52, 24, 30, 2],
      { price: 11_800, weight: 180 },
      { 90: { fen: 6_000, grams: 140 } },
    ),
    pictures: ['magnifier-brass', 'magnifier-plum', 'magnifier-map', 'magnifier-close'],
    rating: 478,
    reviewCount: 11,
    sales: 98,
    listedAt: 245,
    services: ['return7', 'invoice'],
  }),
]
