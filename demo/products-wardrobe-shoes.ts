// Floor 4, shoes: sneakers, pumps and ankle boots of Seis Hilos.
import type { DemoProduct } from './types.ts'
import { paragraphs, text } from './types.ts'
import { attribute, color, grid, option, product, sizes } from './vocabulary.ts'

const sneakerOptions = [
  option('color', color('moon', 'sneakers-moon'), color('moss', 'sneakers-moss'), color('mist', 'sneakers-mist')),
  option('size', ...sizes('38 40 42 44')),
]
const pumpOptions = [
  option('color', color('lacquer', 'pumps-lacquer'), color('ink', 'pumps-ink')),
  option('size', ...sizes('35 36 37 38 39 40')),
]
const bootOptions = [
  option('color', color('oak', 'ankle-boots-oak'), color('plum', 'ankle-boots-plum')),
  option('size', ...sizes('35 36 37 38 39 40')),
]

export const WARDROBE_SHOES: DemoProduct[] = [
  product({
    code: 'two-tone-sneakers',
    merchant: 'seis-hilos',
    category: 'sneakers',
    brand: 'seis-hilos',
    title: text('Two-tone sneakers', '拼色运动鞋', 'Zapatillas bicolor'),
    subtitle: text('They know the way to the station.', '去车站的路，它们认得。', 'Se saben el camino a la estación.'),
    fact: text('Suede and knit · resoleable', '麂皮与针织 · 可换底', 'Ante y punto · resolables'),
    description: paragraphs(
      text(
        'A knitted upper with suede where it wears: toe, heel, laces. The sole is stitched as well as glued, so it can be taken off and done again.',
        '针织鞋面，鞋头、后跟、鞋带处用麂皮，这几处最先磨。鞋底既粘又缝，日后能拆下重做。',
        'Empeine de punto con ante donde se gasta: puntera, talón y cordonera. La suela va pegada y cosida, así que se quita y se rehace.',
      ),
      text(
        'The insole is cork and wool. It comes out to dry.',
        '鞋垫软木加羊毛，取得出来晾。',
        'La plantilla es de corcho y lana. Se saca para secar.',
      ),
    ),
    attributes: [
      attribute('material', 'Knit, suede, natural rubber', '针织、麂皮、天然橡胶', 'Punto, ante y caucho natural'),
      attribute('fit', 'True to size', '正码', 'Talla habitual'),
      attribute('weight', '290 g a shoe (size 42)', '单只 290 克（42 码）', '290 g por pie (talla 42)'),
    ],
    options: sneakerOptions,
    skus: grid('SH-SN', sneakerOptions, [12, 21, 26, 9, 8, 17, 19, 0, 10, 14, 3, null], {
      price: 45_900,
      memberPrice: 42_900,
      weight: 900,
    }),
    pictures: ['sneakers-moon', 'sneakers-moss', 'sneakers-mist', 'sneakers-pair', 'sneakers-line', 'sneakers-close'],
    rating: 478,
    reviewCount: 56,
    sales: 1_320,
    listedAt: 140,
    services: ['return7', 'invoice', 'repair'],
  }),
  product({
    code: 'seventy-mm-pumps',
    merchant: 'seis-hilos',
    category: 'pumps',
    brand: 'seis-hilos',
    title: text('Pumps with a seven-centimeter heel', '七厘米高跟鞋', 'Zapatos de salón con tacón de siete'),
    subtitle: text(
      'High enough for the room, low enough for the stairs.',
      '够高，撑得起场面；够稳，下得了楼梯。',
      'Altos para la sala y bajos para la escalera.',
    ),
    fact: text('Nappa · 35–40', '纳帕皮 · 35–40', 'Napa · 35–40'),
    description: paragraphs(
      text(
        'The heel stands under the heel, not behind it, so the weight goes straight down. A strip of foam under the ball does the rest.',
        '跟立在脚跟正下方，不往后靠，重量直直落下去。前掌垫一条软棉，剩下的交给它。',
        'El tacón queda bajo el talón y no detrás: el peso cae recto. Una tira de espuma bajo la planta hace el resto.',
      ),
      text(
        'Heel tips are free for life in our workshops.',
        '鞋跟垫，两地工坊终身免费换。',
        'Las tapas son gratis de por vida en nuestros talleres.',
      ),
    ),
    attributes: [
      attribute('material', 'Nappa, leather lining and sole', '纳帕皮面，皮里皮底', 'Napa, forro y suela de cuero'),
      attribute('size', 'Heel 7 cm', '跟高 7 厘米', 'Tacón de 7 cm'),
      attribute(
        'fit',
        'Narrow; half a size up if in doubt',
        '偏窄，拿不准大半码',
        'Horma estrecha; ante la duda, medio número más',
      ),
    ],
    options: pumpOptions,
    skus: grid('SH-PU', pumpOptions, [4, 9, 13, 11, 6, 2, 6, 12, 16, 14, 8, 0], {
      price: 55_900,
      listPrice: 62_900,
      weight: 620,
    }),
    pictures: ['pumps-lacquer', 'pumps-ink', 'pumps-steps', 'pumps-close'],
    rating: 455,
    reviewCount: 16,
    sales: 220,
    listedAt: 90,
    services: ['return7', 'invoice', 'repair'],
  }),
  product({
    code: 'zip-ankle-boots',
    merchant: 'seis-hilos',
    category: 'ankle-boots',
    brand: 'seis-hilos',
    title: text('Ankle boots with a side zip', '侧拉链短靴', 'Botines con cremallera lateral'),
    subtitle: text(
      'On in one breath, off in half.',
      '一口气穿上，半口气脱掉。',
      'Se ponen de un suspiro y se quitan en medio.',
    ),
    fact: text('Calf · block heel 5 cm', '小牛皮 · 粗跟 5 厘米', 'Becerro · tacón ancho de 5 cm'),
    description: paragraphs(
      text(
        'One seam runs from the zip to the toe and turns there, which is the only decoration. Water has to look for a way in.',
        '一道缝从拉链走到鞋头，拐个弯，装饰就这一处。水要进来，得自己找门。',
        'Una sola costura va de la cremallera a la puntera y allí gira: es todo el adorno. El agua tiene que buscar por dónde entrar.',
      ),
      text(
        'The zip is brass and has a leather garage at the top, so it does not rub.',
        '拉链黄铜，顶端有皮挡，不磨脚踝。',
        'La cremallera es de latón y arriba se guarda bajo una lengüeta de cuero: no roza.',
      ),
    ),
    attributes: [
      attribute('material', 'Calf leather, rubber sole', '小牛皮、橡胶底', 'Becerro y suela de goma'),
      attribute('fit', 'True to size, takes a thick sock', '正码，可穿厚袜', 'Talla normal, admite calcetín grueso'),
      attribute('care', 'Brush dry, cream monthly', '干刷，每月上油', 'Cepilla en seco, crema cada mes'),
    ],
    options: bootOptions,
    skus: grid('SH-AB', bootOptions, [5, 10, 15, 14, 9, 3, 4, 8, 11, 10, 6, null], { price: 78_900, weight: 1_150 }),
    pictures: ['ankle-boots-oak', 'ankle-boots-plum', 'ankle-boots-pair', 'ankle-boots-niche', 'ankle-boots-close'],
    rating: 486,
    reviewCount: 24,
    sales: 360,
    listedAt: 13,
    services: ['return7', 'invoice', 'repair'],
  }),
]
