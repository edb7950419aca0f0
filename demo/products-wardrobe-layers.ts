// Floor 4, layers: knitwear, denim, rainwear and shirts. Seis Hilos sews most of it, Fell & Fold knits.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, color, grid, option, product, sizes } from './vocabulary.ts'

const sweaterOptions = [
  option('color', color('ochre', 'sweater-ochre'), color('moon', 'sweater-moon'), color('moss', 'sweater-moss')),
  option('size', ...sizes('S M L XL')),
]
const jeansOptions = [
  option('color', color('cobalt', 'jeans-indigo'), color('ink', 'jeans-ink'), color('sand', 'jeans-sand')),
  option('size', ...sizes('28 30 32 34')),
]
const rainOptions = [
  option('color', color('ochre', 'raincoat-ochre'), color('moss', 'raincoat-moss'), color('cobalt', 'raincoat-cobalt')),
  option('size', ...sizes('S M L XL')),
]
const blouseOptions = [
  option('color', color('rose', 'blouse-rose'), color('moon', 'blouse-moon'), color('ink', 'blouse-ink')),
  option('size', ...sizes('S M L')),
]
const shirtOptions = [
  option('color', color('cobalt', 'shirt-cobalt'), color('moss', 'shirt-moss')),
  option('size', ...sizes('38 39 40 41 42')),
]

export const WARDROBE_LAYERS: DemoProduct[] = [
  product({
    code: 'cable-sweater',
    merchant: 'seis-hilos',
    category: 'knitwear',
    brand: 'fell-and-fold',
    title: text('Cable sweater, lambswool', '绞花羊毛衫', 'Jersey de ochos de lana'),
    subtitle: text(
      'Three cables, one for each month you will live in it.',
      '三股绞花，正好三个月离不了身。',
      'Tres ochos: uno por cada mes que vivirás dentro.',
    ),
    fact: text('Lambswool · S–XL', '羔羊毛 · S–XL', 'Lana de cordero · S–XL'),
    description: paragraphs(
      text(
        'Knitted in one piece up to the armholes, then closed by hand over the shoulder. No seam presses under a coat.',
        '一体织到袖窿，肩部手工缝合。外面套大衣，不硌肩。',
        'Tejido de una pieza hasta la sisa y cerrado a mano en el hombro. Bajo el abrigo no aprieta ninguna costura.',
      ),
      text(
        'The wool keeps some of its grease, so it smells of weather and shrugs off drizzle. Pills come in October and are gone by December.',
        '羊毛留了一点油脂，有股风雨味，毛毛雨打不湿。十月会起球，十二月就没了。',
        'La lana conserva parte de su grasa: huele a campo y se sacude la llovizna. Las bolitas salen en octubre y en diciembre ya no están.',
      ),
    ),
    attributes: [
      attribute('material', 'Lambswool, five ply', '羔羊毛，五股', 'Lana de cordero a cinco cabos'),
      attribute('fit', 'Straight, slightly short', '直身，略短', 'Recto, algo corto'),
      attribute('care', 'Wash by hand, dry flat', '手洗，平铺晾干', 'A mano; seca en plano'),
      attribute('origin', 'Knitted in the Yorkshire Dales', '英国约克郡谷地织造', 'Tejido en los valles de Yorkshire'),
    ],
    options: sweaterOptions,
    skus: grid('SH-SW', sweaterOptions, [11, 18, 14, 5, 9, 15, 12, 0, 6, 13, 10, 3], {
      price: 59_900,
      memberPrice: 56_900,
      weight: 640,
    }),
    pictures: ['sweater-ochre', 'sweater-moon', 'sweater-moss', 'sweater-folded', 'sweater-close'],
    rating: 491,
    reviewCount: 37,
    sales: 520,
    listedAt: 33,
    services: ['return7', 'invoice', 'repair'],
  }),
  product({
    code: 'selvedge-jeans',
    merchant: 'seis-hilos',
    category: 'trousers',
    brand: 'seis-hilos',
    title: text('Selvedge jeans, straight', '赤耳直筒牛仔裤', 'Vaqueros rectos de orillo'),
    subtitle: text('Stiff in March, yours by June.', '三月还硬，六月就是你的了。', 'Tiesos en marzo, tuyos en junio.'),
    fact: text('13 oz denim · hem done in house', '13 盎司丹宁 · 店内改裤长', 'Denim de 13 oz · bajo a medida'),
    description: paragraphs(
      text(
        'Rope-dyed denim from a shuttle loom. It bleeds a little for three washes, then keeps to itself.',
        '梭织机的绳染丹宁。头三次水洗会掉一点色，之后就安分了。',
        'Denim de telar de lanzadera, teñido en cuerda. Suelta algo de tinte los tres primeros lavados y luego se comporta.',
      ),
      text(
        'Buttons, not a zip. The left back pocket is one centimeter deeper, because that is the one people use.',
        '扣子门襟，不用拉链。左后袋深一厘米，因为大家用的都是它。',
        'Botones en vez de cremallera. El bolsillo trasero izquierdo es un centímetro más hondo, porque es el que se usa.',
      ),
    ),
    attributes: [
      attribute('material', 'Cotton denim, 13 oz', '棉丹宁，13 盎司', 'Denim de algodón, 13 oz'),
      attribute('fit', 'Straight, mid rise', '直筒，中腰', 'Recto, tiro medio'),
      attribute('care', 'Inside out at 30 °C, seldom', '翻面 30 °C，少洗', 'Del revés a 30 °C, pocas veces'),
    ],
    options: jeansOptions,
    skus: grid('SH-JE', jeansOptions, [14, 22, 25, 9, 10, 16, 18, 6, 4, 8, 7, null], { price: 46_900, weight: 780 }),
    pictures: ['jeans-indigo', 'jeans-ink', 'jeans-sand', 'jeans-flat', 'jeans-close'],
    rating: 477,
    reviewCount: 45,
    sales: 1_130,
    listedAt: 170,
    services: ['return7', 'invoice', 'repair'],
  }),
  product({
    code: 'hooded-raincoat',
    merchant: 'seis-hilos',
    category: 'raincoats',
    brand: 'seis-hilos',
    title: text('Hooded raincoat with toggles', '连帽牛角扣雨衣', 'Chubasquero con capucha y alamares'),
    subtitle: text(
      'You hear the rain and that is all you get of it.',
      '雨声听得见，雨，进不来。',
      'Oyes la lluvia y ahí se acaba tu relación con ella.',
    ),
    fact: text('Taped seams · S–XL', '压胶接缝 · S–XL', 'Costuras selladas · S–XL'),
    description: paragraphs(
      text(
        'Cotton with a rubber heart, welded inside at every seam. It breathes through two holes under each arm that nobody will notice.',
        '棉布夹橡胶，里面每道缝都压胶。腋下各留两个透气孔，没人看得出来。',
        'Algodón con alma de caucho y todas las costuras selladas por dentro. Respira por dos ojales bajo cada brazo que nadie verá.',
      ),
      text(
        'The hood turns with the head. The pockets drain.',
        '帽子跟着头转，口袋会漏水，漏的是雨水。',
        'La capucha gira con la cabeza. Los bolsillos desaguan.',
      ),
    ),
    attributes: [
      attribute(
        'material',
        'Rubberized cotton, horn toggles',
        '涂胶棉布、牛角扣',
        'Algodón cauchutado y alamares de asta',
      ),
      attribute('fit', 'Loose, to the knee', '宽松，及膝', 'Holgado, hasta la rodilla'),
      attribute('care', 'Wipe; never iron', '擦拭，勿熨', 'Con un paño; no planchar'),
    ],
    options: rainOptions,
    skus: grid('SH-RC', rainOptions, [8, 14, 12, 4, 7, 11, 9, 2, 5, 9, 8, 0], {
      price: 89_000,
      listPrice: 99_000,
      weight: 1_050,
    }),
    pictures: ['raincoat-ochre', 'raincoat-moss', 'raincoat-cobalt', 'raincoat-hall', 'raincoat-close'],
    rating: 482,
    reviewCount: 22,
    sales: 290,
    listedAt: 52,
    services: ['return7', 'invoice', 'repair'],
  }),
  product({
    code: 'v-neck-silk-blouse',
    merchant: 'seis-hilos',
    category: 'shirts-and-tees',
    brand: 'seis-hilos',
    title: text('V-neck blouse in washed silk', '水洗真丝 V 领衫', 'Blusa de seda lavada con pico'),
    subtitle: text(
      'Silk that has given up shining and taken up breathing.',
      '真丝不再发亮，改会呼吸。',
      'Seda que ha dejado de brillar para respirar.',
    ),
    fact: text('19 momme · S–L', '19 姆米 · S–L', '19 momme · de S a L'),
    description: paragraphs(
      text(
        'Sand-washed until it feels like the inside of a wrist. The neck is bound in the same silk, cut on the bias so it lies flat.',
        '砂洗过，摸着像手腕内侧。领口用同料斜裁滚边，服服帖帖。',
        'Lavada con arena hasta parecerse al tacto de la muñeca. El cuello va ribeteado en la misma seda, al bies, para que asiente.',
      ),
      text(
        'It wants cold water and ten minutes, not a cleaner.',
        '冷水十分钟就好，不必送洗。',
        'Quiere agua fría y diez minutos, no una tintorería.',
      ),
    ),
    attributes: [
      attribute('material', 'Mulberry silk, 19 momme', '桑蚕丝，19 姆米', 'Seda de morera, 19 momme'),
      attribute('fit', 'Easy, to the hip', '宽松，及胯', 'Suelta, hasta la cadera'),
      attribute('care', 'Hand wash cold, iron damp', '冷水手洗，半干熨', 'A mano en frío; plancha en húmedo'),
    ],
    options: blouseOptions,
    skus: grid('SH-BS', blouseOptions, [9, 14, 6, 12, 17, 8, 10, 3, null], {
      price: 36_900,
      memberPrice: 33_900,
      weight: 180,
    }),
    pictures: ['blouse-rose', 'blouse-moon', 'blouse-ink', 'blouse-close'],
    rating: 475,
    reviewCount: 20,
    sales: 310,
    listedAt: 8,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'boxed-shirt-and-tie',
    merchant: 'seis-hilos',
    category: 'shirts-and-tees',
    brand: 'seis-hilos',
    title: text('Striped shirt with its tie', '条纹衬衫配领带', 'Camisa de rayas con su corbata'),
    subtitle: text(
      'Two decisions fewer before eight in the morning.',
      '早上八点前，少做两个决定。',
      'Dos decisiones menos antes de las ocho.',
    ),
    fact: text('Poplin and silk · collar 38–42', '府绸与真丝 · 领围 38–42', 'Popelín y seda · cuello 38–42'),
    description: paragraphs(
      text(
        'Two-ply poplin, stripes matched across the pocket and the yoke. The silk tie is cut from seven folds and picks up the darker stripe.',
        '双股府绸，口袋与过肩处条纹对齐。七折真丝领带，取条纹里深的那一色。',
        'Popelín a dos cabos, con las rayas casadas en bolsillo y canesú. La corbata es de seda, de siete pliegues, y recoge la raya oscura.',
      ),
      text(
        'Comes folded around a card that doubles as a collar stay.',
        '叠在一张卡纸上，卡纸拆下来能当领撑。',
        'Va doblada sobre un cartón del que salen las varillas del cuello.',
      ),
    ),
    attributes: [
      attribute('material', 'Cotton poplin, silk tie', '棉府绸、真丝领带', 'Popelín de algodón y corbata de seda'),
      attribute('fit', 'Slim through the waist', '收腰', 'Entallada'),
      attribute('contents', 'Shirt, tie, box', '衬衫、领带、盒', 'Camisa, corbata y caja'),
    ],
    options: shirtOptions,
    skus: grid('SH-ST', shirtOptions, [6, 11, 14, 9, 4, 5, 8, 12, 7, 2], { price: 42_900, weight: 420 }),
    pictures: ['shirt-cobalt', 'shirt-moss', 'shirt-stack', 'shirt-close'],
    rating: 462,
    reviewCount: 8,
    sales: 95,
    listedAt: 190,
    services: ['return7', 'invoice'],
  }),
]
