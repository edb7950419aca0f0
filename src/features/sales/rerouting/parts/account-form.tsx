// The account that a refund goes to: holder, bank and number, with the payment password.
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { PasswordPad } from '#ui/controls/password-pad.tsx'
import { Form } from '#web/form-frame.tsx'
import { quietly, useForm } from '#web/form.ts'
import { useTexts } from '#web/texts.tsx'

interface Fields {
  holder: string
  bank: string
  number: string
  payPassword: string
}
const order = ['holder', 'bank', 'number', 'payPassword'] as const
const fieldOf: ReadonlyMap<string, (typeof order)[number]> = new Map([
  ['realNameInvalid', 'holder'],
  ['bankAccountInvalid', 'number'],
  ['payPasswordWrong', 'payPassword'],
  ['payPasswordLocked', 'payPassword'],
])
interface Props {
  refundNo: string
  onDone: () => unknown
}
function useAccount({ refundNo, onDone }: Props) {
  const { t } = useTexts('rerouting')
  return useForm<Fields, unknown>({
    first: { holder: '', bank: '', number: '', payPassword: '' },
    order,
    check: (name, fields) => {
      if (name === 'payPassword') return fields.payPassword.length < 6 ? t('account.passwordShort') : undefined
      if (name !== 'holder' && name !== 'bank' && name !== 'number') return undefined
      return fields[name].trim() === '' ? t(`account.lacks.${name}`) : undefined
    },
    send: (fields, requestId) => quietly('/api/v2/order/pay/refund/account/add', { refundNo, ...fields, requestId }),
    fieldOf: ({ reason }) => fieldOf.get(reason),
    onDone,
  })
}
export function AccountForm(props: Props) {
  const { t } = useTexts(['rerouting', 'storefront'])
  const form = useAccount(props)
  return (
    <Form form={form} className="grid max-w-[32rem] gap-5">
      <Field
        {...form.text('holder')}
        label={t('rerouting:account.holder')}
        hint={t('rerouting:account.help.holder')}
        autoComplete="name"
        maxLength={120}
      />
      <Field {...form.text('bank')} label={t('rerouting:account.bank')} autoComplete="off" maxLength={120} />
      <Field
        {...form.text('number')}
        label={t('rerouting:account.number')}
        hint={t('rerouting:account.help.number')}
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="characters"
        maxLength={50}
      />
      <PasswordPad
        name="payPassword"
        label={t('rerouting:account.password')}
        value={form.fields.payPassword}
        onChange={(payPassword) => form.change({ payPassword })}
        error={form.fault('payPassword')}
        errorWord={t('storefront:error')}
      />
      <div>
        <Button kind="primary" type="submit" busy={form.busy}>
          {t('rerouting:account.send')}
        </Button>
      </div>
    </Form>
  )
}
