// Floor 5, two nights out: what keeps you warm, fed and findable. Pine & Ember.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, color, grid, option, product, single, value } from './vocabulary.ts'

const bagOptions = [
  option('color', color('cobalt', 'sleeping-bag-cobalt'), color('moss', 'sleeping-bag-moss')),
  option(
    'measure',
    value('summer', 'Summer, to 8 °C', '夏季款，8 °C', 'Verano, hasta 8 °C'),
    value('three', 'Three seasons, to −3 °C', '三季款，−3 °C', 'Tres estaciones, hasta −3 °C'),
  ),
]
const bottleOptions = [
  option('color', color('moss', 'bottle-moss'), color('clay', 'bottle-clay'), color('ink', 'bottle-ink')),
  option('capacity', value('500', '0.5 liters', '0.5 升', '0,5 litros'), value('1000', '1 liter', '1 升', '1 litro')),
]
const mugOptions = [
  option(
    'color',
    color('moon', 'camp-mug-moon'),
    color('lacquer', 'camp-mug-lacquer'),
    color('cobalt', 'camp-mug-cobalt'),
  ),
  option('set', value('one', 'One mug', '单只', 'Una taza'), value('four', 'Set of 4', '四只装', 'Juego de 4')),
]
const lanternOptions = [
  option(
    'color',
    color('ochre', 'camp-lantern-ochre'),
    color('lacquer', 'camp-lantern-lacquer'),
    color('ink', 'camp-lantern-ink'),
  ),
]
const bellOptions = [option('color', color('brass', 'trail-bell-brass'), color('ink', 'trail-bell-ink'))]
const poleOptions = [
  option('color', color('clay', 'pole-clay'), color('ink', 'pole-ink')),
  option('set', value('one', 'Single pole', '单支', 'Un bastón'), value('two', 'Pair', '一对', 'Un par')),
]

export const OUTDOOR_NIGHTS: DemoProduct[] = [
  product({
    code: 'mummy-sleeping-bag',
    merchant: 'pine-and-ember',
    category: 'sleeping-bags',
    brand: 'pine-ember',
    title: text('Down sleeping bag with a hood', '带帽羽绒睡袋', 'Saco de dormir de plumón con capucha'),
    subtitle: text(
      'The zip runs smoothly even for hands that cannot see it.',
      '黑里摸着拉，拉链也不卡。',
      'La cremallera corre bien hasta para manos que no la ven.',
    ),
    fact: text('Duck down · from 780 g', '鸭绒 · 780 克起', 'Plumón de pato · desde 780 g'),
    description: paragraphs(
      text(
        'Seven chambers, sewn so that the down stays over the chest instead of sliding to the feet. A cord at the hood closes with one hand.',
        '七格隔室，绒停在胸口，不往脚底滑。帽绳单手就能收。',
        'Siete cámaras cosidas para que el plumón se quede en el pecho y no resbale a los pies. El cordón de la capucha se cierra con una mano.',
      ),
      text(
        'It comes in a roll bag with two straps. At home, hang it: down that is squeezed all year forgets how to be warm.',
        '附卷收带两根。在家请挂着放，压一整年的绒，会忘了怎么保暖。',
        'Viene enrollado con dos correas. En casa, cuélgalo: el plumón apretado todo el año se olvida de abrigar.',
      ),
    ),
    attributes: [
      attribute(
        'material',
        'Nylon ripstop, duck down 650',
        '防撕裂尼龙、650 蓬松度鸭绒',
        'Nailon antidesgarro y plumón de pato 650',
      ),
      attribute('size', 'For up to 190 cm', '适合身高 190 厘米以内', 'Para hasta 190 cm'),
      attribute('weight', '780 g or 1,120 g', '780 克或 1120 克', '780 g o 1120 g'),
      attribute(
        'care',
        'Hand wash, tumble with two balls',
        '手洗，与两只网球一起烘',
        'A mano; secadora con dos pelotas',
      ),
    ],
    options: bagOptions,
    skus: grid(
      'PE-SB',
      bagOptions,
      [16, 9, 12, 0],
      { price: 69_900, memberPrice: 65_900, weight: 1_000 },
      { three: { fen: 28_000, grams: 380 } },
    ),
    pictures: [
      'sleeping-bag-cobalt',
      'sleeping-bag-moss',
      'sleeping-bag-roll',
      'sleeping-bag-tent',
      'sleeping-bag-close',
    ],
    rating: 487,
    reviewCount: 21,
    sales: 240,
    listedAt: 58,
    services: ['return7', 'invoice', 'repair'],
  }),
  product({
    code: 'steel-water-bottle',
    merchant: 'pine-and-ember',
    category: 'water-bottles',
    brand: 'pine-ember',
    title: text('Steel water bottle with a loop', '提环不锈钢水壶', 'Cantimplora de acero con anilla'),
    subtitle: text(
      'Dents are how it tells you where it has been.',
      '磕出的坑，就是它的游记。',
      'Las abolladuras son su cuaderno de viaje.',
    ),
    fact: text('Single wall · can go on embers', '单层 · 可直接上火', 'Pared simple · puede ir a las brasas'),
    description: paragraphs(
      text(
        'One wall of steel, so it is light and can stand in the embers with the cap off. The paint above the line is for hands, the bare base for fire.',
        '单层钢壁，轻，拧开盖能直接坐在炭火边。线以上的漆给手握，线以下的钢给火烧。',
        'Una sola pared de acero: pesa poco y, sin tapón, se puede arrimar a las brasas. La pintura de arriba es para la mano; la base desnuda, para el fuego.',
      ),
      text(
        'A finger goes through the loop, gloves included. The seal is a ring you can buy for ¥3.',
        '提环戴手套也勾得住。密封圈单卖，三块钱。',
        'Por la anilla pasa un dedo con guante. La junta se vende suelta por tres yuanes.',
      ),
    ),
    attributes: [
      attribute('material', 'Stainless steel 304', '304 不锈钢', 'Acero inoxidable 304'),
      attribute('weight', '160 g or 230 g', '160 克或 230 克', '160 g o 230 g'),
      attribute('care', 'Dishwasher; leave the cap off to dry', '可进洗碗机，开盖晾干', 'Lavavajillas; seca sin tapón'),
    ],
    options: bottleOptions,
    skus: grid(
      'PE-WB',
      bottleOptions,
      [54, 70, 38, 41, 26, 4],
      { price: 11_900, weight: 220 },
      { 1000: { fen: 3_000, grams: 80 } },
    ),
    pictures: ['bottle-moss', 'bottle-clay', 'bottle-ink', 'bottle-line', 'bottle-close'],
    rating: 480,
    reviewCount: 44,
    sales: 1_260,
    listedAt: 215,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'speckled-camp-mug',
    merchant: 'pine-and-ember',
    category: 'camp-kitchen',
    brand: 'pine-ember',
    title: text('Speckled enamel mug', '麻点搪瓷杯', 'Taza esmaltada con motas'),
    subtitle: text(
      'Coffee tastes of the place when the cup does not taste of anything.',
      '杯子没有味道，咖啡才有山的味道。',
      'Si la taza no sabe a nada, el café sabe al sitio.',
    ),
    fact: text('Enameled steel · 350 ml', '搪瓷钢 · 350 毫升', 'Acero esmaltado · 350 ml'),
    description: paragraphs(
      text(
        'Two coats of enamel over pressed steel. The specks are flicked on with a brush by a man named Lao Yang, who does not aim.',
        '钢胎上两道釉。麻点是老杨用刷子弹上去的，从不瞄准。',
        'Dos capas de esmalte sobre acero embutido. Las motas las sacude con una brocha el señor Yang, que no apunta.',
      ),
      text(
        'The rim chips if you drop it on stone. It then rusts politely and goes on working.',
        '摔在石头上会崩边，之后斯斯文文地生点锈，照用。',
        'Si cae en piedra se desconcha el borde. Luego se oxida con educación y sigue sirviendo.',
      ),
    ),
    attributes: [
      attribute('material', 'Enameled steel', '搪瓷钢', 'Acero esmaltado'),
      attribute('capacity', '350 ml', '350 毫升', '350 ml hasta el borde'),
      attribute(
        'care',
        'Any way but steel wool',
        '怎么洗都行，别用钢丝球',
        'Como quieras, menos con estropajo de acero',
      ),
    ],
    options: mugOptions,
    skus: grid(
      'PE-MU',
      mugOptions,
      [90, 24, 62, 15, 48, 0],
      { price: 3_500, weight: 180 },
      { four: { fen: 9_000, grams: 560 } },
    ),
    pictures: ['camp-mug-moon', 'camp-mug-lacquer', 'camp-mug-cobalt', 'camp-mug-shelf', 'camp-mug-close'],
    rating: 475,
    reviewCount: 39,
    sales: 1_900,
    listedAt: 330,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'iron-camp-skillet',
    merchant: 'pine-and-ember',
    category: 'camp-kitchen',
    brand: 'pine-ember',
    title: text('Iron skillet for one egg', '一蛋铁煎锅', 'Sartén de hierro para un huevo'),
    subtitle: text('Two, if you are friends.', '要好的话，两个也行。', 'O dos, si sois amigos.'),
    fact: text('Hammered iron · 20 cm', '手打铁 · 20 厘米', 'Hierro batido · 20 cm'),
    description: paragraphs(
      text(
        'Hammered from two-millimeter plate in the smithy behind the shop. It comes oiled and blackened; after the fifth egg nothing sticks.',
        '店后铁匠铺里，两毫米铁板敲出来的。出厂已开锅发黑，煎到第五个蛋，就不粘了。',
        'Batida en chapa de dos milímetros en la herrería de detrás de la tienda. Llega curada y negra; al quinto huevo ya no se pega nada.',
      ),
      text(
        'A hole in the handle for a nail, and a hollow where a stick can be pushed in to make it longer.',
        '柄上有孔挂钉子，另有一个空槽，插根树枝就变长柄。',
        'Un agujero para el clavo y un hueco en el mango para meter un palo y alargarlo.',
      ),
    ),
    attributes: [
      attribute('material', 'Wrought iron', '锻铁', 'Hierro forjado'),
      attribute(
        'size',
        '20 cm across, 38 cm with the handle',
        '直径 20 厘米，连柄 38 厘米',
        '20 cm de diámetro, 38 cm con mango',
      ),
      attribute('care', 'Wipe, dry, oil', '擦净、烤干、抹油', 'Limpia, seca y unta'),
    ],
    skus: single('PE-SK-20', 17, { price: 18_900, listPrice: 21_900, weight: 980 }),
    pictures: ['skillet', 'skillet-camp', 'skillet-close'],
    rating: 491,
    reviewCount: 25,
    sales: 340,
    listedAt: 104,
    services: ['return7', 'invoice', 'repair'],
  }),
  product({
    code: 'storm-lantern',
    merchant: 'pine-and-ember',
    category: 'camp-light',
    brand: 'northline',
    title: text('Storm lantern', '马灯', 'Farol de tormenta'),
    subtitle: text(
      'Stays lit when the conversation has gone out.',
      '话说完了，灯还亮着。',
      'Sigue encendido cuando la conversación se ha apagado.',
    ),
    fact: text('Burns 20 hours · wind proof', '可燃 20 小时 · 防风', 'Arde 20 horas · contra el viento'),
    description: paragraphs(
      text(
        'Warm air goes down the side tubes and feeds the flame, so the wind cannot. A lever lifts the glass; you light it without taking it apart.',
        '热气顺两侧管子回流助燃，外面的风吹不着火。扳一下提起玻璃罩，不用拆就能点。',
        'El aire caliente baja por los tubos y alimenta la llama; el viento no entra. Una palanca levanta el cristal y se enciende sin desmontar nada.',
      ),
      text(
        'For lamp oil. For indoors there is an LED insert that drops into the same place.',
        '烧灯油。室内可换 LED 芯，装在同一个位置。',
        'Funciona con aceite de lámpara. Para interiores hay un led que entra en el mismo hueco.',
      ),
    ),
    attributes: [
      attribute('material', 'Painted steel, heat-proof glass', '烤漆钢、耐热玻璃', 'Acero lacado y vidrio refractario'),
      attribute('size', '26 cm high', '高 26 厘米', '26 cm de alto'),
      attribute('capacity', '0.3 liters', '0.3 升', '0,3 litros'),
      attribute('contents', 'Lantern, spare wick, funnel', '灯、备用灯芯、漏斗', 'Farol, mecha de repuesto y embudo'),
    ],
    options: lanternOptions,
    skus: grid('PE-STL', lanternOptions, [20, 13, 2], { price: 22_800, weight: 780 }),
    pictures: [
      'camp-lantern-ochre',
      'camp-lantern-lacquer',
      'camp-lantern-ink',
      'camp-lantern-tent',
      'camp-lantern-close',
    ],
    rating: 483,
    reviewCount: 14,
    sales: 170,
    listedAt: 10,
    services: ['return7', 'invoice', 'fragileCover', 'repair'],
  }),
  product({
    code: 'beech-camp-saw',
    merchant: 'pine-and-ember',
    category: 'axes',
    brand: 'pine-ember',
    title: text('Camp saw with a beech grip', '榉木柄营地锯', 'Sierra de campo con puño de haya'),
    subtitle: text(
      'Pulls like an argument you are winning.',
      '拉起来顺手，像吵架占了上风。',
      'Tira como una discusión que vas ganando.',
    ),
    fact: text('Blade 30 cm · 6 teeth per inch', '锯条 30 厘米 · 每英寸 6 齿', 'Hoja de 30 cm · 6 dientes por pulgada'),
    description: paragraphs(
      text(
        'Ground three ways and set wide, for wet wood as thick as an arm. The grip is shaped for two positions and neither pinches.',
        '三面磨齿，开路宽，手臂粗的湿木头也锯得动。握柄两种握法，都不夹手。',
        'Dientes de tres filos y traba ancha, para leña húmeda gruesa como un brazo. El puño admite dos agarres y ninguno pellizca.',
      ),
      text(
        'Two screws hold the blade. A new one costs less than sharpening, though we do that, too.',
        '两颗螺丝固定锯条。换新的比磨还便宜，不过我们也给磨。',
        'Dos tornillos sujetan la hoja. Cambiarla cuesta menos que afilarla, aunque también afilamos.',
      ),
    ),
    attributes: [
      attribute('material', 'Carbon steel, beech', '碳钢、榉木', 'Acero al carbono y haya'),
      attribute('size', '43 cm long', '全长 43 厘米', '43 cm de largo'),
      attribute('care', 'Wipe with oil', '擦油保养', 'Pásale un paño con aceite'),
    ],
    skus: single('PE-SA-30', 33, { price: 13_800, weight: 420 }),
    pictures: ['camp-saw', 'camp-saw-wood', 'camp-saw-close'],
    rating: 472,
    reviewCount: 10,
    sales: 180,
    listedAt: 175,
    services: ['return7', 'invoice', 'repair'],
  }),
  product({
    code: 'trail-bell',
    merchant: 'pine-and-ember',
    category: 'trail-bells',
    brand: 'northline',
    title: text('Trail bell', '山径铃', 'Cencerro de sendero'),
    subtitle: text(
      'So that bears, cyclists and children know where you are.',
      '让熊、骑车的人和孩子都知道你在哪儿。',
      'Para que osos, ciclistas y niños sepan dónde estás.',
    ),
    fact: text('Cast brass · 5 cm', '铸铜 · 5 厘米', 'Latón fundido · 5 cm'),
    description: paragraphs(
      text(
        'Cast in sand in one pour. A magnet under the rim holds the clapper when you want to hear the birds instead.',
        '砂型一次浇铸。铃口下有块磁铁，想听鸟叫时，吸住铃舌就安静了。',
        'Fundido en arena de una vez. Un imán bajo el borde sujeta el badajo cuando prefieres oír los pájaros.',
      ),
      text(
        'Loops to a strap with a cord, or to a cat with patience.',
        '用绳系在背包带上，或凭耐心系在猫身上。',
        'Se ata a la correa con un cordón, o a un gato con paciencia.',
      ),
    ),
    attributes: [
      attribute('material', 'Brass, plain or blackened', '黄铜，原色或发黑', 'Latón, natural o pavonado'),
      attribute('weight', '70 g', '70 克', '70 g de peso'),
    ],
    options: bellOptions,
    skus: grid('PE-BL', bellOptions, [75, 40], { price: 1_500, weight: 80 }),
    pictures: ['trail-bell-brass', 'trail-bell-ink', 'trail-bell-pack', 'trail-bell-close'],
    purchaseLimit: 10,
    rating: 461,
    reviewCount: 16,
    sales: 610,
    listedAt: 290,
    services: ['return7', 'invoice'],
  }),
  product({
    code: 'two-part-trekking-pole',
    merchant: 'pine-and-ember',
    category: 'walking-poles',
    brand: 'northline',
    title: text('Trekking pole in two parts', '两节登山杖', 'Bastón de senderismo en dos tramos'),
    subtitle: text(
      'A third leg that never asks how far.',
      '第三条腿，从不问还有多远。',
      'Una tercera pierna que nunca pregunta cuánto falta.',
    ),
    fact: text('Aluminum · 105–135 cm', '铝合金 · 105–135 厘米', 'Aluminio · de 105 a 135 cm'),
    description: paragraphs(
      text(
        'One joint, so there is one thing that can slip, and it does not. The strap is felt and does not chafe when wet.',
        '只有一个接头，要滑也只能滑这儿，可它不滑。腕带毛毡，湿了也不磨。',
        'Una sola unión: una sola cosa que pueda resbalar, y no resbala. La dragonera es de fieltro y no roza mojada.',
      ),
      text(
        'Rubber foot for the road, carbide tip for the hill.',
        '上路用橡胶脚，上山用钨钢尖。',
        'Taco de goma para el asfalto y punta de widia para el monte.',
      ),
    ),
    attributes: [
      attribute('material', 'Aluminum, cork, felt', '铝合金、软木、毛毡', 'Aluminio, corcho y fieltro'),
      attribute('weight', '230 g a pole', '单支 230 克', '230 g cada uno'),
      attribute('warranty', '5 years', '5 年', '5 años'),
    ],
    options: poleOptions,
    skus: grid(
      'PE-TP',
      poleOptions,
      [34, 21, 28, 3],
      { price: 14_900, weight: 300 },
      { two: { fen: 11_000, grams: 240 } },
    ),
    pictures: ['pole-clay', 'pole-ink', 'pole-boots', 'pole-close'],
    rating: 465,
    reviewCount: 18,
    sales: 350,
    listedAt: 130,
    services: ['return7', 'invoice', 'repair'],
  }),
]
