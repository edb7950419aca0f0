// Asking for the invoice of an order, /user/user/invoice/apply?orderNo=.
import { href, Link, useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { useAsking, type AskingInHand, type Profile } from '../parts/use-asking.ts'
import { asksTaxNo } from '#features/money/invoices/tax-number.ts'
import { grouped } from '#features/sales/orders/parts/order-number.ts'
import { Button } from '#ui/controls/button.tsx'
import { ChipRadios } from '#ui/controls/chip.tsx'
import { Field } from '#ui/controls/field.tsx'
import { RadioCards } from '#ui/controls/radio.tsx'
import { SubmitButton } from '#ui/controls/submit-button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { shortPrice } from '#ui/goods/price-text.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useMoment } from '#ui/text/moment.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { placeOf } from '#surfaces/storefront/visit/visit-place.ts'
import { visitContext } from '#web/context.ts'
import { hrefWith } from '#web/href-with.ts'
import { load, toSignIn } from '#web/load.ts'
import { useOffered, type ShellHandle } from '#web/root-data.ts'
import { NotOffered } from '#surfaces/storefront/visit/not-offered.tsx'
import { useTexts } from '#web/texts.tsx'
import { PageTitle } from '#web/page-title.tsx'

type Loaded = Awaited<ReturnType<typeof loader>>
export const handle: ShellHandle = { tab: 'me', title: (t) => t('invoicing:ask.title') }
export const meta = () => []

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  const orderNo = new URL(request.url).searchParams.get('orderNo') ?? ''
  if (!/^\d{12,32}$/.test(orderNo)) throw new Response(null, { status: 404 })
  const [offer, { records: profiles }] = await Promise.all([
    load(visit, '/api/v2/invoice/apply/detail', { orderNo }),
    load(visit, '/api/v2/invoice/user/list', {}),
  ])
  return { orderNo, offer, profiles, country: (await placeOf(visit)).country }
}

export default function ApplyPage() {
  const loaded = useLoaderData<typeof loader>()
  const { t } = useTexts('invoicing')
  const offered = useOffered('invoices')
  return (
    <div className="wrap pb-16">
      <PageTitle of={t('ask.title')} />
      <h1 className="display pt-9 max-md:sr-only pb-4 text-48">{t('ask.title')}</h1>
      {!offered ? <NotOffered /> : loaded.offer.canAsk ? <Asking {...loaded} /> : <Not {...loaded} />}
    </div>
  )
}
function Not({ orderNo, offer: { why } }: Loaded) {
  const { t } = useTexts('invoicing')
  return (
    <Empty
      drawing="box"
      title={t('ask.notPossible')}
      text={why ?? ''}
      action={
        <>
          <Button kind="primary" render={<Link to={href('/user/user/invoice/applications')} />}>
            {t('title')}
          </Button>
          <Button render={<Link to={hrefWith('/user/user/order/details', { orderNo })} />}>{t('ask.back')}</Button>
        </>
      }
    />
  )
}

function Asking({ orderNo, offer: { amount, until }, profiles, country }: Loaded) {
  const { t } = useTexts('invoicing')
  const [lang, moment] = [useLang(), useMoment()]
  const form = useAsking(orderNo, profiles, country)
  const { attach, submit, whole, busy } = form
  return (
    <form ref={attach} onSubmit={submit} noValidate className="max-w-[560px]">
      <p className="max-md:pt-5">{t('ask.text', { amount: shortPrice(amount, lang), no: grouped(orderNo) })}</p>
      {until && <p className="mt-1 text-13 text-ink-2">{t('ask.until', { when: moment(until, 'short') })}</p>}
      {profiles.length > 0 && <Profiles form={form} profiles={profiles} />}
      {form.fields.profile === 0 && <Typed form={form} country={country} />}
      {whole && (
        <Banner tone="error" live className="mt-6">
          {whole}
        </Banner>
      )}
      <p className="mt-8 flex flex-wrap gap-3">
        <SubmitButton busy={busy}>{t('ask.send')}</SubmitButton>
        <Button render={<Link to={hrefWith('/user/user/order/details', { orderNo })} />}>{t('ask.back')}</Button>
      </p>
    </form>
  )
}
function Profiles({ form, profiles }: { form: AskingInHand; profiles: readonly Profile[] }) {
  const { t } = useTexts('invoicing')
  const options = profiles.map(({ id, title, taxNo }) => ({
    value: String(id),
    label: title,
    sub: taxNo || undefined,
  }))
  return (
    <div className="mt-6 grid gap-2">
      <RadioCards
        legend={t('ask.profile')}
        name="profile"
        options={[...options, { value: '0', label: t('ask.other') }]}
        value={String(form.fields.profile)}
        onChange={(id) => form.change({ profile: Number(id) })}
      />
      <TextLink className="justify-self-start" render={<Link to={href('/user/user/invoice')} />}>
        {t('ask.manage')}
      </TextLink>
    </div>
  )
}
function Typed({ form, country }: { form: AskingInHand; country: string }) {
  const { t } = useTexts(['invoicing', 'storefront'])
  const { type } = form.fields
  const types = (['individual', 'enterprise'] as const).map((value) => ({ value, label: t(`ask.${value}`) }))
  return (
    <div className="mt-6 grid gap-5">
      <ChipRadios
        legend={t('ask.type')}
        name="type"
        options={types}
        value={type}
        onChange={(value) => form.change({ type: value })}
      />
      <Field
        {...form.text('title')}
        label={t(type === 'enterprise' ? 'ask.company' : 'ask.name')}
        autoComplete={type === 'enterprise' ? 'organization' : 'name'}
        maxLength={100}
      />
      {asksTaxNo(country, type) && (
        <Field {...form.text('taxNo')} label={t('ask.taxNo')} autoComplete="off" maxLength={40} />
      )}
    </div>
  )
}
