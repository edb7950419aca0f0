// The last block: what many take home, five in a row, more on demand. Where this browser has looked at goods,
// others that suit them take the place, each saying why; a tick turns that off.
import { useMemo, useRef, useState } from 'react'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { LoadMore } from '#ui/controls/load-more.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { Cards } from '#ui/goods/product-card.tsx'
import { numberText } from '#ui/text/number-text.ts'
import { Tick } from '#ui/controls/checkbox.tsx'
import { choosePersonal } from '#surfaces/storefront/visit/personal.ts'
import { recentlyViewed } from '#surfaces/storefront/visit/recently-viewed.ts'
import { useComfort } from '#web/use-comfort.ts'
import { GoodsCard } from '#surfaces/storefront/goods/goods-card.tsx'
import { readQuery } from '#features/catalog/listing/parts/list-query.ts'
import { useMoreGoods } from '#features/catalog/listing/parts/use-more-goods.ts'
import type { Block, BlockData } from '../contract.ts'
import { BlockHead, BlockPlace } from './block.tsx'
import { useNear } from '#ui/layout/near.ts'
import { useSuggested, type Suggested } from './use-suggested.ts'

const mostBought = { ...readQuery(new URLSearchParams()), sort: 'sales' as const }

export function FeedBlock({ block: { id, title, data } }: { block: Block<'feed'> }) {
  const { t } = useTexts(['composer', 'listing'])
  const lang = useLang()
  const place = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState(false)
  const ids = recentlyViewed.useIds()
  const wanted = useComfort().personal !== 'off'
  const suggested = useSuggested(ids, useNear(place) && wanted, data.size)
  const { records, next, busy, more } = useMoreGoods({ query: mostBought, page: usePage(data) }, undefined, data.size)
  const chosen = suggested && new Set(suggested.map((s) => s.id))
  const popular = chosen ? (opened ? records.filter((r) => !chosen.has(r.id)) : []) : records
  const name = suggested ? data.personal : title
  const shown = (suggested?.length ?? 0) + popular.length
  const waiting = suggested !== undefined && !opened
  return (
    <BlockPlace of="feed" labelledBy={`b${id}`}>
      <div ref={place}>
        <BlockHead id={`b${id}`} title={name}>
          {ids.length > 0 && (
            <Tick
              label={t('personal')}
              checked={wanted}
              onChange={(event) => choosePersonal(event.currentTarget.checked)}
            />
          )}
        </BlockHead>
        <Cards cols={5} label={name}>
          {suggested?.map((s) => (
            <GoodsCard key={s.id} goods={s} why={<Reason of={s.reason} />} />
          ))}
          {popular.map((goods) => (
            <GoodsCard key={goods.id} goods={goods} />
          ))}
        </Cards>
        <LoadMore
          label={t('listing:list.more')}
          status={t('listing:list.shownMany', { shown: numberText(shown, lang) })}
          more={waiting || next !== null}
          busy={busy}
          onLoad={() => (waiting ? setOpened(true) : more())}
          render={waiting || next === null ? undefined : <MoreLink onMore={more} />}
        />
      </div>
    </BlockPlace>
  )
}

const usePage = ({ goods, next, size }: BlockData<'feed'>) =>
  useMemo(
    () => ({ records: goods, next, total: goods.length, totalIsExact: false, page: 1, size }),
    [goods, next, size],
  )

function Reason({ of }: { of: Suggested['reason'] }) {
  const { t } = useTexts('composer')
  return of.kind === 'viewed' ? t('reason.viewed', { title: of.title }) : t(`reason.${of.kind}`)
}

/** Without scripts: the whole list. */
function MoreLink({
  onMore,
  children,
  ...look
}: {
  onMore: () => void
  className?: string
  children?: React.ReactNode
}) {
  return (
    <a
      href={hrefWith('/goods/list', { sort: 'sales' })}
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
