// Adding a bank card: holder, bank, number, and the payment password that proves the person.
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Tick } from '#ui/controls/checkbox.tsx'
import { Form } from '#web/form-frame.tsx'
import { quietly, useForm } from '#web/form.ts'
import { useTexts } from '#web/texts.tsx'
import { isAccount, plainAccount } from '../account-rules.ts'
import { PasswordPad } from '#ui/controls/password-pad.tsx'

interface Fields {
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
    accountExistsAlready: 'number',
    payPasswordWrong: 'payPassword',
    payPasswordLocked: 'payPassword',
  }),
)

function useCardForm(onDone: () => unknown) {
  const { t } = useTexts(['wallet', 'errors'])
  const check = (name: string, f: Fields): string | undefined => {
    if (name === 'payPassword') return f.payPassword.length < 6 ? t('card.passwordShort') : undefined
    if ((name === 'holder' || name === 'bank' || name === 'number') && f[name].trim() === '') return t('card.required')
    return name === 'number' && !isAccount(plainAccount(f.number)) ? t('errors:bankAccountInvalid') : undefined
  }
  return useForm<Fields, unknown>({
    first: { holder: '', bank: '', number: '', isDefault: false, payPassword: '' },
    order,
    check,
    send: (fields, requestId) => quietly('/api/v2/user/account/add', { ...fields, requestId }),
    fieldOf: ({ reason }) => fieldOf.get(reason),
    onDone,
  })
}

export function CardForm({ onDone, onCancel }: { onDone: () => unknown; onCancel: () => void }) {
  const { t } = useTexts(['wallet', 'storefront'])
  const form = useCardForm(onDone)
  return (
    <Form form={form} className="grid max-w-[32rem] gap-5">
      <Field
        {...form.text('holder')}
        label={t('card.holder')}
        hint={t('card.holderHint')}
        autoComplete="cc-name"
        maxLength={120}
      />
      <Field {...form.text('bank')} label={t('card.bank')} autoComplete="off" maxLength={120} />
      <Field
        {...form.text('number')}
        label={t('card.number')}
        hint={t('card.numberHint')}
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="characters"
        maxLength={50}
      />
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
