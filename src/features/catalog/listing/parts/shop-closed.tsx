// A merchant that does not sell at the moment: said plainly, and who else keeps this kind of goods.
import { useTexts } from '#web/texts.tsx'
import { Link } from 'react-router'
import { Banner } from '#ui/feedback/banner.tsx'
import { Seal, type SealShape } from '#ui/goods/seal.tsx'
import { merchantAddress, type Merchant } from '#features/catalog/merchants/parts/merchant-row.tsx'

interface Props {
  /** for good; else it may open again */
  gone: boolean
  similar: readonly Merchant[]
}
export function ClosedMerchant({ gone, similar }: Props) {
  const { t } = useTexts('merchants')
  return (
    <>
      <Banner tone="warning" className="mt-2">
        <b className="font-semibold">{t(gone ? 'shop.gone' : 'shop.closed')}</b>{' '}
        {t(gone ? 'shop.goneText' : 'shop.closedText')}
      </Banner>
      {similar.length > 0 && (
        <section className="shop-part" aria-labelledby="similar">
          <header>
            <h2 id="similar" className="display">
              {t('shop.similar')}
            </h2>
          </header>
          <ul className="shop-similar">
            {similar.map((h) => (
              <li key={h.id}>
                <Seal size="lg" character={h.seal.char} ink={h.seal.ink} shape={h.seal.shape as SealShape} />
                <div>
                  <h3 className="display named">
                    <Link to={merchantAddress(h.id)} prefetch="intent">
                      {h.name}
                    </Link>
                  </h3>
                  <p>{h.motto}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
