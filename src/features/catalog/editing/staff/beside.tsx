// Beside goods in review: what the checks found, the shop, and where shoppers see what is on sale.
import { href } from 'react-router'
import { isFirst, type FullReview } from './shape.ts'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'

export function Beside({ of }: { of: FullReview }) {
  return (
    <>
      <Checks words={of.words} missing={of.missing} />
      <Shop merchant={of.merchant} record={of.record} />
      {!isFirst(of) && of.productId !== null && <OnSale productId={of.productId} />}
    </>
  )
}
function Checks({ words, missing }: Pick<FullReview, 'words' | 'missing'>) {
  const { t } = useTexts('editingstaff')
  return (
    <section>
      <Sec title={t('checks')} />
      <ul className="small review-checks">
        {words.length > 0 && (
          <li className="amber">
            <b>{t('wordsFound')}</b> {words.join(', ')}
          </li>
        )}
        {missing.length > 0 && (
          <li>
            <b>{t('languagesMissing')}</b> {missing.map((lang) => t(`tongue.${lang as 'en-US'}`)).join(', ')}
          </li>
        )}
        {words.length === 0 && missing.length === 0 && <li className="jade">{t('nothingFound')}</li>}
      </ul>
    </section>
  )
}
function Shop({ merchant, record }: Pick<FullReview, 'merchant' | 'record'>) {
  const { t } = useTexts('editingstaff')
  return (
    <section>
      <Sec title={t('column.shop')} />
      <p>
        <a
          href={hrefWith('/home/shopIndex', { id: merchant.merchantId })}
          target="_blank"
          rel="noreferrer"
          className="strong"
        >
          {merchant.name}
        </a>
        <br />
        <span className="muted">
          {merchant.place}
          <br />
          {t('record', { onSale: record.onSale, approved: record.approved, returned: record.returned })}
        </span>
      </p>
    </section>
  )
}
function OnSale({ productId }: { productId: number }) {
  const { t } = useTexts('editingstaff')
  return (
    <section>
      <Sec title={t('onSaleNow')} />
      <p>
        <a href={href('/goods/:id', { id: String(productId) })} target="_blank" rel="noreferrer" className="link">
          {t('openPage')}
        </a>
      </p>
    </section>
  )
}
