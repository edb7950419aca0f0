// Paying for a friend, /shoppingCart/friendPay/{token}?attempt=: who asks, for what and how much, until when; never
// where it goes. Anybody may pay, signed in or not. `attempt` is of who comes back from a provider.
import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import '../parts/cashier.css'
import '../parts/friend.css'
import { Asked } from '../parts/asked.tsx'
import { AskedEnd } from '../parts/asked-end.tsx'
import { AskedWait } from '../parts/asked-wait.tsx'
import { visitContext } from '#web/context.ts'
import { load, noSuchPage } from '#web/load.ts'
import { PageTitle } from '#web/page-title.tsx'
import type { ShellHandle } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'

export const handle: ShellHandle = { shell: 'lean' }
export const meta = () => [
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const token = params['token'] ?? ''
  if (!/^[\w-]{43}$/.test(token)) throw noSuchPage()
  const attemptNo = new URL(request.url).searchParams.get('attempt') ?? ''
  const asked = { token, ...(/^\d{12,32}$/.test(attemptNo) ? { attemptNo } : {}) }
  return {
    asked,
    shared: await load(visit, '/api/v2/order/pay/share/detail', asked),
    signedIn: visit.signedIn,
    now: visit.now,
  }
}

export default function FriendPage() {
  const { asked, shared, signedIn, now } = useLoaderData<typeof loader>()
  const { t } = useTexts('payments')
  const waits = shared.attempt === 'open' || (shared.status === 'open' && now >= Date.parse(shared.expiresAt))
  return (
    <div className="wrap">
      <PageTitle of={t('friend.page')} />
      {waits ? (
        <AskedWait asked={asked} />
      ) : shared.status === 'open' && shared.ownPayNo === null ? (
        <Asked asked={asked} shared={shared} signedIn={signedIn} now={now} />
      ) : (
        <AskedEnd shared={shared} />
      )}
    </div>
  )
}
