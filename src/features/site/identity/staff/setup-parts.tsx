// The parts of the first setup's page.
import { Input, Radio } from 'antd'
import { LanguageChoice } from './language-choice.tsx'
import { NameFields } from './name-fields.tsx'
import type { Offered, SettingUp, Typed } from './use-setup.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { useTexts } from '#web/texts.tsx'

export function NamePart({ typed, type, of }: SettingUp) {
  const { t } = useTexts('identitystaff')
  return (
    <section>
      <h2 className="display">{t('name.title')}</h2>
      <NameFields names={typed.name} onType={(name) => type({ name })} fault={of('platformNameInvalid')} />
    </section>
  )
}

export function LanguagePart({ typed, type }: SettingUp) {
  const { t } = useTexts('identitystaff')
  return (
    <section>
      <h2 className="display">{t('languages.title')}</h2>
      <p className="muted">{t('languages.text')}</p>
      <LanguageChoice chosen={typed.languages} onChoose={(languages) => type({ languages })} />
    </section>
  )
}

interface LineProps {
  name: 'contact' | 'telephone' | 'address' | 'admin' | 'nickName' | 'shop' | 'owner'
  setup: SettingUp
  reasons?: readonly string[]
  help?: string
  autoComplete?: string
}
function Line({ name, setup: { typed, type, of }, reasons = [], help, autoComplete = 'off' }: LineProps) {
  const { t } = useTexts('identitystaff')
  return (
    <Field label={t(`fields.${name}`)} help={help} fault={of(...reasons)}>
      {(own) => (
        <Input
          {...own}
          value={typed[name]}
          onChange={(e) => type({ [name]: e.target.value })}
          autoComplete={autoComplete}
        />
      )}
    </Field>
  )
}

export function ContactPart(setup: SettingUp) {
  const { t } = useTexts('identitystaff')
  return (
    <section>
      <h2 className="display">{t('contact.title')}</h2>
      <p className="muted">{t('contact.text')}</p>
      <div className="setup-pair">
        <Line name="contact" setup={setup} reasons={['contactMailInvalid']} />
        <Line name="telephone" setup={setup} />
      </div>
      <Line name="address" setup={setup} />
    </section>
  )
}

export function AdminPart(setup: SettingUp) {
  const { t } = useTexts('identitystaff')
  const { typed, type, of, differs } = setup
  return (
    <section>
      <h2 className="display">{t('admin.title')}</h2>
      <p className="muted">{t('admin.text')}</p>
      <div className="setup-pair">
        <Line
          name="admin"
          setup={setup}
          reasons={['emailInvalid', 'emailEmpty', 'accountExists', 'accountClosed']}
          autoComplete="username"
        />
        <Line name="nickName" setup={setup} reasons={['nicknameInvalid']} autoComplete="name" />
      </div>
      <div className="setup-pair">
        <Field label={t('fields.password')} help={t('admin.passwordHelp')} fault={of('passwordInvalid')}>
          {(own) => (
            <Input.Password
              {...own}
              value={typed.password}
              onChange={(e) => type({ password: e.target.value })}
              autoComplete="new-password"
            />
          )}
        </Field>
        <Field label={t('fields.again')} fault={differs ? t('admin.differs') : undefined}>
          {(own) => (
            <Input.Password
              {...own}
              value={typed.again}
              onChange={(e) => type({ again: e.target.value })}
              autoComplete="new-password"
            />
          )}
        </Field>
      </div>
    </section>
  )
}

const sellers = ['self', 'other', 'none'] as const
export function SellerPart(setup: SettingUp) {
  const { t } = useTexts('identitystaff')
  const { typed, type } = setup
  return (
    <section>
      <h2 className="display">{t('seller.title')}</h2>
      <Radio.Group
        aria-label={t('seller.title')}
        value={typed.seller}
        onChange={(e) => type({ seller: e.target.value as Typed['seller'] })}
        options={sellers.map((value) => ({ value, label: t(`seller.${value}`) }))}
      />
      {typed.seller !== 'none' && (
        <div className="setup-pair">
          <Line name="shop" setup={setup} reasons={['setupShopNameInvalid']} />
          {typed.seller === 'other' && (
            <Line name="owner" setup={setup} reasons={['ownerMailInvalid']} help={t('seller.ownerHelp')} />
          )}
        </div>
      )}
    </section>
  )
}

interface TradeProps extends SettingUp {
  trades: Offered['trades']
}
export function TradePart({ typed, type, trades }: TradeProps) {
  const { t } = useTexts('identitystaff')
  const chosen = trades.find(({ trade }) => trade === typed.trade)
  const options = trades.map(({ trade, departments }) => ({
    value: trade as Typed['trade'],
    label: (
      <>
        <b>{t(`trades.${trade}`)}</b> <span className="muted">{departments.join(' · ')}</span>
      </>
    ),
  }))
  return (
    <section>
      <h2 className="display">{t('trades.title')}</h2>
      <p className="muted">{t('trades.text')}</p>
      <Radio.Group
        aria-label={t('trades.title')}
        value={typed.trade}
        onChange={(e) => type({ trade: e.target.value as Typed['trade'] })}
        options={[...options, { value: 'none', label: <b>{t('trades.none')}</b> }]}
      />
      {chosen && <p className="muted small">{t('trades.brings', { names: chosen.attributes.join(' · ') })}</p>}
    </section>
  )
}
