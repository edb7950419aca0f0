// What a draft of goods holds, as a schema: partial while it is written, in all languages, money in fen.
import { Type, type Static } from 'typebox'
import { measureUnits, mostAmount } from '#features/catalog/products/measures.ts'
import { most as mostAsked } from '#features/catalog/products/questions.ts'
import { mostTiers } from '#features/catalog/products/tiers.ts'
import { Id, Nullable, shape, Time } from '#kernel/call/contract.ts'

export const most = {
  options: 3,
  values: 60,
  skus: 200,
  pictures: 20,
  attributes: 40,
  tiers: mostTiers,
  body: 20_000,
} as const
const texts = (maxLength: number) => {
  const text = Type.Optional(Type.String({ maxLength }))
  return shape({ 'zh-CN': text, 'en-US': text, 'es-ES': text })
}
const mostFen = 10_000_000_000
const Money = Nullable(Type.Integer({ minimum: 0, maximum: mostFen, description: 'Fen' }))
const Count = Type.Integer({ minimum: 0, maximum: 1_000_000 })
const File = Type.String({ pattern: '^[a-z0-9-]{1,80}$', description: 'A picture of this merchant' })
const media = (ending: string) =>
  Nullable(
    shape({
      file: Type.String({ pattern: `^[0-9a-f]{40}\\.${ending}$`, description: 'Of this merchant' }),
      alt: texts(200),
    }),
  )
const Code = Type.String({ minLength: 1, maxLength: 80 })
const Tier = shape({
  from: Type.Integer({ minimum: 2, maximum: 9999 }),
  price: Type.Integer({ minimum: 0, maximum: mostFen, description: 'Fen' }),
})

const DraftQuestion = shape({
  code: Type.String({ minLength: 1, maxLength: 40 }),
  kind: Type.Enum(['text', 'choice']),
  label: texts(60),
  required: Type.Boolean(),
  madeToOrder: Type.Boolean({ description: 'Answered, the piece does not go back without a reason' }),
  maxLength: Type.Integer({ minimum: 1, maximum: mostAsked.letters, description: 'Of a text, in graphemes' }),
  choices: Type.Array(shape({ code: Type.String({ minLength: 1, maxLength: 40 }), name: texts(60) }), {
    maxItems: mostAsked.choices,
  }),
})
export const DraftSku = shape({
  values: Type.Array(Code, { maxItems: most.options, description: 'One value code per option, in their order' }),
  price: Money,
  listPrice: Money,
  memberPrice: Money,
  cost: Money,
  tiers: Type.Array(Tier, { maxItems: most.tiers, description: 'What one costs from so many pieces on' }),
  stock: Nullable(Count, { description: 'First pieces of a new SKU; what others have is counted by the stock calls' }),
  weight: Count,
  volume: Count,
  content: Type.Optional(
    Nullable(
      shape({
        amount: Type.Integer({ minimum: 1, maximum: mostAmount, description: 'Thousandths of the unit' }),
        unit: Type.Enum([...measureUnits]),
      }),
      { description: 'How much one piece holds' },
    ),
  ),
  code: Type.String({ maxLength: 60 }),
  barcode: Type.String({ maxLength: 40 }),
  picture: Nullable(File),
})
export const Content = shape({
  categoryId: Nullable(Id),
  brandId: Nullable(Id),
  freightTemplateId: Nullable(Id),
  title: texts(120),
  subtitle: texts(200),
  fact: texts(60),
  body: texts(most.body),
  attributes: Type.Array(
    shape({
      key: Type.String({ minLength: 1, maxLength: 40 }),
      name: texts(40),
      value: texts(200),
      code: Type.Optional(Type.String({ maxLength: 80, description: 'Of what is chosen: a value, a number' })),
    }),
    { maxItems: most.attributes },
  ),
  options: Type.Array(
    shape({
      code: Code,
      name: texts(40),
      values: Type.Array(
        shape({
          code: Code,
          name: texts(40),
          picture: Nullable(File),
          colour: Type.Optional(Type.String({ pattern: '^#[0-9a-f]{6}$', description: 'A swatch' })),
        }),
        { maxItems: most.values },
      ),
    }),
    { maxItems: most.options },
  ),
  pictures: Type.Array(shape({ file: File, alt: texts(200) }), { maxItems: most.pictures }),
  video: media('mp4'),
  model: media('glb'),
  services: Type.Array(Type.String({ maxLength: 40 }), { maxItems: 12, uniqueItems: true }),
  condition: Type.Enum(['new', 'used']),
  conditionNote: texts(300),
  purchaseLimit: Nullable(Type.Integer({ minimum: 1, maximum: 9999 })),
  unit: Type.Optional(
    Type.String({ maxLength: 40, description: 'The code of the unit of sale; missing or empty: the piece' }),
  ),
  onSale: Type.Boolean({ description: 'false: published into store' }),
  onSaleAt: Nullable(Time, { description: 'In store until then' }),
  offSaleAt: Nullable(Time, { description: 'Off sale from then on' }),
  questions: Type.Array(DraftQuestion, { maxItems: mostAsked.questions, description: 'Custom options' }),
  skus: Type.Array(DraftSku, { maxItems: most.skus }),
})
export type Content = Static<typeof Content>
export type DraftSku = Static<typeof DraftSku>
export type DraftQuestion = Content['questions'][number]
export type DraftOption = Content['options'][number]

export const emptySku = (values: string[]): DraftSku => ({
  values,
  price: null,
  listPrice: null,
  memberPrice: null,
  cost: null,
  tiers: [],
  stock: null,
  weight: 0,
  volume: 0,
  code: '',
  barcode: '',
  picture: null,
})
export const emptyContent = (): Content => ({
  categoryId: null,
  brandId: null,
  freightTemplateId: null,
  title: {},
  subtitle: {},
  fact: {},
  body: {},
  attributes: [],
  options: [],
  pictures: [],
  video: null,
  model: null,
  services: ['return7', 'invoice'],
  condition: 'new',
  conditionNote: {},
  purchaseLimit: null,
  onSale: true,
  onSaleAt: null,
  offSaleAt: null,
  questions: [],
  skus: [emptySku([])],
})
