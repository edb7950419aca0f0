// Closing the account, /user/user/cancelAccount: what it takes, what stands in the way, asking for it,
// how the request stands. After approval the session ends by itself.
import { useLoaderData, useRevalidator } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { toast } from '#ui/feedback/toast.tsx'
import { visitContext } from '#web/context.ts'
import { load, toSignIn } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { ClosingForm } from '../parts/closing-form.tsx'
import { LastTime, UnderWay } from '../parts/closing-state.tsx'
import { Blockers, Consequences, firmBlockers } from '../parts/consequences.tsx'
import { Frame } from '../parts/frame.tsx'

export const handle: ShellHandle = { tab: 'me', title: (t) => t('security:close.title') }
export const meta = () => []

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  const [closing, { email, phone }] = await Promise.all([
    load(visit, '/api/v2/user/cancel/detail', {}),
    load(visit, '/api/v2/user/security', {}),
  ])
  return { closing, own: { email, phone } }
}

export default function CancelAccountPage() {
  const { closing, own } = useLoaderData<typeof loader>()
  const { t } = useTexts('security')
  const { revalidate } = useRevalidator()
  const { request } = closing
  const underWay = request !== null && ['submitted', 'reviewed', 'cancelled'].includes(request.status)
  // what was pressed is gone with its part of the page
  const turn = async (said?: string) => {
    if (said) toast(said, { kind: 'success' })
    await revalidate()
    document.querySelector<HTMLElement>('main h1')?.focus()
  }
  return (
    <Frame title={t('close.title')} intro={underWay ? undefined : t('close.intro')} wide>
      <div className="max-w-[760px]">
        {underWay ? (
          <UnderWay
            request={request}
            onRevoked={(revoked) => turn(revoked ? t('close.submitted.revoked') : undefined)}
          />
        ) : (
          request && <LastTime request={request} />
        )}
        <Consequences closing={closing} />
        {!underWay &&
          (firmBlockers(closing).length > 0 ? (
            <Blockers closing={closing} />
          ) : (
            <ClosingForm
              own={own}
              reasons={closing.reasons}
              balance={closing.balance}
              onDone={() => turn(t('close.asked'))}
              onStale={revalidate}
            />
          ))}
      </div>
    </Frame>
  )
}
