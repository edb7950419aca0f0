// One address, /user/user/address/details: `?id=` edits it, `?back=` returns to the page that asked, with the address chosen.
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData, useNavigate } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast.tsx'
import { visitContext } from '#web/context.ts'
import { idOf, load, toSignIn } from '#web/load.ts'
import { placeFrom } from '#web/place.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { AddressForm } from '../parts/address-form.tsx'

export const handle: ShellHandle = { tab: 'me', title: (t) => t('address.title', { ns: 'accounts' }) }
export const meta = () => []
const listPage = '/user/user/address'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  const query = new URL(request.url).searchParams
  const [regions, labels, address] = await Promise.all([
    load(visit, '/api/v2/config/region/list', {}),
    load(visit, '/api/v2/user/address/label/list', {}),
    query.has('id') ? load(visit, '/api/v2/user/address/detail', { id: idOf(query.get('id')) }) : undefined,
  ])
  const back = query.get('back') ?? ''
  return { countries: regions.records, labels, address, country: placeFrom(visit.place, visit.lang).country, back: /^\/(?![/\\])/.test(back) ? back : null }
}

/** The page that asked, told which address it gets. */
function withAddress(back: string, id: number): string {
  const [path = '/', query] = back.split('?')
  const params = new URLSearchParams(query)
  params.set('addressId', String(id))
  return `${path}?${params}`
}

export default function AddressPage() {
  const { countries, labels, address, country, back } = useLoaderData<typeof loader>()
  const { t } = useTranslation('accounts')
  const navigate = useNavigate()
  const title = address ? t('address.editTitle') : t('address.newTitle')
  return (
    <div className="wrap pt-5 pb-16 md:pt-0">
      <title>{`${title} · Miralo`}</title>
      <h1 className="display pt-9 max-md:sr-only pb-6 text-48">{title}</h1>
      <AddressForm
        key={address?.id ?? 'new'}
        address={address}
        countries={countries}
        country={country}
        labels={labels}
        saveWords={back ? t('address.saveAndUse') : t('address.save')}
        aside={<Button render={<Link to={back ?? listPage} />}>{t('address.cancel')}</Button>}
        onSaved={(id) => {
          toast(t('address.saved'), { kind: 'success' })
          void navigate(back ? withAddress(back, id) : listPage, { replace: true })
        }}
      />
    </div>
  )
}
