// The phone's bar at the lower edge: the house, what is chosen, and both ways to buy through the sheet of choice.
import { Store } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import './buy-bar.css'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { BuyButtons } from './buy-buttons.tsx'
import type { Goods } from './sku-choice.ts'
import type { Chosen } from './use-choice.ts'

const SkuSheet = lazy(async () => ({ default: (await import('./sku-sheet.tsx')).SkuSheet }))

export function BuyBar({ goods, choice }: { goods: Goods; choice: Chosen }) {
  const { t } = useTranslation('catalog')
  const [sheet, setSheet] = useState<'never' | 'open' | 'shut'>('never')
  const toChoose = goods.options.length > 0 && goods.status === 'onSale' && (choice.sku?.available ?? 0) > 0
  return (
    <div className="goods-bar">
      <Link to={`/home/shopIndex?id=${goods.merchant.merchantId}`} className="goods-bar-shop">
        <Icon of={Store} size={22} />
        {t('goods.shop')}
      </Link>
      {toChoose ? (
        <>
          <Button kind="second" onClick={() => setSheet('open')}>
            {t('goods.add')}
          </Button>
          <Button kind="primary" onClick={() => setSheet('open')}>
            {t('goods.buy')}
          </Button>
        </>
      ) : (
        <BuyButtons goods={goods} choice={choice} size="md" />
      )}
      {sheet !== 'never' && (
        <Suspense fallback={null}>
          <SkuSheet goods={goods} choice={choice} open={sheet === 'open'} onClose={() => setSheet('shut')} />
        </Suspense>
      )}
    </div>
  )
}
