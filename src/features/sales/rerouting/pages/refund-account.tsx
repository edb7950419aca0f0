// A refund that a bank sent back: the account that it goes to instead, /user/user/money/refund?refundNo=.
import { useState } from 'react'
import { Link, useLoaderData, useRevalidator } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { AccountForm } from '../parts/account-form.tsx'
import { NoPayment } from '#features/sales/payments/parts/no-payment.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { toast } from '#ui/feedback/toast.tsx'
import { priceText } from '#ui/goods/price-text.ts'
import { useLang } from '#ui/text/lang.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { visitContext } from '#web/context.ts'
import { hrefWith } from '#web/href-with.ts'
import { load, toSignIn } from '#web/load.ts'
import { PageTitle } from '#web/page-title.tsx'
import type { ShellHandle } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'

export const handle: ShellHandle = { tab: 'me', title: (t) => t('rerouting:account.title') }
export const meta = () => []

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  const refundNo = new URL(request.url).searchParams.get('refundNo') ?? ''
  if (!/^\d{12,32}$/.test(refundNo)) return null
  return load(visit, '/api/v2/order/pay/refund/account/detail', { refundNo })
}
export default function RefundAccountPage() {
  const shown = useLoaderData<typeof loader>()
  const { t } = useTexts('rerouting')
  return (
    <div className="wrap pb-16">
      <PageTitle of={t('account.title')} />
      {shown ? <Shown shown={shown} /> : <NoPayment />}
    </div>
  )
}
type Refund = NonNullable<Awaited<ReturnType<typeof loader>>>
function Shown({ shown }: { shown: Refund }) {
  const { t } = useTexts('rerouting')
  const lang = useLang()
  const { revalidate } = useRevalidator()
  const [changes, setChanges] = useState(false)
  const { state, told, amount, number } = shown
  const done = async () => {
    toast(t('account.sent'), { kind: 'success' })
    setChanges(false)
    await revalidate()
  }
  return (
    <>
      <h1 className="display pt-9 text-48 max-md:sr-only">{t('account.title')}</h1>
      <p className="mt-4 mb-6 max-w-[60ch] text-ink-2">
        {t('account.intro', { amount: priceText(amount, lang), number })}
      </p>
      {state !== 'asked' && (
        <Banner tone={state === 'done' ? 'success' : 'info'} className="mb-6 max-w-[60ch]">
          {t(`account.state.${state}`)}
        </Banner>
      )}
      {told && state !== 'done' && (
        <p className="mb-6 break-words">
          {t('account.account', { bank: told.bank, lastFour: told.lastFour, holder: told.holder })}
        </p>
      )}
      {state === 'told' && !changes && <Button onClick={() => setChanges(true)}>{t('account.change')}</Button>}
      {(state === 'asked' || (state === 'told' && changes)) && <Telling shown={shown} onDone={done} />}
    </>
  )
}
function Telling({ shown, onDone }: { shown: Refund; onDone: () => unknown }) {
  const { t } = useTexts('rerouting')
  if (shown.hasPayPassword) return <AccountForm refundNo={shown.refundNo} onDone={onDone} />
  const back = hrefWith('/user/user/money/refund', { refundNo: shown.refundNo })
  const way = <Link to={hrefWith('/user/user/changePayPassword', { back })} />
  return (
    <Banner tone="info" end={<TextLink render={way}>{t('account.setPassword')}</TextLink>}>
      {t('account.needsPassword')}
    </Banner>
  )
}
