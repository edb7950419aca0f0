// Floor 1, oils and sauces: what stands beside the stove.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, grid, option, product, value } from './vocabulary.ts'

const oilOptions = [
  option(
    'measure',
    value('250', '250 ml bottle', '250 毫升瓶装', 'Botella de 250 ml'),
    value('500', '500 ml bottle', '500 毫升瓶装', 'Botella de 500 ml'),
    value('three', 'Three 500 ml bottles', '500 毫升三瓶装', 'Tres botellas de 500 ml'),
  ),
]
const oliveOptions = [
  option(
    'flavor',
    value('pimiento', 'With roasted pepper', '烤甜椒', 'Con pimiento asado'),
    value('anchovy', 'With anchovy', '鳀鱼', 'Con anchoa'),
    value('plain', 'Brine only', '原味盐渍', 'Al natural'),
  ),
  option('weight', value('180', '180 g', '180 克', '180 g'), value('360', '360 g', '360 克', '360 g')),
]
const soyOptions = [
  option(
    'measure',
    value('300', '300 ml', '300 毫升', '300 ml'),
    value('500', '500 ml', '500 毫升', '500 ml'),
    value('crate', 'Crate of 6 × 500 ml', '500 毫升六瓶箱装', 'Caja de 6 × 500 ml'),
  ),
]
const pasteOptions = [
  option(
    'flavor',
    value('one', 'Aged one year', '一年陈', 'Un año de crianza'),
    value('three', 'Aged three years', '三年陈', 'Tres años de crianza'),
  ),
  option(
    'weight',
    value('400', '400 g crock', '400 克坛装', 'Vasija de 400 g'),
    value('900', '900 g crock', '900 克坛装', 'Vasija de 900 g'),
  ),
]
const saltOptions = [
  option(
    'weight',
    value('100', '100 g pouch', '100 克袋装', 'Bolsita de 100 g'),
    value('500', '500 g sack', '500 克布袋', 'Saquito de 500 g'),
    value('1000', '1 kg sack', '1 千克布袋', 'Saco de 1 kg'),
  ),
]
const chiliOptions = [
  option(
    'flavor',
    value('erjing', 'Erjingtiao, fragrant', '二荆条，香', 'Erjingtiao, aromático'),
    value('facing', 'Facing-heaven, hot', '朝天椒，辣', 'Chaotianjiao, picante'),
  ),
  option('weight', value('100', '100 g', '100 克', '100 g'), value('250', '250 g', '250 克', '250 g')),
]
const dry = attribute('storage', 'Dry and dark, lid closed', '干燥避光，盖紧', 'En seco, sin luz y bien cerrado')

export const FOOD_OILS: DemoProduct[] = [
  product({
    code: 'early-olive-oil',
    merchant: 'luz-y-lino',
    category: 'olive-oil',
    brand: 'molino-vela',
    title: text('Extra virgin olive oil, early harvest', '早收特级初榨橄榄油', 'Aceite de oliva virgen extra temprano'),
    subtitle: text(
      'Pressed in October, when the olives are still green and give half as much.',
      '十月就榨，果还青着，出油只有一半。',
      'Molido en octubre, con la aceituna aún verde y la mitad de rendimiento.',
    ),
    fact: text('Arbequina, cold pressed', '阿贝金纳，冷榨', 'Arbequina, en frío'),
    description: paragraphs(
      text(
        'Open the bottle and it smells of cut grass and tomato leaf. A moment later it bites at the back of the throat: that is the early harvest, and it fades with the months.',
        '开瓶先是青草和番茄叶的气味，咽下去喉头有一点辣。那是早收的脾气，放几个月会慢慢收敛。',
        'Al abrir la botella huele a hierba cortada y a hoja de tomatera. Luego pica un poco en la garganta: es la cosecha temprana, y se suaviza con los meses.',
      ),
      text(
        'Best raw, on bread or over steamed fish. For frying, buy something cheaper.',
        '适合生用：蘸面包，淋蒸鱼。煎炸的话，买便宜些的就好。',
        'En crudo es donde luce: en pan o sobre pescado al vapor. Para freír, compra otro más barato.',
      ),
    ),
    attributes: [
      attribute('ingredients', 'Arbequina olives', '阿贝金纳橄榄', 'Aceitunas arbequinas'),
      attribute('origin', 'Viver, Castellón, Spain', '西班牙卡斯特利翁，比韦尔', 'Viver (Castellón)'),
      attribute('shelfLife', '18 months', '18 个月', '18 meses'),
      dry,
    ],
    options: oilOptions,
    skus: grid(
      'LL-OO',
      oilOptions,
      [86, 140, 22],
      { price: 8_900, memberPrice: 8_400, weight: 560 },
      { 500: { fen: 6_000, grams: 420 }, three: { fen: 32_900, grams: 2_400 } },
    ),
    pictures: ['olive-oil', 'olive-oil-bread', 'olive-oil-olives', 'olive-oil-close'],
    rating: 489,
    reviewCount: 41,
    sales: 386,
    listedAt: 48,
    services: ['invoice', 'fragileCover'],
  }),
  product({
    code: 'manzanilla-olives',
    merchant: 'luz-y-lino',
    category: 'olive-oil',
    brand: 'molino-vela',
    title: text('Manzanilla olives in a jar', '曼萨尼亚腌橄榄', 'Aceitunas manzanilla en tarro'),
    subtitle: text(
      'Cracked by hand, ten days in water, then brine.',
      '手工敲裂，清水泡十天，再下盐水。',
      'Partidas a mano, diez días en agua y luego a la salmuera.',
    ),
    fact: text('Firm, a little bitter', '脆，微苦', 'Firmes, con su punto amargo'),
    description: paragraphs(
      text(
        'The stone comes away clean and the flesh squeaks between the teeth. The pepper is roasted over vine wood, the anchovy comes from Santoña.',
        '核肉分明，咬着微微作响。甜椒用葡萄枝烤过，鳀鱼来自桑托尼亚。',
        'El hueso sale limpio y la carne cruje. El pimiento se asa con sarmiento y la anchoa es de Santoña.',
      ),
      text(
        'Keep the brine: a spoonful lifts a potato salad.',
        '盐水别倒，拌土豆沙拉时添一勺。',
        'No tires la salmuera: una cucharada anima cualquier ensaladilla.',
      ),
    ),
    attributes: [
      attribute(
        'ingredients',
        'Olives, water, salt, filling as chosen',
        '橄榄、水、盐、所选馅料',
        'Aceitunas, agua, sal y el relleno elegido',
      ),
      attribute('shelfLife', '24 months; two weeks once open', '24 个月，开罐后两周', '24 meses; abierto, dos semanas'),
      attribute('origin', 'Seville, Spain', '西班牙塞维利亚', 'Sevilla, España'),
    ],
    options: oliveOptions,
    skus: grid(
      'LL-MZ',
      oliveOptions,
      [120, 64, 45, 0, 96, 58],
      { price: 2_900, weight: 380 },
      { 360: { fen: 2_400, grams: 340 }, anchovy: { fen: 600, grams: 0 } },
    ),
    pictures: ['olives-jar', 'olives', 'olives-heap'],
    rating: 474,
    reviewCount: 19,
    sales: 214,
    listedAt: 130,
    services: ['invoice', 'fragileCover'],
  }),
  product({
    code: 'sun-soy-sauce',
    merchant: 'old-street-grocer',
    category: 'soy-and-pastes',
    brand: 'old-street',
    title: text('Light soy sauce, 365 days in the sun', '三百六十五天晒足酱油', 'Salsa de soja clara, 365 días al sol'),
    subtitle: text(
      'Beans, wheat, salt, a clay vat and one whole year of weather.',
      '豆、麦、盐、一口缸，再加一整年的日头。',
      'Soja, trigo, sal, una tinaja de barro y un año entero de sol y lluvia.',
    ),
    fact: text('First draw, no caramel', '头道油，不加焦糖色', 'Primera extracción, sin caramelo'),
    description: paragraphs(
      text(
        'Every vat is opened in the morning and covered before rain, for a year. The sauce runs red in a white dish and clings to the rim.',
        '一口缸，晴天揭盖，落雨前盖上，守一年。倒进白碟是红的，挂得住边。',
        'Cada tinaja se destapa por la mañana y se cubre antes de que llueva, durante un año. En un plato blanco la salsa se ve roja y se agarra al borde.',
      ),
      text(
        'Ten drops on a steamed egg are enough.',
        '蒸蛋上十滴就够。',
        'Con diez gotas sobre un huevo al vapor basta.',
      ),
    ),
    attributes: [
      attribute('ingredients', 'Water, soybeans, wheat, salt', '水、黄豆、小麦、食盐', 'Agua, soja, trigo y sal'),
      attribute('shelfLife', '24 months, no preservatives', '24 个月，不加防腐剂', '24 meses, sin conservantes'),
      attribute('origin', 'Leshan, Sichuan', '四川乐山', 'Leshan, Sichuan (China)'),
    ],
    options: soyOptions,
    skus: grid(
      'OS-SY',
      soyOptions,
      [320, 210, 36],
      { price: 2_600, weight: 620 },
      { 500: { fen: 1_300, grams: 340 }, crate: { fen: 17_200, grams: 5_400 } },
    ),
    pictures: ['soy-sauce', 'soy-sauce-dumplings', 'soy-sauce-close'],
    rating: 493,
    reviewCount: 57,
    sales: 1_240,
    listedAt: 310,
    services: ['invoice', 'fragileCover'],
  }),
  product({
    code: 'broad-bean-paste',
    merchant: 'old-street-grocer',
    category: 'soy-and-pastes',
    brand: 'old-street',
    title: text('Pixian chili bean paste in a crock', '坛装郫县豆瓣', 'Pasta de habas y guindilla de Pixian'),
    subtitle: text(
      'Turned by hand every day the sun shines.',
      '晴天晒，雨天盖，天天翻。',
      'Se remueve a mano cada día de sol.',
    ),
    fact: text('For mapo tofu and hot pot', '麻婆豆腐、火锅底料', 'Para mapo tofu y hot pot'),
    description: paragraphs(
      text(
        'One year old it is red and bright, good for twice-cooked pork. After three it is almost black and needs only half a spoon.',
        '一年的红亮，炒回锅肉正好；三年的近黑，半勺就压得住一锅。',
        'Con un año es roja y viva, buena para el cerdo salteado. Con tres es casi negra y basta media cucharada.',
      ),
      text(
        'The crock is glazed inside. When it is empty, keep it for pickles or for wooden spoons.',
        '坛子内壁上釉，吃完洗净，泡菜、插木勺都好。',
        'La vasija va esmaltada por dentro. Cuando se acabe, sirve para encurtidos o para las cucharas de madera.',
      ),
    ),
    attributes: [
      attribute(
        'ingredients',
        'Chilies, broad beans, salt, wheat',
        '辣椒、蚕豆、盐、小麦粉',
        'Guindillas, habas, sal y trigo',
      ),
      attribute('shelfLife', '36 months', '36 个月', '36 meses'),
      attribute('origin', 'Pixian, Chengdu', '成都郫都', 'Pixian, Chengdu (China)'),
    ],
    options: pasteOptions,
    skus: grid(
      'OS-DB',
      pasteOptions,
      [150, 72, 40, 5],
      { price: 3_200, weight: 980 },
      { 900: { fen: 3_000, grams: 820 }, three: { fen: 2_600, grams: 0 } },
    ),
    pictures: ['chili-paste', 'chili-paste-plinth', 'chili-paste-close'],
    rating: 487,
    reviewCount: 33,
    sales: 528,
    listedAt: 240,
    services: ['invoice', 'fragileCover'],
  }),
  product({
    code: 'sea-salt-sack',
    merchant: 'old-street-grocer',
    category: 'salt-and-spice',
    brand: 'old-street',
    title: text('Sea salt flakes in a cotton sack', '布袋海盐片', 'Escamas de sal marina en saquito'),
    subtitle: text(
      'Raked at five in the morning, before the wind.',
      '清晨五点，起风之前收。',
      'Se recoge a las cinco de la mañana, antes del viento.',
    ),
    fact: text('Crunchy, dissolves slowly', '脆，化得慢', 'Cruje y tarda en deshacerse'),
    description: paragraphs(
      text(
        'Thin, hollow flakes, dry enough to crush between two fingers. On a soft egg or a slice of tomato you hear them before you taste them.',
        '薄而中空，两指一捻就碎。撒在溏心蛋、番茄片上，先听见，后尝到。',
        'Escamas finas y huecas que se rompen con dos dedos. Sobre un huevo poco hecho o un tomate, se oyen antes de saborearse.',
      ),
      text(
        'The sack breathes. Hang it away from steam.',
        '布袋透气，挂在离蒸汽远的地方。',
        'El saquito transpira: cuélgalo lejos del vapor.',
      ),
    ),
    attributes: [
      attribute('ingredients', 'Sea salt, nothing added', '海盐，无添加', 'Sal marina, sin aditivos'),
      attribute('origin', 'Yinggehai, Hainan', '海南莺歌海', 'Yinggehai, Hainan (China)'),
      dry,
    ],
    options: saltOptions,
    skus: grid(
      'OS-SS',
      saltOptions,
      [400, 260, 88],
      { price: 1_200, weight: 120 },
      { 500: { fen: 2_300, grams: 420 }, 1000: { fen: 4_300, grams: 930 } },
    ),
    pictures: ['sea-salt', 'sea-salt-egg', 'sea-salt-close'],
    rating: 468,
    reviewCount: 14,
    sales: 306,
    listedAt: 75,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'sichuan-chilies',
    merchant: 'old-street-grocer',
    category: 'salt-and-spice',
    brand: 'old-street',
    title: text('Sun-dried Sichuan chilies', '四川干辣椒', 'Guindillas de Sichuan secadas al sol'),
    subtitle: text(
      'Two kinds: one for the nose, one for the tongue.',
      '两种椒：一种管香，一种管辣。',
      'De dos clases: una para la nariz y otra para la lengua.',
    ),
    fact: text('This autumn’s crop', '当年秋椒', 'Cosecha de este otoño'),
    description: paragraphs(
      text(
        'Snap one open: the seeds should rattle and the skin should shine. Toast them in dry iron until the kitchen makes you cough, then grind.',
        '掰开一只，籽要响，皮要亮。干锅焙到呛得咳嗽，再舂成面。',
        'Parte una: las semillas deben sonar y la piel, brillar. Tuéstalas en hierro seco hasta que la cocina te haga toser y muélelas.',
      ),
      text(
        'They come with the stems on, which keeps the smell in.',
        '带蒂发货，香气走得慢。',
        'Van con el rabo, que guarda el aroma.',
      ),
    ),
    attributes: [
      attribute('ingredients', 'Dried chilies', '干辣椒', 'Guindilla seca'),
      attribute('origin', 'Ziyang, Sichuan', '四川资阳', 'Ziyang, Sichuan (China)'),
      attribute('shelfLife', '12 months', '12 个月', '12 meses'),
      dry,
    ],
    options: chiliOptions,
    skus: grid(
      'OS-CP',
      chiliOptions,
      [180, 90, 160, 0],
      { price: 1_680, weight: 120 },
      { 250: { fen: 1_900, grams: 160 }, facing: { fen: 200, grams: 0 } },
    ),
    pictures: ['dried-chilies', 'dried-chilies-hung', 'dried-chilies-close'],
    rating: 481,
    reviewCount: 12,
    sales: 164,
    listedAt: 9,
    services: ['return7', 'invoice'],
  }),
]
