// What many take home: five in a row, more on demand.
import { useTranslation } from 'react-i18next'
import { LoadMore } from '#ui/load-more.tsx'
import { useLang } from '#ui/lang.tsx'
import { Cards } from '#ui/product-card.tsx'
import { numberText } from '#ui/number-text.ts'
import { GoodsCard } from './goods-card.tsx'
import type { GoodsPage } from './list-data.ts'
import { readQuery } from './list-query.ts'
import { useMoreGoods } from './use-more-goods.ts'

const everything = readQuery(new URLSearchParams())

export function HomeFeed({ page, size }: { page: GoodsPage; size: number }) {
  const { t } = useTranslation('catalog')
  const lang = useLang()
  const { records, next, busy, more } = useMoreGoods({ query: everything, page }, undefined, size)
  return (
    <section className="wrap home-section" aria-labelledby="popular">
      <h2 id="popular" className="display">
        {t('home.popular')}
      </h2>
      <Cards cols={5} label={t('home.popular')}>
        {records.map((goods) => (
          <GoodsCard key={goods.id} goods={goods} />
        ))}
      </Cards>
      <LoadMore
        label={t('list.more')}
        status={t('list.shownMany', { shown: numberText(records.length, lang) })}
        more={next !== null}
        busy={busy}
        onLoad={more}
        render={next === null ? undefined : <MoreLink onMore={more} />}
      />
    </section>
  )
}
/** Without scripts: the whole list. */
function MoreLink({ onMore, children, ...look }: { onMore: () => void; className?: string; children?: React.ReactNode }) {
  return (
    <a
      href="/goods/list"
      {...look}
      onClick={(event) => {
        event.preventDefault()
        onMore()
      }}
    >
      {children}
    </a>
  )
}
