// Floor 1, pantry: what Old Street Grocer keeps on a dry shelf.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, grid, option, product, single, value } from './vocabulary.ts'

const honeyOptions = [
  option(
    'weight',
    value('250', '250 g jar', '250 克', 'Tarro de 250 g'),
    value('500', '500 g jar', '500 克', 'Tarro de 500 g'),
    value('1000', '1 kg jar', '1 千克', 'Tarro de 1 kg'),
  ),
]
const chocolateOptions = [
  option(
    'cacao',
    { ...value('72', '72 %, toasted', '72%，焙香', '72 %, tostado'), picture: 'chocolate-72' },
    { ...value('85', '85 %, dark', '85%，浓黑', '85 %, intenso'), picture: 'chocolate-85' },
  ),
]
const mooncakeOptions = [
  option('set', value('two', 'Tin of 2', '两枚装', 'Lata de 2'), value('six', 'Box of 6', '六枚装', 'Caja de 6')),
]
const noReturn = attribute(
  'storage',
  'Cool, dry, away from the sun',
  '阴凉干燥，避光',
  'En lugar fresco, seco y sin sol',
)

export const FOOD_PANTRY: DemoProduct[] = [
  product({
    code: 'longan-honey',
    merchant: 'old-street-grocer',
    category: 'honey',
    brand: 'old-street',
    title: text('Longan blossom honey', '龙眼花蜜', 'Miel de flor de longan'),
    subtitle: text(
      'One valley, three weeks of bloom, no blending.',
      '一条山谷，三个星期花期，不调和。',
      'Un solo valle, tres semanas de flor, sin mezclas.',
    ),
    fact: text('Spring harvest, unheated', '春蜜，未加热', 'Cosecha de primavera, sin calentar'),
    description: paragraphs(
      text(
        'Mr. Wei moves two hundred hives to the longan trees along the Li River every April. We buy what is left after the bees have eaten.',
        '每年四月，韦师傅把两百箱蜂搬到漓江边的龙眼林。蜂吃剩的，才轮到我们收。',
        'Cada abril el señor Wei lleva doscientas colmenas a los longanes del río Li. Compramos lo que queda después de que coman las abejas.',
      ),
      text(
        'It sets in winter, as honey should. Stand the jar in warm water, not in the microwave.',
        '入冬会结晶，好蜜都这样。隔温水化开，别进微波炉。',
        'En invierno cristaliza, como debe ser. Pon el tarro en agua templada, no en el microondas.',
      ),
    ),
    attributes: [
      attribute('ingredients', 'Honey', '蜂蜜', 'Miel pura'),
      attribute('origin', 'Guangxi, China', '广西', 'Guangxi (China)'),
      attribute('shelfLife', '24 months', '24 个月', '24 meses'),
      noReturn,
    ],
    options: honeyOptions,
    skus: grid(
      'OS-HO',
      honeyOptions,
      [130, 220, 64],
      { price: 4_900, weight: 420 },
      { 500: { fen: 3_900, grams: 330 }, 1000: { fen: 10_900, grams: 980 } },
    ),
    pictures: ['honey', 'honey-bread', 'honey-close'],
    rating: 491,
    reviewCount: 7_240,
    sales: 38_800,
    listedAt: 205,
    services: ['return7', 'invoice', 'fragileCover'],
  }),
  product({
    code: 'five-kernel-mooncakes',
    merchant: 'old-street-grocer',
    category: 'pastries',
    brand: 'old-street',
    title: text('Five-kernel mooncakes', '五仁月饼', 'Pasteles de luna de cinco frutos'),
    subtitle: text(
      'The old filling, with less sugar and nuts you can recognize.',
      '老五仁，减了糖，每一粒果仁都认得出。',
      'El relleno de siempre, con menos azúcar y frutos que se reconocen.',
    ),
    fact: text('Baked to order', '当日现烤', 'Horneados por encargo'),
    description: paragraphs(
      text(
        'Walnut, almond, sesame, melon and olive kernels, bound with malt and a little ham fat if you order the tin; the box of six is vegetarian.',
        '核桃、杏仁、芝麻、瓜子、橄榄仁，用麦芽糖拌成。两枚装加少许火腿油，六枚装为素馅。',
        'Nuez, almendra, sésamo, pipa de melón y piñón de oliva, ligados con malta. La lata de dos lleva algo de grasa de jamón; la caja de seis es vegetariana.',
      ),
      text(
        'Baked the day they leave and best after three days, when the crust has gone soft.',
        '当天烤，当天发。放三天回油之后最好吃。',
        'Se hornean el día que salen y están mejor a los tres días, cuando la corteza se ablanda.',
      ),
    ),
    attributes: [
      attribute(
        'ingredients',
        'Wheat, nuts, sesame, malt, peanut oil',
        '小麦粉、果仁、芝麻、麦芽糖、花生油',
        'Trigo, frutos secos, sésamo, malta y aceite de cacahuete',
      ),
      attribute('shelfLife', '45 days', '45 天', '45 días'),
      noReturn,
    ],
    options: mooncakeOptions,
    skus: grid(
      'OS-MC',
      mooncakeOptions,
      [180, 74],
      { price: 4_600, listPrice: 5_800, weight: 260 },
      { six: { fen: 8_200, grams: 560 } },
    ),
    pictures: ['mooncake', 'mooncake-tea', 'mooncake-close'],
    purchaseLimit: 6,
    rating: 471,
    reviewCount: 2_650,
    sales: 17_200,
    listedAt: 90,
    services: ['invoice', 'fresh'],
  }),
  product({
    code: 'yunnan-chocolate',
    merchant: 'old-street-grocer',
    category: 'chocolate',
    brand: 'old-street',
    title: text('Yunnan chocolate bar', '云南黑巧克力', 'Tableta de chocolate de Yunnan'),
    subtitle: text(
      'Grown at the northern edge of where cacao still agrees to grow.',
      '可可树肯长的最北边，种出来的。',
      'Cultivado en el límite norte donde el cacao aún accede a crecer.',
    ),
    fact: text('80 g · stone ground', '80 克 · 石磨', '80 g · molido a piedra'),
    description: paragraphs(
      text(
        'Beans from Xishuangbanna, fermented in banana leaf, ground for three days between granite. Two ingredients: cacao and cane sugar.',
        '西双版纳的可可豆，蕉叶发酵，花岗石磨三天。配料只有可可和蔗糖。',
        'Cacao de Xishuangbanna fermentado en hoja de plátano y molido tres días entre granito. Dos ingredientes: cacao y azúcar de caña.',
      ),
      text(
        'The 72 tastes of dried longan, the 85 of smoke. Keep it below 24 degrees.',
        '72% 有桂圆干的味道，85% 带一点烟。请存放在 24 度以下。',
        'El de 72 sabe a longan seco; el de 85, a humo. Guárdalo por debajo de 24 grados.',
      ),
    ),
    attributes: [
      attribute('ingredients', 'Cacao, cane sugar', '可可、蔗糖', 'Cacao y azúcar de caña'),
      attribute('origin', 'Xishuangbanna, Yunnan', '云南西双版纳', 'Xishuangbanna, Yunnan (China)'),
      attribute('shelfLife', '18 months', '18 个月', '18 meses'),
    ],
    options: chocolateOptions,
    skus: grid('OS-CH', chocolateOptions, [260, 190], { price: 3_600, memberPrice: 3_200, weight: 95 }),
    pictures: ['chocolate-72', 'chocolate-85', 'chocolate-both', 'chocolate-close'],
    rating: 489,
    reviewCount: 4_871,
    sales: 26_000,
    listedAt: 360,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'calabash-mate',
    merchant: 'old-street-grocer',
    category: 'mate',
    brand: 'old-street',
    title: text('Calabash mate gourd', '马黛葫芦杯', 'Mate de calabaza'),
    subtitle: text(
      'Cure it once with patience and it will taste better than you make it.',
      '耐心开一次杯，之后泡什么都比手艺好喝。',
      'Cúralo una vez con paciencia y cebará mejor que tú.',
    ),
    fact: text('With steel bombilla', '附钢吸管', 'Con bombilla de acero'),
    description: paragraphs(
      text(
        'A dried gourd with an alpaca rim. Fill it with wet leaves for a day, scrape, repeat: that is the curing, and the note in the box tells it slowly.',
        '晒干的葫芦，镶白铜口。头一天填满湿茶叶，刮净，再来一遍，就是开杯。盒里的说明写得很慢。',
        'Calabaza seca con virola de alpaca. Se llena de yerba húmeda un día, se raspa y se repite: eso es curarlo, y la nota de la caja lo cuenta despacio.',
      ),
      text(
        'The bombilla unscrews for cleaning. A 100 g bag of yerba comes along for the first week.',
        '吸管可拆洗。附 100 克马黛茶，够喝一个星期。',
        'La bombilla se desmonta para lavarla. Lleva 100 g de yerba para la primera semana.',
      ),
    ),
    attributes: [
      attribute('material', 'Gourd, alpaca, steel', '葫芦、白铜、不锈钢', 'Calabaza, alpaca y acero'),
      attribute('capacity', '200 ml', '200 毫升', '200 ml hasta el borde'),
      attribute('origin', 'Misiones, Argentina', '阿根廷米西奥内斯', 'Misiones (Argentina)'),
    ],
    skus: single('OS-MA-01', 57, { price: 11_900, weight: 340 }),
    pictures: ['mate', 'mate-plinth', 'mate-close'],
    rating: 464,
    reviewCount: 389,
    sales: 1_400,
    listedAt: 115,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'seaweed-rice-crackers',
    merchant: 'old-street-grocer',
    category: 'crackers',
    brand: 'old-street',
    title: text('Rice crackers with seaweed', '海苔米饼', 'Galletas de arroz con alga'),
    subtitle: text(
      'The crunch that ends the discussion.',
      '咔嚓一声，话就停了。',
      'El crujido que zanja la conversación.',
    ),
    fact: text('Six pieces · grilled', '六片 · 炭烤', 'Seis unidades · a la brasa'),
    description: paragraphs(
      text(
        'Japonica rice from Heilongjiang, steamed, pounded, dried for two days and grilled over charcoal.',
        '黑龙江粳米，蒸、舂、晾两天，再用炭火烤。',
        'Arroz japónica de Heilongjiang, al vapor, majado, secado dos días y asado al carbón.',
      ),
      text(
        'Each is wrapped in one strip of seaweed and in one of paper, in this order.',
        '每片先裹一条海苔，再包一层纸。',
        'Cada una va envuelta en una tira de alga y otra de papel, por este orden.',
      ),
    ),
    attributes: [
      attribute('ingredients', 'Rice, soy sauce, seaweed', '大米、酱油、海苔', 'Arroz, salsa de soja y alga'),
      attribute('weight', '90 g', '90 克', '90 g netos'),
      attribute('shelfLife', '6 months', '6 个月', '6 meses'),
    ],
    skus: single('OS-RC-06', 540, { price: 990, weight: 120 }),
    pictures: ['crackers', 'crackers-tea', 'crackers-close'],
    rating: 477,
    reviewCount: 5_310,
    sales: 44_700,
    listedAt: 540,
    services: ['return7', 'invoice'],
  }),
]
