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
    story: text('Lamps and candles for rooms that are used after dark.', '为入夜之后才热闹的房间，做灯与烛。', 'Lámparas y velas para habitaciones que se viven de noche.'),
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
    story: text('Notebooks, letters and rulers from a letterpress studio.', '活字印坊做的本子、信笺与尺。', 'Cuadernos, cartas y reglas de una imprenta de tipos móviles.'),
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
    story: text('Audio you can open with one screwdriver.', '一把螺丝刀就能打开的音响。', 'Audio que se abre con un solo destornillador.'),
  },
  {
    code: 'aperture',
    name: same('Aperture'),
    country: 'JP',
    story: text('Mechanical cameras without a battery door.', '没有电池仓的机械相机。', 'Cámaras mecánicas sin compartimento de pilas.'),
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
    story: text('Sheep’s-milk cheese from one flock in La Mancha.', '拉曼恰一群羊的羊乳奶酪。', 'Queso de oveja de un único rebaño manchego.'),
  },
  {
    code: 'pine-ember',
    name: text('Pine & Ember', '松火', 'Pine & Ember'),
    country: 'CN',
    story: text('Canvas, leather and ash wood, sewn to be unpicked.', '帆布、皮革与白蜡木，缝得住，也拆得开。', 'Lona, cuero y fresno, cosidos para poder descoserse.'),
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
    story: text('Toys that need a hand, not a battery.', '要用手，不用电池的玩具。', 'Juguetes que piden manos y no pilas.'),
  },
  {
    code: 'seis-hilos',
    name: text('Seis Hilos', '六线', 'Seis Hilos'),
    country: 'CN',
    story: text('Clothes and leather with six stitches to the centimeter.', '每厘米六针的衣服与皮具。', 'Ropa y piel a seis puntadas por centímetro.'),
  },
  {
    code: 'relojera-sur',
    name: same('Relojera del Sur'),
    country: 'ES',
    story: text('Hand-wound watches and clocks assembled in Cádiz.', '在加的斯组装的手动上链钟表。', 'Relojes de cuerda manual montados en Cádiz.'),
  },
]
