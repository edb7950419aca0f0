// Adding an account that money goes to: a bank card, Alipay or WeChat; its holder, its number, and the payment password
// that proves the person.
import { Button } from '#ui/controls/button.tsx'
import { ChipRadios } from '#ui/controls/chip.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Tick } from '#ui/controls/checkbox.tsx'
import { Form } from '#web/form-frame.tsx'
import { quietly, useForm } from '#web/form.ts'
import { useTexts } from '#web/texts.tsx'
import { accountKinds, isAccountOf, plainAccountOf, type AccountKind } from '../account-rules.ts'
import { PasswordPad } from '#ui/controls/password-pad.tsx'

interface Fields {
  kind: AccountKind
  holder: string
  bank: string
  number: string
  isDefault: boolean
  payPassword: string
}
const order = ['holder', 'bank', 'number', 'payPassword'] as const
const fieldOf: ReadonlyMap<string, (typeof order)[number]> = new Map(
  Object.entries({
    realNameInvalid: 'holder',
    holderDiffers: 'holder',
    bankAccountInvalid: 'number',
    walletAccountInvalid: 'number',
    accountExistsAlready: 'number',
    payPasswordWrong: 'payPassword',
    payPasswordLocked: 'payPassword',
  }),
)

function useCardForm(onDone: () => unknown) {
  const { t } = useTexts(['wallet', 'errors'])
  const check = (name: string, f: Fields): string | undefined => {
    if (name === 'payPassword') return f.payPassword.length < 6 ? t('card.passwordShort') : undefined
    if (name === 'bank' && f.kind !== 'bank') return undefined
    if ((name === 'holder' || name === 'bank' || name === 'number') && f[name].trim() === '') return t('card.required')
    if (name !== 'number' || isAccountOf(f.kind, plainAccountOf(f.kind, f.number))) return undefined
    return t(f.kind === 'bank' ? 'errors:bankAccountInvalid' : 'errors:walletAccountInvalid')
  }
  return useForm<Fields, unknown>({
    first: { kind: 'bank', holder: '', bank: '', number: '', isDefault: false, payPassword: '' },
    order,
    check,
    send: ({ bank, ...fields }, requestId) =>
      quietly('/api/v2/user/account/add', { ...fields, ...(fields.kind === 'bank' && { bank }), requestId }),
    fieldOf: ({ reason }) => fieldOf.get(reason),
    onDone,
  })
}

export function CardForm({ onDone, onCancel }: { onDone: () => unknown; onCancel: () => void }) {
  const { t } = useTexts(['wallet', 'storefront'])
  const form = useCardForm(onDone)
  const { kind } = form.fields
  return (
    <Form form={form} className="grid max-w-[32rem] gap-5">
      <ChipRadios
        legend={t('card.kind')}
        name="kind"
        options={accountKinds.map((value) => ({ value, label: t(`card.kinds.${value}`) }))}
        value={kind}
        onChange={(next) => form.change({ kind: next })}
      />
      <Whose form={form} />
      <Tick
        label={t('card.isDefault')}
        checked={form.fields.isDefault}
        onChange={(e) => form.change({ isDefault: e.currentTarget.checked })}
      />
      <PasswordPad
        name="payPassword"
        label={t('card.password')}
        value={form.fields.payPassword}
        onChange={(payPassword) => form.change({ payPassword })}
        error={form.fault('payPassword')}
        errorWord={t('storefront:error')}
      />
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" type="submit" busy={form.busy}>
          {t('card.save')}
        </Button>
        <Button onClick={onCancel}>{t('card.cancel')}</Button>
      </div>
    </Form>
  )
}

/** In whose name it is, and how it is called there. */
function Whose({ form }: { form: ReturnType<typeof useCardForm> }) {
  const { t } = useTexts('wallet')
  const { kind } = form.fields
  return (
    <>
      <Field
        {...form.text('holder')}
        label={t('card.holder')}
        hint={t(kind === 'bank' ? 'card.holderHint' : 'card.holderHintWallet')}
        autoComplete={kind === 'bank' ? 'cc-name' : 'name'}
        maxLength={120}
      />
      {kind === 'bank' && <Field {...form.text('bank')} label={t('card.bank')} autoComplete="off" maxLength={120} />}
      <Field
        {...form.text('number')}
        label={t(`card.numbers.${kind}`)}
        hint={t(`card.numberHints.${kind}`)}
        autoComplete="off"
        spellCheck={false}
        autoCapitalize={kind === 'bank' ? 'characters' : 'none'}
        maxLength={kind === 'bank' ? 50 : 120}
      />
    </>
  )
}
