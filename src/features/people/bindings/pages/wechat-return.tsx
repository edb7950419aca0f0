// Back from WeChat, /login/login/wechat: code and state are handed on once; then in, or a phone first,
// or what went wrong and the other ways.
import { useEffect, useState } from 'react'
import { href, Link, useLoaderData, useNavigate } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/controls/button.tsx'
import { SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { call, CallError } from '#web/call.ts'
import { deviceKey } from '#web/device.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { arrive, wayOn } from '#features/people/accounts/parts/arrive.ts'
import { PhoneStep, type Ticket } from '../parts/phone-step.tsx'
import { cleanAddress, isFirstTime, returnedBy } from '../parts/returned.ts'
import type { Returned } from '../parts/returned.ts'
import { WechatButton } from '../parts/wechat-button.tsx'
import '../parts/bindings.css'
import { PageTitle } from '#web/page-title.tsx'

export const handle: ShellHandle = { shell: 'form' }
export const meta = () => [{ name: 'robots', content: 'noindex' }]
export const loader = ({ request }: LoaderFunctionArgs) => ({ returned: returnedBy(request.url) })

type Stage = { at: 'working' } | { at: 'refused' } | { at: 'failed'; message: string } | { at: 'phone'; ticket: Ticket }

/** Hands on what WeChat gave, once. */
function useStage(returned: Returned) {
  const { t } = useTexts('errors')
  const navigate = useNavigate()
  const [stage, setStage] = useState<Stage>(
    returned.code && returned.state
      ? { at: 'working' }
      : returned.state
        ? { at: 'refused' }
        : { at: 'failed', message: t('authorizationExpired') },
  )
  useEffect(() => {
    if (stage.at !== 'working' || !isFirstTime(returned.state)) return
    cleanAddress()
    signIn(returned).then(
      async ({ person, said }) => {
        await arrive(person, said)
        await navigate(wayOn(person), { replace: true })
      },
      (fault: unknown) => {
        if (!(fault instanceof CallError)) throw fault
        const { bindTicket, nickName = '' } = fault.params as Partial<Record<'bindTicket' | 'nickName', string>>
        setStage(
          bindTicket ? { at: 'phone', ticket: { bindTicket, nickName } } : { at: 'failed', message: fault.message },
        )
      },
    )
    // what the provider gave is handed on once
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [])
  return [stage, setStage] as const
}
const titles = {
  working: 'return.title',
  phone: 'phone.title',
  refused: 'return.refusedTitle',
  failed: 'return.failedTitle',
} as const

export default function WechatReturnPage() {
  const { returned } = useLoaderData<typeof loader>()
  const { t } = useTexts('bindings')
  const [stage, setStage] = useStage(returned)
  const title = t(titles[stage.at])
  return (
    <div className="wrap returning">
      <PageTitle of={title} />
      <section className="returning-box" aria-busy={stage.at === 'working' || undefined}>
        <h1 className="display">{title}</h1>
        {stage.at === 'working' && (
          <>
            <p role="status" className="mt-3 text-ink-2">
              {t('return.working')}
            </p>
            <SkeletonLine className="mt-6" height="48px" />
          </>
        )}
        {stage.at === 'phone' && (
          <PhoneStep ticket={stage.ticket} onLate={() => setStage({ at: 'failed', message: t('phone.late') })} />
        )}
        {stage.at === 'refused' && <p className="mt-3 text-ink-2">{t('return.refusedText')}</p>}
        {stage.at === 'failed' && (
          <Banner tone="error" live className="mt-5">
            {stage.message}
          </Banner>
        )}
        {(stage.at === 'failed' || stage.at === 'refused') && <Ways />}
      </section>
    </div>
  )
}

function Ways() {
  const { t } = useTexts('bindings')
  return (
    <div className="mt-6 grid gap-3">
      <WechatButton words={t('return.again')} kind="primary" />
      <Button kind="second" size="lg" wide render={<Link to={href('/login/login')} replace />}>
        {t('return.other')}
      </Button>
    </div>
  )
}

async function signIn(returned: Returned) {
  let said = ''
  const person = await call(
    '/login-by-wechat',
    { ...returned, device: deviceKey() },
    { quiet: true, stay: true, said: (message) => void (said = message) },
  )
  return { person, said }
}
