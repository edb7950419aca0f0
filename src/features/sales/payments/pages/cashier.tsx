// The cashier, /shoppingCart/payOrder?payNo= (also /goods/pay): amount, time left, ways to pay drawn by what they ask.
// Leaving unpaid is asked about.
import { Lock } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { href, useBlocker, useLoaderData, useNavigate, useRevalidator, useSearchParams } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { LazyDialog } from '#ui/overlays/lazy-dialog.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Price } from '#ui/goods/price.tsx'
import { shortPrice } from '#ui/goods/price-text.ts'
import { visitContext } from '#web/context.ts'
import { load, toSignIn } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { PhoneBar } from '#features/sales/cart/parts/phone-bar.tsx'
import { useMoment } from '#ui/text/moment.tsx'
import { CashierHead } from '../parts/cashier-head.tsx'
import { CashierMethods, inOrder } from '../parts/cashier-methods.tsx'
import type { Cashier } from '../parts/cashier-methods.tsx'
import { Asked, Ended } from '../parts/ended.tsx'
import { NoPayment } from '../parts/no-payment.tsx'
import { PaySheet } from '../parts/pay-sheet.tsx'
import { Scan } from '../parts/scan.tsx'
import { usePay } from '../parts/use-pay.ts'
import '../parts/cashier.css'
import { PageTitle } from '#web/page-title.tsx'

export const handle: ShellHandle = { shell: 'lean', step: 2 }
export const meta = () => []

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  const payNo = new URL(request.url).searchParams.get('payNo') ?? ''
  if (!/^\d{12,32}$/.test(payNo)) return { cashier: null, now: visit.now }
  return { cashier: await load(visit, '/api/v2/order/pay/cashier', { payNo }), now: visit.now }
}

export default function CashierPage() {
  const { cashier, now } = useLoaderData<typeof loader>()
  const { t } = useTexts('payments')
  // its time is over, but it may have been paid: nothing can be chosen any more, and nothing is lost yet
  const asked = cashier?.status === 'open' && cashier.asking && now >= Date.parse(cashier.expiresAt)
  return (
    <div className="wrap">
      <PageTitle of={t('title')} />
      {cashier === null ? (
        <NoPayment />
      ) : asked ? (
        <Asked payNo={cashier.payNo} />
      ) : cashier.status === 'open' ? (
        <Open key={cashier.payNo} cashier={cashier} />
      ) : (
        <Ended cashier={cashier} />
      )}
    </div>
  )
}

/** Where the payment password is set; the way leads back to this payment. */
function setPageOf(payNo: string): string {
  const back = hrefWith('/shoppingCart/payOrder', { payNo })
  return hrefWith('/user/user/changePayPassword', { back })
}

function Open({ cashier }: { cashier: Cashier }) {
  const { now } = useLoaderData<typeof loader>()
  const { t } = useTexts('payments')
  const { revalidate } = useRevalidator()
  const mayLeave = useRef(false)
  const [asking, setAsking] = useState(false)
  const leave = () => void (mayLeave.current = true)
  const { busy, fault, pay, scan, endScan, forget } = usePay(cashier.payNo, leave)
  const [method, want] = useChosen(cashier)
  useReturned(cashier, (back, grant) => void pay(back, undefined, grant))
  const start = () => {
    forget()
    if (method?.form === 'password') setAsking(true)
    else if (method) void pay(method)
  }
  const button = (wide: boolean) => (
    <PayButton cashier={cashier} method={method} busy={busy} wide={wide} onPay={start} />
  )
  return (
    <>
      <CashierHead cashier={cashier} now={now} onEnd={() => void revalidate()} />
      <div className="pay-box">
        <Ways cashier={cashier} method={method} fault={asking ? undefined : fault?.message} onChoose={want} />
        {scan && scan.method === method?.code ? (
          <Scan payNo={cashier.payNo} scan={scan} onLeave={leave} onOther={endScan} />
        ) : (
          <How method={method}>{button(true)}</How>
        )}
      </div>
      <PhoneBar label={t('title')}>
        <Price fen={cashier.amount} size="lg" />
        {button(false)}
      </PhoneBar>
      <PaySheet
        open={asking}
        onClose={() => setAsking(false)}
        amount={cashier.amount}
        hasPayPassword={cashier.hasPayPassword}
        setPage={setPageOf(cashier.payNo)}
        busy={busy}
        fault={fault?.message}
        onChange={forget}
        onPay={(password) => (method ? pay(method, password) : Promise.resolve(false))}
      />
      <LeaveQuestion cashier={cashier} asks={() => !mayLeave.current} onLeave={leave} />
    </>
  )
}

/** The method that was chosen last, or the first that can be used. */
function useChosen(cashier: Cashier) {
  const [wanted, want] = useState<string | null>(null)
  const usable = inOrder(cashier).filter((m) => m.available)
  return [usable.find((m) => m.code === wanted) ?? usable[0], want] as const
}

/** Back from the app's own page, which says who pays: it goes on at once, and the address forgets it. */
function useReturned({ payNo, methods }: Cashier, goOn: (method: Cashier['methods'][number], grant: string) => void) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [way, grant] = [search.get('way'), search.get('code')]
  const back = useEffectEvent(() => {
    const method = methods.find((m) => m.code === way && m.form === 'app' && m.available)
    void navigate(hrefWith('/shoppingCart/payOrder', { payNo }), { replace: true })
    if (method && grant !== null) goOn(method, grant)
  })
  useEffect(() => {
    if (grant !== null) back()
  }, [grant])
}

interface Chosen {
  cashier: Cashier
  /** None when no method can be used. */
  method: Cashier['methods'][number] | undefined
}

/** What may be paid with, and what stands in the way. */
function Ways({
  cashier,
  method,
  fault,
  onChoose,
}: Chosen & { fault: string | undefined; onChoose: (code: string) => void }) {
  const { t } = useTexts('payments')
  return (
    <div>
      {fault !== undefined && (
        <Banner tone="error" live className="mb-4">
          {fault}
        </Banner>
      )}
      {method === undefined && (
        <Banner tone="warning" className="mb-4">
          {t('noMethods')}
        </Banner>
      )}
      <CashierMethods cashier={cashier} chosen={method?.code ?? null} onChoose={onChoose} />
    </div>
  )
}

/** How the chosen method goes on, and the button for it on wide screens. */
function How({ method, children }: Pick<Chosen, 'method'> & { children: ReactNode }) {
  const { t } = useTexts('payments')
  return (
    <Panel as="aside" title={t('how')} sticky bare>
      {method && <p className="mb-5 text-ink-2">{t(`explain.${method.form}`)}</p>}
      <div className="wide-only">{children}</div>
      <p className="panel-fine pay-safe">
        <Icon of={Lock} size={14} />
        {t('safe')}
      </p>
    </Panel>
  )
}

const words = { password: 'pay', page: 'payOnline', code: 'showCode', app: 'payOnline' } as const
function PayButton({
  cashier,
  method,
  busy,
  wide,
  onPay,
}: Chosen & {
  busy: boolean
  wide: boolean
  onPay: () => void
}) {
  const { t } = useTexts('payments')
  const lang = useLang()
  const amount = shortPrice(cashier.amount, lang)
  return (
    <Button
      kind="primary"
      wide={wide}
      busy={busy}
      aria-disabled={method === undefined || undefined}
      onClick={() => method && onPay()}
    >
      {t(words[method?.form ?? 'password'], { amount })}
    </Button>
  )
}

/** Pages that belong to paying: no question on the way there. */
const partOfPaying = (pathname: string): boolean =>
  [href('/shoppingCart/paySuccess'), href('/user/user/changePayPassword'), href('/login/login')].includes(pathname)
const toPayPage = hrefWith('/user/user/order', { tab: 'toPay' })

function LeaveQuestion({ cashier, asks, onLeave }: { cashier: Cashier; asks: () => boolean; onLeave: () => void }) {
  const { t } = useTexts(['payments', 'storefront'])
  const moment = useMoment()
  const navigate = useNavigate()
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      asks() && from.pathname !== to.pathname && !partOfPaying(to.pathname) && to.pathname + to.search !== toPayPage,
  )
  const keep = () => blocker.reset?.()
  const later = () => {
    onLeave()
    blocker.reset?.()
    void navigate(toPayPage)
  }
  return (
    <LazyDialog
      open={blocker.state === 'blocked'}
      onClose={keep}
      title={t('leave.title')}
      text={t('leave.text', { time: moment(cashier.expiresAt, 'time') })}
      closeLabel={t('storefront:close')}
      foot={
        <>
          <Button onClick={later}>{t('leave.later')}</Button>
          <Button kind="primary" onClick={keep}>
            {t('leave.keep')}
          </Button>
        </>
      }
    />
  )
}
