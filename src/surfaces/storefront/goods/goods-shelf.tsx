// A row of goods under a title at the end of another page: what goes with them, what was looked at.
// Asked for when it comes near; too few are not shown, and a fault leaves the page without it.
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Cards } from '#ui/goods/product-card.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { call } from '#web/call.ts'
import { useNear } from '#ui/layout/near.ts'
import { useRecent } from '../likes/recent.ts'
import { GoodsCard, type CardGoods } from './goods-card.tsx'
import './goods-shelf.css'

interface ShelfProps {
  title: string
  /** Says what is asked: another text asks again; what is shown stays until the answer is there. */
  asked: string
  ask: (signal: AbortSignal) => Promise<{ records: CardGoods[] }>
  fewest?: number
  /** For links to it. */
  id?: string
  /** Beside the title. */
  end?: ReactNode
  /** The title stands before the goods are there, and their room is kept: what is below does not jump. */
  keepsRoom?: boolean
  className?: string
}
const shown = 5

function GoodsShelf(props: ShelfProps) {
  const { title, asked, ask, fewest = 3, id, end, keepsRoom = end !== undefined, className = 'goods-shelf' } = props
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place)
  const lang = useLang()
  const [goods, setGoods] = useState<CardGoods[]>()
  useEffect(() => {
    if (!near) return undefined
    const stop = new AbortController()
    ask(stop.signal).then(
      ({ records }) => setGoods(records.slice(0, shown)),
      () => !stop.signal.aborted && setGoods((before) => before ?? []), // the page does without
    )
    return () => stop.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- `asked` says all of it
  }, [near, asked, lang])
  const here = goods ? goods.length >= fewest : keepsRoom
  return (
    <div ref={place}>
      {here && (
        <section id={id} className={className} aria-label={title}>
          <header>
            <h2 className="display">{title}</h2>
            {end}
          </header>
          {goods ? (
            <Cards cols={shown} label={title}>
              {goods.map((each) => (
                <GoodsCard key={each.id} goods={each} />
              ))}
            </Cards>
          ) : (
            <div className="goods-shelf-room" aria-busy="true" />
          )}
        </section>
      )}
    </div>
  )
}

/** Goods that suit those given, which are never among them. */
export function RecommendedShelf({
  title,
  scene,
  productIds,
}: {
  title: string
  scene: 'home' | 'cart' | 'paid'
  productIds: readonly number[]
}) {
  const ids = [...new Set(productIds)].slice(0, 40)
  const ask = (signal: AbortSignal) =>
    call('/api/v2/goods/goods/recommend', { scene, productIds: ids, size: shown }, { quiet: true, signal })
  return <GoodsShelf title={title} asked={`${scene} ${ids.toSorted((a, b) => a - b).join()}`} ask={ask} />
}

/** What was looked at last, here and elsewhere, newest first; nothing when there is too little of it. */
export function ViewedShelf({
  title,
  except,
  ...place
}: {
  title: string
  /** the product whose page this is */ except?: number
  id?: string
  className?: string
}) {
  const ids = useRecent()
    .filter((id) => id !== except)
    .slice(0, shown)
  if (ids.length === 0) return null
  return (
    <GoodsShelf
      title={title}
      asked={ids.join()}
      fewest={1}
      keepsRoom
      ask={(signal) => call('/api/v2/goods/goods/cards', { ids }, { quiet: true, signal })}
      {...place}
    />
  )
}

/** What a merchant sells best, beside the goods that the page shows already. */
export function MerchantShelf({
  merchantId,
  except,
  ...shelf
}: {
  title: string
  merchantId: number
  except: readonly number[]
  end: ReactNode
  id: string
  className: string
}) {
  const ask = async (signal: AbortSignal) => {
    const { records } = await call(
      '/api/v2/goods/goods/page',
      { merchantId, sort: 'sales', size: 12 },
      { quiet: true, signal },
    )
    return { records: records.filter((g) => !except.includes(g.id)) }
  }
  return <GoodsShelf asked={`${merchantId} ${except.join()}`} fewest={1} ask={ask} {...shelf} />
}
