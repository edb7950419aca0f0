// What would go back for a claim that is being written: the shop's sums, what coupons mean for them, and the way.
import { Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { useUnit } from '#features/sales/cart/parts/unit.ts'
import { useMethodName } from '#features/sales/orders/parts/use-method-name.ts'
import { shortPrice } from '#ui/goods/price-text.ts'
import { Icon } from '#ui/layout/icon.tsx'
import { Panel, Sums } from '#ui/layout/panel.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'
import type { Applying } from './use-apply.ts'
import type { Amounts } from './use-amounts.ts'

interface RefundPanelProps {
  applying: Applying
  amounts: Amounts
  /** the code of the way it was paid */
  method: string | null
  children: ReactNode
}
export function RefundPanel({ applying, amounts, method, children }: RefundPanelProps) {
  const { t } = useTexts('aftersales')
  const { kind, preview } = applying
  const replaced = kind === 'exchange' || kind === 'replenishment'
  const shop = preview.merchant.name
  const count = Math.round(preview.answerSeconds / 3600)
  return (
    <Panel
      title={t('refund.title')}
      note={replaced ? undefined : t('refund.note')}
      fine={kind === 'replenishment' ? t('apply.afterReview') : t('apply.after', { shop, count })}
      sticky
      bare
      as="aside"
    >
      {replaced ? <Replaced amount={amounts.amount} /> : <Money {...{ applying, amounts, method }} />}
      {children}
    </Panel>
  )
}

function Replaced({ amount }: { amount: number }) {
  const { t } = useTexts('aftersales')
  const lang = useLang()
  return (
    <div className="grid gap-2 pb-4">
      <p>{t('refund.none')}</p>
      <p className="text-13 text-ink-2">{t('refund.fallback', { amount: shortPrice(amount, lang) })}</p>
    </div>
  )
}

function Money({ applying: { lines }, amounts, method }: Omit<RefundPanelProps, 'children'>) {
  const { t } = useTexts('aftersales')
  const methodName = useMethodName()
  const unit = useUnit()
  const pieces = lines.reduce((sum, line) => sum + line.quantity, 0)
  const listed = lines.reduce((sum, line) => sum + line.price * line.quantity, 0)
  const off = amounts.goods - listed
  return (
    <>
      <div aria-live="polite">
        <Sums
          rows={[
            { label: t('refund.goods', { count: pieces }), fen: listed },
            ...(off === 0 ? [] : [{ label: off < 0 ? t('refund.share') : t('refund.tax'), fen: off }]),
            { label: t('refund.freight'), fen: amounts.freight },
          ]}
          total={{ label: t('refund.total'), fen: amounts.amount, unit }}
        />
      </div>
      <ul className="claim-says mb-4 text-13">
        <li>
          <Icon of={Wallet} size={16} />
          <span>{method ? t('refund.to', { method: methodName(method) }) : t('refund.toWay')}</span>
        </li>
      </ul>
      {off < 0 && <p className="mb-2 text-13 text-ink-2">{t('refund.shareText')}</p>}
      {amounts.freight === 0 && <p className="mb-4 text-13 text-ink-2">{t('refund.freightText')}</p>}
    </>
  )
}
