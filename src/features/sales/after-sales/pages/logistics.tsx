// Telling how goods were sent back, /user/user/orderRefund/logistics?serviceNo=: where to, by whom, the waybill,
// a phone, what it cost, photos.
import { hrefWith } from '#web/href-with.ts'
import { href, Link, redirect, useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { AreaCode } from '#features/people/addresses/parts/area-code.tsx'
import { UploadField } from '#features/platform/uploads/parts/upload-field.tsx'
import { PhoneBar } from '#features/sales/cart/parts/phone-bar.tsx'
import { grouped } from '#features/sales/orders/parts/order-number.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { shortPrice } from '#ui/goods/price-text.ts'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { visitContext } from '#web/context.ts'
import { Form } from '#web/form-frame.tsx'
import { load, loadIfPossible, noSuchPage, toSignIn } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { ClaimFacts } from '../parts/claim-data.tsx'
import { ReturnAddress } from '../parts/return-address.tsx'
import { ClaimTurn } from '../parts/claim-turn.tsx'
import { CompanyField } from '../parts/company-field.tsx'
import { useLogistics } from '../parts/use-logistics.ts'
import '#features/sales/cart/parts/buying.css'
import '../parts/claims.css'
import { PageTitle } from '#web/page-title.tsx'

export const handle: ShellHandle = { tab: 'me', area: 'wide', title: (t) => t('aftersales:actions.logistics') }
export const meta = () => []

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  const serviceNo = new URL(request.url).searchParams.get('serviceNo') ?? ''
  if (!/^\d{12,32}$/.test(serviceNo)) throw noSuchPage()
  const claim = await load(visit, '/api/v2/order/refund/detail', { serviceNo })
  if (!claim.actions.includes('logistics')) throw redirect(hrefWith('/user/user/orderRefund/details', { serviceNo }))
  const { orderNo } = claim
  const [companies, regions, order, preview] = await Promise.all([
    load(visit, '/api/v2/order/refund/logistics/company/list', {}),
    load(visit, '/api/v2/config/region/list', {}),
    load(visit, '/api/v2/order/sell/detail', { orderNo }),
    loadIfPossible(visit, '/api/v2/order/refund/preview', { orderNo }),
  ])
  const [areaCode = '', phone = ''] = order.address.phone.split(' ')
  return {
    claim,
    companies,
    countries: regions.records,
    areaCode: areaCode.startsWith('+') ? areaCode : `+${areaCode}`,
    phone,
    freightMax: preview?.returnFreightMax ?? 0,
    now: visit.now,
  }
}
type Loaded = Awaited<ReturnType<typeof loader>>

export default function LogisticsPage() {
  const loaded = useLoaderData<typeof loader>()
  const { t } = useTexts('aftersales')
  const { claim, freightMax, now } = loaded
  const { serviceNo } = claim
  const crumbs = [
    { label: t('detail.me'), link: <Link to={href('/user/user')} /> },
    { label: t('detail.claims'), link: <Link to={href('/user/user/orderRefund')} /> },
    {
      label: grouped(serviceNo),
      link: <Link to={hrefWith('/user/user/orderRefund/details', { serviceNo })} />,
    },
  ]
  return (
    <div className="wrap pb-8">
      <PageTitle of={t('actions.logistics')} />
      <Breadcrumb className="wide-only" label={t('detail.crumbs')} crumbs={crumbs} here={t('actions.logistics')} />
      <ClaimTurn claim={claim} now={now} />
      <div className="buy-two mt-9">
        <div>
          <ReturnAddress claim={claim} max={freightMax} />
          <LogisticsForm key={serviceNo} loaded={loaded} />
        </div>
        <ClaimFacts claim={claim} />
      </div>
    </div>
  )
}

type Hand = ReturnType<typeof useLogistics>
function LogisticsForm({ loaded }: { loaded: Loaded }) {
  const { t } = useTexts('aftersales')
  const { claim, companies, areaCode, phone } = loaded
  const hand = useLogistics({ serviceNo: claim.serviceNo, companies, areaCode, phone })
  const { form, press, setUploading } = hand
  const send = (
    <Button kind="primary" busy={form.busy} onClick={press}>
      {t('logistics.send')}
    </Button>
  )
  return (
    <section>
      <h2 className="display text-22">{t('logistics.title')}</h2>
      <p className="mt-1 mb-5 text-ink-2">{t('logistics.text')}</p>
      <Form form={form} className="grid gap-6">
        <div className="two-fields">
          <Waybill hand={hand} companies={companies} />
          <PhoneAndFee hand={hand} loaded={loaded} />
        </div>
        <UploadField
          purpose="claim"
          max={3}
          label={t('logistics.photos')}
          hint={t('logistics.photosHint')}
          value={form.fields.photos}
          error={form.fault('photos')}
          onChange={(photos) => form.change({ photos })}
          onBusy={setUploading}
        />
      </Form>
      <div className="wide-only mt-6">{send}</div>
      <PhoneBar label={t('logistics.send')} className="claim-bar-acts">
        {send}
      </PhoneBar>
    </section>
  )
}

function Waybill({ hand: { form }, companies }: { hand: Hand; companies: Loaded['companies'] }) {
  const { t } = useTexts('aftersales')
  const example = companies.find(({ code }) => code === form.fields.carrier)?.example
  return (
    <>
      <CompanyField
        companies={companies}
        value={form.fields.carrier}
        error={form.fault('carrier')}
        onChange={(carrier) => form.change({ carrier })}
      />
      <Field
        {...form.text('waybill')}
        label={t('logistics.waybill')}
        hint={example ? t('logistics.waybillHint', { example }) : t('logistics.waybillAny')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
    </>
  )
}

function PhoneAndFee({ hand: { form }, loaded }: { hand: Hand; loaded: Loaded }) {
  const { t } = useTexts('aftersales')
  const lang = useLang()
  const { claim, countries, freightMax } = loaded
  const { areaCode } = form.fields
  return (
    <>
      <div className="grid grid-cols-[112px_minmax(0,1fr)] items-start gap-3">
        <AreaCode
          id="areaCode"
          countries={countries}
          country=""
          value={areaCode}
          onChange={(code) => form.change({ areaCode: code })}
          error={undefined}
        />
        <Field
          {...form.text('phone')}
          type="tel"
          label={t('logistics.phone')}
          autoComplete="tel-national"
          maxLength={20}
        />
      </div>
      <Field
        {...form.text('fee')}
        label={t('logistics.fee')}
        mark={t('logistics.feeMark')}
        hint={
          claim.reason.fault === 'merchant'
            ? t('logistics.feeHint', { amount: shortPrice(freightMax, lang) })
            : t('logistics.feeOwn')
        }
        inputMode="decimal"
        autoComplete="off"
        maxLength={9}
      />
    </>
  )
}
