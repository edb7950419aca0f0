// The cart, /shoppingCart: a signed-in person's comes with the page,
// a visitor's is looked up from the lines kept in the browser.
import { useCartCount } from '#surfaces/storefront/visit/cart-count.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { href, Link, useLoaderData, useRevalidator } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { Tick } from '#ui/controls/checkbox.tsx'
import { UndoBar } from '#ui/feedback/undo-bar.tsx'
import { visitContext } from '#web/context.ts'
import { load, loadIfPossible } from '#web/load.ts'
import { recentlyViewed } from '#surfaces/storefront/visit/recently-viewed.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { useSession } from '#web/session.ts'
import { CartGroup, GoneLines } from '../parts/cart-groups.tsx'
import { linesOf, selectedOf, ticked } from '../parts/cart-model.ts'
import type { Cart, CartLine } from '../parts/cart-model.ts'
import { CollectChosen, EditBar } from '../parts/cart-edit.tsx'
import { CartSkeleton } from '../parts/cart-skeleton.tsx'
import { CartBar, CartSummary } from '../parts/cart-summary.tsx'
import { RecommendedShelf, ViewedShelf } from '#surfaces/storefront/goods/goods-shelf.tsx'
import { useCart } from '../parts/use-cart.ts'
import type { CartInHand } from '../parts/use-cart.ts'
import '../parts/buying.css'
import { PageTitle } from '#web/page-title.tsx'

export const handle: ShellHandle = { tab: 'cart', title: (t) => t('cart:title') }
export const meta = () => []

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) return { cart: null }
  // a dead token is a visitor, whose lines the browser has
  const [cart, person] = await Promise.all([
    load(visit, '/api/v2/cart/cart/list', {}),
    loadIfPossible(visit, '/api/v2/user/getUserInfo', {}),
  ])
  return { cart: person ? cart : null }
}

export default function CartPage() {
  // a visitor's lines are looked up anew in another language
  return <CartInLanguage key={useLang()} />
}

function CartInLanguage() {
  const { cart: first } = useLoaderData<typeof loader>()
  const { t } = useTexts(['cart', 'storefront'])
  const hand = useCart(first)
  const { cart, failed, removal } = hand
  const [editing, setEditing] = useState(false)
  useOthers(hand, first === null)
  const retry = <TextLink onClick={() => void hand.reload()}>{t('storefront:retry')}</TextLink>
  return (
    <div className="wrap cart-page">
      <PageTitle of={t('title')} />
      <header className="buy-head">
        <h1 className="display">{t('title')}</h1>
        {cart !== null && cart.count > 0 && (
          <p>
            {t('count', { count: cart.count })}{' '}
            <TextLink aria-pressed={editing} className="cart-edit" onClick={() => setEditing(!editing)}>
              {t(editing ? 'editDone' : 'edit')}
            </TextLink>
          </p>
        )}
      </header>
      {failed && (
        <Banner tone="error" live end={retry} className="mb-6">
          {failed}
        </Banner>
      )}
      {cart === null && !failed && <CartSkeleton label={t('loading')} top={<Invite />} />}
      {cart && <Filled cart={cart} hand={hand} visitor={first === null} editing={editing} />}
      {removal && (
        <UndoBar
          key={removal.id}
          text={t('removed', { count: removal.count })}
          undoLabel={t('storefront:words.undo')}
          onUndo={hand.undoRemoval}
          onEnd={hand.endRemoval}
        />
      )}
    </div>
  )
}

/** Pieces that came or went elsewhere (a card below, another tab) show here too. */
function useOthers({ cart, busy, reload }: CartInHand, visitor: boolean): void {
  const pieces = useCartCount()
  const { signedIn } = useSession()
  const { revalidate } = useRevalidator()
  // signed in here or in another tab: the lines moved to the account, and what is drawn stays until its cart is there
  const arrived = visitor && signedIn
  useEffect(() => void (arrived && revalidate()), [arrived, revalidate])
  const known = useRef(pieces)
  const look = useEffectEvent((now: number) => {
    if (cart !== null && !busy && !arrived && now !== cart.count && now !== known.current) void reload()
    known.current = now
  })
  useEffect(() => look(pieces), [pieces])
}

/** A visitor's cart is kept here; signed in it is kept everywhere. */
function Invite() {
  const { t } = useTexts('cart')
  return (
    <Banner
      tone="info"
      end={
        <TextLink render={<Link to={hrefWith('/login/login', { from: href('/shoppingCart') })} />}>
          {t('signIn')}
        </TextLink>
      }
      className="mb-6"
    >
      {t('visitor')}
    </Banner>
  )
}

interface FilledProps {
  cart: Cart
  hand: CartInHand
  visitor: boolean
  /** lines are chosen to be moved or removed, not to be bought */
  editing: boolean
}
function Filled({ cart, hand, visitor, editing }: FilledProps) {
  const { t } = useTexts('cart')
  const invite = visitor && <Invite />
  const lines = linesOf(cart)
  if (lines.length === 0 && cart.invalid.length === 0)
    return (
      <>
        {invite}
        <Nothing />
      </>
    )
  return (
    <>
      <div className="buy-two">
        <div>
          {invite}
          {cart.changed > 0 && (
            <Banner tone="warning" end={<TextLink onClick={showChanged}>{t('seeThem')}</TextLink>} className="mb-6">
              {t('changed', { count: cart.changed })}
            </Banner>
          )}
          {lines.length > 0 && <AllLines lines={lines} hand={hand} />}
          {cart.groups.map((group, place) => (
            <CartGroup key={group.merchant.merchantId} group={group} hand={hand} first={place === 0} />
          ))}
          <GoneLines hand={hand} lines={cart.invalid} />
        </div>
        <CartSummary cart={cart} hand={hand} visitor={visitor} />
        {editing && lines.length > 0 ? (
          <EditBar lines={lines} hand={hand} />
        ) : (
          <CartBar cart={cart} hand={hand} visitor={visitor} />
        )}
      </div>
      <RecommendedShelf
        title={t('goesWith')}
        scene="cart"
        productIds={[...lines, ...cart.invalid].map((line) => line.productId)}
      />
    </>
  )
}

function Nothing() {
  const { t } = useTexts('cart')
  const viewed = recentlyViewed.usePersonal()
  return (
    <>
      <Empty
        drawing="bag"
        title={t('emptyTitle')}
        text={t('emptyText')}
        action={
          <Button kind="primary" render={<Link to={href('/')} />}>
            {t('emptyAction')}
          </Button>
        }
      />
      <ViewedShelf title={t('viewed')} />
      <RecommendedShelf title={t('popular')} scene="home" productIds={viewed} />
    </>
  )
}

/** What is done to all lines at once, or to the ticked ones. */
function AllLines({ lines, hand }: { lines: readonly CartLine[]; hand: CartInHand }) {
  const { t } = useTexts('cart')
  const [state, chosen] = [ticked(lines), selectedOf(lines)]
  return (
    <div className="cart-all">
      <Tick
        className="wide-only"
        label={t('selectAll')}
        checked={state === 'all'}
        mixed={state === 'some'}
        onChange={() => void hand.select(lines, state !== 'all')}
      />
      {chosen.length > 0 && (
        <span className="wide-only cart-acts">
          <CollectChosen lines={chosen} hand={hand} />
          <TextLink onClick={() => void hand.remove(chosen)}>{t('removeSelected', { count: chosen.length })}</TextLink>
        </span>
      )}
    </div>
  )
}

/** To the first line whose price changed. */
function showChanged(): void {
  const line = document.querySelector<HTMLElement>('[data-changed]')
  line?.scrollIntoView({ block: 'center' })
  line?.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true })
}
