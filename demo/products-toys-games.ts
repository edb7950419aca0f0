// Floor 6, things for a table: Tin Moon's puzzles, blocks, cards and a hat, and Nanshan Kiln's mahjong.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, color, grid, option, product, single, value } from './vocabulary.ts'

const puzzleOptions = [
  option(
    'motif',
    { ...value('noon', 'Canal at noon', '正午运河', 'El canal a mediodía'), picture: 'puzzle-noon' },
    { ...value('night', 'Canal at night', '夜泊运河', 'El canal de noche'), picture: 'puzzle-night' },
  ),
  option(
    'pieces',
    value('300', '300 pieces', '300 片', '300 piezas'),
    value('500', '500 pieces', '500 片', '500 piezas'),
    value('1000', '1,000 pieces', '1000 片', '1000 piezas'),
  ),
]
const blockOptions = [
  option(
    'finish',
    { ...value('natural', 'Oiled wood', '木蜡油', 'Aceitados'), picture: 'blocks-tower' },
    { ...value('painted', 'Painted', '上色', 'Pintados'), picture: 'blocks-painted' },
  ),
  option('pieces', value('26', '26 blocks', '26 块', '26 bloques'), value('40', '40 blocks', '40 块', '40 bloques')),
]
const castleOptions = [
  option('color', color('oak', 'castle-oak'), color('clay', 'castle-clay')),
  option('pieces', value('42', '42 blocks', '42 块', '42 bloques'), value('80', '80 blocks', '80 块', '80 bloques')),
]
const mahjongOptions = [option('glaze', color('moon', 'mahjong-moon'), color('celadon', 'mahjong-celadon'))]
const cardOptions = [option('color', color('lacquer', 'cards-lacquer'), color('cobalt', 'cards-cobalt'))]

export const TOYS_GAMES: DemoProduct[] = [
  product({
    code: 'canal-jigsaw-puzzle',
    merchant: 'tin-moon',
    category: 'puzzles',
    brand: 'tin-moon',
    title: text('Jigsaw puzzle “Canal”', '“运河”木质拼图', 'Puzle de madera «Canal»'),
    subtitle: text(
      'The water is half the picture, so begin with the washing lines.',
      '半幅都是水，从晾衣绳拼起比较好。',
      'Medio cuadro es agua: conviene empezar por la ropa tendida.',
    ),
    fact: text('Birch · pieces of 4 mm', '桦木 · 片厚 4 毫米', 'Abedul · piezas de 4 mm'),
    description: paragraphs(
      text(
        'Cut from birch ply with a fretsaw blade as thin as a hair. Pieces click with a sound you begin to wait for.',
        '桦木夹板，用细如发丝的线锯切开。对上的那一声轻响，会让人上瘾。',
        'Contrachapado de abedul cortado con una hoja fina como un pelo. Cada pieza encaja con un clic que acabas esperando.',
      ),
      text(
        'Eleven pieces are shaped like things seen from the workshop window: a heron, a kettle, a cat. If one is lost, send us its neighbors and we cut it again.',
        '有十一片是作坊窗外看得见的东西：一只鹭、一把壶、一只猫。丢了哪片，把旁边几片寄来，我们补切。',
        'Once piezas tienen la forma de lo que se ve desde el taller: una garza, una tetera, un gato. Si pierdes una, mándanos las vecinas y la volvemos a cortar.',
      ),
    ),
    attributes: [
      attribute('material', 'Birch plywood, paper print', '桦木夹板、纸面印刷', 'Contrachapado de abedul y papel'),
      attribute('age', 'From 8 years', '8 岁以上', 'Desde 8 años'),
      attribute('size', '48 × 34 cm finished (500)', '拼成 48 × 34 厘米（500 片）', '48 × 34 cm ya montado (500)'),
    ],
    options: puzzleOptions,
    skus: grid(
      'TM-PZ',
      puzzleOptions,
      [60, 84, 22, 48, 71, 0],
      { price: 8_800, weight: 420 },
      { 500: { fen: 4_000, grams: 260 }, 1000: { fen: 12_000, grams: 700 } },
    ),
    pictures: ['puzzle-noon', 'puzzle-night', 'puzzle-table', 'puzzle-close'],
    rating: 487,
    reviewCount: 26,
    sales: 310,
    listedAt: 62,
    services: ['return7', 'invoice', 'repair'],
  }),
  product({
    code: 'letter-blocks',
    merchant: 'tin-moon',
    category: 'building-blocks',
    brand: 'tin-moon',
    title: text('Letter and number blocks', '字母数字积木', 'Bloques de letras y números'),
    subtitle: text(
      'They spell, they stack, they do not mind being thrown.',
      '能拼字，能垒高，摔了也不恼。',
      'Deletrean, se apilan y no se enfadan si los tiras.',
    ),
    fact: text('Linden wood · 4.5 cm cubes', '椴木 · 4.5 厘米方块', 'Tilo · cubos de 4,5 cm'),
    description: paragraphs(
      text(
        'Each cube carries capitals, small letters, numbers and two signs, pressed into the wood so that a finger can read them.',
        '每块有大写、小写、数字和两个符号，压进木头里，手指摸得出来。',
        'Cada cubo lleva mayúsculas, minúsculas, cifras y dos signos, hundidos en la madera para poder leerlos con el dedo.',
      ),
      text(
        'Edges are rounded to three millimeters. The paint is the kind used on spoons.',
        '棱边倒了三毫米圆角。颜料是漆木勺用的那种。',
        'Los cantos van redondeados a tres milímetros. La pintura es la misma que se usa en cucharas.',
      ),
    ),
    attributes: [
      attribute(
        'material',
        'Linden, plant oil or water-based paint',
        '椴木、植物油或水性漆',
        'Tilo, aceite vegetal o pintura al agua',
      ),
      attribute('age', 'From 18 months', '18 个月以上', 'Desde 18 meses'),
      attribute('contents', 'Blocks, cotton sack', '积木、棉布袋', 'Bloques y saco de algodón'),
    ],
    options: blockOptions,
    skus: grid(
      'TM-LB',
      blockOptions,
      [96, 40, 63, 5],
      { price: 13_800, memberPrice: 12_800, weight: 1_500 },
      { painted: { fen: 2_000, grams: 20 }, 40: { fen: 6_000, grams: 800 } },
    ),
    pictures: ['blocks-tower', 'blocks-painted', 'blocks-rug', 'blocks-close'],
    rating: 494,
    reviewCount: 31,
    sales: 420,
    listedAt: 205,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'castle-blocks',
    merchant: 'tin-moon',
    category: 'building-blocks',
    brand: 'tin-moon',
    title: text('Castle building blocks', '城堡积木', 'Castillo de bloques'),
    subtitle: text(
      'Three towers, one gate, and no picture of how it must look.',
      '三座塔，一扇门，没有标准答案。',
      'Tres torres, una puerta y ningún dibujo de cómo debe quedar.',
    ),
    fact: text('Beech · loose blocks', '榉木 · 散块', 'Haya · bloques sueltos'),
    description: paragraphs(
      text(
        'Battlements, arches, cones and long beams on a grid of three centimeters, so everything fits on everything.',
        '城垛、拱门、尖顶、长梁，都按三厘米的模数，怎么搭都合。',
        'Almenas, arcos, conos y vigas sobre una retícula de tres centímetros: todo encaja con todo.',
      ),
      text(
        'The two flags are tinplate with folded edges. It usually ends as a garage.',
        '两面小旗是卷边马口铁。最后多半搭成了车库。',
        'Las dos banderas son de hojalata con el canto doblado. Casi siempre acaba en garaje.',
      ),
    ),
    attributes: [
      attribute('material', 'Beech, tinplate', '榉木、马口铁', 'Haya y hojalata'),
      attribute('age', 'From 3 years', '3 岁以上', 'Desde 3 años'),
      attribute('size', 'Up to 44 cm tall', '最高可搭 44 厘米', 'Hasta 44 cm de alto'),
    ],
    options: castleOptions,
    skus: grid(
      'TM-CA',
      castleOptions,
      [33, 18, 27, 12],
      { price: 22_800, weight: 2_300 },
      { 80: { fen: 16_000, grams: 1_900 } },
    ),
    pictures: ['castle-oak', 'castle-clay', 'castle-knight', 'castle-close'],
    rating: 491,
    reviewCount: 12,
    sales: 96,
    listedAt: 11,
    services: ['return7', 'invoice', 'freeFreight'],
  }),
  product({
    code: 'porcelain-mahjong',
    merchant: 'nanshan-kiln',
    category: 'mahjong',
    brand: 'nanshan',
    title: text('Porcelain mahjong set', '瓷面麻将', 'Mah-jong de porcelana'),
    subtitle: text(
      'A hundred and forty-four tiles that sound like rain on a roof.',
      '一百四十四张，洗牌像雨落瓦上。',
      'Ciento cuarenta y cuatro fichas que suenan a lluvia en el tejado.',
    ),
    fact: text('144 tiles · cedar case', '144 张 · 杉木盒', '144 fichas · caja de cedro'),
    description: paragraphs(
      text(
        'Porcelain faces on bamboo backs, joined with a dovetail and no glue. The characters are carved by one hand and filled with iron red.',
        '瓷面竹背，燕尾榫咬合，不用胶。字由一个人刻，填矾红。',
        'Caras de porcelana y dorso de bambú, unidos a cola de milano, sin adhesivo. Los caracteres los talla una sola mano y se rellenan de rojo de hierro.',
      ),
      text(
        'The four spare tiles are blank. Rules in three languages lie in the drawer under the dice.',
        '四张备用牌是空白的。骰子下面那格抽屉里，有三种语言的规则。',
        'Las cuatro fichas de repuesto van en blanco. En el cajón, bajo los dados, hay reglas en tres idiomas.',
      ),
    ),
    attributes: [
      attribute('material', 'Porcelain, bamboo, cedar', '瓷、竹、杉木', 'Porcelana, bambú y cedro'),
      attribute('players', 'Four', '4 人', 'Cuatro personas'),
      attribute('size', 'Tiles 38 × 28 × 22 mm', '牌 38 × 28 × 22 毫米', 'Fichas de 38 × 28 × 22 mm'),
      attribute('weight', '4.6 kg', '4.6 千克', '4,6 kg con la caja'),
    ],
    options: mahjongOptions,
    skus: grid(
      'NK-MJ',
      mahjongOptions,
      [9, 4],
      { price: 168_000, weight: 5_400 },
      { celadon: { fen: 12_000, grams: 0 } },
    ),
    pictures: ['mahjong-moon', 'mahjong-celadon', 'mahjong-pair', 'mahjong-close'],
    purchaseLimit: 2,
    rating: 490,
    reviewCount: 7,
    sales: 29,
    listedAt: 120,
    services: ['return7', 'invoice', 'freeFreight', 'fragileCover'],
  }),
  product({
    code: 'linen-playing-cards',
    merchant: 'tin-moon',
    category: 'playing-cards',
    brand: 'tin-moon',
    title: text('Playing cards, linen finish', '布纹扑克牌', 'Baraja con acabado de lino'),
    subtitle: text(
      'Fifty-four cards that fan on the first try.',
      '五十四张，头一回就能捻成扇。',
      'Cincuenta y cuatro cartas que se abren en abanico a la primera.',
    ),
    fact: text('310 g card · two jokers', '310 克卡纸 · 双王', 'Cartulina de 310 g · dos comodines'),
    description: paragraphs(
      text(
        'Black-core card, so no light shows through a held hand. The pressed linen pattern lets air in and keeps them from sticking.',
        '黑芯卡纸，对着灯也看不透。压了布纹，牌间有空气，不粘。',
        'Cartulina de alma negra: al trasluz no se ve la jugada. El grabado de lino deja pasar el aire y evita que se peguen.',
      ),
      text(
        'The joker was drawn after the accountant, who approved it.',
        '小丑是照着会计画的，他本人同意了。',
        'El comodín es el retrato del contable, que dio su permiso.',
      ),
    ),
    attributes: [
      attribute('material', 'Black-core card, soy ink', '黑芯卡纸、大豆油墨', 'Cartulina de alma negra, tinta de soja'),
      attribute('size', '63 × 88 mm', '63 × 88 毫米', 'Formato póquer, 63 × 88 mm'),
      attribute('players', 'Two to eight', '2–8 人', 'De dos a ocho'),
    ],
    options: cardOptions,
    skus: grid('TM-PC', cardOptions, [280, 214], { price: 1_900, weight: 110 }),
    pictures: ['cards-lacquer', 'cards-cobalt', 'cards-both', 'cards-close'],
    rating: 468,
    reviewCount: 34,
    sales: 690,
    listedAt: 330,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'top-hat-magic-set',
    merchant: 'tin-moon',
    category: 'magic-sets',
    brand: 'tin-moon',
    title: text('Magic set in a top hat', '礼帽魔术箱', 'Juego de magia en una chistera'),
    subtitle: text(
      'Nine tricks and the one rule about telling.',
      '九套戏法，和一条保密的规矩。',
      'Nueve trucos y la única norma: no contarlo.',
    ),
    fact: text('Nine tricks · wool felt hat', '九套 · 羊毛毡帽', 'Nueve trucos · chistera de fieltro'),
    description: paragraphs(
      text(
        'A real felt hat with a false bottom, a wand, three cups, a rope that heals, and a rabbit of linen who fits where he should not.',
        '一顶真毛毡礼帽，带夹层；一根魔杖，三只杯，一条剪不断的绳，还有一只塞得进不该塞的地方的布兔。',
        'Una chistera de fieltro con doble fondo, varita, tres cubiletes, una cuerda que se cura y un conejo de lino que cabe donde no debería.',
      ),
      text(
        'The booklet is printed so that page nine can only be read in a mirror.',
        '小册子第九页要对着镜子才能读。',
        'En el librito, la página nueve solo se lee ante un espejo.',
      ),
    ),
    attributes: [
      attribute(
        'contents',
        'Hat, wand, cups, rope, rabbit, booklet',
        '礼帽、魔杖、杯、绳、布兔、册子',
        'Chistera, varita, cubiletes, cuerda, conejo y librito',
      ),
      attribute('age', 'From 7 years', '7 岁以上', 'Desde 7 años'),
      attribute('material', 'Wool felt, maple, cotton', '羊毛毡、枫木、棉', 'Fieltro de lana, arce y algodón'),
    ],
    skus: single('TM-MG-09', 37, { price: 26_800, listPrice: 29_800, weight: 900 }),
    pictures: ['magic-hat', 'magic-rabbit', 'magic-wand', 'magic-close'],
    rating: 476,
    reviewCount: 9,
    sales: 74,
    listedAt: 5,
    services: ['return7', 'invoice'],
  }),
]
