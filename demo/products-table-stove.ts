// Floor 2, what stands on the stove: wok, pans, steamer, kettle, fondue.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, color, grid, option, product, value } from './vocabulary.ts'

const wokOptions = [
  option(
    'measure',
    value('30', '30 cm', '30 厘米', '30 cm'),
    value('34', '34 cm', '34 厘米', '34 cm'),
    value('36', '36 cm', '36 厘米', '36 cm'),
  ),
  option(
    'set',
    value('wok', 'Wok only', '单锅', 'Solo el wok'),
    value('lid', 'With a fir lid', '配杉木盖', 'Con tapa de abeto'),
  ),
]
const panOptions = [
  option('measure', value('20', '20 cm', '20 厘米', '20 cm'), value('26', '26 cm', '26 厘米', '26 cm')),
]
const paellaOptions = [
  option(
    'measure',
    value('30', '30 cm, for two', '30 厘米，两人份', '30 cm, para dos'),
    value('40', '40 cm, for six', '40 厘米，六人份', '40 cm, para seis'),
    value('55', '55 cm, for twelve', '55 厘米，十二人份', '55 cm, para doce'),
  ),
]
const steamerOptions = [
  option('measure', value('18', '18 cm', '18 厘米', '18 cm'), value('24', '24 cm', '24 厘米', '24 cm')),
  option(
    'set',
    value('one', 'One tier and lid', '一层一盖', 'Un piso y tapa'),
    value('two', 'Two tiers and lid', '两层一盖', 'Dos pisos y tapa'),
  ),
]
const kettleOptions = [
  option('finish', color('ink', 'kettle-iron'), color('bronze', 'kettle-bronze')),
  option('capacity', value('800', '800 ml', '800 毫升', '800 ml'), value('1200', '1.2 l', '1.2 升', '1,2 l')),
]
const fondueOptions = [option('color', color('lacquer', 'fondue-lacquer'), color('ink', 'fondue-ink'))]

export const TABLE_STOVE: DemoProduct[] = [
  product({
    code: 'hammered-wok',
    merchant: 'pine-and-ember',
    category: 'woks-and-pans',
    brand: 'black-anvil',
    title: text('Iron wok, hammered by hand', '手工锻打铁锅', 'Wok de hierro batido a mano'),
    subtitle: text(
      'Four thousand blows, and the last two hundred are for the sound.',
      '四千锤，最后两百锤，是听着声音敲的。',
      'Cuatro mil golpes, y los últimos doscientos, por el sonido.',
    ),
    fact: text('Ready seasoned, no coating', '已开锅，无涂层', 'Ya curado, sin recubrimiento'),
    description: paragraphs(
      text(
        'The bottom is two millimeters, the wall thins to one, so heat climbs and rice does not stick where you toss it. A wooden handle takes the turn of the wrist.',
        '锅底两毫米，锅壁渐薄到一毫米，热往上走，颠勺处不粘。木柄顺着手腕转。',
        'El fondo tiene dos milímetros y la pared baja a uno: el calor sube y el arroz no se pega al saltearlo. El mango de madera acompaña la muñeca.',
      ),
      text(
        'After cooking: hot water, a bamboo brush, a drop of oil. It blackens with you, and if it rusts our smith will start it over for nothing.',
        '用完热水、竹刷、一滴油。锅会跟着你黑下去；锈了，铁匠免费重开。',
        'Después de usarlo, agua caliente, cepillo de bambú y una gota de aceite. Se irá poniendo negro contigo; si se oxida, el herrero lo deja como nuevo sin cobrar.',
      ),
    ),
    attributes: [
      attribute('material', 'Iron, beech handle', '熟铁、榉木柄', 'Hierro y mango de haya'),
      attribute('size', '30, 34 or 36 cm across', '口径 30、34 或 36 厘米', '30, 34 o 36 cm de diámetro'),
      attribute('care', 'No soap, dry on the flame', '勿用洗洁精，小火烘干', 'Sin jabón; secar al fuego'),
      attribute('origin', 'Zhangqiu, Shandong', '山东章丘', 'Zhangqiu, Shandong (China)'),
    ],
    options: wokOptions,
    skus: grid(
      'PE-WK',
      wokOptions,
      [36, 22, 54, 30, 12, 0],
      { price: 42_800, memberPrice: 40_600, weight: 1_350 },
      { 34: { fen: 6_000, grams: 260 }, 36: { fen: 9_000, grams: 420 }, lid: { fen: 7_800, grams: 640 } },
    ),
    pictures: ['wok', 'wok-hung', 'wok-garlic', 'wok-close'],
    purchaseLimit: 2,
    rating: 491,
    reviewCount: 49,
    sales: 612,
    listedAt: 250,
    services: ['return7', 'invoice', 'repair'],
  }),
  product({
    code: 'iron-frying-pan',
    merchant: 'pine-and-ember',
    category: 'woks-and-pans',
    brand: 'black-anvil',
    title: text('Cast-iron frying pan', '铸铁平底锅', 'Sartén de hierro fundido'),
    subtitle: text(
      'For an egg at home and for trout on a grate.',
      '在家煎蛋，在野地煎鱼。',
      'Para un huevo en casa y una trucha en la parrilla.',
    ),
    fact: text('Gas, induction, oven, fire', '燃气、电磁、烤箱、明火', 'Gas, inducción, horno y brasas'),
    description: paragraphs(
      text(
        'The surface is milled after casting, so an egg slides from the second week on. It heats slowly, then holds: turn the flame down sooner than you think.',
        '铸后再铣平，用到第二周，鸡蛋就能滑动。它热得慢，存得久，记得早点关小火。',
        'La superficie se fresa tras la fundición y a la segunda semana el huevo ya patina. Calienta despacio y aguanta: baja el fuego antes de lo que crees.',
      ),
      text(
        'The hole in the handle is for a nail at home and for a tent hook outside.',
        '柄上的孔，在家挂钉子，在外挂帐篷钩。',
        'El agujero del mango es para el clavo de la cocina o el gancho de la tienda.',
      ),
    ),
    attributes: [
      attribute('material', 'Cast iron', '铸铁', 'Hierro fundido'),
      attribute('size', '20 or 26 cm across', '直径 20 或 26 厘米', '20 o 26 cm de diámetro'),
      attribute('care', 'Oil lightly, never soak', '薄油养护，勿浸泡', 'Una capa fina de aceite; nunca en remojo'),
    ],
    options: panOptions,
    skus: grid('PE-FP', panOptions, [60, 41], { price: 19_900, weight: 1_400 }, { 26: { fen: 7_000, grams: 900 } }),
    pictures: ['iron-pan', 'iron-pan-eggs', 'iron-pan-close'],
    rating: 478,
    reviewCount: 28,
    sales: 331,
    listedAt: 185,
    services: ['return7', 'invoice', 'repair'],
  }),
  product({
    code: 'paella-pan',
    merchant: 'luz-y-lino',
    category: 'woks-and-pans',
    brand: 'molino-vela',
    title: text('Paella pan, dimpled steel', '西班牙海鲜饭锅', 'Paella valenciana de acero pulido'),
    subtitle: text(
      'Wide and shallow: the rice should lie one finger deep.',
      '又宽又浅，米只铺一指厚。',
      'Ancha y baja: el arroz, a un dedo de altura.',
    ),
    fact: text('Two handles, raw steel', '双耳，裸钢', 'Dos asas, acero sin esmaltar'),
    description: paragraphs(
      text(
        'The dimples keep a film of stock under the grains until the crust forms. You will hear it: the bubbling turns into a crackle. Then take it off.',
        '锅底的小坑存一层汤，直到结出锅巴。听声音，咕嘟变成噼啪，就离火。',
        'Los hoyuelos guardan una película de caldo hasta que se hace el socarrat. Se oye: el borboteo pasa a chisporroteo. Entonces, fuera del fuego.',
      ),
      text(
        'Dry it at once and rub it with oil. The color it takes is yours.',
        '用完即刻擦干抹油。往后的颜色，是你自己的。',
        'Sécala enseguida y frótala con aceite. El color que coja será el tuyo.',
      ),
    ),
    attributes: [
      attribute('material', 'Carbon steel', '碳钢', 'Acero al carbono'),
      attribute('size', '30, 40 or 55 cm across', '直径 30、40 或 55 厘米', '30, 40 o 55 cm de diámetro'),
      attribute('origin', 'Valencia, Spain', '西班牙瓦伦西亚', 'Fabricada en Valencia'),
    ],
    options: paellaOptions,
    skus: grid(
      'LL-PP',
      paellaOptions,
      [44, 26, 4],
      { price: 13_800, listPrice: 15_800, weight: 900 },
      { 40: { fen: 8_000, grams: 900 }, 55: { fen: 24_000, grams: 2_600 } },
    ),
    pictures: ['paella-pan', 'paella-pan-prawns', 'paella-pan-close'],
    rating: 469,
    reviewCount: 11,
    sales: 86,
    listedAt: 78,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'bamboo-steamer',
    merchant: 'old-street-grocer',
    category: 'steamers-and-fondue',
    brand: 'bamboo-brook',
    title: text('Bamboo steamer with a woven lid', '编盖竹蒸笼', 'Vaporera de bambú con tapa trenzada'),
    subtitle: text(
      'The lid drinks the drops, so the buns stay dry.',
      '编盖吃水汽，包子皮不湿。',
      'La tapa absorbe las gotas y los bollos no se mojan.',
    ),
    fact: text('No glue, no nails', '不用胶，不用钉', 'Sin cola ni clavos'),
    description: paragraphs(
      text(
        'Each wall is one strip of bamboo, bent over steam and laced with bamboo skin. For the first week the whole kitchen smells of cut grass.',
        '笼身一条竹片蒸软弯成，篾皮扎口。头一周，厨房里都是青草味。',
        'Cada pared es una sola tira de bambú, curvada al vapor y cosida con su propia piel. La primera semana la cocina huele a hierba cortada.',
      ),
      text(
        'It fits on our 30 and 34 cm woks. Soak it for ten minutes before the first use.',
        '配本馆三十、三十四厘米铁锅正好。首次使用前泡水十分钟。',
        'Encaja en nuestros woks de 30 y 34 cm. Antes de estrenarla, diez minutos en remojo.',
      ),
    ),
    attributes: [
      attribute('material', 'Bamboo', '毛竹', 'Bambú natural'),
      attribute('size', '18 or 24 cm across', '直径 18 或 24 厘米', '18 o 24 cm de diámetro'),
      attribute('care', 'Rinse, dry in the air', '清水冲洗，通风晾干', 'Aclarar y secar al aire'),
    ],
    options: steamerOptions,
    skus: grid(
      'OS-ZL',
      steamerOptions,
      [70, 46, 38, 17],
      { price: 6_800, weight: 420 },
      { 24: { fen: 3_000, grams: 240 }, two: { fen: 3_600, grams: 300 } },
    ),
    pictures: ['steamer', 'steamer-dumplings', 'steamer-close'],
    rating: 484,
    reviewCount: 23,
    sales: 357,
    listedAt: 125,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'hobnail-iron-kettle',
    merchant: 'pine-and-ember',
    category: 'kettles',
    brand: 'black-anvil',
    title: text('Hobnail iron kettle', '霰纹铁壶', 'Tetera de hierro con relieve de granizo'),
    subtitle: text(
      'Water boiled in iron is rounder; tea drinkers argue about little else.',
      '铁壶煮水，水软。喝茶的人争来争去，就争这个。',
      'El agua hervida en hierro es más redonda; los aficionados al té discuten poco más.',
    ),
    fact: text('Sand cast, one mold per kettle', '砂型铸造，一模一壶', 'Fundida en arena, un molde por pieza'),
    description: paragraphs(
      text(
        'Every dot is pressed into the mold by hand before the iron is poured; then the mold is broken. Inside there is no enamel, only the dark skin of the firing.',
        '浇铁之前，霰点一粒粒手工按进砂模，浇完砸模。壶内不搪瓷，只有一层烧结的黑皮。',
        'Cada punto se marca a mano en el molde antes de verter el hierro; después el molde se rompe. Por dentro no hay esmalte, solo la piel oscura de la cocción.',
      ),
      text(
        'It sings at ninety-five degrees. Empty it while hot and it will dry by itself.',
        '水到九十五度，壶会响。趁热倒空，余温自会烘干。',
        'A noventa y cinco grados canta. Vacíala en caliente y se seca sola.',
      ),
    ),
    attributes: [
      attribute(
        'material',
        'Cast iron, bronze lid on the bronze one',
        '铸铁；古铜款配铜盖',
        'Hierro fundido; la de bronce, con tapa de bronce',
      ),
      attribute('capacity', '800 ml or 1.2 l', '800 毫升或 1.2 升', '800 ml o 1,2 l'),
      attribute(
        'care',
        'Water only; gas, charcoal, infrared',
        '只煮清水；燃气、炭火、电陶炉',
        'Solo agua; gas, carbón o vitrocerámica',
      ),
      attribute('warranty', 'Re-fired once, free of charge', '免费返炉一次', 'Una recocción gratuita'),
    ],
    options: kettleOptions,
    skus: grid(
      'PE-KT',
      kettleOptions,
      [14, 9, 3, 1],
      { price: 128_000, memberPrice: 122_000, weight: 1_700 },
      { 1200: { fen: 36_000, grams: 700 }, bronze: { fen: 84_000, grams: 100 } },
    ),
    pictures: ['kettle-iron', 'kettle-cups', 'kettle-bronze', 'kettle-close'],
    purchaseLimit: 2,
    rating: 495,
    reviewCount: 9,
    sales: 41,
    listedAt: 85,
    services: ['return7', 'invoice', 'repair', 'fragileCover'],
  }),
  product({
    code: 'fondue-for-four',
    merchant: 'luz-y-lino',
    category: 'steamers-and-fondue',
    brand: 'luz',
    title: text('Fondue pot with burner', '奶酪火锅套装', 'Juego de fondue con hornillo'),
    subtitle: text(
      'Four forks, one flame, nobody leaves the table.',
      '四支叉，一盏火，谁也不下桌。',
      'Cuatro pinchos, una llama y nadie se levanta.',
    ),
    fact: text('Enameled iron, 1.8 l', '珐琅铸铁，1.8 升', 'Hierro esmaltado, 1,8 l'),
    description: paragraphs(
      text(
        'Iron keeps the cheese just under a simmer, and the enamel lets go of the crust with warm water. It does for chocolate too, or for a small hot pot.',
        '铸铁让奶酪停在将沸未沸，珐琅遇温水就脱壳。融巧克力、煮小火锅也行。',
        'El hierro mantiene el queso a punto de hervir y el esmalte suelta la costra con agua templada. Vale también para chocolate o para un hot pot pequeño.',
      ),
      text(
        'The burner closes with a slide: low, lower, out.',
        '酒精炉推片调火，小，更小，灭。',
        'El hornillo se regula con una corredera: bajo, más bajo, apagado.',
      ),
    ),
    attributes: [
      attribute('material', 'Enameled cast iron, steel', '珐琅铸铁、钢', 'Hierro fundido esmaltado y acero'),
      attribute(
        'contents',
        'Pot, stand, burner, four forks',
        '锅、架、炉、四支叉',
        'Cazo, soporte, hornillo y cuatro pinchos',
      ),
      attribute('capacity', '1.8 l', '1.8 升', '1,8 litros'),
    ],
    options: fondueOptions,
    skus: grid('LL-FO', fondueOptions, [19, 8], { price: 45_800, listPrice: 52_800, weight: 3_900 }),
    pictures: ['fondue-lacquer', 'fondue-cheese', 'fondue-ink', 'fondue-close'],
    rating: 461,
    reviewCount: 7,
    sales: 52,
    listedAt: 28,
    services: ['return7', 'invoice', 'freeFreight'],
  }),
]
