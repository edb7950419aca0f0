// The home page's windows and the still life of each floor, as settings of its blocks; `words` says which ink reads on the picture.
import { text } from './types.ts'

export const WINDOWS = [
  {
    kicker: text('The autumn window', '秋季橱窗', 'El escaparate de otoño'),
    title: text('Worth a\nsecond look', '值得\n再看一眼', 'Merece otra\nmirada'),
    text: text(
      'Eight houses set one window together. On view until the first snow.',
      '八家店，共布一面橱窗。展至初雪。',
      'Ocho casas, un solo escaparate. Hasta la primera nevada.',
    ),
    action: text('Step inside', '走进橱窗', 'Entrar'),
    to: { category: 'table' },
    wide: 'window-wide',
    tall: 'window-tall',
    words: 'dark',
  },
  {
    kicker: text('The sixth floor after hours', '打烊后的六楼', 'La sexta planta, ya de noche'),
    title: text('No batteries,\nno bedtime', '不用电池，\n不肯睡觉', 'Sin pilas\ny sin sueño'),
    text: text(
      'Bears that sit up, trains that wind up, and a radio for the grown-ups.',
      '坐得直的熊，上发条的火车，还有给大人听的收音机。',
      'Osos que se sientan, trenes de cuerda y una radio para los mayores.',
    ),
    action: text('Go up to play', '上楼去玩', 'Subir a jugar'),
    to: { category: 'toys' },
    wide: 'window-play-wide',
    tall: 'window-play-tall',
    words: 'light',
  },
  {
    kicker: text('The food hall, by the door', '门边的食品馆', 'Alimentación, junto a la puerta'),
    title: text('Set the table\nslowly', '慢慢\n摆一桌', 'Pon la mesa\nsin prisa'),
    text: text(
      'Honey, a cheese of twelve months, and bread that still remembers the oven.',
      '蜜、十二个月的奶酪，还有记得炉温的面包。',
      'Miel, un queso de doce meses y pan que aún se acuerda del horno.',
    ),
    action: text('To the food hall', '去食品馆', 'Ir a alimentación'),
    to: { category: 'food' },
    wide: 'window-feast-wide',
    tall: 'window-feast-tall',
    words: 'dark',
  },
]

export const FLOORS = [
  {
    category: 'food',
    title: text('What ripened in the last two weeks', '这半个月熟了的', 'Lo que ha madurado esta quincena'),
    text: text(
      'Honey, tangerines, twelve-month cheese',
      '蜜、柑，十二个月的奶酪',
      'Miel, mandarinas y queso de doce meses',
    ),
    picture: 'floor-food',
    words: 'dark',
  },
  {
    category: 'table',
    title: text('A table for the first cold evening', '第一个冷夜的餐桌', 'Una mesa para la primera noche fría'),
    text: text('Terracotta, moon glaze, fruit', '陶、月白釉与果', 'Barro, esmalte luna, fruta'),
    picture: 'floor-table',
    words: 'light',
    deep: '#7a1e14',
  },
  {
    category: 'home',
    title: text('Rooms in which the light moves', '光会走动的房间', 'Habitaciones donde la luz se mueve'),
    text: text(
      'Oak, silk lanterns, a silent clock',
      '橡木、绢灯，不出声的钟',
      'Roble, faroles de seda y un reloj callado',
    ),
    picture: 'floor-home',
    words: 'dark',
  },
  {
    category: 'wardrobe',
    title: text('Six stitches to the centimeter', '每厘米六针', 'Seis puntadas por centímetro'),
    text: text(
      'The Seis Hilos rail, without seasons',
      '六线衣坊的挂架，不分季',
      'El perchero de Seis Hilos, sin temporadas',
    ),
    picture: 'floor-wardrobe',
    words: 'dark',
    tall: true,
  },
  {
    category: 'outdoor',
    title: text('Two nights out', '山里住两晚', 'Dos noches fuera'),
    text: text('Canvas, leather, one good axe', '帆布、皮革，一把好斧', 'Lona, cuero y un hacha de las buenas'),
    picture: 'floor-outdoor',
    words: 'light',
    deep: '#2b3a22',
  },
  {
    category: 'toys',
    title: text('Still interesting on the second day', '第二天还好玩', 'Siguen divirtiendo al segundo día'),
    text: text('Bears, clockwork, kites', '熊、发条与风筝', 'Osos, cuerda y cometas'),
    picture: 'floor-toys',
    words: 'dark',
  },
  {
    category: 'sound',
    title: text('A room that listens', '会倾听的房间', 'Una habitación que escucha'),
    text: text('Radios, microphones, film', '收音机、麦克风与胶片', 'Radios, micrófonos, carrete'),
    picture: 'floor-sound',
    words: 'light',
    deep: '#26345c',
  },
  {
    category: 'desk',
    title: text('Everything that touches paper', '碰得到纸的一切', 'Todo lo que toca el papel'),
    text: text(
      'Used for three months before we sell it',
      '自己先用三个月，再上架',
      'Usado tres meses antes de venderlo',
    ),
    picture: 'floor-desk',
    words: 'dark',
  },
  {
    category: 'gifts',
    title: text('Wrapped, restored, one of one', '包好的、修好的、仅此一件', 'Envuelto, restaurado, único'),
    text: text('The top floor keeps what is rare', '顶楼收着少见的东西', 'La última planta guarda lo raro'),
    picture: 'floor-gifts',
    words: 'light',
    deep: '#4a2036',
  },
]
