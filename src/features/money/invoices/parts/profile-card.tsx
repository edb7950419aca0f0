// An invoice profile as a card: kind, name, number, what else is known; and all of it as a text to copy.
import type { ReactNode } from 'react'
import { useTexts } from '#web/texts.tsx'
import { Mark } from '#ui/goods/badge.tsx'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { call } from '#web/call.ts'
import { countryName } from '#surfaces/storefront/visit/place.ts'
import type { Profile } from './profile-fields.ts'
import './invoices.css'

/** Label and value of everything that is filled. */
function useRows(): (profile: Profile) => [string, string][] {
  const { t } = useTexts('invoices')
  return ({ type, country, taxNo, email, phone, address, bank, account }) => {
    const taxLabel = country === 'CN' ? t('taxNoChina') : country === 'ES' ? t('taxNoSpain') : t('taxNo')
    const rows: [string, string][] = [
      [taxLabel, taxNo],
      [t('bank'), bank],
      [t('account'), account],
      [t(type === 'enterprise' ? 'address' : 'addressPerson'), address],
      [t('phone'), phone],
      [t('email'), email],
    ]
    return rows.filter(([, value]) => value !== '')
  }
}

export function ProfileCard({ profile, children }: { profile: Profile; children: ReactNode }) {
  const { t } = useTexts('invoices')
  const lang = useLang()
  const rows = useRows()(profile)
  return (
    <article className="invoice-card">
      <p className="invoice-kind">
        {`${t(`types.${profile.type}`)} · ${countryName(profile.country, lang)}`}
        {profile.isDefault && <Mark>{t('default')}</Mark>}
      </p>
      <h2 className="invoice-title">{profile.title}</h2>
      {rows.length > 0 && (
        <dl className="invoice-rows">
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="invoice-acts">{children}</div>
    </article>
  )
}

/** Copies the details with the numbers in full: they are asked for when it is pressed. */
export function CopyProfile({ id }: { id: number }) {
  const { t } = useTexts('invoices')
  const rows = useRows()
  const text = async () => {
    const profile = await call('/api/v2/invoice/user/detail', { id }, { quiet: true })
    const title: [string, string] = [t(profile.type === 'enterprise' ? 'company' : 'name'), profile.title]
    return [title, ...rows(profile)].map((row) => row.join(t('colon'))).join('\n')
  }
  return <CopyButton text={text} label={t('copy')} doneLabel={t('copied')} failedLabel={t('copyFailed')} />
}
