// An address as a parcel label: name, phone, label, the place in one line.
import type { ReactNode } from 'react'
import { useTexts } from '#web/texts.tsx'
import { Mark } from '#ui/goods/badge.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { lineOf, phoneText } from './address-text.ts'
import type { Address } from './address-text.ts'
import './address.css'

export function AddressCard({ address, children }: { address: Address; children?: ReactNode }) {
  return (
    <div className="address-card">
      <AddressWords address={address} />
      {children}
    </div>
  )
}

export function AddressWords({ address }: { address: Address }) {
  const { t } = useTexts('addresses')
  const lang = useLang()
  return (
    <div className="min-w-0">
      <p className="address-name">
        <b>{address.consignee}</b>
        <span className="address-phone">{phoneText(address)}</span>
        {address.label && <Mark>{address.label}</Mark>}
        {address.isDefault && <Mark>{t('default')}</Mark>}
      </p>
      <p className="address-line">{lineOf(address, lang)}</p>
      {address.outside && <p className="mt-1 text-13 text-primary-ink">{t('outside')}</p>}
      {address.misfit && <p className="mt-1 text-13 text-primary-ink">{t('misfit')}</p>}
    </div>
  )
}
