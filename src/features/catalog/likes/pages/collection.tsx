// What I saved, /user/user/collection?show=&department=&sort=&choose=: what became cheaper, what is nearly gone,
// what is gone; several are taken out at once, and all of it can be taken back.
import { href, useLoaderData, Link } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { Button } from '#ui/controls/button.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { shortPrice } from '#ui/goods/price-text.ts'
import { Cards, CollectButton } from '#ui/goods/product-card.tsx'
import { CardSkeleton } from '#ui/feedback/skeleton.tsx'
import { TabsNav } from '#ui/controls/tabs-nav.tsx'
import { call, requestId } from '#web/call.ts'
import { visitContext } from '#web/context.ts'
import { load, toSignIn } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { useWaiting } from '#web/waiting.ts'
import { RecommendedShelf } from '#surfaces/storefront/goods/goods-shelf.tsx'
import { collectionAddress, readCollectionQuery, shows } from '../parts/collection-query.ts'
import { CollectionTools } from '../parts/collection-tools.tsx'
import { KeptCard } from '../parts/kept-card.tsx'
import { focusList, KeptList, RemovalBar } from '../parts/kept-list.tsx'
import { setHearts } from '#surfaces/storefront/likes/mine.ts'
import { PickingBar } from '../parts/picking-bar.tsx'
import { useKeptList } from '../parts/use-kept-list.ts'
import { usePicking } from '../parts/use-picking.ts'
import '../parts/likes.css'
import { PageTitle } from '#web/page-title.tsx'

export const handle: ShellHandle = { tab: 'me', title: (t) => t('likes:collection.title') }
export const meta = () => []
const size = 20

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  const query = readCollectionQuery(new URL(request.url).searchParams)
  const { show, department, sort } = query
  const asked = {
    size,
    sort,
    ...(show === 'all' ? {} : { filter: show }),
    ...(department === undefined ? {} : { categoryId: department }),
  }
  return { query, asked, page: await load(visit, '/api/v2/user/collection/page', asked) }
}
type Data = Awaited<ReturnType<typeof loader>>
type Saved = Data['page']['records'][number]

/** The kept list of this address; every hook of it lives as long as the address. */
function useCollection({ page, asked }: Data) {
  const list = useKeptList(
    page,
    (r) => r.productId,
    (after) => call('/api/v2/user/collection/page', { ...asked, after }),
  )
  const picking = usePicking(list.shown.map((r) => r.productId))
  const takeOut = async (ids: readonly number[]) => {
    const restore = (back: number[]) =>
      call('/api/v2/user/collection/batch/restore', { productIds: back, requestId: requestId() }).then(() =>
        setHearts(back, true),
      )
    const work = async () => {
      const { productIds } = await call('/api/v2/user/collection/batch/del', {
        productIds: [...ids],
        requestId: requestId(),
      })
      setHearts(productIds, false)
      return productIds
    }
    await list.take(ids, work, restore)
    focusList()
  }
  const minus = (which: (r: Saved) => boolean) => list.hidden.filter(which).length
  const counts = {
    all: page.counts.all - list.hidden.length,
    dropped: page.counts.dropped - minus((r) => r.drop > 0),
    low: page.counts.low - minus((r) => r.left !== null),
    gone: page.counts.gone - minus((r) => r.state !== 'onSale'),
  }
  return { ...list, picking, takeOut, counts, total: page.total - list.hidden.length }
}
type Collection = ReturnType<typeof useCollection>

export default function CollectionPage() {
  const data = useLoaderData<typeof loader>()
  const { show, department, sort } = data.query
  // the choosing goes on in the same list
  return <Listed key={`${show} ${department} ${sort}`} data={data} />
}

function Listed({ data }: { data: Data }) {
  const { t } = useTexts('likes')
  const { query, page } = data
  const collection = useCollection(data)
  const { counts } = collection
  const tabs = shows
    .filter((show) => show === 'all' || counts[show] > 0 || show === query.show)
    .map((show) => ({
      key: show,
      label: t(`collection.show.${show}`),
      count: counts[show],
      current: show === query.show,
      link: <Link to={collectionAddress({ ...query, show, picking: false })} preventScrollReset prefetch="intent" />,
    }))
  return (
    <div className="wrap min-h-svh pb-16">
      <PageTitle of={t('collection.title')} />
      <header className="likes-head">
        <h1 className="display max-md:sr-only">{t('collection.title')}</h1>
      </header>
      {page.counts.all > 0 && (
        <>
          <TabsNav label={t('collection.shows')} tabs={tabs} />
          <CollectionTools query={query} categories={page.categories} any={collection.shown.length > 0} />
        </>
      )}
      <Goods data={data} collection={collection} />
      <RemovalBar list={collection} text={(count) => t('collection.removed', { count })} />
    </div>
  )
}

function Goods({ data: { query }, collection }: { data: Data; collection: Collection }) {
  const { t } = useTexts('likes')
  const waiting = useWaiting()
  const { shown, picking, takeOut, canMore, total } = collection
  if (waiting)
    return (
      <Cards cols={4} label={t('loading')}>
        {Array.from({ length: 8 }, (_, place) => (
          <CardSkeleton key={place} />
        ))}
      </Cards>
    )
  if (shown.length === 0 && !canMore)
    return <Nothing collection={collection} filtered={query.show !== 'all' || query.department !== undefined} />
  return (
    <KeptList
      list={collection}
      total={total}
      size={size}
      label={t('collection.title')}
      foot={query.picking && <Picking collection={collection} />}
    >
      <Cards cols={4} label={t('collection.title')}>
        {shown.map((saved, place) => (
          <SavedCard
            key={saved.productId}
            saved={saved}
            picking={query.picking ? picking : undefined}
            onRemove={() => void takeOut([saved.productId])}
            eager={place < 4}
          />
        ))}
      </Cards>
    </KeptList>
  )
}

function Picking({ collection: { picking, takeOut } }: { collection: Collection }) {
  const { t } = useTexts('likes')
  const count = picking.chosen.length
  return (
    <PickingBar
      picking={picking}
      remove={count > 0 ? t('collection.remove', { count }) : t('collection.removeNone')}
      onRemove={() => {
        void takeOut(picking.chosen)
        picking.clear()
      }}
    />
  )
}

interface SavedCardProps {
  saved: Saved
  picking: Collection['picking'] | undefined
  onRemove: () => void
  eager: boolean
}
function SavedCard({ saved: { productId, goods, state, drop, left }, picking, onRemove, eager }: SavedCardProps) {
  const { t } = useTexts(['likes', 'likes'])
  const lang = useLang()
  return (
    <KeptCard
      id={productId}
      goods={goods}
      state={state}
      picking={picking}
      corner={<CollectButton on label={t('likes:heart.of', { name: goods.title })} onClick={onRemove} />}
      offer={drop > 0 ? t('collection.drop', { price: shortPrice(drop, lang) }) : undefined}
      foot={left !== null && <span className="likes-few">{t('collection.left', { count: left })}</span>}
      eager={eager}
    />
  )
}

function Nothing({ collection, filtered }: { collection: Collection; filtered: boolean }) {
  const { t } = useTexts('likes')
  if (filtered && collection.counts.all > 0)
    return (
      <Empty
        drawing="search"
        title={t('collection.nothingHere')}
        text={t('collection.nothingHereText')}
        action={<Button render={<Link to={href('/user/user/collection')} />}>{t('collection.showAll')}</Button>}
      />
    )
  return (
    <>
      <Empty
        drawing="star"
        title={t('collection.empty')}
        text={t('collection.emptyText')}
        action={
          <Button kind="primary" render={<Link to={href('/')} />}>
            {t('look')}
          </Button>
        }
      />
      <RecommendedShelf title={t('suits')} scene="home" productIds={[]} />
    </>
  )
}
