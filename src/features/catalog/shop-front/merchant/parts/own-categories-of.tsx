// In which own categories a product stands: changed at once, for it needs nobody's look.
import { Select } from 'antd'
import { useState } from 'react'
import { most } from '../../limits.ts'
import { useOwnCategories } from './use-own-categories.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Field } from '#surfaces/console/desk/field.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

/** `productId` is null as long as it was never published. */
export function OwnCategoriesOf({ productId }: { productId: number | null }) {
  const { t } = useTexts('shopfrontmerchant')
  const options = useOwnCategories()
  const { data } = useAsked('/api/v2/mch/shop/category/of', productId === null ? null : { productId })
  const [chosen, choose] = useState<readonly number[]>()
  const now = chosen ?? data?.categoryIds ?? []
  const putting = useDoing(async (next: readonly number[]) => {
    const into = next.filter((id) => !now.includes(id))
    const outOf = now.filter((id) => !next.includes(id))
    if (productId === null) return
    await call('/api/v2/mch/shop/category/put', { productIds: [productId], into, outOf, requestId: newRequestId() })
    choose(next)
  })
  return (
    <>
      <Field label={t('of.label')} help={t(productId === null ? 'of.later' : 'of.help')}>
        {(own) => (
          <Select
            {...own}
            mode="multiple"
            optionFilterProp="label"
            maxCount={most.categoriesOfGoods}
            disabled={productId === null || options.length === 0}
            loading={putting.busy}
            value={[...now]}
            options={[...options]}
            placeholder={t(options.length === 0 ? 'of.none' : 'of.choose')}
            onChange={(next: number[]) => void putting.run(next)}
          />
        )}
      </Field>
      {putting.fault && <Fault fault={putting.fault} />}
    </>
  )
}
