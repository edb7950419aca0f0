// Calls of composed pages. The home page is one call: its blocks in their order, each with what its part draws.
import { Type, type Static } from 'typebox'
import { Picture } from '#features/catalog/products/contract.ts'
import { ProductCard } from '#features/catalog/listing/contract.ts'
import { Seal } from '#features/catalog/merchants/contract.ts'
import { contract, Fen, Id, Nothing, Nullable, shape, Time } from '#kernel/call/contract.ts'

const Ink = Type.Union([Type.Literal('dark'), Type.Literal('light')], {
  description: 'Ink of the words that stand on the picture',
})
const Address = Type.String({ description: 'A path of the shop' })
const File = Type.String({ description: 'Shown at /img/{file}-{width}.webp, widths 240, 480, 720, 960, 1440' })
const Department = shape({ id: Id, departmentNo: Type.Integer(), name: Type.String(), line: Type.String() })
const Goods = Type.Array(ProductCard)
const Board = Type.Union([
  Type.Literal('sales'),
  Type.Literal('new'),
  Type.Literal('rated'),
  Type.Literal('repeat'),
  Type.Literal('drop'),
])

/** What the part of each kind of block is given. */
export const blockShapes = {
  hero: shape({
    slides: Type.Array(
      shape({
        kicker: Type.String(),
        title: Type.String(),
        text: Type.String(),
        action: Type.String(),
        to: Address,
        wide: File,
        tall: File,
        words: Ink,
      }),
    ),
    departments: Type.Array(Department),
  }),
  ticker: shape({ notices: Type.Array(shape({ id: Id, title: Type.String() })) }),
  channels: shape({ entries: Type.Array(shape({ icon: Type.String(), label: Type.String(), to: Address })) }),
  strip: shape({ text: Type.String(), action: Type.String(), to: Address, goods: Goods }),
  department: shape({
    department: Department,
    sections: Type.Array(shape({ id: Id, name: Type.String() })),
    feature: shape({
      title: Type.String(),
      text: Type.String(),
      picture: File,
      words: Ink,
      deep: Nullable(Type.String(), {
        description: 'The deep colour of the picture, for light words',
      }),
    }),
    tall: Type.Boolean(),
    goods: Goods,
  }),
  rankings: shape({
    to: Address,
    boards: Type.Array(
      shape({
        code: Board,
        updatedAt: Time,
        top: Type.Array(
          shape({
            id: Id,
            title: Type.String(),
            fact: Type.String(),
            picture: Nullable(Picture),
            price: Fen,
            listPrice: Nullable(Fen),
            lowestBefore: Nullable(Fen),
            rating: Type.Integer(),
            sales: Type.Integer(),
          }),
        ),
      }),
    ),
  }),
  merchants: shape({
    merchants: Type.Array(
      shape({
        id: Id,
        name: Type.String(),
        motto: Type.String(),
        place: Type.String(),
        seal: Seal,
        score: Type.Integer({ description: 'Hundredths' }),
        followerCount: Type.Integer(),
      }),
    ),
  }),
  brands: shape({
    text: Type.String(),
    brands: Type.Array(
      shape({
        id: Id,
        name: Type.String(),
        country: Nullable(Type.String()),
        productCount: Type.Integer(),
      }),
    ),
  }),
  tiles: shape({ tiles: Type.Array(shape({ title: Type.String(), text: Type.String(), picture: File, to: Address })) }),
  articles: shape({
    articles: Type.Array(shape({ code: Type.String(), title: Type.String(), summary: Type.String(), cover: File })),
  }),
  viewed: shape({ size: Type.Integer() }),
  feed: shape({
    personal: Type.String({ description: 'The title when the goods are chosen by what was viewed' }),
    size: Type.Integer(),
    goods: Goods,
    next: Nullable(Type.String()),
  }),
}
export type BlockType = keyof typeof blockShapes
export type BlockData<T extends BlockType = BlockType> = Static<(typeof blockShapes)[T]>

const block = <const T extends BlockType>(type: T) =>
  shape({ id: Id, type: Type.Literal(type), title: Type.String(), data: blockShapes[type] })
export const Block = Type.Union([
  block('hero'),
  block('ticker'),
  block('channels'),
  block('strip'),
  block('department'),
  block('rankings'),
  block('merchants'),
  block('brands'),
  block('tiles'),
  block('articles'),
  block('viewed'),
  block('feed'),
])

export const pageHomeDetail = contract({
  path: '/api/v2/page/home/detail',
  summary: 'The home page: its blocks in their order, filled; a block that cannot be filled is left out',
  who: 'public',
  run: 'read',
  input: Nothing,
  output: shape({ blocks: Type.Array(Block) }),
})
/** Blocks as a page shows them. */
export type AnyBlock = Static<typeof Block>
export type Block<T extends BlockType> = Extract<AnyBlock, { type: T }>
