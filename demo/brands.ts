// Brands sold in the houses. A brand belongs to no merchant; `country` is an ISO code.
import type { DemoBrand } from './types.ts'
import { same, text } from './types.ts'

export const BRANDS: DemoBrand[] = [
  {
    code: 'nanshan',
    name: text('Nanshan', '南山', 'Nanshan'),
    country: 'CN',
    story: text(
      'One kiln, nine firings a year, glazes mixed from ash and hill clay.',
      '一座窑，一年九烧，釉料取自草木灰与山土。',
      'Un horno, nueve cocciones al año y esmaltes de ceniza y arcilla del monte.',
    ),
  },
  {
    code: 'white-ravine',
    name: text('White Ravine', '白涧', 'Barranco Blanco'),
    country: 'CN',
    story: text(
      'Small porcelain for gongfu tea, weighed on a letter scale.',
      '为功夫茶做小件瓷，用信秤称过轻重。',
      'Porcelana menuda para el té gongfu, pesada en una balanza de cartas.',
    ),
  },
  {
    code: 'luz',
    name: same('Luz'),
    country: 'ES',
    story: text(
      'Lamps and candles for rooms that are used after dark.',
      '为入夜之后才热闹的房间，做灯与烛。',
      'Lámparas y velas para habitaciones que se viven de noche.',
    ),
  },
  {
    code: 'telar',
    name: same('Telar'),
    country: 'ES',
    story: text(
      'Furniture upholstered in linen that is washed before it is cut.',
      '先水洗、再裁剪的亚麻，用来包覆家具。',
      'Muebles tapizados en lino que se lava antes de cortarse.',
    ),
  },
  {
    code: 'paperbird',
    name: text('Paperbird', '纸鸟', 'Paperbird'),
    country: 'CN',
    story: text(
      'Notebooks, letters and rulers from a letterpress studio.',
      '活字印坊做的本子、信笺与尺。',
      'Cuadernos, cartas y reglas de una imprenta de tipos móviles.',
    ),
  },
  {
    code: 'ferry',
    name: text('Ferry', '渡口', 'Ferry'),
    country: 'CN',
    story: text(
      'Fountain pens turned from resin rod, one lathe per color.',
      '树脂棒车制的钢笔，一色一台车床。',
      'Estilográficas torneadas en barra de resina, un torno por color.',
    ),
  },
  {
    code: 'cedro',
    name: same('Cedro'),
    country: 'PT',
    story: text(
      'Pencils and brushes from a family mill that plants what it cuts.',
      '家族木坊的铅笔与画笔，砍一棵，种一棵。',
      'Lápices y pinceles de un aserradero familiar que planta lo que corta.',
    ),
  },
  {
    code: 'otter',
    name: text('Otter', '水獭', 'Otter'),
    country: 'CN',
    story: text(
      'Audio you can open with one screwdriver.',
      '一把螺丝刀就能打开的音响。',
      'Audio que se abre con un solo destornillador.',
    ),
  },
  {
    code: 'aperture',
    name: same('Aperture'),
    country: 'JP',
    story: text(
      'Mechanical cameras without a battery door.',
      '没有电池仓的机械相机。',
      'Cámaras mecánicas sin compartimento de pilas.',
    ),
  },
  {
    code: 'old-street',
    name: text('Old Street', '老街', 'Old Street'),
    country: 'CN',
    story: text(
      'The grocer’s own label: the name of the grower is on every jar.',
      '食集自有标：每一罐都写着农户的名字。',
      'La marca de la casa: en cada tarro figura quién lo produjo.',
    ),
  },
  {
    code: 'la-majada',
    name: same('La Majada'),
    country: 'ES',
    story: text(
      'Sheep’s-milk cheese from one flock in La Mancha.',
      '拉曼恰一群羊的羊乳奶酪。',
      'Queso de oveja de un único rebaño manchego.',
    ),
  },
  {
    code: 'pine-ember',
    name: text('Pine & Ember', '松火', 'Pine & Ember'),
    country: 'CN',
    story: text(
      'Canvas, leather and ash wood, sewn to be unpicked.',
      '帆布、皮革与白蜡木，缝得住，也拆得开。',
      'Lona, cuero y fresno, cosidos para poder descoserse.',
    ),
  },
  {
    code: 'northline',
    name: text('Northline', '北线', 'Northline'),
    country: 'SE',
    story: text(
      'Compasses, telescopes and flashlights for people who look twice.',
      '为看两遍的人，做罗盘、望远镜与手电。',
      'Brújulas, telescopios y linternas para quien mira dos veces.',
    ),
  },
  {
    code: 'tin-moon',
    name: text('Tin Moon', '铁皮月亮', 'Luna de Lata'),
    country: 'CN',
    story: text(
      'Toys that need a hand, not a battery.',
      '要用手，不用电池的玩具。',
      'Juguetes que piden manos y no pilas.',
    ),
  },
  {
    code: 'seis-hilos',
    name: text('Seis Hilos', '六线', 'Seis Hilos'),
    country: 'CN',
    story: text(
      'Clothes and leather with six stitches to the centimeter.',
      '每厘米六针的衣服与皮具。',
      'Ropa y piel a seis puntadas por centímetro.',
    ),
  },
  {
    code: 'relojera-sur',
    name: same('Relojera del Sur'),
    country: 'ES',
    story: text(
      'Hand-wound watches and clocks assembled in Cádiz.',
      '在加的斯组装的手动上链钟表。',
      'Relojes de cuerda manual montados en Cádiz.',
    ),
  },
  {
    code: 'molino-vela',
    name: same('Molino Vela'),
    country: 'ES',
    story: text(
      'Oil, rice and oranges from three villages around Valencia, pressed and packed in the week of the harvest.',
      '瓦伦西亚周边三个村子的油、米与橙，当周采收，当周压榨装瓶。',
      'Aceite, arroz y naranjas de tres pueblos de Valencia, molidos y envasados en la semana de la cosecha.',
    ),
  },
  {
    code: 'cloud-ridge',
    name: text('Cloud Ridge', '云脊', 'Cresta de Nubes'),
    country: 'CN',
    story: text(
      'Coffee and tea grown above 1,500 meters; the picking date is stamped on the bag.',
      '海拔一千五百米以上的咖啡与茶，袋上印着采摘日期。',
      'Café y té de más de 1.500 metros de altura; la bolsa lleva sellada la fecha de recogida.',
    ),
  },
  {
    code: 'bamboo-brook',
    name: text('Bamboo Brook', '竹溪', 'Arroyo de Bambú'),
    country: 'CN',
    story: text(
      'Four-year bamboo and chestnut wood, split by hand, oiled twice, never varnished.',
      '四年生的毛竹与栗木，手工剖开，上两遍油，从不刷漆。',
      'Bambú de cuatro años y castaño, partidos a mano, aceitados dos veces y nunca barnizados.',
    ),
  },
  {
    code: 'black-anvil',
    name: text('Black Anvil', '黑砧', 'Yunque Negro'),
    country: 'CN',
    story: text(
      'One smith, two hammers: woks, pans, knives and kettles that can be sharpened and seasoned again.',
      '一位铁匠，两把锤：锅、刀、铁壶，都能再磨、再开锅。',
      'Un herrero y dos martillos: woks, sartenes, cuchillos y teteras que se vuelven a afilar y a curar.',
    ),
  },
  {
    code: 'vidrio-norte',
    name: same('Vidrio Norte'),
    country: 'ES',
    story: text(
      'Glass blown in Asturias from recycled bottles; a bubble here and there is how you know.',
      '阿斯图里亚斯的回收瓶料，人工吹制；偶有一个气泡，便是凭据。',
      'Vidrio soplado en Asturias con botellas recicladas; alguna burbuja lo delata.',
    ),
  },
  {
    code: 'rebote',
    name: same('Rebote'),
    country: 'MX',
    story: text(
      'Balls, boards and skates from a workshop in Guadalajara: stitched and screwed, never glued.',
      '瓜达拉哈拉一间作坊的球、滑板与轮鞋：只缝、只上螺丝，不用胶。',
      'Balones, tablas y patines de un taller de Guadalajara: cosidos y atornillados, nunca pegados.',
    ),
  },
  {
    code: 'maderal',
    name: same('Maderal'),
    country: 'ES',
    story: text(
      'Instruments from Valencia, wood on one bench and brass on the other; every case holds a card with two names.',
      '瓦伦西亚的乐器坊，一张工作台做木，一张做铜；每只琴盒里都有写着两个名字的卡片。',
      'Instrumentos de Valencia: en un banco la madera, en otro el metal; cada estuche lleva una tarjeta con dos nombres.',
    ),
  },
  {
    code: 'slow-reel',
    name: text('Slow Reel', '慢卷', 'Slow Reel'),
    country: 'JP',
    story: text(
      'Film, glass and vinyl for people who do not mind waiting to see what they got.',
      '胶卷、镜片与黑胶，给愿意等一等再看结果的人。',
      'Carretes, objetivos y vinilos para quien no tiene prisa por ver qué ha salido.',
    ),
  },
  {
    code: 'lamplight',
    name: text('Lamplight Press', '灯下书局', 'Lamplight Press'),
    country: 'CN',
    story: text(
      'Nine books a year, sewn, in three languages, set in type that does not tire the eye.',
      '一年只出九本书，锁线装订，三种语言，字排得不累眼。',
      'Nueve libros al año, cosidos, en tres lenguas y con una letra que no cansa.',
    ),
  },
  {
    code: 'fell-and-fold',
    name: same('Fell & Fold'),
    country: 'GB',
    story: text(
      'Wool that is shorn, spun and knitted within sight of the same hill.',
      '剪毛、纺纱、织造，都在看得见同一座山的地方。',
      'Lana que se esquila, se hila y se teje a la vista del mismo monte.',
    ),
  },
  {
    code: 'sal-y-rama',
    name: same('Sal y Rama'),
    country: 'ES',
    story: text(
      'Soap boiled in Jaén from the oil that was too good to throw away.',
      '在哈恩熬的皂，用的是舍不得倒掉的好油。',
      'Jabón cocido en Jaén con el aceite que daba pena tirar.',
    ),
  },
  {
    code: 'one-grain',
    name: text('One Grain', '一粒', 'Un Grano'),
    country: 'CN',
    story: text(
      'Two silversmiths in Guizhou who weigh in grains and sign with a dot.',
      '贵州两位银匠，以粒称重，以一点落款。',
      'Dos plateros de Guizhou que pesan en granos y firman con un punto.',
    ),
  },
  {
    code: 'mare',
    name: same('Maré'),
    country: 'PT',
    story: text(
      'Things for salt water, sewn where the old nets are mended.',
      '在补旧渔网的地方，缝制下海的东西。',
      'Cosas para el agua salada, cosidas donde se remiendan las redes viejas.',
    ),
  },
  {
    code: 'freewheel',
    name: text('Freewheel', '飞轮', 'Rueda Libre'),
    country: 'CN',
    story: text(
      'Bicycles and games from the street where Tianjin built its postal fleet.',
      '天津造邮政车的那条街，如今做自行车，也做球拍和冰刀。',
      'Bicicletas y juegos de la calle de Tianjin donde se hacían las del correo.',
    ),
  },
]
