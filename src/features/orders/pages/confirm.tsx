// The confirmation, /shoppingCart/confirm (the ticked lines of the cart) and /goods/jiesuan?skuId=&quantity= (one SKU bought now).
// Address and invoice kind stand in the address of the page, so that a return from the address form and Back find them again.
import { useState } from 'react'
import { useTexts } from '#web/texts.tsx'
import { data, Link, useLoaderData, useNavigation, useRevalidator, useSearchParams } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { isRefusal } from '#kernel/refusal.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { call, CallError, requestId } from '#web/call.ts'
import { visitContext } from '#web/context.ts'
import type { Visit } from '#web/context.ts'
import { idOf, load, toSignIn } from '#web/load.ts'
import { placeOf } from '#web/visit-place.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { ConfirmAddress } from '../parts/confirm-address.tsx'
import { ConfirmGroup } from '../parts/confirm-group.tsx'
import type { Preview } from '../parts/confirm-group.tsx'
import { InvoiceChoice, titleOf } from '../parts/invoice-choice.tsx'
import type { InvoiceFaults, InvoiceType } from '../parts/invoice-choice.tsx'
import { PlacePanel } from '../parts/place-panel.tsx'
import { usePlaceOrder } from '../parts/use-place-order.ts'
import '../../cart/parts/buying.css'
import '../parts/confirm.css'

export const handle: ShellHandle = { shell: 'lean', step: 1 }
export const meta = () => []
const most = 100
const isInvoice = (text: string | null): text is InvoiceType => text === 'individual' || text === 'enterprise'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  const { pathname, searchParams: query } = new URL(request.url)
  const from = pathname.startsWith('/goods/') ? { skuId: idOf(query.get('skuId')), quantity: Math.min(9999, idOf(query.get('quantity') ?? '1')) } : { cart: true as const }
  const asked = query.get('invoice')
  const invoice: InvoiceType = isInvoice(asked) ? asked : 'none'
  const addressId = /^\d{1,15}$/.test(query.get('addressId') ?? '') ? Number(query.get('addressId')) : 0
  const addresses = (await load(visit, '/api/v2/user/address/page', { size: most })).records
  const chosen = addresses.some((a) => a.id === addressId) ? { addressId } : {}
  const source = { from, ...chosen, ...(invoice === 'none' ? {} : { invoice: { type: invoice } }) }
  const preview = await previewOrNothing(visit, source)
  if (!preview) return data({ from, invoice, addresses, preview: null, form: null })
  const form = preview.address ? null : await firstForm(visit)
  return data({ from, invoice, addresses, preview, form })
}
/** Nothing is ticked (or it was just ordered): null. */
async function previewOrNothing(visit: Visit, source: Parameters<typeof visit.call<'/api/v2/order/sell/normal/preview'>>[1]): Promise<Preview | null> {
  try {
    return await visit.call('/api/v2/order/sell/normal/preview', source)
  } catch (fault) {
    if (isRefusal(fault) && fault.reason === 'noItemSelected') return null
    return load(visit, '/api/v2/order/sell/normal/preview', source)
  }
}
async function firstForm(visit: Visit) {
  const [{ records }, labels, place] = await Promise.all([load(visit, '/api/v2/config/region/list', {}), load(visit, '/api/v2/user/address/label/list', {}), placeOf(visit)])
  return { countries: records, country: place.country, labels }
}

export default function ConfirmPage() {
  const { preview } = useLoaderData<typeof loader>()
  const { t } = useTexts('orders')
  return (
    <div className="wrap">
      <title>{`${t('confirm.title')} · Miralo`}</title>
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
          <Button kind="primary" render={<Link to="/shoppingCart" />}>
            {t('confirm.toCart')}
          </Button>
          <Button render={<Link to="/user/user/order" />}>{t('confirm.toOrders')}</Button>
        </>
      }
    />
  )
}

function Confirm({ preview }: { preview: Preview }) {
  const { from, invoice, addresses, form } = useLoaderData<typeof loader>()
  const { t } = useTexts(['orders', 'errors'])
  const [, setQuery] = useSearchParams()
  const navigation = useNavigation()
  const { revalidate, state } = useRevalidator()
  const [remarks, setRemarks] = useState<Record<number, string>>({})
  const [invoiceFields, setInvoiceFields] = useState({ individual: '', enterprise: '', taxNo: '' })
  const [faults, setFaults] = useState<InvoiceFaults>({})
  const { busy, obstacle, place, forget } = usePlaceOrder()
  const { address } = preview

  const turn = (name: string, value: string) => {
    forget()
    const change = (now: URLSearchParams) => {
      if (value === 'none') now.delete(name)
      else now.set(name, value)
      return now
    }
    setQuery(change, { replace: true, preventScrollReset: true })
  }
  const submit = () => {
    const title = titleOf(invoice, invoiceFields)
    const lacks: InvoiceFaults = {
      ...(invoice !== 'none' && !title ? { title: t('errors:invoiceTitleRequired') } : {}),
      ...(invoice === 'enterprise' && !invoiceFields.taxNo.trim() ? { taxNo: t('confirm.taxNoRequired') } : {}),
    }
    setFaults(lacks)
    if (lacks.title || lacks.taxNo) return document.getElementById(lacks.title ? 'invoice-title' : 'invoice-tax-no')?.focus()
    if (!address) return document.getElementById('confirm-address')?.scrollIntoView({ block: 'center' })
    const asked = invoice === 'none' ? {} : { invoice: { type: invoice, title, ...(invoice === 'enterprise' ? { taxNo: invoiceFields.taxNo.trim() } : {}) } }
    const written = preview.groups.flatMap(({ merchant: { merchantId } }) => (remarks[merchantId]?.trim() ? [{ merchantId, text: remarks[merchantId].trim() }] : []))
    void place({ from, addressId: address.id, priceToken: preview.priceToken, ...asked, ...(written.length > 0 ? { remarks: written } : {}) })
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
  return (
    <div className="buy-two">
      <div>
        <ConfirmAddress
          chosen={address}
          addresses={addresses}
          form={form}
          outside={preview.blockedBy === 'outsideDeliveryRange'}
          onChoose={(id) => turn('addressId', String(id))}
        />
        {preview.groups.map((group) => (
          <ConfirmGroup
            key={group.merchant.merchantId}
            group={group}
            hasAddress={address !== null}
            remark={remarks[group.merchant.merchantId] ?? ''}
            onRemark={(text) => setRemarks({ ...remarks, [group.merchant.merchantId]: text })}
          />
        ))}
        <section className="buy-block">
          <InvoiceChoice
            type={invoice}
            onType={(type) => {
              setFaults({})
              turn('invoice', type)
            }}
            fields={invoiceFields}
            onFields={(fields) => {
              setInvoiceFields(fields)
              setFaults({})
            }}
            faults={faults}
          />
        </section>
      </div>
      <PlacePanel
        preview={preview}
        obstacle={obstacle}
        changing={navigation.state === 'loading' || state === 'loading'}
        busy={busy}
        onPlace={submit}
        onRemoveGone={'cart' in from ? () => void removeGone() : undefined}
      />
    </div>
  )
}
