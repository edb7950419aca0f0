// The shops I work for, /user/user/shops: invitations to answer, where I work and the way into the console.
import { href, Link, useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { PlaceRow } from '../parts/place-row.tsx'
import { InvitedCard } from '../parts/invited-card.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { visitContext } from '#web/context.ts'
import { hrefWith } from '#web/href-with.ts'
import { load, toSignIn } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { PageTitle } from '#web/page-title.tsx'

/** a page of its own, outside of the storefront's routes */
const consolePage = '/merchant'

export const handle: ShellHandle = { tab: 'me', title: (t) => t('members:title') }
export const meta = () => []

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  return load(visit, '/api/v2/user/membership/list', {})
}

export default function MyShopsPage() {
  const { records, invitations, hasPassword } = useLoaderData<typeof loader>()
  const { t } = useTexts('members')
  const { revalidate } = useRevalidator()
  return (
    <div className="wrap pb-16">
      <PageTitle of={t('title')} />
      <h1 className="display pt-9 pb-6 text-48 max-md:sr-only">{t('title')}</h1>
      <div className="grid gap-8 max-md:pt-4">
        {invitations.map((invitation) => (
          <InvitedCard key={invitation.id} invitation={invitation} onChanged={revalidate} />
        ))}
        {records.length > 0 && (
          <Panel className="max-w-[720px]" title={t('places')}>
            <ul className="divide-y divide-hairline">
              {records.map((place) => (
                <PlaceRow key={place.merchantId} place={place} onChanged={revalidate} />
              ))}
            </ul>
            {hasPassword ? (
              <Button className="mt-5" kind="second" render={<a href={consolePage} />}>
                {t('open')}
              </Button>
            ) : (
              <PasswordFirst />
            )}
          </Panel>
        )}
        {records.length + invitations.length === 0 && (
          <Panel className="max-w-[720px]" title={t('emptyTitle')}>
            <p className="text-ink-2">{t('emptyText')}</p>
          </Panel>
        )}
      </div>
    </div>
  )
}

function PasswordFirst() {
  const { t } = useTexts('members')
  return (
    <>
      <p className="mt-5 text-ink-2">{t('passwordFirst')}</p>
      <Button
        className="mt-3"
        kind="second"
        render={<Link to={hrefWith('/user/user/changePassword', { back: href('/user/user/shops') })} />}
      >
        {t('setPassword')}
      </Button>
    </>
  )
}
