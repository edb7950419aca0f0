// A list of goods with its order, filters and end: the same on departments, in search results and in a shop.
// Everything stands in the address.
import { LayoutGrid, Rows3, SlidersHorizontal, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#web/texts.tsx'
import { Link } from 'react-router'
import './goods-list.css'
import './goods-rows.css'
import { Chip } from '#ui/controls/chip.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { LoadMore } from '#ui/controls/load-more.tsx'
import { Cards } from '#ui/goods/product-card.tsx'
import { LazySheet } from '#ui/overlays/lazy-sheet.tsx'
import { TabsNav } from '#ui/controls/tabs-nav.tsx'
import { Button } from '#ui/controls/button.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { numberText } from '#ui/text/number-text.ts'
import { AppliedFilters, useAppliedWords } from './applied-filters.tsx'
import { Filters, hasFilters } from './filters.tsx'
import { GoodsCard } from '#surfaces/storefront/goods/goods-card.tsx'
import { ListEmpty } from './list-empty.tsx'
import { appliedOf, bare, sorts, type AddressOf, type Sort } from './list-query.ts'
import type { GoodsPage, ListData } from './list-data.ts'
import { useMoreGoods } from './use-more-goods.ts'

export function GoodsList({
  list,
  addressOf,
  merchantId,
}: {
  list: ListData
  addressOf: AddressOf
  merchantId?: number
}) {
  const { query, page } = list
  const filtered = appliedOf(query).length > 0
  const filters = hasFilters(page) || filtered
  return (
    <div className={filters ? 'list-body' : 'list-body list-bare'}>
      {filters && <Filters list={list} addressOf={addressOf} place="side" />}
      <div className="min-w-0">
        <SortBar list={list} addressOf={addressOf} filters={filters} />
        <AppliedFilters list={list} addressOf={addressOf} />
        {page.records.length === 0 ? (
          <ListEmpty list={list} addressOf={addressOf} />
        ) : (
          <Found list={list} addressOf={addressOf} {...(merchantId === undefined ? {} : { merchantId })} />
        )}
      </div>
    </div>
  )
}

/** The width of a picture in a row. */
const rowSizes = '(max-width: 767px) 112px, 200px'

function Found({ list, addressOf, merchantId }: { list: ListData; addressOf: AddressOf; merchantId?: number }) {
  const { t } = useTexts('listing')
  const lang = useLang()
  const { records, next, busy, pages, more } = useMoreGoods(list, merchantId)
  const { total, totalIsExact } = list.page
  const shown = numberText(records.length, lang)
  const status =
    totalIsExact && !list.query.after
      ? t('list.status', { shown, total: numberText(total, lang) })
      : t('list.shownMany', { shown })
  return (
    <>
      <Cards cols={4} label={t('list.goods')} {...(list.query.rows ? { className: 'list-rows' } : {})}>
        {records.map((goods, place) => (
          <GoodsCard
            key={goods.id}
            goods={goods}
            eager={place < 2}
            level={2}
            {...(list.query.rows ? { sizes: rowSizes } : {})}
          />
        ))}
      </Cards>
      {list.query.after && (
        <p className="text-center text-13">
          <Link to={addressOf({ ...list.query, after: undefined })}>{t('list.first')}</Link>
        </p>
      )}
      <LoadMore
        label={t('list.more')}
        status={status}
        more={next !== null}
        busy={busy}
        onLoad={more}
        auto={pages < 3}
        {...(next === null
          ? {}
          : { render: <MoreLink to={addressOf({ ...list.query, after: next })} onMore={more} /> })}
      />
    </>
  )
}
/** Without scripts a link to the next page; with them it adds to this one. */
function MoreLink({
  to,
  onMore,
  ...look
}: {
  to: string
  onMore: () => void
  className?: string
  children?: React.ReactNode
}) {
  return (
    <a
      href={to}
      rel="next"
      {...look}
      onClick={(event) => {
        event.preventDefault()
        onMore()
      }}
    >
      {look.children}
    </a>
  )
}

function SortBar({ list, addressOf, filters }: { list: ListData; addressOf: AddressOf; filters: boolean }) {
  const { t } = useTexts('listing')
  const { query, page } = list
  const price = query.sort === 'priceUp' ? 'priceDown' : 'priceUp'
  const shown: readonly Sort[] = sorts.filter((s) => s !== 'priceDown' && s !== 'priceUp')
  const to = (sort: Sort) => <Link to={addressOf({ ...query, sort, after: undefined })} preventScrollReset replace />
  const tabs = [
    ...shown.map((s) => ({ key: s, label: t(`list.${s}`), current: s === query.sort, link: to(s) })),
    {
      key: 'price',
      label: (
        <>
          <span aria-hidden="true">
            {`${t('list.price')} ${query.sort === 'priceUp' ? '↑' : query.sort === 'priceDown' ? '↓' : '↕'}`}
          </span>
          <span className="vh">{t(`list.${price}`)}</span>
        </>
      ),
      current: query.sort === 'priceUp' || query.sort === 'priceDown',
      link: to(price),
    },
  ]
  return (
    <div className="list-sort">
      <TabsNav label={t('list.sort')} tabs={tabs} plain />
      <div className="list-sort-end">
        <span className="list-count">{useCountWords(page)}</span>
        <ViewSwitch query={query} addressOf={addressOf} />
        {filters && <FilterSheet list={list} addressOf={addressOf} />}
      </div>
    </div>
  )
}
/** Cards or rows. Phones show the way to the other one only. */
function ViewSwitch({ query, addressOf }: { query: ListData['query']; addressOf: AddressOf }) {
  const { t } = useTexts('listing')
  const way = (rows: boolean, icon: LucideIcon, words: string) => (
    <Link
      to={addressOf({ ...query, rows })}
      aria-label={words}
      title={words}
      aria-current={query.rows === rows ? 'true' : undefined}
      preventScrollReset
      replace
    >
      <Icon of={icon} size={18} />
    </Link>
  )
  return (
    <span className="list-view">
      {way(false, LayoutGrid, t('list.asCards'))}
      {way(true, Rows3, t('list.asRows'))}
    </span>
  )
}
/** "128 items", "more than 1,000 items". */
export function useCountWords({ total, totalIsExact }: Pick<GoodsPage, 'total' | 'totalIsExact'>): string {
  const { t } = useTexts('listing')
  return totalIsExact ? t('list.items', { count: total }) : t('list.many', { count: total })
}

/** The phone's filters: a sheet that applies at once and says how many are left. */
function FilterSheet({ list, addressOf }: { list: ListData; addressOf: AddressOf }) {
  const { t } = useTexts('listing')
  const [open, setOpen] = useState(false)
  const applied = useAppliedWords(list)
  const { total } = list.page
  return (
    <span className="list-sheet">
      <Chip
        icon={SlidersHorizontal}
        count={applied.length || undefined}
        aria-label={applied.length ? t('list.filtersOn', { count: applied.length }) : t('list.filters')}
        onClick={() => setOpen(true)}
      />
      <LazySheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('list.filters')}
        closeLabel={t('list.close')}
        foot={
          <>
            <Button render={<Link to={addressOf(bare(list.query))} preventScrollReset replace />}>
              {t('list.clear')}
            </Button>
            <Button kind="primary" onClick={() => setOpen(false)}>
              {t('list.show', { count: total })}
            </Button>
          </>
        }
      >
        <Filters list={list} addressOf={addressOf} place="sheet" />
      </LazySheet>
    </span>
  )
}
