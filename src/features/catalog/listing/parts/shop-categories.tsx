// The shelves of a shop as chips: its own categories in its order, or those of the house where it has none; then its
// collections. Empty ones are left out; what is chosen shows what stands below it.
import { Link } from 'react-router'
import type { Calls } from '#kernel/call/contract.ts'
import { Chip } from '#ui/controls/chip.tsx'
import { useTexts } from '#web/texts.tsx'
import { writeQuery, type ListQuery } from './list-query.ts'
import { shopAddress } from './shop-address.ts'
import type { FullMerchant } from './shop-front.tsx'

/** What a shop sorts its goods by: the shelves of the house, or its own, and its collections. */
export type Sorted = Calls['/api/v2/goods/category/list/merchant']['output']
type Choice = Pick<ListQuery, 'categoryId' | 'own' | 'collection'>
const nothing: Choice = { categoryId: undefined, own: undefined, collection: undefined }
interface Shelf {
  key: string
  name: string
  count?: number
  to: Choice
  current: boolean
}
interface Props {
  merchant: FullMerchant
  sorted: Sorted
  /** the query of the goods room, if one is in it */
  here: ListQuery | undefined
}
export function Categories({ merchant, sorted, here }: Props) {
  const { t } = useTexts('merchants')
  const { first, below, collections } = shelvesOf(sorted, here)
  if (first.length < (sorted.own.length > 0 ? 1 : 2) && collections.length === 0) return null
  const chips = (shelves: readonly Shelf[]) =>
    shelves.map((shelf) => <ShelfChip key={shelf.key} shelf={shelf} merchantId={merchant.id} here={here} />)
  const all: Shelf = {
    key: 'all',
    name: t('shop.all'),
    count: merchant.productCount,
    to: nothing,
    current: here !== undefined && [...first, ...below, ...collections].every((s) => !s.current),
  }
  return (
    <>
      <nav className="list-categories mt-6" aria-label={t('shop.categories')}>
        {chips([all, ...first])}
      </nav>
      {below.length > 0 && (
        <nav className="list-categories mt-2" aria-label={t('shop.below')}>
          {chips(below)}
        </nav>
      )}
      {collections.length > 0 && (
        <nav className="list-categories mt-2" aria-label={t('shop.collections')}>
          {chips(collections)}
        </nav>
      )}
    </>
  )
}
function shelvesOf({ records, own, collections }: Sorted, here: ListQuery | undefined) {
  const ownShelf = ({ id, name, productCount }: Sorted['own'][number], current: boolean): Shelf => ({
    key: `own ${id}`,
    name,
    count: productCount,
    to: { ...nothing, own: id },
    current,
  })
  const filled = own.filter(({ id, productCount }) => productCount > 0 || id === here?.own)
  const chosen = filled.find(({ id }) => id === here?.own)
  const top = chosen?.parentId ?? chosen?.id
  const first =
    own.length > 0
      ? filled.filter(({ parentId }) => parentId === null).map((c) => ownShelf(c, c.id === top))
      : records.map(({ id, name, productCount }) => ({
          key: `category ${id}`,
          name,
          count: productCount,
          to: { ...nothing, categoryId: id },
          current: here?.categoryId === id,
        }))
  const below = top === undefined ? [] : filled.filter(({ parentId }) => parentId === top)
  return {
    first,
    below: below.map((c) => ownShelf(c, c.id === chosen?.id)),
    collections: collections.map(({ id, title }) => ({
      key: `collection ${id}`,
      name: title,
      to: { ...nothing, collection: id },
      current: here?.collection === id,
    })),
  }
}
interface ChipProps {
  shelf: Shelf
  merchantId: number
  here: ListQuery | undefined
}
function ShelfChip({ shelf: { name, count, to, current }, merchantId, here }: ChipProps) {
  const params = here
    ? writeQuery({ ...here, ...to, after: undefined })
    : new URLSearchParams(
        Object.entries(to).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
      )
  return (
    <Chip
      {...(count === undefined ? {} : { count })}
      render={
        <Link
          to={shopAddress(merchantId, 'goods', params)}
          preventScrollReset
          prefetch="intent"
          aria-current={current ? 'page' : undefined}
        />
      }
    >
      {name}
    </Chip>
  )
}
