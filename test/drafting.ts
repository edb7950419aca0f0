// Drafts of goods for tests: a whole one, a picture for it, and the calls in short.
import { clerkOf, type Clerk } from './shipping.ts'
import type { TestGoods } from './goods.ts'
import { mustSend, picture } from './uploading.ts'
import type { World } from './world.ts'
import type { Calls } from '#kernel/call/contract.ts'

export type Content = Calls['/api/v2/mch/goods/edit']['input']['content']
export type Sku = Content['skus'][number]
export const id = () => crypto.randomUUID()

export const sku = (values: string[], more: Partial<Sku> = {}): Sku => ({
  values,
  price: 9900,
  listPrice: null,
  memberPrice: null,
  cost: null,
  tiers: [],
  stock: 5,
  weight: 300,
  volume: 0,
  code: '',
  barcode: '',
  picture: null,
  ...more,
})
const value = (code: string) => ({ code, name: { 'en-US': code, 'zh-CN': `${code}色` }, picture: null })
export const option = (code: string, values: string[]) => ({
  code,
  name: { 'en-US': code, 'zh-CN': `${code}项` },
  values: values.map(value),
})

export interface Writing {
  keeper: Clerk
  merchantId: number
  picture: string
  whole: (more?: Partial<Content>) => Content
}
/** Somebody who writes goods for a merchant, with a picture. */
export async function writing(world: World, goods: TestGoods, merchant: 'kiln' | 'paper' = 'kiln'): Promise<Writing> {
  const merchantId = goods.merchants[merchant]
  const keeper = await clerkOf(world, merchantId, 'goods')
  const file = await broughtPicture(world, keeper)
  const whole = (more: Partial<Content> = {}): Content => ({
    categoryId: goods.categories.cups,
    brandId: null,
    freightTemplateId: goods.templates[merchant],
    title: { 'en-US': 'Rice bowl', 'zh-CN': '饭碗', 'es-ES': 'Cuenco de arroz' },
    subtitle: {},
    fact: {},
    body: { 'en-US': '<p>Thrown by hand.</p>' },
    attributes: [],
    options: [],
    pictures: [{ file, alt: { 'en-US': 'A bowl' } }],
    video: null,
    model: null,
    services: ['return7'],
    condition: 'new',
    conditionNote: {},
    purchaseLimit: null,
    questions: [],
    onSale: true,
    onSaleAt: null,
    offSaleAt: null,
    skus: [sku([])],
    ...more,
  })
  return { keeper, merchantId, picture: file, whole }
}
export async function broughtPicture(world: World, keeper: Clerk): Promise<string> {
  const bytes = await picture(80, 60).png().toBuffer()
  const { uploadId } = await mustSend(world, keeper, 'goods', bytes, 'image/png')
  return (await world.must('/api/v2/mch/goods/picture', { uploadId }, keeper)).file
}
/** A draft of something new, saved with this content. */
export async function drafted(world: World, keeper: Clerk, content: Content) {
  const begun = await world.must('/api/v2/mch/goods/add', { requestId: id() }, keeper)
  return { draftId: begun.draftId, ...(await world.must('/api/v2/mch/goods/edit', { ...begun, content }, keeper)) }
}
export const publish = (world: World, keeper: Clerk, { draftId, version }: { draftId: number; version: number }) =>
  world.ask('/api/v2/mch/goods/publish', { draftId, version, requestId: id() }, keeper)
/** Published at once: settings must let it. */
export async function mustPublish(world: World, keeper: Clerk, content: Content): Promise<number> {
  const reply = await publish(world, keeper, await drafted(world, keeper, content))
  if (reply.status !== 200) throw new Error(`refused: ${JSON.stringify(reply.raw)}`)
  return reply.data.productId!
}
/** A change of what is on sale, saved. */
export async function changed(world: World, keeper: Clerk, productId: number, change: (now: Content) => Content) {
  const { draftId, version } = await world.must('/api/v2/mch/goods/add', { productId }, keeper)
  const { draft } = await world.must('/api/v2/mch/goods/detail', { draftId }, keeper)
  const content = change(draft!.content)
  return { draftId, ...(await world.must('/api/v2/mch/goods/edit', { draftId, version, content }, keeper)) }
}
