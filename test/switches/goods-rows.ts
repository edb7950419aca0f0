// What begins and what runs of the switches about goods that merchants write.
import { changed, drafted, publish, writing, type Content } from '../drafting.ts'
import type { Row } from './row.ts'

const asking = (code: string): Content['questions'] => [
  { code, kind: 'text', label: { 'en-US': code }, required: true, madeToOrder: false, maxLength: 12, choices: [] },
]
export const customOptions: Row = async ({ world, goods }) => {
  const { keeper, merchantId, whole } = await writing(world, goods)
  const draft = await drafted(world, keeper, whole({ questions: asking('name') }))
  const { rows } = await world.pool.query<{ id: string }>(
    `update product set questions = $2 where id = (
       select min(id) from product where merchant_id = $1 and status = 'onSale') returning id`,
    [merchantId, JSON.stringify(asking('name'))],
  )
  return {
    begins: [() => publish(world, keeper, draft)],
    goesOn: async () => {
      const edited = await changed(world, keeper, Number(rows[0]!.id), (now) => ({
        ...whole({ options: now.options, skus: now.skus }),
        questions: asking('name'),
      }))
      const kept = await publish(world, keeper, edited)
      if (kept.status !== 200) throw new Error(`what stands is not asked on: ${JSON.stringify(kept.raw)}`)
    },
  }
}
