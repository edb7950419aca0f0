// Another address for an order that has not moved yet: one of the buyer's own, or a new one first.
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Banner } from '#ui/feedback/banner.tsx'
import { toast } from '#ui/feedback/toast.tsx'
import { Button } from '#ui/controls/button.tsx'
import { shortPrice } from '#ui/goods/price-text.ts'
import { LazySheet } from '#ui/overlays/lazy-sheet.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { call, CallError, requestId } from '#web/call.ts'
import { useTexts } from '#web/texts.tsx'
import { formAddress } from '#features/people/addresses/parts/back-to.ts'
import type { Address } from '#features/people/addresses/parts/address-text.ts'
import { AddressChoices } from './address-choices.tsx'

interface AddressSheetProps {
  orderNo: string | undefined
  onClose: () => void
  onDone: () => Promise<void>
}

/** The buyer's addresses, asked for when the sheet opens; undefined until they are there. */
function useAddresses(wanted: boolean) {
  const [addresses, setAddresses] = useState<readonly Address[]>()
  useEffect(() => {
    if (!wanted) return
    call('/api/v2/user/address/page', { size: 100 }).then(
      ({ records }) => setAddresses(records),
      () => setAddresses([]), // the refusal was told by toast
    )
  }, [wanted])
  return addresses
}

/** What the shop said against it, with both sums where only the freight is another. */
function useFault(): (error: CallError) => string {
  const { t } = useTexts('orders')
  const lang = useLang()
  return ({ reason, params, message }) =>
    reason === 'freightDiffers'
      ? t('address.freight', {
          before: shortPrice(Number(params['before']), lang),
          after: shortPrice(Number(params['after']), lang),
        })
      : message
}

function useChanging({ orderNo, onClose, onDone }: AddressSheetProps) {
  const { t } = useTexts('orders')
  const inWords = useFault()
  const [chosen, setChosen] = useState<number>()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const choose = async (addressId: number) => {
    if (orderNo === undefined) return
    setChosen(addressId)
    setBusy(true)
    setFault(undefined)
    try {
      const wish = { orderNo, addressId, requestId: requestId() }
      await call('/api/v2/order/sell/address/edit', wish, { quiet: true })
      toast(t('address.done'), { kind: 'success' })
      await onDone()
      onClose()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFault(inWords(error))
      await onDone()
    } finally {
      setBusy(false)
    }
  }
  return { chosen, busy, fault, choose }
}

export function AddressSheet(props: AddressSheetProps) {
  const { orderNo, onClose } = props
  const { t } = useTexts(['orders', 'storefront'])
  const { pathname, search } = useLocation()
  const addresses = useAddresses(orderNo !== undefined)
  const { chosen, busy, fault, choose } = useChanging(props)
  return (
    <LazySheet
      open={orderNo !== undefined}
      onClose={onClose}
      title={t('confirm.chooseAddress')}
      closeLabel={t('storefront:close')}
      foot={
        <Button kind="second" render={<Link to={formAddress(undefined, pathname + search)} />}>
          {t('confirm.newAddress')}
        </Button>
      }
    >
      <p className="mb-4 text-ink-2">{t('address.text')}</p>
      {fault && (
        <Banner tone="error" live className="mb-4">
          {fault}
        </Banner>
      )}
      {addresses && (
        <AddressChoices addresses={addresses} chosen={chosen} busy={busy} onChoose={(id) => void choose(id)} />
      )}
    </LazySheet>
  )
}
