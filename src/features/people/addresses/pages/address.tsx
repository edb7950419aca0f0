// One address, /user/user/address/details: `?id=` edits it, `?back=` returns to the page that asked,
// with the address chosen.
import { useTexts } from '#web/texts.tsx'
import { href, Link, useLoaderData, useNavigate } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { Button } from '#ui/controls/button.tsx'
import { toast } from '#ui/feedback/toast.tsx'
import { visitContext } from '#web/context.ts'
import { idOf, load, toSignIn } from '#web/load.ts'
import { placeOf } from '#surfaces/storefront/visit/visit-place.ts'
import { ownPath } from '#web/own-path.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { AddressForm } from '../parts/address-form.tsx'
import { withAddress } from '../parts/back-to.ts'
import { PageTitle } from '#web/page-title.tsx'

type Data = Awaited<ReturnType<typeof loader>>
export const handle: ShellHandle<Data> = {
  tab: 'me',
  title: (t, { address }) => t(address ? 'addresses:editTitle' : 'addresses:newTitle'),
}
export const meta = () => []
const listPage = href('/user/user/address')

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  const query = new URL(request.url).searchParams
  const [regions, labels, place, address] = await Promise.all([
    load(visit, '/api/v2/config/region/list', {}),
    load(visit, '/api/v2/user/address/label/list', {}),
    placeOf(visit),
    query.has('id') ? load(visit, '/api/v2/user/address/detail', { id: idOf(query.get('id')) }) : undefined,
  ])
  return {
    countries: regions.records,
    labels,
    address,
    country: place.country,
    anywhere: query.has('anywhere'),
    back: ownPath(query.get('back')),
  }
}

export default function AddressPage() {
  const { countries, labels, address, country, anywhere, back } = useLoaderData<typeof loader>()
  const { t } = useTexts('addresses')
  const navigate = useNavigate()
  const title = address ? t('editTitle') : t('newTitle')
  return (
    <div className="wrap pt-5 pb-16 md:pt-0">
      <PageTitle of={title} />
      <h1 className="display pt-9 max-md:sr-only pb-6 text-48">{title}</h1>
      <AddressForm
        key={address?.id ?? 'new'}
        address={address}
        countries={countries}
        country={country}
        labels={labels}
        anywhere={anywhere}
        saveWords={back ? t('saveAndUse') : t('save')}
        aside={<Button render={<Link to={back ?? listPage} />}>{t('cancel')}</Button>}
        onSaved={(id) => {
          toast(t('saved'), { kind: 'success' })
          void navigate(back ? withAddress(back, id) : listPage, { replace: true })
        }}
      />
    </div>
  )
}
