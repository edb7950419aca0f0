// The whole catalog of the demo shop, department by department: data/products has a file per section. Money is integer
// fen, weight is grams, a rating is hundredths (492 = 4.92).
import { Type, type Static } from 'typebox'
import { brands } from './brands.ts'
import { CategoryCode } from './categories.ts'
import { dataOf, fileName, once, oneOf, shape } from './data.ts'
import { MerchantCode } from './merchants.ts'
import { gridOf, Grid, Sku, type DemoSku } from './skus.ts'
import { Lines, Text } from './text.ts'
import { vocabulary } from './vocabulary.ts'

const DEPARTMENTS = {
  food: ['pantry', 'fresh', 'oils', 'grains', 'tea', 'orchard', 'sweets'],
  table: ['tea', 'kitchen', 'plates', 'glass', 'stove', 'tools'],
  home: ['light', 'rooms', 'textiles', 'lamps', 'bath', 'keeping'],
  wardrobe: ['clothes', 'accessories', 'layers', 'shoes', 'small', 'summer', 'jewelry'],
  outdoor: ['camp', 'tools', 'nights', 'water', 'wheels', 'games'],
  toys: ['play', 'still', 'games', 'motion', 'figures'],
  sound: ['listening', 'making', 'strings', 'stage', 'hifi', 'image'],
  desk: ['writing', 'paper', 'books', 'machines', 'ink', 'tools'],
  gifts: ['boxes', 'paper'],
}

/** Without a name, the code is that of a color. */
const Value = shape({
  code: Type.String(),
  name: Type.Optional(Text),
  picture: Type.Optional(Type.String()),
})
const Count = Type.Integer({ minimum: 0 })
/** A custom option: a text of so many letters, or one of some choices. */
const Question = shape({
  code: Type.String(),
  kind: Type.Enum(['text', 'choice']),
  label: Text,
  required: Type.Boolean(),
  madeToOrder: Type.Boolean(),
  maxLength: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
  choices: Type.Optional(Type.Array(shape({ code: Type.String(), name: Text }))),
})
/** What every product says as it stands. */
const told = {
  code: Type.String(),
  title: Text,
  subtitle: Text,
  fact: Text,
  description: Lines,
  pictures: Type.Array(Type.String()),
  grade: Type.Optional(Text),
  purchaseLimit: Type.Optional(Type.Integer({ minimum: 1 })),
  questions: Type.Optional(Type.Array(Question)),
  rating: Type.Integer({ minimum: 0, maximum: 500 }),
  reviewCount: Count,
  sales: Count,
  /** Days before today. */
  listedAt: Count,
  services: Type.Array(Type.Enum(['return7', 'invoice', 'freeFreight', 'fragileCover', 'repair', 'fresh'])),
}
const goodsFile = once(() => {
  const { attributes, options } = vocabulary()
  const Product = shape({
    ...told,
    merchant: MerchantCode(),
    category: CategoryCode(),
    brand: oneOf(brands()),
    attributes: Type.Array(shape({ key: Type.Enum(Object.keys(attributes)), value: Text })),
    /** `sizes` such as 'S M L' or '38 39': their codes and names are one. */
    options: Type.Optional(
      Type.Array(
        shape({
          code: Type.Enum(Object.keys(options)),
          sizes: Type.Optional(Type.String()),
          values: Type.Optional(Type.Array(Value)),
        }),
      ),
    ),
    /** Mostly a grid; `skus` where no grid fits. */
    grid: Type.Optional(Grid),
    skus: Type.Optional(Type.Array(Sku)),
    condition: Type.Optional(Type.Enum(['new', 'used'])),
    status: Type.Optional(Type.Enum(['onSale', 'offShelf'])),
  })
  return Type.Array(Product)
})
type Told = Static<ReturnType<typeof goodsFile>>[number]

export interface DemoAttribute {
  key: string
  name: Text
  value: Text
}
export interface DemoOptionValue {
  code: string
  name: Text
  picture?: string
}
export interface DemoOption {
  code: string
  name: Text
  values: DemoOptionValue[]
}
export interface DemoProduct extends Omit<Told, 'attributes' | 'options' | 'grid' | 'skus' | 'condition' | 'status'> {
  attributes: DemoAttribute[]
  options: DemoOption[]
  skus: DemoSku[]
  condition: 'new' | 'used'
  status: 'onSale' | 'offShelf'
}

const files = Object.entries(DEPARTMENTS).flatMap(([department, sections]) =>
  sections.map((section) => `products/${department}-${section}`),
)
const drafts = files.map((file) => ({ file, read: dataOf(file, goodsFile) }))
export const products = once((): DemoProduct[] =>
  drafts.flatMap(({ file, read }) => read().map((p, at) => productOf(p, `${fileName(file)} /${at}`))),
)
export const ProductCode = () => oneOf(products())

/** `where` is named when something does not fit. */
export function productOf({ attributes, options = [], grid, skus, ...p }: Told, where: string): DemoProduct {
  const names = vocabulary()
  const filled = options.map((option, at) => ({
    code: option.code,
    name: names.options[option.code]!,
    values: [...sizesOf(option.sizes), ...valuesOf(option.values ?? [], `${where}/options/${at}`)],
  }))
  const made = skus ?? (grid && gridOf(grid, filled, `${where}/grid`))
  if (!made) throw new Error(`${where}: neither grid nor skus`)
  return {
    condition: 'new',
    status: 'onSale',
    ...p,
    attributes: attributes.map(({ key, value }) => ({ key, name: names.attributes[key]!, value })),
    options: filled,
    skus: made,
  }
}
const sizesOf = (sizes: string | undefined): DemoOptionValue[] =>
  (sizes?.split(' ') ?? []).map((size) => ({
    code: size.toLowerCase(),
    name: { 'en-US': size, 'zh-CN': size, 'es-ES': size },
  }))
const valuesOf = (values: readonly Static<typeof Value>[], where: string): DemoOptionValue[] =>
  values.map(({ name, ...value }, at) => {
    const known = name ?? vocabulary().colors[value.code]
    if (!known) throw new Error(`${where}/values/${at}: no name, and ${value.code} is no color`)
    return { ...value, name: known }
  })
