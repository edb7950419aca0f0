// Back from WeChat or Alipay with an account to link, /user/user/system/bind/:kind: code and state are handed on once;
// then to the security page, or what went wrong.
import { useEffect, useState } from 'react'
import { href, Link, useLoaderData, useNavigate } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/controls/button.tsx'
import { SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/feedback/toast.tsx'
import { call, CallError } from '#web/call.ts'
import { visitContext } from '#web/context.ts'
import { noSuchPage, toSignIn } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import type { Kind } from '../kinds.ts'
import { cleanAddress, isFirstTime, isKind, returnedBy } from '../parts/returned.ts'
import type { Returned } from '../parts/returned.ts'
import { PageTitle } from '#web/page-title.tsx'

type Data = ReturnType<typeof loader>
export const handle: ShellHandle<Data> = {
  tab: 'me',
  title: (t, { kind }) => t('bindings:bound.title', { kind: t(`bindings:kind.${kind}`) }),
}
export const meta = () => [{ name: 'robots', content: 'noindex' }]
const security = href('/user/user/system')

export function loader({ context, params, request }: LoaderFunctionArgs): { kind: Kind; returned: Returned } {
  if (!isKind(params['kind'])) throw noSuchPage()
  // what came back is worth nothing without the person who began it, so it is not remembered
  if (!context.get(visitContext).signedIn) throw toSignIn(security)
  return { kind: params['kind'], returned: returnedBy(request.url) }
}

type Stage = { at: 'working' | 'refused' } | { at: 'failed'; message: string }

/** Hands on what the provider gave, once. */
function useStage(which: Kind, returned: Returned): Stage {
  const { t } = useTexts(['bindings', 'errors'])
  const navigate = useNavigate()
  const [stage, setStage] = useState<Stage>(
    returned.code && returned.state
      ? { at: 'working' }
      : returned.state
        ? { at: 'refused' }
        : { at: 'failed', message: t('errors:authorizationExpired') },
  )
  useEffect(() => {
    if (stage.at !== 'working' || !isFirstTime(returned.state)) return
    cleanAddress()
    call('/api/v2/user/bind/add', { kind: which, ...returned }, { quiet: true }).then(
      async () => {
        toast(t('rows.boundNow', { kind: t(`kind.${which}`) }), { kind: 'success' })
        await navigate(security, { replace: true })
      },
      (fault: unknown) => {
        if (!(fault instanceof CallError)) throw fault
        setStage({ at: 'failed', message: fault.message })
      },
    )
    // what the provider gave is handed on once
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [])
  return stage
}

export default function BindReturnPage() {
  const { kind: which, returned } = useLoaderData<typeof loader>()
  const { t } = useTexts('bindings')
  const kind = t(`kind.${which}`)
  const stage = useStage(which, returned)
  const title =
    stage.at === 'refused'
      ? t('bound.refusedTitle')
      : t(stage.at === 'failed' ? 'bound.failedTitle' : 'bound.title', { kind })
  return (
    <div className="wrap pt-1 pb-16 md:pt-0">
      <PageTitle of={title} />
      <div className="max-w-[520px]" aria-busy={stage.at === 'working' || undefined}>
        <h1 className="display pt-9 text-48">{title}</h1>
        {stage.at === 'working' && (
          <>
            <p role="status" className="mt-4 text-ink-2">
              {t('bound.working', { kind })}
            </p>
            <SkeletonLine className="mt-6" width="60%" height="44px" />
          </>
        )}
        {stage.at === 'refused' && <p className="mt-4 text-ink-2">{t('bound.refusedText', { kind })}</p>}
        {stage.at === 'failed' && (
          <Banner tone="error" live className="mt-6">
            {stage.message}
          </Banner>
        )}
        {stage.at !== 'working' && (
          <Button kind="primary" className="mt-6" render={<Link to={security} replace />}>
            {t('bound.back')}
          </Button>
        )}
      </div>
    </div>
  )
}
