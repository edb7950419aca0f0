// Price by quantity: what one piece costs from how many on, the step that the chosen pieces reach marked.
import { numberText } from '#ui/text/number-text.ts'
import { shortPrice } from '#ui/goods/price-text.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'
import { nextStep, stepAt, type Tier } from '../tiers.ts'
import type { Chosen } from '#surfaces/storefront/goods/use-choice.ts'
import './tier-steps.css'

export function TierSteps({ choice: { shown: sku, quantity, most } }: { choice: Chosen }) {
  const { t } = useTexts('products')
  const lang = useLang()
  if (!sku || sku.tiers.length === 0) return null
  const at = stepAt(sku.tiers, quantity)
  const steps: Tier[] = [{ from: 1, price: sku.price }, ...sku.tiers]
  const next = nextStep(sku.tiers, quantity, most)
  return (
    <div className="goods-tiers">
      <table>
        <caption>{t('goods.tiers')}</caption>
        <tbody>
          <tr>
            {steps.map(({ from }) => (
              <th key={from} scope="col">
                {t('goods.tierFrom', { n: numberText(from, lang) })}
              </th>
            ))}
          </tr>
          <tr>
            {steps.map(({ from, price }) => (
              <td key={from} aria-current={from === (at?.from ?? 1) ? 'true' : undefined}>
                {shortPrice(price, lang)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      {next && <p>{t('goods.tierNext', { count: next.from - quantity, price: shortPrice(next.price, lang) })}</p>}
    </div>
  )
}
