// Shops and articles found under the words.
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { Link } from 'react-router'
import '#ui/layout/article.css'
import '#features/catalog/merchants/parts/merchants.css'
import { MerchantRow } from '../../merchants/parts/merchant-row.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import type { Results } from './results-data.tsx'

export function ShopsFound({ results: { shops, shopGoods } }: { results: Results }) {
  const { t } = useTexts('search')
  if (!shops || shops.records.length === 0) return <Empty drawing="search" title={t('noShops')} />
  return (
    <ul className="merchant-rows">
      {shops.records.map((merchant) => (
        <MerchantRow
          key={merchant.id}
          merchant={merchant}
          goods={shopGoods?.find((g) => g.merchantId === merchant.id)?.goods ?? []}
        />
      ))}
    </ul>
  )
}

export function ArticlesFound({ results: { articles } }: { results: Results }) {
  const { t } = useTexts('search')
  if (!articles || articles.records.length === 0) return <Empty drawing="search" title={t('noArticles')} />
  return (
    <ul className="article-list">
      {articles.records.map((a) => (
        <li key={a.id}>
          <h2 className="display">
            <Link to={hrefWith('/home/article', { code: a.code })} prefetch="intent">
              {a.title}
            </Link>
          </h2>
          {a.summary && <p>{a.summary}</p>}
        </li>
      ))}
    </ul>
  )
}
