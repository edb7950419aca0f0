// My team, /user/user/myteam: invitations to me and the team I am in; for an enterprise its sub-accounts;
// for everybody else what an enterprise account brings.
import { useTexts } from '#web/texts.tsx'
import { useLoaderData, useRevalidator } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { visitContext } from '#web/context.ts'
import type { Visit } from '#web/context.ts'
import { load, loadIfPossible, toSignIn } from '#web/load.ts'
import { placeOf } from '#surfaces/storefront/visit/visit-place.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { EnterpriseOffer, InvitationCard, MembershipCard } from '../parts/my-place.tsx'
import { SubAccounts } from '../parts/sub-accounts.tsx'
import { PageTitle } from '#web/page-title.tsx'

export const handle: ShellHandle = { tab: 'me', title: (t) => t('team:title') }
export const meta = () => []

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  const mine = await load(visit, '/api/v2/user/children/mine', {})
  const leads = mine.kind === 'enterprise' && mine.membership === null
  const [team, areaCode] = leads
    ? await Promise.all([load(visit, '/api/v2/user/children/list', {}), areaCodeOf(visit)])
    : [null, '']
  return { mine, team, areaCode }
}
/** How a phone without a code is read: as one of the country the person has their goods sent to. */
async function areaCodeOf(visit: Visit): Promise<string> {
  const [{ country }, regions] = await Promise.all([
    placeOf(visit),
    loadIfPossible(visit, '/api/v2/config/region/list', {}),
  ])
  const code = regions?.records.find((r) => r.code === country)?.areaCode ?? '86'
  return code.startsWith('+') ? code : `+${code}`
}

export default function MyTeamPage() {
  const { mine, team, areaCode } = useLoaderData<typeof loader>()
  const { t } = useTexts('team')
  const { revalidate } = useRevalidator()
  return (
    <div className="wrap pb-16">
      <PageTitle of={t('title')} />
      <h1 className="display pt-9 pb-6 text-48 max-md:sr-only">{t('title')}</h1>
      <div className="grid gap-8 max-md:pt-4">
        {mine.invitations.length > 0 && (
          <div className="grid gap-4">
            {mine.invitations.map((invitation) => (
              <InvitationCard key={invitation.id} invitation={invitation} onChanged={revalidate} />
            ))}
          </div>
        )}
        {mine.membership && <MembershipCard membership={mine.membership} onChanged={revalidate} />}
        {team && <SubAccounts records={team.records} max={team.max} areaCode={areaCode} onChanged={revalidate} />}
        {!team && !mine.membership && mine.invitations.length === 0 && <EnterpriseOffer />}
      </div>
    </div>
  )
}
