// The old and the new price of each of the goods, and what is to be warned of.
import type { Sku } from './goods-desk.ts'
import { isBelowCost, isDeep, moves, type Planned } from './price-plan.ts'
import { leaps } from '#features/catalog/editing/checking.ts'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { Money } from '#surfaces/console/desk/money.tsx'
import { useTexts } from '#web/texts.tsx'

export const nameOf = ({ title, spec }: Sku): string => (spec ? `${title} ${spec}` : title)

export function Preview({ plan }: { plan: readonly Planned[] }) {
  const { t } = useTexts('assortmentmerchant')
  const { money } = useFormat()
  const priceBp = useAsked('/api/v2/mch/goods/review/state', {}).data?.priceBp ?? 0
  if (plan.length === 0) return <p className="small muted">{t('price.nothing')}</p>
  const warned = [
    [plan.filter(({ price }) => price === undefined).length, 'price.noPrice'],
    [plan.filter(isDeep).length, 'price.deep'],
    [plan.filter(isBelowCost).length, 'price.belowCost'],
  ] as const
  const leaping = plan.filter(({ sku, price }) => leaps(sku.price, price ?? 0, priceBp)).length
  return (
    <>
      {leaping > 0 && <Warning words={t('waits.price', { count: leaping, percent: `${priceBp / 100} %` })} />}
      {warned.map(([count, words]) => count > 0 && <Warning key={words} words={t(words, { count })} />)}
      <div className="goods-plan" tabIndex={0} role="region" aria-label={t('price.preview')}>
        <table className="lines">
          <thead>
            <tr>
              <th>{t('column.goods')}</th>
              <th className="n">{t('price.before')}</th>
              <th className="n">{t('price.after')}</th>
            </tr>
          </thead>
          <tbody>
            {plan.map((row) => (
              <tr key={row.sku.skuId}>
                <td>{nameOf(row.sku)}</td>
                <td className="n">
                  <Money fen={row.sku.price} />
                </td>
                <td className="n">
                  {row.price === undefined ? '–' : <Money fen={row.price} strong={moves(row)} />}
                  {row.listPrice !== row.sku.listPrice && (
                    <small className="muted">
                      {row.listPrice === null ? t('list.gone') : t('list.now', { price: money(row.listPrice) })}
                    </small>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
const Warning = ({ words }: { words: string }) => <p className="note">{words}</p>
