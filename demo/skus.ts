// The SKUs of a product: mostly a grid, which is a price and a weight, what some values add to them, and the stock of
// each combination.
import { Type, type Static } from 'typebox'
import { shape } from './data.ts'

const Fen = Type.Integer({ minimum: 1 })
const Stock = Type.Integer({ minimum: 0 })
const base = {
  price: Fen,
  listPrice: Type.Optional(Fen),
  memberPrice: Type.Optional(Fen),
  weight: Type.Integer({ minimum: 1 }),
}

/** `values` holds one value code per option, in the order of the product's options. */
export const Sku = shape({
  ...base,
  values: Type.Array(Type.String()),
  stock: Stock,
  code: Type.String(),
  picture: Type.Optional(Type.String()),
})
export type DemoSku = Static<typeof Sku>

/**
 * `stocks` stand in reading order of the options; null leaves a combination out: it cannot be bought. `plus` is what a
 * value adds: fen to every price, grams to the weight. The SKUs' codes begin with `code`.
 */
export const Grid = shape({
  ...base,
  code: Type.String(),
  stocks: Type.Array(Type.Union([Stock, Type.Null()]), { minItems: 1 }),
  plus: Type.Optional(
    Type.Record(Type.String({ pattern: '^[a-z0-9-]+$' }), shape({ fen: Type.Integer(), grams: Type.Integer() }), {
      additionalProperties: false,
    }),
  ),
})
type Grid = Static<typeof Grid>

interface Value {
  code: string
  picture?: string
}
/** A sku per combination. `where` is named when the grid does not fit the options. */
export function gridOf(grid: Grid, options: readonly { values: readonly Value[] }[], where: string): DemoSku[] {
  const rows = options.reduce<Value[][]>(
    (found, { values }) => found.flatMap((row) => values.map((v) => [...row, v])),
    [[]],
  )
  if (rows.length !== grid.stocks.length)
    throw new Error(`${where}/stocks: ${grid.stocks.length} of ${rows.length} combinations`)
  const known = new Set(options.flatMap(({ values }) => values.map((v) => v.code)))
  const stray = Object.keys(grid.plus ?? {}).find((code) => !known.has(code))
  if (stray !== undefined) throw new Error(`${where}/plus/${stray}: no value of an option`)
  return rows.flatMap((row, at) => {
    const stock = grid.stocks[at]
    return stock === null || stock === undefined ? [] : [skuOf(grid, row, stock)]
  })
}

function skuOf({ code, price, listPrice, memberPrice, weight, plus = {} }: Grid, row: Value[], stock: number): DemoSku {
  const extra = (of: 'fen' | 'grams') => row.reduce((sum, v) => sum + (plus[v.code]?.[of] ?? 0), 0)
  const picture = row.find((v) => v.picture)?.picture
  return {
    values: row.map((v) => v.code),
    price: price + extra('fen'),
    ...(listPrice && { listPrice: listPrice + extra('fen') }),
    ...(memberPrice && { memberPrice: memberPrice + extra('fen') }),
    stock,
    weight: weight + extra('grams'),
    code: [code, ...row.map((v) => v.code.toUpperCase().slice(0, 4))].join('-'),
    ...(picture && { picture }),
  }
}
