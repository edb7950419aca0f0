// The cashier, /shoppingCart/payOrder?payNo= (also /goods/pay): amount, time left, ways to pay drawn by what they ask.
// Leaving unpaid is asked about.
import { Lock } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { useLoaderData, useNavigate, useRevalidator } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Price } from '#ui/goods/price.tsx'
import { shortPrice } from '#ui/goods/price-text.ts'
import { visitContext } from '#web/context.ts'
import { load, toSignIn } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { PhoneBar } from '#features/sales/cart/parts/phone-bar.tsx'
import { CameBack } from '../parts/came-back.tsx'
import { CashierHead } from '../parts/cashier-head.tsx'
import { askFriend, CashierMethods, inOrder } from '../parts/cashier-methods.tsx'
import type { Cashier } from '../parts/cashier.ts'
import { Asked, Ended, InReview } from '../parts/ended.tsx'
import { lookOf } from '../parts/looks.ts'
import { NoPayment } from '../parts/no-payment.tsx'
import { PaySheet } from '../parts/pay-sheet.tsx'
import type { Scanned } from '../parts/scan.tsx'
import { CashierScan } from '../parts/cashier-scan.tsx'
import { usePay } from '../parts/use-pay.ts'
import { useReturned } from '../parts/use-returned.ts'
import { LeaveQuestion } from '../parts/leave-question.tsx'
import '../parts/cashier.css'
import { PageTitle } from '#web/page-title.tsx'

const AskFriend = lazy(async () => ({ default: (await import('../parts/ask-friend.tsx')).AskFriend }))

export const handle: ShellHandle = { shell: 'lean', step: 2 }
export const meta = () => []

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  const params = new URL(request.url).searchParams
  const payNo = params.get('payNo') ?? ''
  if (!/^\d{12,32}$/.test(payNo)) return { cashier: null, by: null, unpaid: false, now: visit.now }
  return {
    cashier: await load(visit, '/api/v2/order/pay/cashier', { payNo }),
    by: params.get('by'),
    unpaid: params.get('back') === 'unpaid',
    now: visit.now,
  }
}

export default function CashierPage() {
  const { cashier, now } = useLoaderData<typeof loader>()
  const { t } = useTexts('payments')
  // its time is over, but it may have been paid: nothing can be chosen any more, and nothing is lost yet
  const asked = cashier?.status === 'open' && cashier.asking && now >= Date.parse(cashier.expiresAt)
  return (
    <div className="wrap">
      <PageTitle of={t(cashier ? lookOf(cashier).words.title : 'title')} />
      {cashier === null ? (
        <NoPayment />
      ) : asked ? (
        <Asked cashier={cashier} />
      ) : cashier.inReview ? (
        <InReview cashier={cashier} />
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

/** The way to pay that is chosen: a method, or a friend who is asked. */
function useWay(cashier: Cashier, by: string | null) {
  const [wanted, choose] = useState<string | null>(by)
  const usable = inOrder(cashier).filter((m) => m.available)
  return {
    // whoever filled the gap of their balance comes back to it, and confirms
    filled: usable.some((m) => m.code === by && m.form === 'password'),
    friend: wanted === askFriend && cashier.shareable,
    method: usable.find((m) => m.code === wanted) ?? usable[0],
    choose,
  }
}

/** Where to send the money, and proofs of it. */
function useToTransfer({ payNo }: Cashier, leave: () => void): () => void {
  const navigate = useNavigate()
  return () => {
    leave()
    void navigate(hrefWith('/shoppingCart/transfer', { payNo }))
  }
}

function Open({ cashier }: { cashier: Cashier }) {
  const { now, by, unpaid } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const mayLeave = useRef(false)
  const { filled, friend, method, choose } = useWay(cashier, by)
  const [asking, setAsking] = useState(filled)
  const leave = () => void (mayLeave.current = true)
  const { busy, fault, pay, scan, endScan, forget, woken } = usePay(cashier.payNo, leave)
  useReturned(cashier, (back, grant) => void pay(back, undefined, grant))
  const toTransfer = useToTransfer(cashier, leave)
  const start = () => {
    forget()
    if (method?.form === 'password') setAsking(true)
    else if (method?.form === 'transfer') toTransfer()
    else if (method) void pay(method)
  }
  const pressing = { cashier, method, busy, onPay: start }
  return (
    <>
      <CashierHead cashier={cashier} now={now} onEnd={() => void revalidate()} />
      {(unpaid || woken) && !busy && <CameBack cashier={cashier} onLeave={leave} />}
      <div className="pay-box">
        <Ways
          cashier={cashier}
          chosen={friend ? askFriend : (method?.code ?? null)}
          fault={asking ? undefined : fault?.message}
          filled={filled}
          onChoose={choose}
          onTopUp={leave}
        />
        <Side cashier={cashier} friend={friend} method={method} scan={scan} onLeave={leave} onOther={endScan}>
          <PayButton {...pressing} wide />
        </Side>
      </div>
      {!friend && <Bar {...pressing} />}
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

/** Beside the ways to pay: who is asked, the code that is scanned, or how the chosen way goes on. */
function Side({
  cashier,
  friend,
  method,
  scan,
  onLeave,
  onOther,
  children,
}: Chosen & {
  friend: boolean
  scan: Scanned | undefined
  onLeave: () => void
  onOther: () => void
  children: ReactNode
}) {
  if (friend) return <Friend cashier={cashier} />
  if (scan && scan.method === method?.code)
    return <CashierScan payNo={cashier.payNo} scan={scan} onLeave={onLeave} onOther={onOther} />
  return <How method={method}>{children}</How>
}

/** Loaded when it is chosen: it draws a code. */
const Friend = ({ cashier }: { cashier: Cashier }) => (
  <Suspense fallback={<Panel sticky>{null}</Panel>}>
    <AskFriend cashier={cashier} />
  </Suspense>
)

interface Chosen {
  cashier: Cashier
  /** None when no method can be used. */
  method: Cashier['methods'][number] | undefined
}

/** What may be paid with, and what stands in the way. */
function Ways({
  cashier,
  chosen,
  fault,
  filled,
  onChoose,
  onTopUp,
}: {
  cashier: Cashier
  chosen: string | null
  fault: string | undefined
  /** the balance was topped up for this */
  filled: boolean
  onChoose: (code: string) => void
  onTopUp: () => void
}) {
  const { t } = useTexts('payments')
  return (
    <div>
      {fault !== undefined && (
        <Banner tone="error" live className="mb-4">
          {fault}
        </Banner>
      )}
      {filled && fault === undefined && (
        <Banner tone="success" className="mb-4">
          {t('topUp.added')}
        </Banner>
      )}
      {chosen === null && (
        <Banner tone="warning" className="mb-4">
          {t('noMethods')}
        </Banner>
      )}
      <CashierMethods cashier={cashier} chosen={chosen} onChoose={onChoose} onTopUp={onTopUp} />
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

/** The sum and the button, at the foot of a phone. */
function Bar(pressing: Pressing) {
  const { t } = useTexts('payments')
  return (
    <PhoneBar label={t('title')}>
      <Price fen={pressing.cashier.amount} size="lg" />
      <PayButton {...pressing} wide={false} />
    </PhoneBar>
  )
}

const words = {
  password: 'pay',
  page: 'payOnline',
  code: 'showCode',
  app: 'payOnline',
  transfer: 'toTransfer',
} as const
interface Pressing extends Chosen {
  busy: boolean
  onPay: () => void
}
function PayButton({ cashier, method, busy, wide, onPay }: Pressing & { wide: boolean }) {
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
