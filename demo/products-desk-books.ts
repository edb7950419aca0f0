// Floor 8, books of Lamplight Press and what keeps a place in them: Paperbird, the grocer's cookbook, Seis Hilos' bookmark.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, color, grid, option, product, single, value } from './vocabulary.ts'

const chinese = value('zh', 'Chinese', '中文', 'Chino')
const english = value('en', 'English', '英文', 'Inglés')
const spanish = value('es', 'Spanish', '西班牙文', 'Español')
const novelOptions = [
  option(
    'language',
    { ...chinese, picture: 'novel-lacquer' },
    { ...english, picture: 'novel-cobalt' },
    { ...spanish, picture: 'novel-moss' },
  ),
]
const storiesOptions = [
  option('color', color('ochre', 'stories-set'), color('rose', 'stories-rose')),
  option('language', chinese, english, spanish),
]
const cookbookOptions = [option('language', chinese, english, spanish)]
const pictureBookOptions = [option('language', chinese, english, spanish)]
const songbookOptions = [
  option(
    'set',
    value('voice', 'Voice and piano', '声乐与钢琴', 'Voz y piano'),
    value('recorder', 'Recorder duet', '竖笛二重奏', 'Dúo de flautas'),
    value('guitar', 'Guitar', '吉他', 'Guitarra'),
  ),
]
const bookmarkOptions = [option('color', color('lacquer', 'bookmark-lacquer'), color('caramel', 'bookmark-caramel'))]

export const DESK_BOOKS: DemoProduct[] = [
  product({
    code: 'ferryman-novel',
    merchant: 'paperbird',
    category: 'novels',
    brand: 'lamplight',
    title: text('“The Ferryman’s Ledger”, a novel', '长篇小说《摆渡人的账本》', '«El cuaderno del barquero», novela'),
    subtitle: text(
      'Thirty years of crossings, told in sums that do not quite add up.',
      '三十年渡河的流水账，总差那么一点对不上。',
      'Treinta años de travesías contados en sumas que nunca acaban de cuadrar.',
    ),
    fact: text('Clothbound · 312 pages', '布面精装 · 312 页', 'Tapa de tela · 312 páginas'),
    description: paragraphs(
      text(
        'A ferryman writes down who crosses, what they carry and what they pay. His daughter finds the book and one name that appears every seventh of March.',
        '摆渡人记下谁过河、带着什么、付了多少。女儿翻到这本账，发现有个名字每年三月七日都在。',
        'Un barquero anota quién cruza, qué lleva y cuánto paga. Su hija encuentra el cuaderno y un nombre que aparece cada siete de marzo.',
      ),
      text(
        'Sewn in sections, set in eleven-point type, printed on paper that stays quiet when you turn it at night.',
        '锁线装订，正文字号偏大，纸软，夜里翻页不出声。',
        'Cosido en cuadernillos, en cuerpo once, sobre un papel que no hace ruido al pasar página de noche.',
      ),
    ),
    attributes: [
      attribute('pages', '312 pages', '312 页', 'Son 312 páginas'),
      attribute('size', '130 × 200 mm', '130 × 200 毫米', 'Mide 130 × 200 mm'),
      attribute('paper', '80 g, cream, acid free', '80 克米色无酸纸', 'Ahuesado de 80 g, sin ácido'),
    ],
    options: novelOptions,
    skus: grid('LP-FL', novelOptions, [180, 92, 74], { price: 6_800, weight: 420 }),
    pictures: ['novel-cobalt', 'novel-lacquer', 'novel-moss', 'novel-glasses', 'novel-close'],
    rating: 493,
    reviewCount: 38,
    sales: 720,
    listedAt: 95,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'stories-in-three-volumes',
    merchant: 'paperbird',
    category: 'novels',
    brand: 'lamplight',
    title: text('Short stories in three volumes', '短篇小说三册', 'Cuentos en tres tomos'),
    subtitle: text(
      'One for the train, one for the bath, one for whoever asks.',
      '一册路上看，一册泡澡看，一册留给来借的人。',
      'Uno para el tren, uno para la bañera y uno para quien lo pida.',
    ),
    fact: text('27 stories · pocket size', '27 篇 · 口袋本', '27 cuentos · de bolsillo'),
    description: paragraphs(
      text(
        'Twenty-seven writers, nine to a book, none longer than a pot of tea. Half of them have never been translated before.',
        '二十七位作者，每册九篇，没有一篇长过一壶茶。其中一半是头一回译成别的语言。',
        'Veintisiete autores, nueve por tomo, ninguno más largo que una tetera. La mitad no se había traducido nunca.',
      ),
      text(
        'The three spines make one drawing when they stand in order. Out of order, they make another.',
        '三本书脊按次序排好是一幅画，排乱了，是另一幅。',
        'Los tres lomos forman un dibujo si están en orden. Desordenados, forman otro.',
      ),
    ),
    attributes: [
      attribute('pages', '3 × 176 pages', '3 × 176 页', 'Tres tomos de 176 páginas'),
      attribute('size', '105 × 165 mm', '105 × 165 毫米', 'Mide 105 × 165 mm'),
      attribute('finish', 'Paper over boards, open spine', '纸面硬壳，裸脊', 'Cartoné con lomo visto'),
    ],
    options: storiesOptions,
    skus: grid('LP-ST', storiesOptions, [66, 31, 28, 40, 12, null], { price: 12_800, listPrice: 14_400, weight: 640 }),
    pictures: ['stories-set', 'stories-rose', 'stories-close'],
    rating: 485,
    reviewCount: 16,
    sales: 190,
    listedAt: 31,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'four-seasons-cookbook',
    merchant: 'old-street-grocer',
    category: 'cookbooks-and-guides',
    brand: 'lamplight',
    title: text('Cookbook “What Is Ripe”', '食谱《当季》', 'Libro de cocina «Lo que toca»'),
    subtitle: text(
      'Ninety recipes in the order in which things ripen.',
      '九十道菜，按成熟的先后排。',
      'Noventa recetas en el orden en que madura todo.',
    ),
    fact: text('Stays open on the counter', '案板上摊得平', 'Se queda abierto en la encimera'),
    description: paragraphs(
      text(
        'Begins with spring onions and ends with preserved lemons. Every recipe fits on one spread and names what to do with the leftovers.',
        '从春葱写起，到腌柠檬收尾。每道菜一个对开页，剩菜怎么办也写了。',
        'Empieza con cebolletas y acaba con limones en conserva. Cada receta cabe en una doble página y dice qué hacer con las sobras.',
      ),
      text(
        'The cover wipes clean. There is a blank page after each season for what your mother does differently.',
        '封面一擦就净。每季后面留一页空白，写你妈的做法。',
        'La tapa se limpia con un paño. Tras cada estación hay una página en blanco para lo que tu madre hace de otra manera.',
      ),
    ),
    attributes: [
      attribute('pages', '224 pages, 90 recipes', '224 页，90 道菜', 'Son 224 páginas y 90 recetas'),
      attribute('size', '190 × 245 mm', '190 × 245 毫米', 'Mide 190 × 245 mm'),
      attribute('finish', 'Washable cloth', '可擦洗布面', 'Tela lavable'),
    ],
    options: cookbookOptions,
    skus: grid('OS-CB', cookbookOptions, [88, 36, 29], { price: 11_800, memberPrice: 9_800, weight: 880 }),
    pictures: ['cookbook', 'cookbook-board', 'cookbook-close'],
    rating: 490,
    reviewCount: 21,
    sales: 264,
    listedAt: 47,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'bear-picture-book',
    merchant: 'tin-moon',
    category: 'picture-books',
    brand: 'lamplight',
    title: text('Picture book “Nine Moves House”', '绘本《九号熊搬家》', 'Álbum ilustrado «Nueve se muda»'),
    subtitle: text(
      'A bear packs. It takes longer than thought.',
      '一只熊收拾行李，比想的要久。',
      'Un oso hace la maleta. Tarda más de lo previsto.',
    ),
    fact: text('Ages 3 to 7 · 40 pages', '3–7 岁 · 40 页', 'De 3 a 7 años · 40 páginas'),
    description: paragraphs(
      text(
        'What to leave, what to carry, what to hide from the movers. Drawn in crayon and ink, with one page that folds out to the length of a hallway.',
        '哪些留下，哪些带走，哪些要藏起来不让搬家师傅看见。蜡笔加墨线画成，有一页拉开来和走廊一样长。',
        'Qué dejar, qué llevar y qué esconder de los de la mudanza. A cera y tinta, con una página que se despliega como un pasillo.',
      ),
      text(
        'The corners are round and the paper is thick enough for small, decided hands.',
        '书角是圆的，纸厚，小手使劲翻也不怕。',
        'Esquinas redondas y papel grueso para manos pequeñas y decididas.',
      ),
    ),
    attributes: [
      attribute('pages', '40 pages, one fold-out', '40 页，一张拉页', 'Son 40 páginas y un desplegable'),
      attribute('size', '240 × 240 mm', '240 × 240 毫米', 'Mide 240 × 240 mm'),
      attribute('age', 'From 3 years', '3 岁以上', 'Desde 3 años'),
    ],
    options: pictureBookOptions,
    skus: grid('TM-PB', pictureBookOptions, [120, 44, 38], { price: 5_800, weight: 480 }),
    pictures: ['picture-book-cover', 'picture-book', 'picture-book-bear', 'picture-book-close'],
    rating: 497,
    reviewCount: 27,
    sales: 388,
    listedAt: 14,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'courtyard-field-guide',
    merchant: 'pine-and-ember',
    category: 'cookbooks-and-guides',
    brand: 'lamplight',
    title: text('Field guide to courtyard birds', '庭院鸟类图鉴', 'Guía de aves de patio'),
    subtitle: text(
      'Sixty birds you already know by sound.',
      '六十种鸟，声音你早就听过。',
      'Sesenta aves que ya conoces de oído.',
    ),
    fact: text('Fits a coat pocket', '装得进大衣口袋', 'Cabe en el bolsillo del abrigo'),
    description: paragraphs(
      text(
        'Arranged by where they sit: wire, gutter, lawn, windowsill. The drawings show what you see in the first second, not in the museum.',
        '按它们停在哪儿来排：电线、屋檐沟、草地、窗台。画的是第一眼看到的样子，不是博物馆里的样子。',
        'Ordenadas por dónde se posan: cable, canalón, césped, alféizar. Los dibujos muestran lo que se ve en el primer segundo, no en el museo.',
      ),
      text(
        'Water-resistant paper, a ruler on the edge, a page for the one that is not in the book.',
        '防水纸，书边印着尺，最后一页留给书里没有的那只。',
        'Papel que aguanta la lluvia, una regla en el canto y una página para el que no sale en el libro.',
      ),
    ),
    attributes: [
      attribute('pages', '192 pages, 60 species', '192 页，60 种', 'Son 192 páginas y 60 especies'),
      attribute('size', '100 × 160 mm', '100 × 160 毫米', 'Mide 100 × 160 mm'),
      attribute('paper', 'Stone paper, water resistant', '石头纸，防水', 'Papel piedra, resistente al agua'),
    ],
    skus: single('PE-FG-60', 73, { price: 7_600, weight: 260 }),
    pictures: ['field-guide', 'field-guide-feather', 'field-guide-close'],
    rating: 488,
    reviewCount: 12,
    sales: 131,
    listedAt: 280,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'twelve-songs-songbook',
    merchant: 'otter-audio',
    category: 'songbooks',
    brand: 'lamplight',
    title: text('Songbook “Twelve Easy Evenings”', '歌谱《十二个傍晚》', 'Cancionero «Doce tardes fáciles»'),
    subtitle: text(
      'One song a month, and time to get it wrong first.',
      '一个月一首，留足弹错的时间。',
      'Una canción al mes y tiempo para equivocarse.',
    ),
    fact: text('Sheet music · lies flat', '乐谱 · 摊得平', 'Partituras · se abre plano'),
    description: paragraphs(
      text(
        'Folk songs from Yunnan, Galicia and the Hebrides, arranged so that page turns fall on rests.',
        '云南、加利西亚和赫布里底群岛的民歌，编配时把翻页都留在休止处。',
        'Canciones populares de Yunnan, Galicia y las Hébridas, arregladas para que el cambio de página caiga en un silencio.',
      ),
      text(
        'The staves are large. Fingerings are printed in red and can be ignored.',
        '五线印得大。指法印成红色，可以不理。',
        'Los pentagramas son grandes. Las digitaciones van en rojo y se pueden ignorar.',
      ),
    ),
    attributes: [
      attribute('pages', '48 pages', '48 页', 'Son 48 páginas'),
      attribute('size', '230 × 305 mm', '230 × 305 毫米', 'Mide 230 × 305 mm'),
      attribute('paper', '120 g, ivory', '120 克象牙白', 'Marfil de 120 g'),
    ],
    options: songbookOptions,
    skus: grid('LP-SB', songbookOptions, [45, 33, 0], { price: 4_900, weight: 310 }),
    pictures: ['songbook', 'songbook-stand', 'songbook-close'],
    rating: 472,
    reviewCount: 8,
    sales: 69,
    listedAt: 125,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'leather-bookmark',
    merchant: 'seis-hilos',
    category: 'bookmarks',
    brand: 'seis-hilos',
    title: text('Leather bookmark with a star', '星星皮书签', 'Marcapáginas de piel con estrella'),
    subtitle: text(
      'Cut from what is left of a bag.',
      '做包剩下的那一角，正好一枚。',
      'Sale de lo que sobra al cortar un bolso.',
    ),
    fact: text('Calf leather · cotton cord', '小牛皮 · 棉绳', 'Becerro · cordón de algodón'),
    description: paragraphs(
      text(
        'Half a millimeter thin, so the book closes over it. The star is punched and inlaid, the cord is knotted twice.',
        '削到半毫米，夹着合书也不鼓。星星是冲孔嵌进去的，绳子打了双结。',
        'Medio milímetro de grosor: el libro cierra sin notarlo. La estrella va troquelada e incrustada, y el cordón, con doble nudo.',
      ),
      text(
        'Two initials can be pressed into the back; write them in the note.',
        '背面可压两个字母，下单备注写上就行。',
        'En el dorso se pueden grabar dos iniciales; ponlas en la nota.',
      ),
    ),
    attributes: [
      attribute('material', 'Calf leather, cotton', '小牛皮、棉', 'Becerro y algodón'),
      attribute('size', '4 × 14 cm', '4 × 14 厘米', 'Mide 4 × 14 cm'),
    ],
    options: bookmarkOptions,
    skus: grid('SH-BM', bookmarkOptions, [160, 112], { price: 3_900, weight: 20 }),
    pictures: ['bookmark-lacquer', 'bookmark-caramel', 'bookmark-book', 'bookmark-close'],
    rating: 480,
    reviewCount: 25,
    sales: 360,
    listedAt: 190,
    services: ['return7', 'invoice'],
  }),
]
