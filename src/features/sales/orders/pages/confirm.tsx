// The confirmation: /shoppingCart/confirm (the ticked lines of the cart) and
// /goods/jiesuan?skuId=&quantity= (one SKU bought now).
// Address, invoice kind and the profile chosen for it stand in the address of the page,
// so that a return from the address form and Back find them again.
import { useState } from 'react'
import { useTexts } from '#web/texts.tsx'
import {
  data,
  href,
  Link,
  useLoaderData,
  useLocation,
  useNavigation,
  useRevalidator,
  useSearchParams,
} from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { isRefusal } from '#kernel/call/refusal.ts'
import { Button } from '#ui/controls/button.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { call, CallError, requestId } from '#web/call.ts'
import { visitContext } from '#web/context.ts'
import type { Visit } from '#web/context.ts'
import { idOf, load, loadIfPossible, toSignIn } from '#web/load.ts'
import { most } from '#features/catalog/products/questions.ts'
import { answersIn } from '#surfaces/storefront/goods/use-answers.ts'
import { placeOf } from '#surfaces/storefront/visit/visit-place.ts'
import { useOffered, type ShellHandle } from '#web/root-data.ts'
import { ConfirmAddress } from '../parts/confirm-address.tsx'
import { ConfirmGroup } from '../parts/confirm-group.tsx'
import type { Preview } from '../parts/confirm-group.tsx'
import type { PickupChoices } from '../parts/confirm-pickup.tsx'
import { wishesIn, wishText, type PickupWish } from '../parts/pickup-wish.ts'
import { InvoiceChoice } from '../parts/invoice-choice.tsx'
import { PlacePanel } from '../parts/place-panel.tsx'
import { useInvoice } from '../parts/use-invoice.ts'
import type { InvoiceType } from '../parts/use-invoice.ts'
import { usePlaceOrder } from '../parts/use-place-order.ts'
import '#features/sales/cart/parts/buying.css'
import '../parts/confirm.css'
import { PageTitle } from '#web/page-title.tsx'

export const handle: ShellHandle = { shell: 'lean', step: 1 }
export const meta = () => []
const mostAddresses = 100
const isInvoice = (text: string | null): text is InvoiceType => text === 'individual' || text === 'enterprise'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  const { pathname, searchParams: query } = new URL(request.url)
  const from = pathname.startsWith('/goods/')
    ? {
        skuId: idOf(query.get('skuId')),
        quantity: Math.min(9999, idOf(query.get('quantity') ?? '1')),
        ...answersFor(query),
      }
    : { cart: true as const }
  const asked = query.get('invoice')
  const invoice: InvoiceType = isInvoice(asked) && !visit.off.includes('invoices') ? asked : 'none'
  const addressId = /^\d{1,15}$/.test(query.get('addressId') ?? '') ? Number(query.get('addressId')) : 0
  const addresses = (await load(visit, '/api/v2/user/address/page', { size: mostAddresses })).records
  const chosen = addresses.some((a) => a.id === addressId) ? { addressId } : {}
  const wishes = visit.off.includes('pickup') ? [] : wishesIn(query.getAll('pickup'))
  const pickups = wishes.length > 0 ? { pickups: wishes } : {}
  const source = { from, ...chosen, ...pickups, ...(invoice === 'none' ? {} : { invoice: { type: invoice } }) }
  const preview = await previewOrNothing(visit, source)
  const nothing = { profiles: [], chosen: undefined, preview: null, form: null, choices: null }
  if (!preview) return data({ from, invoice, wishes, addresses, ...nothing })
  const form = preview.address ? null : await firstForm(visit)
  const choices = await choicesFor(visit, preview)
  const saved = await savedFor(visit, invoice, query.get('invoiceId'))
  return data({ from, invoice, wishes, ...saved, addresses, preview, form, choices })
}
/** To the custom options of what is bought now. */
function answersFor(query: URLSearchParams) {
  const answers = answersIn(query).slice(0, most.questions)
  return answers.length > 0 ? { answers } : {}
}
/**
 * The saved profiles of a kind and the one to begin with: asked for, else the default, else the only one.
 * '0' asks for none.
 */
async function savedFor(visit: Visit, type: InvoiceType, asked: string | null) {
  const profiles =
    type === 'none' ? [] : ((await loadIfPossible(visit, '/api/v2/invoice/user/list', { type }))?.records ?? [])
  const usual = profiles.find((p) => p.isDefault) ?? (profiles.length === 1 ? profiles[0] : undefined)
  return { profiles, chosen: asked === '0' ? undefined : (profiles.find((p) => String(p.id) === asked) ?? usual) }
}
/** Nothing is ticked (or it was just ordered): null. */
async function previewOrNothing(
  visit: Visit,
  source: Parameters<typeof visit.call<'/api/v2/order/sell/normal/preview'>>[1],
): Promise<Preview | null> {
  try {
    return await visit.call('/api/v2/order/sell/normal/preview', source)
  } catch (fault) {
    if (isRefusal(fault) && fault.reason === 'noItemSelected') return null
    return load(visit, '/api/v2/order/sell/normal/preview', source)
  }
}
/** Where the goods of this preview can be collected, and by whom; null: nowhere. */
async function choicesFor(visit: Visit, { groups, address }: Preview): Promise<PickupChoices | null> {
  const merchantIds = groups.filter((g) => g.collectable).map((g) => g.merchant.merchantId)
  if (merchantIds.length === 0) return null
  const { country = 'CN', stateCode, city, region } = address ?? {}
  const area = address && { country, ...(stateCode && { stateCode }), ...(city && { city }), ...(region && { region }) }
  const [points, persons, regions, place] = await Promise.all([
    load(visit, '/api/v2/order/pickup/point/list', { merchantIds: merchantIds.slice(0, 20), ...(area && { area }) }),
    load(visit, '/api/v2/order/pickup/person/list', {}),
    load(visit, '/api/v2/config/region/list', {}),
    placeOf(visit),
  ])
  return { points: points.records, persons: persons.records, countries: regions.records, country: place.country }
}
async function firstForm(visit: Visit) {
  const [{ records }, labels, place] = await Promise.all([
    load(visit, '/api/v2/config/region/list', {}),
    load(visit, '/api/v2/user/address/label/list', {}),
    placeOf(visit),
  ])
  return { countries: records, country: place.country, labels }
}

export default function ConfirmPage() {
  const { preview } = useLoaderData<typeof loader>()
  const { t } = useTexts('orders')
  return (
    <div className="wrap">
      <PageTitle of={t('confirm.title')} />
      <header className="buy-head">
        <h1 className="display">{t('confirm.title')}</h1>
      </header>
      {preview ? <Confirm preview={preview} /> : <Nothing />}
    </div>
  )
}

function Nothing() {
  const { t } = useTexts('orders')
  return (
    <Empty
      drawing="bag"
      title={t('confirm.emptyTitle')}
      text={t('confirm.emptyText')}
      action={
        <>
          <Button kind="primary" render={<Link to={href('/shoppingCart')} />}>
            {t('confirm.toCart')}
          </Button>
          <Button render={<Link to={href('/user/user/order')} />}>{t('confirm.toOrders')}</Button>
        </>
      }
    />
  )
}

/** What the address of the page will be, once what was chosen last is there: the next choice builds on it. */
function useAskedQuery(): URLSearchParams {
  const [query] = useSearchParams()
  const { location } = useNavigation()
  const { pathname } = useLocation()
  return location?.pathname === pathname ? new URLSearchParams(location.search) : query
}
/** Collecting is wished in the address of the page too, by merchant. */
function useTurnPickup(forget: () => void) {
  const asked = useAskedQuery()
  const [, setQuery] = useSearchParams()
  return (merchantId: number, wish: PickupWish | undefined) => {
    forget()
    const next = new URLSearchParams(asked)
    const others = wishesIn(next.getAll('pickup')).filter((w) => w.merchantId !== merchantId)
    next.delete('pickup')
    for (const one of wish ? [...others, wish] : others) next.append('pickup', wishText(one))
    setQuery(next, { replace: true, preventScrollReset: true })
  }
}

/** What the person wishes for this order, and the order placed by it. */
function useConfirmation({ address, groups, priceToken }: Preview) {
  const { from, invoice, chosen, wishes } = useLoaderData<typeof loader>()
  const [, setQuery] = useSearchParams()
  const { revalidate } = useRevalidator()
  const [remarks, setRemarks] = useState<Record<number, string>>({})
  const { busy, obstacle, place, forget } = usePlaceOrder()
  const invoiceHand = useInvoice(invoice, chosen, address?.country ?? 'CN')
  const turn = (name: string, value: string) => {
    forget()
    const change = (now: URLSearchParams) => {
      if (value === 'none') now.delete(name)
      else now.set(name, value)
      if (name === 'invoice') now.delete('invoiceId')
      return now
    }
    setQuery(change, { replace: true, preventScrollReset: true })
  }
  const turnPickup = useTurnPickup(forget)
  const submit = async () => {
    if (!address && groups.some((g) => !g.pickup))
      return document.getElementById('confirm-address')?.scrollIntoView({ block: 'center' })
    const asked = await invoiceHand.settle()
    if (asked === 'faulty') return
    const written = groups.flatMap(({ merchant: { merchantId } }) =>
      remarks[merchantId]?.trim() ? [{ merchantId, text: remarks[merchantId].trim() }] : [],
    )
    await place({
      from,
      ...(address && { addressId: address.id }),
      ...(wishes.length > 0 && { pickups: wishes }),
      priceToken,
      ...(asked && { invoice: asked }),
      ...(written.length > 0 ? { remarks: written } : {}),
    })
  }
  const removeGone = async () => {
    try {
      await call('/api/v2/cart/cart/clearInvalid', { requestId: requestId() })
      forget()
      await revalidate()
    } catch (fault) {
      if (!(fault instanceof CallError)) throw fault // a refusal was told by toast
    }
  }
  return { remarks, setRemarks, invoiceHand, turn, turnPickup, submit, removeGone, busy, obstacle }
}

function Confirm({ preview }: { preview: Preview }) {
  const { from, invoice, profiles, chosen, addresses, form } = useLoaderData<typeof loader>()
  const navigation = useNavigation()
  const { state } = useRevalidator()
  const hand = useConfirmation(preview)
  const invoices = useOffered('invoices')
  const { invoiceHand, turn, submit, removeGone, busy, obstacle } = hand
  const { address } = preview
  return (
    <div className="buy-two">
      <div>
        {preview.groups.some((g) => !g.pickup) && (
          <ConfirmAddress
            chosen={address}
            addresses={addresses}
            form={form}
            outside={preview.blockedBy === 'outsideDeliveryRange'}
            onChoose={(id) => turn('addressId', String(id))}
          />
        )}
        <Groups groups={preview.groups} hasAddress={address !== null} hand={hand} />
        {invoices && (
          <section className="buy-block">
            <InvoiceChoice
              type={invoice}
              onType={(type) => turn('invoice', type)}
              profiles={profiles}
              chosen={chosen}
              onChoose={(id) => turn('invoiceId', String(id))}
              hand={invoiceHand}
            />
          </section>
        )}
      </div>
      <PlacePanel
        preview={preview}
        obstacle={obstacle}
        changing={navigation.state === 'loading' || state === 'loading'}
        busy={busy}
        onPlace={() => void submit()}
        onRemoveGone={'cart' in from ? () => void removeGone() : undefined}
      />
    </div>
  )
}

/** What each shop sends or hands over. */
function Groups({
  groups,
  hasAddress,
  hand: { remarks, setRemarks, turnPickup },
}: {
  groups: Preview['groups']
  hasAddress: boolean
  hand: Pick<ReturnType<typeof useConfirmation>, 'remarks' | 'setRemarks' | 'turnPickup'>
}) {
  const { choices } = useLoaderData<typeof loader>()
  const wishes = wishesIn(useAskedQuery().getAll('pickup'))
  return groups.map((group) => {
    const { merchantId } = group.merchant
    return (
      <ConfirmGroup
        key={merchantId}
        group={group}
        hasAddress={hasAddress}
        choices={choices}
        wish={wishes.find((w) => w.merchantId === merchantId)}
        onWish={(wish) => turnPickup(merchantId, wish)}
        remark={remarks[merchantId] ?? ''}
        onRemark={(text) => setRemarks({ ...remarks, [merchantId]: text })}
      />
    )
  })
}
