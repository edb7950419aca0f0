// What of an order should be sorted out, and how: /user/user/orderRefund/choose?orderNo=, or ?serviceNo= of a claim
// that is changed. `kind` and `lines` in the address are chosen already.
import { useState } from 'react'
import { hrefWith } from '#web/href-with.ts'
import { href, Link, redirect, useLoaderData, useNavigate } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { PhoneBar } from '#features/sales/cart/parts/phone-bar.tsx'
import { grouped } from '#features/sales/orders/parts/order-number.ts'
import { Button } from '#ui/controls/button.tsx'
import { FieldError } from '#ui/controls/field-frame.tsx'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { visitContext, type Visit } from '#web/context.ts'
import { load, noSuchPage, toSignIn } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { kindOf, type ClaimKind } from '../states.ts'
import { ClaimThumb } from '../parts/claim-thumb.tsx'
import { KindChoice } from '../parts/kind-choice.tsx'
import { PickLines, type Picked, type PreviewLine } from '../parts/pick-lines.tsx'
import { kindIn, linesIn, linesText } from '../parts/wish.ts'
import '#features/sales/cart/parts/buying.css'
import '../parts/claims.css'
import { PageTitle } from '#web/page-title.tsx'

export const handle: ShellHandle = { tab: 'me', area: 'wide', title: (t) => t('aftersales:choose.crumb') }
export const meta = () => []
const isNumber = (text: string | null): text is string => /^\d{12,32}$/.test(text ?? '')

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  const query = new URL(request.url).searchParams
  const [orderNo, serviceNo] = [query.get('orderNo'), query.get('serviceNo')]
  const wished = linesIn(query)
  if (isNumber(serviceNo)) return ofClaim(visit, serviceNo, wished[0]?.quantity, kindIn(query))
  if (!isNumber(orderNo)) throw noSuchPage()
  const preview = await load(visit, '/api/v2/order/refund/preview', { orderNo })
  const free = preview.lines.filter((line) => line.claimable > 0)
  const sole = free.length === 1 ? [{ orderLineId: free[0]!.orderLineId, quantity: free[0]!.claimable }] : []
  const picked = wished.length > 0 ? wished : sole
  return { preview, picked, kind: kindIn(query) ?? ('returnAndRefund' as const), serviceNo: undefined }
}
/** A claim that is changed keeps its line. */
async function ofClaim(visit: Visit, serviceNo: string, wished: number | undefined, kind: ClaimKind | undefined) {
  const claim = await load(visit, '/api/v2/order/refund/detail', { serviceNo })
  if (!claim.actions.includes('edit')) throw redirect(hrefWith('/user/user/orderRefund/details', { serviceNo }))
  const preview = await load(visit, '/api/v2/order/refund/preview', { orderNo: claim.orderNo, serviceNo })
  const { orderLineId } = claim.line
  const lines = preview.lines.filter((line) => line.orderLineId === orderLineId)
  const picked = [{ orderLineId, quantity: wished ?? claim.quantity }]
  return { preview: { ...preview, lines }, picked, kind: kind ?? kindOf(claim), serviceNo }
}
type Loaded = Awaited<ReturnType<typeof loader>>

/** What is chosen, never more than may be. */
function usePicked({ preview, picked }: Loaded) {
  const [chosen, setChosen] = useState<Picked>(() => {
    const most = new Map(preview.lines.map((line) => [line.orderLineId, line.claimable]))
    return new Map(
      picked
        .map(({ orderLineId, quantity }) => [orderLineId, Math.min(quantity, most.get(orderLineId) ?? 0)] as const)
        .filter(([, quantity]) => quantity > 0),
    )
  })
  const pick = (orderLineId: number, quantity: number) =>
    setChosen((now) => new Map([...now, [orderLineId, quantity] as const].filter(([, n]) => n > 0)))
  return { chosen, pick }
}

export default function ChoosePage() {
  const loaded = useLoaderData<typeof loader>()
  const { t } = useTexts('aftersales')
  const { orderNo } = loaded.preview
  const nothing = loaded.preview.lines.every((line) => line.claimable === 0)
  const crumbs = [
    { label: t('detail.me'), link: <Link to={href('/user/user')} /> },
    { label: t('detail.claims'), link: <Link to={href('/user/user/orderRefund')} /> },
    { label: grouped(orderNo), link: <Link to={hrefWith('/user/user/order/details', { orderNo })} /> },
  ]
  return (
    <div className="wrap pb-8">
      <PageTitle of={t('choose.title')} />
      <Breadcrumb className="wide-only" label={t('detail.crumbs')} crumbs={crumbs} here={t('choose.crumb')} />
      <div className="buy-head">
        <h1 className="display">{t('choose.title')}</h1>
      </div>
      {nothing ? <Nothing loaded={loaded} /> : <Choosing key={orderNo} loaded={loaded} />}
    </div>
  )
}

function Nothing({ loaded: { preview } }: { loaded: Loaded }) {
  const { t } = useTexts('aftersales')
  const { orderNo, merchant, lines } = preview
  return (
    <>
      <PickLines merchant={merchant} lines={lines} picked={new Map()} onPick={() => undefined} />
      <Empty
        drawing="box"
        title={t('choose.noneTitle')}
        text={t('choose.noneText')}
        action={
          <Button kind="primary" render={<Link to={hrefWith('/user/user/order/details', { orderNo })} />}>
            {t('choose.toOrder')}
          </Button>
        }
      />
    </>
  )
}

function Choosing({ loaded }: { loaded: Loaded }) {
  const { t } = useTexts(['aftersales', 'storefront'])
  const { chosen, pick } = usePicked(loaded)
  const [kind, setKind] = useState<ClaimKind>(loaded.kind)
  const [missing, setMissing] = useState(false)
  const navigate = useNavigate()
  const { preview, serviceNo } = loaded
  const pieces = [...chosen.values()].reduce((sum, n) => sum + n, 0)
  const go = async () => {
    if (pieces === 0) {
      setMissing(true)
      document.querySelector<HTMLElement>('[name="line"]:enabled')?.focus()
      return
    }
    const lines = linesText([...chosen].map(([orderLineId, quantity]) => ({ orderLineId, quantity })))
    const about = serviceNo === undefined ? { orderNo: preview.orderNo } : { serviceNo }
    // Back finds here what was chosen
    await navigate(hrefWith('/user/user/orderRefund/choose', { ...about, kind, lines }), { replace: true })
    await navigate(hrefWith('/user/user/order/refund', { ...about, kind, lines }))
  }
  const next = (
    <Button kind="primary" className="md:w-full" onClick={() => void go()}>
      {t('choose.continue')}
    </Button>
  )
  return (
    <div className="buy-two">
      <div>
        <PickLines merchant={preview.merchant} lines={preview.lines} picked={chosen} onPick={pick} />
        <FieldError
          id="claim-lines"
          error={missing && pieces === 0 ? t('choose.none') : undefined}
          errorWord={t('storefront:error')}
        />
        <KindChoice value={kind} onChange={setKind} />
      </div>
      <Panel title={t('choose.yours')} sticky bare as="aside">
        <Chosen lines={preview.lines} chosen={chosen} />
        <p className="my-3 text-13 text-ink-2">{t('choose.next')}</p>
        <div className="wide-only">{next}</div>
      </Panel>
      <PhoneBar label={t('choose.yours')}>
        <span className="text-13">{pieces === 0 ? t('choose.nothing') : t('choose.chosen', { count: pieces })}</span>
        {next}
      </PhoneBar>
    </div>
  )
}

function Chosen({ lines, chosen }: { lines: readonly PreviewLine[]; chosen: Picked }) {
  const { t } = useTexts('aftersales')
  const shown = lines.filter((line) => chosen.has(line.orderLineId))
  return (
    <div className="grid gap-3" role="status">
      {shown.length === 0 && <p className="text-13 text-ink-2">{t('choose.nothing')}</p>}
      {shown.map((line) => (
        <ClaimThumb key={line.orderLineId} line={line} quantity={chosen.get(line.orderLineId)!} />
      ))}
      {shown.length > 1 && <p className="text-13 text-ink-2">{t('choose.several', { count: shown.length })}</p>}
    </div>
  )
}
