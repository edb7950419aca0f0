// The home page from top to bottom, as settings of blocks: the door checks them when they are saved.
import { FLOORS, WINDOWS } from './home.ts'
import { text } from './types.ts'

const floors = (...codes: string[]) => codes.map((code) => FLOORS.find((f) => f.category === code)!)
const all = (path: string) => ({ path })

const channels = [
  { icon: 'floors', label: text('All floors', '全部楼层', 'Plantas'), to: all('/home/category') },
  { icon: 'brands', label: text('Brands', '品牌馆', 'Marcas'), to: all('/home/ppg') },
  { icon: 'ranks', label: text('Rankings', '排行榜', 'Ranking'), to: all('/home/rank') },
  { icon: 'new', label: text('New', '新品', 'Novedades'), to: all('/goods/list?sort=newest') },
  { icon: 'offers', label: text('On offer', '优惠', 'Ofertas'), to: all('/goods/list?off=onSale') },
  { icon: 'houses', label: text('Houses', '商家', 'Casas'), to: all('/home/cataShopList') },
  { icon: 'articles', label: text('Stories', '手记', 'Historias'), to: all('/home/articalList') },
  { icon: 'secondHand', label: text('Second-hand', '二手', 'Segunda mano'), to: all('/goods/list?cond=used') },
  { icon: 'gifts', label: text('Gifts', '礼物', 'Regalos'), to: { category: 'gifts' } },
  { icon: 'members', label: text('Member prices', '会员价', 'Para socios'), to: all('/goods/list?off=member') },
]

const gifts = [
  {
    title: text('Under ¥100', '一百元以内', 'Por menos de 100 ¥'),
    text: text('Small things, well made', '小物件，做得好', 'Cosas pequeñas, bien hechas'),
    picture: 'yoyo-lacquer',
    to: all('/goods/list?max=100'),
  },
  {
    title: text('For a child', '送给孩子', 'Para un niño'),
    text: text('Still interesting on the second day', '第二天还好玩', 'Siguen divirtiendo al segundo día'),
    picture: 'bear-sand',
    to: { category: 'toys' },
  },
  {
    title: text('For a letter writer', '送给写信的人', 'Para quien escribe cartas'),
    text: text('Pens, paper, sealing thread', '笔、纸、封信的线', 'Plumas, papel, hilo de lacre'),
    picture: 'pen-letter',
    to: { category: 'desk' },
  },
  {
    title: text('Wrapped already', '已经包好', 'Ya envuelto'),
    text: text('Straight from the top floor', '顶楼直接取走', 'Directo de la última planta'),
    picture: 'ribbon-gift',
    to: { category: 'gifts' },
  },
]

export const HOME_BLOCKS: { type: string; settings: Record<string, unknown> }[] = [
  { type: 'hero', settings: { slides: WINDOWS } },
  { type: 'ticker', settings: { title: text('Notice', '公告', 'Aviso'), size: 3 } },
  { type: 'channels', settings: { entries: channels } },
  {
    type: 'strip',
    settings: {
      title: text('Just arrived', '新到店', 'Recién llegado'),
      text: text(
        'Unpacked in the last days. The newest stands first.',
        '这几天刚拆箱，最新的排在最前。',
        'Desembalado estos días. Lo último, primero.',
      ),
      action: text('All new arrivals', '全部新品', 'Todas las novedades'),
      to: all('/goods/list?sort=newest'),
      choice: { sort: 'newest', condition: 'new' },
      size: 5,
    },
  },
  { type: 'floor', settings: { floors: floors('table', 'food', 'home'), size: 8 } },
  {
    type: 'rankings',
    settings: {
      title: text('Rankings, counted hourly', '排行榜，每小时更新', 'Clasificaciones, cada hora'),
      to: all('/home/rank'),
      boards: ['sales', 'drop', 'rated', 'repeat', 'new'],
      most: 3,
    },
  },
  { type: 'floor', settings: { floors: floors('sound', 'toys', 'desk'), size: 8 } },
  {
    type: 'brands',
    settings: {
      title: text('The brand hall', '品牌馆', 'La sala de marcas'),
      text: text(
        'Workshops and makers under their own names, and where each of them works.',
        '以自己的名字示人的工坊与匠人，来处写得明白。',
        'Talleres y artesanos con nombre propio, y el lugar donde trabaja cada uno.',
      ),
      size: 12,
    },
  },
  { type: 'floor', settings: { floors: floors('wardrobe', 'outdoor', 'gifts'), size: 8 } },
  { type: 'tiles', settings: { title: text('For somebody', '送给谁', 'Para alguien'), tiles: gifts } },
  {
    type: 'houses',
    settings: { title: text('Houses that sign their work', '落款的商家', 'Casas que firman su trabajo'), size: 8 },
  },
  {
    type: 'strip',
    settings: {
      title: text('One of one', '仅此一件', 'Piezas únicas'),
      text: text(
        'They had a life before, were repaired, and are described with every scratch.',
        '有过一段来历，修好了，每道划痕都写明。',
        'Ya tuvieron una vida, se han reparado y se describen con cada arañazo.',
      ),
      action: text('All second-hand', '全部二手', 'Todo lo de segunda mano'),
      to: all('/goods/list?cond=used'),
      choice: { sort: 'best', condition: 'used' },
      size: 5,
    },
  },
  {
    type: 'articles',
    settings: { title: text('From the shop’s notebook', '店里的手记', 'Del cuaderno de la tienda'), size: 3 },
  },
  { type: 'viewed', settings: { title: text('Recently viewed', '最近看过', 'Visto hace poco'), size: 20 } },
  {
    type: 'feed',
    settings: {
      title: text('Many are taking these home', '大家正在带回家', 'Lo que muchos se llevan'),
      personal: text('For you', '为你挑选', 'Para ti'),
      size: 10,
    },
  },
]
