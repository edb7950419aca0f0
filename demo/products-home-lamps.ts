// Floor 3, lamps and walls: what lights a room, wakes it and hangs in it.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, color, grid, option, product, value } from './vocabulary.ts'

const lampOptions = [
  option(
    'color',
    color('celadon', 'table-lamp-celadon'),
    color('ink', 'table-lamp-ink'),
    color('clay', 'table-lamp-clay'),
  ),
]
const pendantOptions = [
  option('color', color('lacquer', 'pendant-lacquer'), color('ink', 'pendant-ink'), color('moon', 'pendant-moon')),
  option(
    'measure',
    value('28', '28 cm', '直径 28 厘米', '28 cm de diámetro'),
    value('40', '40 cm', '直径 40 厘米', '40 cm de diámetro'),
  ),
]
const bulbOptions = [
  option(
    'color',
    { ...value('amber', 'Amber, 2,000 K', '琥珀，2000 K', 'Ámbar, 2000 K'), picture: 'bulb-amber' },
    { ...value('clear', 'Clear, 2,700 K', '透明，2700 K', 'Transparente, 2700 K'), picture: 'bulb-moon' },
  ),
  option('set', value('one', 'One bulb', '单只', 'Una bombilla'), value('three', 'Set of 3', '三只装', 'Juego de 3')),
]
const oilLampOptions = [
  option(
    'glaze',
    color('clay', 'oil-lamp-clay'),
    color('cobalt', 'oil-lamp-cobalt'),
    color('celadon', 'oil-lamp-celadon'),
  ),
]
const alarmOptions = [
  option('color', color('celadon', 'alarm-celadon'), color('lacquer', 'alarm-lacquer'), color('ink', 'alarm-ink')),
]
const printOptions = [
  option(
    'color',
    { ...value('hills', 'Hills at noon', '正午山色', 'Colinas al mediodía'), picture: 'print-hills' },
    { ...value('dusk', 'Hills at dusk', '黄昏山色', 'Colinas al anochecer'), picture: 'print-dusk' },
  ),
  option(
    'measure',
    value('30', '30 × 30 cm', '30 × 30 厘米', '30 × 30 cm'),
    value('50', '50 × 50 cm', '50 × 50 厘米', '50 × 50 cm'),
  ),
]

export const HOME_LAMPS: DemoProduct[] = [
  product({
    code: 'pleated-table-lamp',
    merchant: 'luz-y-lino',
    category: 'table-lamps',
    brand: 'luz',
    title: text('Table lamp with a pleated shade', '百褶罩台灯', 'Lámpara de mesa plisada'),
    subtitle: text(
      'Lights the page and leaves the rest of the room alone.',
      '照亮这一页，不打扰整个房间。',
      'Ilumina la página y deja en paz el resto del cuarto.',
    ),
    fact: text('Ceramic foot · 38 cm', '陶瓷灯座 · 38 厘米', 'Pie de cerámica · 38 cm'),
    description: paragraphs(
      text(
        'The shade is linen, pleated wet around a frame and left there overnight. The foot is thrown, so it is a little heavier than it looks and does not tip.',
        '灯罩亚麻，趁湿在架上打褶，搁一夜定形。灯座手拉坯，比看上去沉，不会倒。',
        'La pantalla es de lino, plisada en mojado sobre el armazón durante una noche. El pie está torneado: pesa algo más de lo que parece y no se vuelca.',
      ),
      text(
        'The switch is on the cord, where a sleepy hand finds it.',
        '开关在线上，半睡半醒也摸得到。',
        'El interruptor está en el cable, donde lo encuentra una mano dormida.',
      ),
    ),
    attributes: [
      attribute('material', 'Stoneware, linen', '炻器、亚麻', 'Gres y lino'),
      attribute('size', '38 cm high, shade 28 cm', '高 38 厘米，灯罩 28 厘米', '38 cm de alto, pantalla de 28 cm'),
      attribute(
        'power',
        'E27, up to 40 W, cord 1.8 m',
        'E27，最大 40 瓦，线长 1.8 米',
        'E27, hasta 40 W, cable de 1,8 m',
      ),
      attribute('warranty', '3 years', '3 年', '3 años'),
    ],
    options: lampOptions,
    skus: grid('LL-TL', lampOptions, [17, 9, 12], { price: 48_900, memberPrice: 45_900, weight: 2_400 }),
    pictures: ['table-lamp-celadon', 'table-lamp-ink', 'table-lamp-clay', 'table-lamp-shelf', 'table-lamp-close'],
    rating: 488,
    reviewCount: 23,
    sales: 240,
    listedAt: 6,
    services: ['return7', 'invoice', 'fragileCover', 'repair'],
  }),
  product({
    code: 'enamel-pendant-lamp',
    merchant: 'luz-y-lino',
    category: 'pendant-lamps',
    brand: 'luz',
    title: text('Enamel pendant lamp', '搪瓷吊灯', 'Lámpara colgante esmaltada'),
    subtitle: text(
      'Hang it low enough and the table becomes a room.',
      '挂低一点，一张桌子就成了一间屋子。',
      'Cuélgala baja y la mesa se convierte en un cuarto.',
    ),
    fact: text(
      'Steel, white inside · 28 or 40 cm',
      '钢胎，内白 · 28 或 40 厘米',
      'Acero, interior blanco · 28 o 40 cm',
    ),
    description: paragraphs(
      text(
        'Spun from one disc of steel and fired twice. The inside is always white, because that is the side that works.',
        '一片钢旋成，烧两遍釉。里面一律白，干活的是里面。',
        'Se repulsa de un disco de acero y se cuece dos veces. Por dentro siempre es blanca, que es el lado que trabaja.',
      ),
      text(
        'The textile cord is two meters long and can be shortened without a knife.',
        '编织线长两米，不用剪也能收短。',
        'El cable textil mide dos metros y se acorta sin cortar.',
      ),
    ),
    attributes: [
      attribute('material', 'Enameled steel, textile cord', '搪瓷钢、编织线', 'Acero esmaltado y cable textil'),
      attribute('power', 'E27, up to 60 W', 'E27，最大 60 瓦', 'E27, hasta 60 W'),
      attribute('contents', 'Lamp, ceiling cap, hook', '灯、吸顶盘、挂钩', 'Lámpara, florón y gancho'),
    ],
    options: pendantOptions,
    skus: grid(
      'LL-PL',
      pendantOptions,
      [14, 6, 20, 11, 9, 0],
      { price: 38_900, weight: 1_300 },
      { 40: { fen: 13_000, grams: 900 } },
    ),
    pictures: ['pendant-lacquer', 'pendant-ink', 'pendant-moon', 'pendant-table', 'pendant-close'],
    rating: 479,
    reviewCount: 17,
    sales: 175,
    listedAt: 74,
    services: ['return7', 'invoice', 'fragileCover'],
  }),
  product({
    code: 'loop-filament-bulb',
    merchant: 'luz-y-lino',
    category: 'bulbs',
    brand: 'luz',
    title: text('Loop filament bulb', '环丝灯泡', 'Bombilla de filamento en bucle'),
    subtitle: text('An LED that remembers candlelight.', '记得烛光的 LED。', 'Un led que se acuerda de las velas.'),
    fact: text('E27 · dimmable · 4 W', 'E27 · 可调光 · 4 瓦', 'E27 · regulable · 4 W'),
    description: paragraphs(
      text(
        'One long filament, bent once. Dimmed, it turns redder as a flame does.',
        '一根长灯丝，只弯一道。调暗时像火苗，越暗越红。',
        'Un solo filamento largo, con una curva. Al bajarlo, enrojece como una llama.',
      ),
      text(
        'Good for about fifteen years of evenings. Please keep the box: it is also the mailer for recycling.',
        '每晚点，约能用十五年。盒子请留着，回收时当信封寄回。',
        'Da para unos quince años de noches. Guarda la caja: sirve de sobre para reciclarla.',
      ),
    ),
    attributes: [
      attribute('power', '4 W, 320 lm', '4 瓦，320 流明', '4 W, 320 lúmenes'),
      attribute('size', '6 cm across, 11 cm long', '直径 6 厘米，长 11 厘米', '6 cm de diámetro, 11 cm de largo'),
      attribute('warranty', '5 years', '5 年', '5 años'),
    ],
    options: bulbOptions,
    skus: grid(
      'LL-BU',
      bulbOptions,
      [120, 45, 90, 38],
      { price: 3_900, weight: 90 },
      { three: { fen: 6_600, grams: 190 } },
    ),
    pictures: ['bulb-amber', 'bulb-moon', 'bulb-hung', 'bulb-shelf'],
    rating: 470,
    reviewCount: 38,
    sales: 1_520,
    listedAt: 410,
    services: ['return7', 'invoice', 'fragileCover'],
  }),
  product({
    code: 'clay-oil-lamp',
    merchant: 'nanshan-kiln',
    category: 'oil-lamps',
    brand: 'nanshan',
    title: text('Small oil lamp', '小油灯', 'Candil de aceite'),
    subtitle: text(
      'A spoon of oil, a cotton thread, one evening.',
      '一勺油，一根棉线，一个晚上。',
      'Una cucharada de aceite, un hilo de algodón, una velada.',
    ),
    fact: text('Wood-fired · burns 5 hours', '柴烧 · 可燃 5 小时', 'Cocido con leña · arde 5 horas'),
    description: paragraphs(
      text(
        'Pinched at the lip while the clay is soft, and dotted with slip by whoever is closest to the bench. No two borders agree.',
        '泥还软时捏出灯嘴，谁离案近，谁来点泥浆。没有两圈花边一样。',
        'El pico se pellizca con el barro tierno y los puntos los pone quien esté más cerca del banco. No hay dos cenefas iguales.',
      ),
      text(
        'Any kitchen oil will do. Olive is the quietest.',
        '厨房里什么油都行，橄榄油最安静。',
        'Sirve cualquier aceite de cocina. El de oliva es el más callado.',
      ),
    ),
    attributes: [
      attribute('material', 'Stoneware', '炻器', 'Gres de Jingdezhen'),
      attribute('size', '11 × 8 × 4 cm', '11 × 8 × 4 厘米', 'Mide 11 × 8 × 4 cm'),
      attribute('contents', 'Lamp and ten wicks', '灯一盏，灯芯十根', 'Candil y diez mechas'),
    ],
    options: oilLampOptions,
    skus: grid('NS-OL', oilLampOptions, [52, 30, 24], { price: 4_800, weight: 240 }),
    pictures: ['oil-lamp-clay', 'oil-lamp-cobalt', 'oil-lamp-celadon', 'oil-lamp-close'],
    rating: 483,
    reviewCount: 21,
    sales: 380,
    listedAt: 160,
    services: ['return7', 'invoice', 'fragileCover'],
  }),
  product({
    code: 'twin-bell-alarm-clock',
    merchant: 'luz-y-lino',
    category: 'clocks',
    brand: 'relojera-sur',
    title: text('Twin-bell alarm clock', '双铃闹钟', 'Despertador de dos campanas'),
    subtitle: text(
      'Rings like someone who means it, and only once.',
      '响得认真，只响一次。',
      'Suena como quien lo dice en serio, y solo una vez.',
    ),
    fact: text('Hand wound · 12 cm', '手动上链 · 12 厘米', 'De cuerda · 12 cm'),
    description: paragraphs(
      text(
        'A steel case, two bells and a hammer between them. Wind it when you brush your teeth; it runs for thirty hours.',
        '钢壳，双铃，中间一只小锤。刷牙时顺手上链，走三十个小时。',
        'Caja de acero, dos campanas y un martillo en medio. Dale cuerda al cepillarte los dientes: anda treinta horas.',
      ),
      text(
        'There is no snooze. It keeps the phone out of the bedroom, which was the idea.',
        '没有“再睡五分钟”。手机可以留在卧室外面，本来就是这个意思。',
        'No hay «cinco minutos más». Deja el móvil fuera del dormitorio, que era la idea.',
      ),
    ),
    attributes: [
      attribute('material', 'Enameled steel, brass', '搪瓷钢、黄铜', 'Acero esmaltado y latón'),
      attribute('size', '12 × 9 × 5 cm', '12 × 9 × 5 厘米', 'Mide 12 × 9 × 5 cm'),
      attribute('warranty', '5 years', '5 年', '5 años'),
      attribute('origin', 'Assembled in Cádiz', '加的斯组装', 'Montado en Cádiz (España)'),
    ],
    options: alarmOptions,
    skus: grid('LL-AC', alarmOptions, [31, 24, 7], { price: 18_900, listPrice: 21_900, weight: 420 }),
    pictures: ['alarm-celadon', 'alarm-lacquer', 'alarm-ink', 'alarm-bedside', 'alarm-close'],
    rating: 459,
    reviewCount: 29,
    sales: 430,
    listedAt: 62,
    services: ['return7', 'invoice', 'repair'],
  }),
  product({
    code: 'framed-hills-print',
    merchant: 'paperbird',
    category: 'wall-pictures',
    brand: 'paperbird',
    title: text('Framed print “Hills”', '装框版画《山》', 'Lámina enmarcada «Colinas»'),
    subtitle: text(
      'A window for the wall that has none.',
      '给没有窗的那面墙。',
      'Una ventana para la pared que no tiene.',
    ),
    fact: text('Seven-block print · oak frame', '七版套色 · 橡木框', 'Siete planchas · marco de roble'),
    description: paragraphs(
      text(
        'Seven blocks, seven inks, one afternoon of drying between each. If you look close, the edge of the second hill is a hair off. We like it there.',
        '七块版，七种墨，每印一道晾一个下午。凑近看，第二座山的边差了一丝。我们喜欢它差那一丝。',
        'Siete planchas, siete tintas y una tarde de secado entre cada una. De cerca, el borde de la segunda colina se desvía un pelo. Nos gusta así.',
      ),
      text(
        'Comes framed behind glass, with the hook already in.',
        '带玻璃装框，挂钩已经装好。',
        'Llega enmarcada con cristal y con el gancho ya puesto.',
      ),
    ),
    attributes: [
      attribute('paper', 'Cotton rag, 280 g', '棉浆纸，280 克', 'Papel de algodón, 280 g'),
      attribute('material', 'Oak, glass', '橡木、玻璃', 'Roble y cristal'),
      attribute('finish', 'Numbered on the back', '背面编号', 'Numerada por detrás'),
    ],
    options: printOptions,
    skus: grid(
      'PB-FP',
      printOptions,
      [12, 6, 9, 3],
      { price: 26_800, weight: 1_400 },
      { 50: { fen: 21_000, grams: 1_700 } },
    ),
    pictures: ['print-hills', 'print-dusk', 'print-lean', 'print-close'],
    rating: 490,
    reviewCount: 9,
    sales: 64,
    listedAt: 28,
    services: ['return7', 'invoice', 'fragileCover'],
  }),
]
