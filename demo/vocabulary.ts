// Words that many goods share (attribute names, colors, sizes) and the builders of a product: each name is written once, so it reads the same on every card.
import type { DemoAttribute, DemoOption, DemoOptionValue, DemoProduct, DemoSku, Text } from './types.ts'
import { same, text } from './types.ts'

const ATTRIBUTES = {
  material: text('Material', '材质', 'Material'),
  glaze: text('Glaze', '釉色', 'Esmalte'),
  capacity: text('Capacity', '容量', 'Capacidad'),
  size: text('Dimensions', '尺寸', 'Medidas'),
  weight: text('Net weight', '净重', 'Peso neto'),
  origin: text('Origin', '产地', 'Procedencia'),
  care: text('Care', '保养', 'Cuidado'),
  contents: text('In the box', '包装内含', 'Contenido'),
  shelfLife: text('Shelf life', '保质期', 'Consumo preferente'),
  storage: text('Storage', '储存方式', 'Conservación'),
  ingredients: text('Ingredients', '配料', 'Ingredientes'),
  power: text('Power', '供电', 'Alimentación'),
  warranty: text('Warranty', '质保', 'Garantía'),
  age: text('Suitable age', '适用年龄', 'Edad recomendada'),
  fit: text('Fit', '版型', 'Corte'),
  finish: text('Finish', '表面处理', 'Acabado'),
  paper: text('Paper', '用纸', 'Papel'),
  connection: text('Connections', '接口', 'Conexiones'),
  players: text('Players', '人数', 'Jugadores'),
  pages: text('Pages', '篇幅', 'Extensión'),
} satisfies Record<string, Text>

export const attribute = (key: keyof typeof ATTRIBUTES, en: string, zh: string, es: string): DemoAttribute => ({
  key,
  name: ATTRIBUTES[key],
  value: text(en, zh, es),
})

const COLORS = {
  celadon: text('Celadon', '豆青', 'Celadón'),
  moon: text('Moon white', '月白', 'Blanco luna'),
  ink: text('Ink black', '墨黑', 'Negro tinta'),
  lacquer: text('Lacquer red', '漆红', 'Rojo laca'),
  cobalt: text('Cobalt blue', '钴蓝', 'Azul cobalto'),
  ochre: text('Ochre', '赭黄', 'Ocre'),
  clay: text('Clay', '陶土色', 'Arcilla'),
  moss: text('Moss', '苔绿', 'Musgo'),
  sand: text('Sand', '沙色', 'Arena'),
  plum: text('Plum', '梅紫', 'Ciruela'),
  rose: text('Dusty rose', '藕粉', 'Rosa empolvado'),
  brass: text('Brass', '黄铜', 'Latón'),
  oak: text('Oak', '橡木色', 'Roble'),
  natural: text('Natural', '本色', 'Sin teñir'),
  caramel: text('Caramel', '焦糖', 'Caramelo'),
  chrome: text('Chrome', '银铬', 'Cromo'),
  sky: text('Sky', '晴空', 'Cielo'),
  dawn: text('Dawn', '晨曦', 'Amanecer'),
  mist: text('Mist blue', '雾蓝', 'Azul niebla'),
  steel: text('Brushed steel', '拉丝钢', 'Acero cepillado'),
  walnut: text('Walnut', '胡桃木', 'Nogal'),
  bronze: text('Bronze', '古铜', 'Bronce'),
} satisfies Record<string, Text>

const OPTIONS = {
  glaze: text('Glaze', '釉色', 'Esmalte'),
  color: text('Color', '颜色', 'Color'),
  capacity: text('Capacity', '容量', 'Capacidad'),
  size: text('Size', '尺码', 'Talla'),
  measure: text('Size', '规格', 'Tamaño'),
  set: text('Set', '套装', 'Juego'),
  finish: text('Finish', '表面', 'Acabado'),
  nib: text('Nib', '笔尖', 'Plumín'),
  ruling: text('Ruling', '内页', 'Pauta'),
  weight: text('Weight', '净含量', 'Peso'),
  cacao: text('Cacao content', '可可含量', 'Cacao'),
  length: text('Length', '长度', 'Largo'),
  pieces: text('Pieces', '片数', 'Piezas'),
  motif: text('Motif', '图案', 'Motivo'),
  tuning: text('Key', '调', 'Tonalidad'),
  switches: text('Switches', '轴体', 'Interruptores'),
  language: text('Language', '语言', 'Idioma'),
  fitting: text('Fits', '适用', 'Para'),
  scent: text('Scent', '香味', 'Aroma'),
  stone: text('Stone', '宝石', 'Piedra'),
  flavor: text('Flavor', '口味', 'Sabor'),
  roast: text('Roast', '烘焙度', 'Tueste'),
  harvest: text('Picking', '采期', 'Recogida'),
  wood: text('Wood', '木材', 'Madera'),
} satisfies Record<string, Text>

export const color = (code: keyof typeof COLORS, picture?: string): DemoOptionValue => ({
  code,
  name: COLORS[code],
  ...(picture && { picture }),
})
export const value = (code: string, en: string, zh: string, es: string): DemoOptionValue => ({
  code,
  name: text(en, zh, es),
})
/** Sizes such as S or 42: code and name are one. */
export const sizes = (list: string): DemoOptionValue[] =>
  list.split(' ').map((size) => ({ code: size.toLowerCase(), name: same(size) }))
export const option = (code: keyof typeof OPTIONS, ...values: DemoOptionValue[]): DemoOption => ({
  code,
  name: OPTIONS[code],
  values,
})

type Base = { price: number; weight: number; listPrice?: number; memberPrice?: number }
/** What a value adds: fen to every price, grams to the weight. */
type Plus = Record<string, { fen: number; grams: number }>

/** A sku per combination in reading order of the options; a stock of null leaves the combination out. */
export function grid(
  prefix: string,
  options: DemoOption[],
  stocks: (number | null)[],
  base: Base,
  plus: Plus = {},
): DemoSku[] {
  const combinations = options.reduce<DemoOptionValue[][]>(
    (rows, each) => rows.flatMap((row) => each.values.map((v) => [...row, v])),
    [[]],
  )
  if (combinations.length !== stocks.length)
    throw new Error(`${prefix}: ${combinations.length} combinations, ${stocks.length} stocks`)
  return combinations.flatMap((row, at) => {
    const stock = stocks[at]
    if (stock === null || stock === undefined) return []
    const extra = row.reduce(
      (sum, v) => ({ fen: sum.fen + (plus[v.code]?.fen ?? 0), grams: sum.grams + (plus[v.code]?.grams ?? 0) }),
      { fen: 0, grams: 0 },
    )
    const picture = row.find((v) => v.picture)?.picture
    return [
      {
        values: row.map((v) => v.code),
        price: base.price + extra.fen,
        ...(base.listPrice && { listPrice: base.listPrice + extra.fen }),
        ...(base.memberPrice && { memberPrice: base.memberPrice + extra.fen }),
        stock,
        weight: base.weight + extra.grams,
        code: [prefix, ...row.map((v) => v.code.toUpperCase().slice(0, 4))].join('-'),
        ...(picture && { picture }),
      },
    ]
  })
}

/** The single sku of a product without options. */
export const single = (code: string, stock: number, base: Base): DemoSku[] => [{ values: [], ...base, stock, code }]

type Optional = 'condition' | 'status' | 'options'
export const product = (fields: Omit<DemoProduct, Optional> & Partial<Pick<DemoProduct, Optional>>): DemoProduct => ({
  condition: 'new',
  status: 'onSale',
  options: [],
  ...fields,
})
