// Topping up the balance, /user/user/money/add: a sum from a few or one's own, the rules accepted, then the cashier.
import { href, Link, useLoaderData, useNavigate } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import '../parts/top-up.css'
import { BalanceRules } from '../parts/top-up-gap.tsx'
import { presets as sums } from '../limits.ts'
import { typedFen } from '#kernel/data/money.ts'
import { Choices } from '#ui/controls/choices.tsx'
import { Field } from '#ui/controls/field.tsx'
import { SubmitButton } from '#ui/controls/submit-button.tsx'
import { NotOffered } from '#surfaces/storefront/visit/not-offered.tsx'
import { shortPrice } from '#ui/goods/price-text.ts'
import { useLang } from '#ui/text/lang.tsx'
import { LinkedText } from '#ui/text/linked-text.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { visitContext } from '#web/context.ts'
import { Form } from '#web/form-frame.tsx'
import { quietly, useForm } from '#web/form.ts'
import { hrefWith } from '#web/href-with.ts'
import { load, toSignIn } from '#web/load.ts'
import { PageTitle } from '#web/page-title.tsx'
import { useOffered, type ShellHandle } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'

export const handle: ShellHandle = { tab: 'me', title: (t) => t('payments:topUp.page') }
export const meta = () => []

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  return load(visit, '/api/v2/user/balance/recharge/detail', {})
}
const own = 'own'
const money = (words: string) => <TextLink render={<Link to={href('/user/user/money')} />}>{words}</TextLink>

export default function TopUpPage() {
  const { balance } = useLoaderData<typeof loader>()
  const { t } = useTexts('payments')
  const lang = useLang()
  const offered = useOffered('balancePayments')
  return (
    <div className="wrap pt-1 pb-16 md:pt-0">
      <PageTitle of={t('topUp.page')} />
      <div className="top-up">
        <h1 className="display pt-9 max-md:sr-only text-48">{t('topUp.page')}</h1>
        <p className="mt-4 max-w-[60ch] text-ink-2">{t('topUp.intro')}</p>
        <p className="mt-2 text-ink-2 tabular-nums">
          <LinkedText text={t('topUp.now', { amount: shortPrice(balance, lang) })} links={{ money }} />
        </p>
        {offered ? <TopUpForm /> : <NotOffered />}
      </div>
    </div>
  )
}

function useTopUp() {
  const { min, max, presets } = useLoaderData<typeof loader>()
  const { t } = useTexts(['payments', 'errors'])
  const navigate = useNavigate()
  const first = presets.includes(sums[1]) ? sums[1] : presets[0]
  return useForm({
    first: { sum: first === undefined ? own : String(first), typed: '', agreed: false },
    order: ['sum', 'typed', 'agreed'],
    check: (name, { sum, typed, agreed }) => {
      if (name === 'agreed') return agreed ? undefined : t('topUp.agreeFirst')
      if (name !== 'typed' || sum !== own) return undefined
      const fen = typedFen(typed)
      if (fen === undefined) return t('topUp.notAmount')
      return fen < min || fen > max ? t('errors:topUpOutOfRange') : undefined
    },
    send: (fields, requestId) =>
      quietly('/api/v2/user/balance/recharge/create', { amount: amountOf(fields)!, agreement: true, requestId }),
    fieldOf: ({ reason }) => (reason === 'topUpOutOfRange' ? 'typed' : undefined),
    onDone: ({ payNo }) => navigate(hrefWith('/shoppingCart/payOrder', { payNo })),
  })
}
const amountOf = ({ sum, typed }: { sum: string; typed: string }): number | undefined =>
  sum === own ? typedFen(typed) : Number(sum)

function TopUpForm() {
  const { min, max, presets, rules } = useLoaderData<typeof loader>()
  const { t } = useTexts('payments')
  const lang = useLang()
  const form = useTopUp()
  const { sum, agreed } = form.fields
  const options = [
    ...presets.map((fen) => ({ value: String(fen), label: shortPrice(fen, lang) })),
    { value: own, label: t('topUp.own') },
  ]
  const amount = amountOf(form.fields)
  return (
    <Form form={form} className="mt-8 grid gap-7">
      <Choices legend={t('topUp.sum')} options={options} value={sum} onChange={(next) => form.change({ sum: next })} />
      {sum === own && (
        <Field
          {...form.text('typed')}
          label={t('topUp.ownLabel')}
          hint={t('topUp.range', { min: shortPrice(min, lang), max: shortPrice(max, lang) })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
        />
      )}
      <BalanceRules
        agreed={agreed}
        rules={rules}
        fault={form.fault('agreed')}
        onChange={(next) => form.change({ agreed: next })}
      />
      <SubmitButton busy={form.busy} className="justify-self-start">
        {amount !== undefined && amount >= min && amount <= max
          ? t('topUp.goOf', { amount: shortPrice(amount, lang) })
          : t('topUp.go')}
      </SubmitButton>
    </Form>
  )
}
