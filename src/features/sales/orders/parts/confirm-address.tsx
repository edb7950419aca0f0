// Where the order goes: the chosen address, others in a sheet, and the form in place when there is none yet.
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { Link, useLocation } from 'react-router'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { LazySheet } from '#ui/overlays/lazy-sheet.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { formAddress } from '#features/people/addresses/parts/back-to.ts'
import { AddressCard } from '#features/people/addresses/parts/address-card.tsx'
import { AddressForm } from '#features/people/addresses/parts/address-form.tsx'
import type { AddressFormProps } from '#features/people/addresses/parts/address-form.tsx'
import type { Address } from '#features/people/addresses/parts/address-text.ts'
import { AddressChoices } from './address-choices.tsx'

export interface ConfirmAddressProps {
  chosen: Address | null
  addresses: readonly Address[]
  /** For the first address: what its form needs. */
  form: Pick<AddressFormProps, 'countries' | 'country' | 'labels'> | null
  outside: boolean
  onChoose: (id: number) => void
}

export function ConfirmAddress({ chosen, addresses, form, outside, onChoose }: ConfirmAddressProps) {
  const { t } = useTexts('orders')
  const [choosing, setChoosing] = useState(false)
  const { pathname, search } = useLocation()
  const here = pathname + search
  const newAddress = formAddress(undefined, here)
  return (
    <section className="buy-block" aria-labelledby="confirm-address">
      <div className="buy-block-head">
        <h2 className="display" id="confirm-address">
          {chosen ? t('confirm.address') : t('confirm.noAddress')}
        </h2>
        {chosen && addresses.length > 1 && (
          <TextLink onClick={() => setChoosing(true)} aria-haspopup="dialog">
            {t('confirm.change')}
          </TextLink>
        )}
      </div>
      {chosen && <AddressCard address={chosen} />}
      {chosen && (
        <div className="address-acts">
          <Button size="sm" render={<Link to={newAddress} />}>
            <Icon of={Plus} size={16} />
            {t('confirm.newAddress')}
          </Button>
        </div>
      )}
      {outside && (
        <Banner tone="error" className="mt-4">
          {t('confirm.outside')}
        </Banner>
      )}
      {!chosen && form && <FirstAddress form={form} onSaved={onChoose} />}
      <ChooseSheet
        open={choosing}
        chosen={chosen}
        addresses={addresses}
        newAddress={newAddress}
        book={hrefWith('/user/user/address', { back: here })}
        onClose={() => setChoosing(false)}
        onChoose={(id) => {
          setChoosing(false)
          onChoose(id)
        }}
      />
    </section>
  )
}

function FirstAddress({
  form,
  onSaved,
}: {
  form: NonNullable<ConfirmAddressProps['form']>
  onSaved: (id: number) => void
}) {
  const { t } = useTexts(['orders', 'addresses'])
  return (
    <>
      <p className="mb-5 text-ink-2">{t('confirm.noAddressText')}</p>
      <AddressForm {...form} saveWords={t('addresses:saveAndUse')} onSaved={onSaved} />
    </>
  )
}

type ChooseProps = {
  open: boolean
  chosen: Address | null
  addresses: readonly Address[]
  newAddress: string
  book: string
  onClose: () => void
  onChoose: (id: number) => void
}
function ChooseSheet({ open, chosen, addresses, newAddress, book, onClose, onChoose }: ChooseProps) {
  const { t } = useTexts(['orders', 'storefront'])
  return (
    <LazySheet
      open={open}
      onClose={onClose}
      title={t('confirm.chooseAddress')}
      closeLabel={t('storefront:close')}
      foot={
        <>
          <Button render={<Link to={book} />}>{t('confirm.manage')}</Button>
          <Button kind="second" render={<Link to={newAddress} />}>
            {t('confirm.newAddress')}
          </Button>
        </>
      }
    >
      <AddressChoices addresses={addresses} chosen={chosen?.id} onChoose={onChoose} />
    </LazySheet>
  )
}
