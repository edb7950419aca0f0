// What one should know before buying: return, delivery, invoice and what the struck price means,
// each with the article that says all of it.
import { Link } from 'react-router'
import { TextLink } from '#ui/text/text-link.tsx'
import { useStorefront } from '#surfaces/storefront/visit/root.ts'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import type { Goods } from '#surfaces/storefront/goods/sku-choice.ts'

export function BuyingNotes({ goods: { services, skus, merchant, condition } }: { goods: Goods }) {
  const { t } = useTexts('products')
  const has = (service: string) => services.includes(service)
  const reduced = skus.some((s) => s.listPrice !== null && s.listPrice > s.price)
  const notes = [
    { title: t('notes.return'), text: t(has('return7') ? 'notes.return7' : 'notes.noReturn7'), article: 'returns' },
    {
      title: t('notes.delivery'),
      text: merchant.place ? t('notes.deliveryFrom', { place: merchant.place }) : t('notes.deliveryText'),
      article: 'freight-and-regions',
    },
    ...(has('invoice') ? [{ title: t('notes.invoice'), text: t('notes.invoiceText'), article: 'sale-terms' }] : []),
    ...(reduced ? [{ title: t('notes.price'), text: t('notes.priceText'), article: undefined }] : []),
    ...(condition === 'used' ? [{ title: t('notes.used'), text: t('notes.usedText'), article: undefined }] : []),
  ]
  return (
    <section id="notes" className="goods-section" aria-labelledby="notes-title">
      <h2 id="notes-title" className="display">
        {t('notes.title')}
      </h2>
      <div className="goods-notes">
        {notes.map(({ title, text, article }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            {article && <ToArticle code={article} />}
          </div>
        ))}
      </div>
    </section>
  )
}

/** Only to an article that has been written. */
function ToArticle({ code }: { code: string }) {
  const found = useStorefront()?.frame.articles.find((a) => a.code === code)
  return found ? (
    <TextLink render={<Link to={hrefWith('/home/article', { code })} prefetch="intent" />}>{found.title}</TextLink>
  ) : null
}
