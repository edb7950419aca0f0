// Asking for earnings to be paid out: how much, to which card, what arrives, and the payment password.
import { Link, href } from 'react-router'
import type { Calls } from '#kernel/call/contract.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { PasswordPad } from '#ui/controls/password-pad.tsx'
import { Select } from '#ui/controls/select.tsx'
import { priceText } from '#ui/goods/price-text.ts'
import { useLang } from '#ui/text/lang.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { Form } from '#web/form-frame.tsx'
import { quietly, useForm } from '#web/form.ts'
import { useTexts } from '#web/texts.tsx'

type Earnings = Calls['/api/v2/user/wallet/earnings']['output']
type Card = Calls['/api/v2/user/account/list']['output']['records'][number]
interface Fields {
  yuan: string
  accountId: string
  payPassword: string
}
const order = ['yuan', 'accountId', 'payPassword'] as const
const fieldOf: ReadonlyMap<string, (typeof order)[number]> = new Map(
  Object.entries({
    withdrawTooLittle: 'yuan',
    earningsTooLow: 'yuan',
    holderDiffers: 'accountId',
    payPasswordWrong: 'payPassword',
    payPasswordLocked: 'payPassword',
  }),
)
/** By pattern, never through a float. */
function fenOf(yuan: string): number | undefined {
  const [, whole, cents = ''] = /^(\d{1,10})(?:[.,](\d{1,2}))?$/.exec(yuan.trim()) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(cents.padEnd(2, '0'))
}
const yuanOf = (fen: number): string => `${Math.trunc(fen / 100)}.${String(fen % 100).padStart(2, '0')}`

interface Props {
  earnings: Earnings
  cards: readonly Card[]
  onDone: () => unknown
}
function useWithdrawal({ earnings, cards, onDone }: Props) {
  const { t } = useTexts('withdrawals')
  const lang = useLang()
  const check = (name: string, { yuan, payPassword }: Fields): string | undefined => {
    if (name === 'payPassword') return payPassword.length < 6 ? t('form.passwordShort') : undefined
    if (name !== 'yuan') return undefined
    const fen = fenOf(yuan)
    if (fen === undefined) return t('form.badSum')
    if (fen < earnings.min) return t('form.tooLittle', { min: priceText(earnings.min, lang) })
    return fen > earnings.withdrawable ? t('form.tooMuch') : undefined
  }
  return useForm<Fields, unknown>({
    first: { yuan: '', accountId: String(cards[0]!.id), payPassword: '' },
    order,
    check,
    send: ({ yuan, accountId, payPassword }, requestId) => {
      const input = { amount: fenOf(yuan)!, accountId: Number(accountId), payPassword, requestId }
      return quietly('/api/v2/user/withdraw/apply/add', input)
    },
    fieldOf: ({ reason }) => fieldOf.get(reason),
    onDone,
  })
}
export function WithdrawForm(props: Props) {
  const { t } = useTexts(['withdrawals', 'storefront'])
  const form = useWithdrawal(props)
  return (
    <Form form={form} className="grid max-w-[32rem] gap-5">
      <Amount form={form} earnings={props.earnings} />
      <Select
        label={t('form.card')}
        name="accountId"
        value={form.fields.accountId}
        error={form.fault('accountId')}
        errorWord={t('storefront:error')}
        onChange={(event) => form.change({ accountId: event.currentTarget.value })}
      >
        {props.cards.map(({ id, bank, lastFour }) => (
          <option key={id} value={id}>
            {bank} •••• {lastFour}
          </option>
        ))}
      </Select>
      <p>
        <TextLink render={<Link to={href('/user/user/wallet/add')} />}>{t('form.addCard')}</TextLink>
      </p>
      <PasswordPad
        name="payPassword"
        label={t('form.password')}
        value={form.fields.payPassword}
        onChange={(payPassword) => form.change({ payPassword })}
        error={form.fault('payPassword')}
        errorWord={t('storefront:error')}
      />
      <div>
        <Button kind="primary" type="submit" busy={form.busy}>
          {t('form.send')}
        </Button>
      </div>
      <p className="text-13 text-ink-2">{t('form.days')}</p>
    </Form>
  )
}
interface AmountProps {
  form: ReturnType<typeof useWithdrawal>
  earnings: Earnings
}
/** How much, and what of it arrives. */
function Amount({ form, earnings }: AmountProps) {
  const { t } = useTexts('withdrawals')
  const lang = useLang()
  const { withdrawable, min, fee } = earnings
  const fen = fenOf(form.fields.yuan)
  return (
    <>
      <Field
        {...form.text('yuan')}
        label={t('form.amount')}
        hint={t('form.amountHint', { most: priceText(withdrawable, lang), min: priceText(min, lang) })}
        inputMode="decimal"
        autoComplete="off"
        maxLength={13}
      />
      <p className="flex flex-wrap gap-x-6 text-ink-2">
        <TextLink onClick={() => form.change({ yuan: yuanOf(withdrawable) })}>{t('form.all')}</TextLink>
        <span>{t('form.fee', { fee: priceText(fee, lang) })}</span>
        {fen !== undefined && (
          <b className="text-ink">{t('form.arrives', { sum: priceText(Math.max(0, fen - fee), lang) })}</b>
        )}
      </p>
    </>
  )
}
