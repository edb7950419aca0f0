// The eight houses of the demo shop. Seals stay Chinese in every language; a province that no freight row names (and no '*') is outside that house's delivery range.
import type { DemoFreightRegion, DemoMerchant } from './types.ts'
import { text } from './types.ts'

/** Provinces by GB prefix, without Tibet (54) and Xinjiang (65). */
const NEAR_AND_MIDDLE = '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 61 62 63 64'.split(
  ' ',
)
const FAR = ['54', '65']
const everywhere = (
  first: number,
  firstFee: number,
  next: number,
  nextFee: number,
  freeFrom?: number,
): DemoFreightRegion => ({
  areas: ['*'],
  first,
  firstFee,
  next,
  nextFee,
  ...(freeFrom && { freeFrom }),
})
const byWeight = text('By weight', '按重量计费', 'Por peso')
const byPiece = text('By piece', '按件计费', 'Por unidades')

export const MERCHANTS: DemoMerchant[] = [
  {
    code: 'nanshan-kiln',
    seal: { char: '窑', shape: 'gourd', ink: '#3f6f62' },
    name: text('Nanshan Kiln', '南山窑', 'Horno de Nanshan'),
    say: text(
      'Wood-fired tableware, thrown in Jingdezhen since 1987',
      '景德镇柴烧食器，始于一九八七',
      'Vajilla de Jingdezhen cocida con leña desde 1987',
    ),
    place: text('Jingdezhen', '景德镇', 'Jingdezhen'),
    story: text(
      'Three families share one climbing kiln on the south side of the hill and fire it nine times a year. Whatever comes out straight goes to the shop; whatever comes out surprising goes to the window. Every foot ring carries the mark of the person who threw it.',
      '三户人家共用南坡上的一座龙窑，一年只烧九次。出窑端正的上架，出窑惊喜的进橱窗。每件器物的圈足上，都有拉坯人自己的记号。',
      'Tres familias comparten un horno escalonado en la ladera sur y lo encienden nueve veces al año. Lo que sale recto va a la tienda; lo que sale sorprendente, al escaparate. Cada pie lleva la marca de quien torneó la pieza.',
    ),
    founded: 1987,
    businessName: '景德镇南山窑陶瓷有限公司',
    scores: { goods: 492, service: 488, delivery: 479 },
    followers: 38_400,
    freight: {
      name: byPiece,
      by: 'piece',
      regions: [
        everywhere(1, 1_200, 1, 400, 29_900),
        { areas: FAR, first: 1, firstFee: 2_500, next: 1, nextFee: 1_200, freeFrom: 59_900 },
        { areas: ['ES', 'US'], first: 1, firstFee: 16_800, next: 1, nextFee: 6_000 },
      ],
    },
  },
  {
    code: 'luz-y-lino',
    seal: { char: '麻', shape: 'square', ink: '#8a6a3d' },
    name: text('Luz y Lino', '光与麻', 'Luz y Lino'),
    say: text(
      'Linen, light and slow furniture from Valencia',
      '来自瓦伦西亚的亚麻、灯与慢家具',
      'Lino, luz y muebles sin prisa de Valencia',
    ),
    place: text('Valencia', '瓦伦西亚', 'Valencia'),
    story: text(
      'A weaver and a joiner opened a workshop in the old silk quarter and never quite decided which of them owns it. They make things for rooms in which the light changes during the day. Chinese orders leave from their warehouse in Ningbo.',
      '一位织工和一位木匠，在老丝绸街合开了一间工坊，至今没说清谁是老板。他们为光线会走动的房间做东西。国内订单由宁波仓发出。',
      'Una tejedora y un ebanista abrieron taller en el barrio de la seda y todavía no han decidido de quién es. Hacen cosas para habitaciones en las que la luz cambia a lo largo del día. Los pedidos de China salen de su almacén de Ningbo.',
    ),
    founded: 2009,
    businessName: 'Luz y Lino Textil, S. L.',
    scores: { goods: 488, service: 491, delivery: 470 },
    followers: 21_700,
    freight: {
      name: byWeight,
      by: 'weight',
      regions: [
        { areas: NEAR_AND_MIDDLE, first: 1_000, firstFee: 1_000, next: 1_000, nextFee: 300, freeFrom: 39_900 },
        { areas: ['ES'], first: 1_000, firstFee: 4_500, next: 1_000, nextFee: 1_500, freeFrom: 79_900 },
      ],
    },
  },
  {
    code: 'paperbird',
    seal: { char: '鸟', shape: 'round', ink: '#2d4b7d' },
    name: text('Paperbird', '纸鸟文具', 'Paperbird'),
    say: text(
      'Everything that touches paper, chosen by people who write',
      '写字的人，为写字的人选物',
      'Todo lo que toca el papel, elegido por quien escribe',
    ),
    place: text('Hangzhou', '杭州', 'Hangzhou'),
    story: text(
      'Paperbird began as one shelf in a letterpress studio near West Lake. Nothing enters the catalog before somebody in the house has used it for three months. What they stopped using, they do not sell.',
      '纸鸟最早只是西湖边一间活字印坊里的一层架子。每样东西上架之前，都有人先用满三个月。自己不再用的，就不卖。',
      'Paperbird empezó siendo un estante en una imprenta de tipos móviles junto al lago del Oeste. Nada entra en el catálogo sin que alguien de la casa lo haya usado tres meses. Lo que dejan de usar no lo venden.',
    ),
    founded: 2012,
    businessName: '杭州纸鸟文化用品有限公司',
    scores: { goods: 495, service: 493, delivery: 490 },
    followers: 64_200,
    freight: {
      name: byPiece,
      by: 'piece',
      regions: [
        everywhere(3, 600, 3, 200, 9_900),
        { areas: FAR, first: 3, firstFee: 1_500, next: 3, nextFee: 600, freeFrom: 19_900 },
        { areas: ['ES', 'US', 'MX'], first: 3, firstFee: 8_800, next: 3, nextFee: 2_400 },
      ],
    },
  },
  {
    code: 'otter-audio',
    seal: { char: '獭', shape: 'wide', ink: '#4d4450' },
    name: text('Otter Audio', '水獭声学', 'Otter Audio'),
    say: text(
      'Sound tuned by ear, repaired for ten years',
      '用耳朵调音，保修十年',
      'Sonido afinado de oído, con reparación diez años',
    ),
    place: text('Shenzhen', '深圳', 'Shenzhen'),
    story: text(
      'Four engineers left a large factory because they wanted to hear what they built. Every model has a parts list and a repair sheet on the last page of its manual. The workbench by the door mends old machines of any make.',
      '四位工程师离开大厂，因为想听听自己造的东西。每款产品说明书的最后一页，都是零件表和维修图。门口那张工作台，什么牌子的老机器都修。',
      'Cuatro ingenieros dejaron una gran fábrica porque querían oír lo que construían. La última página de cada manual trae la lista de piezas y la hoja de reparación. En el banco de la entrada se arreglan aparatos antiguos de cualquier marca.',
    ),
    founded: 2015,
    businessName: '深圳水獭声学科技有限公司',
    scores: { goods: 486, service: 490, delivery: 484 },
    followers: 112_000,
    freight: {
      name: byPiece,
      by: 'piece',
      regions: [
        everywhere(1, 0, 1, 0),
        { areas: FAR, first: 1, firstFee: 2_000, next: 1, nextFee: 1_000, freeFrom: 99_900 },
        { areas: ['US'], first: 1, firstFee: 22_000, next: 1, nextFee: 9_000 },
      ],
    },
  },
  {
    code: 'old-street-grocer',
    seal: { char: '食', shape: 'square', ink: '#9c4a1d' },
    name: text('Old Street Grocer', '老街食集', 'Ultramarinos Old Street'),
    say: text(
      'One season, one shelf: honey, citrus, cheese, cake',
      '一季一架：蜜、柑、酪、饼',
      'Una estación, un estante: miel, cítricos, queso y dulces',
    ),
    place: text('Chengdu', '成都', 'Chengdu'),
    story: text(
      'The grocer buys from forty-one growers and knows the road to each of them. The shelf is emptied four times a year and filled again with whatever is in season. Fresh goods travel by cold chain, so some far provinces have to wait.',
      '老街食集向四十一户农家收货，每一家的路都认得。一年清四次架，再按时令摆满。鲜货走冷链，偏远省份暂时送不到。',
      'El tendero compra a cuarenta y un productores y conoce el camino hasta cada uno. Vacía el estante cuatro veces al año y lo vuelve a llenar con lo que toca. Lo fresco viaja refrigerado, así que a algunas provincias lejanas todavía no llega.',
    ),
    founded: 1998,
    businessName: '成都老街食集商贸有限公司',
    scores: { goods: 490, service: 485, delivery: 482 },
    followers: 87_100,
    freight: {
      name: byWeight,
      by: 'weight',
      regions: [
        { areas: ['50', '51'], first: 3_000, firstFee: 600, next: 1_000, nextFee: 100, freeFrom: 5_900 },
        {
          areas: NEAR_AND_MIDDLE.filter((code) => code !== '50' && code !== '51'),
          first: 3_000,
          firstFee: 1_000,
          next: 1_000,
          nextFee: 200,
          freeFrom: 12_900,
        },
      ],
    },
  },
  {
    code: 'pine-and-ember',
    seal: { char: '松', shape: 'round', ink: '#50603a' },
    name: text('Pine & Ember', '松火户外', 'Pine & Ember'),
    say: text(
      'Tools for two nights out, made to be handed down',
      '为两夜山野而生，可以传家的工具',
      'Útiles para dos noches fuera, hechos para heredar',
    ),
    place: text('Kunming', '昆明', 'Kunming'),
    story: text(
      'A former mountain guide and a blacksmith supply people who walk for a weekend, not for a record. Everything is sewn or forged so that it can be opened and mended. Each autumn they resole, re-wax and sharpen for the price of the material.',
      '一位退役向导和一位铁匠，为周末走山路的人备货，不为破纪录的人。每样东西的缝法和锻法，都留着拆开再修的余地。每年秋天，换底、上蜡、磨刃只收材料钱。',
      'Un antiguo guía de montaña y un herrero equipan a quien camina un fin de semana, no a quien busca récords. Todo va cosido o forjado de modo que pueda abrirse y repararse. Cada otoño cambian suelas, enceran y afilan a precio de material.',
    ),
    founded: 2004,
    businessName: '昆明松火户外用品有限公司',
    scores: { goods: 484, service: 489, delivery: 476 },
    followers: 45_900,
    freight: {
      name: byWeight,
      by: 'weight',
      regions: [
        everywhere(1_000, 900, 1_000, 300, 49_900),
        { areas: ['ES', 'PT', 'FR'], first: 1_000, firstFee: 12_000, next: 1_000, nextFee: 4_500 },
      ],
    },
  },
  {
    code: 'tin-moon',
    seal: { char: '月', shape: 'oval', ink: '#93512f' },
    name: text('Tin Moon', '铁皮月亮', 'Luna de Lata'),
    say: text('Toys without batteries', '不用电池的玩具', 'Juguetes sin pilas'),
    place: text('Suzhou', '苏州', 'Suzhou'),
    story: text(
      'A retired toolmaker could not find his granddaughter a toy that was still interesting on the second day. So he made one, and then another. Today eleven people saw, sew and lacquer in a former thread mill by the canal.',
      '一位退休模具师傅，给孙女找不到一件第二天还好玩的玩具，于是自己做了一件，又做了一件。如今十一个人，在运河边的旧纱厂里锯、缝、上漆。',
      'Un matricero jubilado no encontraba para su nieta un juguete que siguiera siendo divertido al segundo día. Así que hizo uno, y luego otro. Hoy once personas sierran, cosen y lacan en una antigua hilatura junto al canal.',
    ),
    founded: 2011,
    businessName: '苏州铁皮月亮玩具有限公司',
    scores: { goods: 493, service: 494, delivery: 487 },
    followers: 29_300,
    freight: {
      name: byPiece,
      by: 'piece',
      regions: [everywhere(2, 800, 2, 300, 14_900), { areas: FAR, first: 2, firstFee: 1_800, next: 2, nextFee: 800 }],
    },
  },
  {
    code: 'seis-hilos',
    seal: { char: '六', shape: 'gourd', ink: '#6d3a49' },
    name: text('Seis Hilos', '六线衣坊', 'Seis Hilos'),
    say: text(
      'Six stitches to the centimeter, no season labels',
      '每厘米六针，不赶时节',
      'Seis puntadas por centímetro, sin temporadas',
    ),
    place: text('Shanghai', '上海', 'Shanghái'),
    story: text(
      'Seis Hilos cuts in Shanghai with a pattern maker from Seville, and sews six stitches where four would do. A piece stays in the range until somebody draws a better one. Hems, linings and heels are repaired in the house for life.',
      '六线衣坊在上海裁剪，打版师来自塞维利亚；别人缝四针的地方，他们缝六针。一个款式会一直留着，直到有人画出更好的。下摆、里布、鞋跟，终身在店修补。',
      'Seis Hilos corta en Shanghái con una patronista de Sevilla y da seis puntadas donde bastarían cuatro. Una prenda sigue en la colección hasta que alguien dibuja otra mejor. Bajos, forros y tacones se reparan en la casa de por vida.',
    ),
    founded: 2006,
    businessName: '上海六线服饰有限公司',
    scores: { goods: 489, service: 487, delivery: 485 },
    followers: 53_000,
    freight: {
      name: byPiece,
      by: 'piece',
      regions: [
        everywhere(1, 1_000, 1, 0, 19_900),
        { areas: ['ES', 'FR', 'DE', 'IT'], first: 1, firstFee: 9_800, next: 1, nextFee: 3_000 },
        { areas: ['US'], first: 1, firstFee: 15_800, next: 1, nextFee: 4_800 },
      ],
    },
  },
]
