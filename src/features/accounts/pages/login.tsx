// Sign-in, /login/login and /login/login/quick: e-mail and code; a new address gets an account.
import { useTexts } from '#web/texts.tsx'
import { redirect, useLoaderData, useNavigate, useSearchParams } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { visitContext } from '#web/context.ts'
import { loadIfPossible } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { takeReturnPage } from '#web/session.ts'
import { DemoInbox, LoginForm } from '../parts/login-form.tsx'

export const handle: ShellHandle = { shell: 'form' }
export const meta = () => []

const ours = (path: string | null): path is string => path !== null && /^\/(?![/\\])/.test(path)

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const { pathname, searchParams } = new URL(request.url)
  const from = searchParams.get('from')
  // a token that still lives needs no second sign-in; a dead one does
  if (visit.signedIn && (await loadIfPossible(visit, '/api/v2/user/getUserInfo', {}))) throw redirect(ours(from) ? from : '/')
  return { demo: visit.demo, quick: pathname.endsWith('/quick') }
}

export default function LoginPage() {
  const { demo, quick } = useLoaderData<typeof loader>()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { t } = useTexts('accounts')
  return (
    <div className={quick ? 'wrap login login-quick' : 'wrap login'}>
      <title>{`${t('login.title')} · Miralo`}</title>
      {!quick && (
        <div className="login-aside">
          <p className="display">{t('login.welcome')}</p>
          <p>{t('login.aside')}</p>
        </div>
      )}
      <section className="login-box">
        <h1 className="display">{t('login.title')}</h1>
        <p className="mt-2 text-ink-2">{t('login.intro')}</p>
        {demo && <DemoInbox className="mt-5" />}
        <div className="mt-6">
          <LoginForm quick={quick} onDone={() => navigate(takeReturnPage(), { replace: true })} />
        </div>
        <p className="mt-5 text-13 text-ink-2">{t('login.newHere')}</p>
        {query.has('from') && <p className="mt-1 text-13 text-ink-3">{t('login.back')}</p>}
      </section>
    </div>
  )
}
