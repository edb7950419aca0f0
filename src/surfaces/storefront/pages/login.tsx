// Sign-in, /login/login and /login/login/quick: by a code to an e-mail or phone, by password, by WeChat.
// `?by=` is the way, `?from=` the page to return to.
import { href, Link, redirect, useLoaderData, useLocation, useNavigate, useSearchParams } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { useLang } from '#ui/text/lang.tsx'
import { visitContext } from '#web/context.ts'
import { loadIfPossible } from '#web/load.ts'
import { ownPage } from '#web/own-path.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { wayOn } from '#features/people/accounts/parts/arrive.ts'
import { homeContact } from '#features/people/accounts/parts/contact.ts'
import { EntranceFrame } from '#features/people/accounts/parts/entrance-frame.tsx'
import { useEntranceLink } from '#features/people/accounts/parts/entrance-link.ts'
import { LoginForm } from '#features/people/accounts/parts/login-form.tsx'
import { WechatButton } from '#features/people/bindings/parts/wechat-button.tsx'
import { loginWays, type LoginWay } from '#features/people/accounts/parts/use-login-form.tsx'

export const handle: ShellHandle = { shell: 'form' }
export const meta = () => []

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const { pathname, searchParams } = new URL(request.url)
  const [person, ways] = await Promise.all([
    visit.signedIn ? loadIfPossible(visit, '/api/v2/user/getUserInfo', {}) : undefined,
    loadIfPossible(visit, '/api/v2/user/bind/ways', {}),
  ])
  // a token that still lives needs no second sign-in; a dead one does
  if (person) throw redirect(ownPage(searchParams.get('from')))
  return { quick: pathname.replace(/\.data$/, '').endsWith('/quick'), wechat: ways?.login.includes('wechat') ?? false }
}

/** WeChat below the form: where the agreement is wanted first, a press says so. */
const byWechat = (agreed: boolean, lack: () => void) => <WechatButton offered agreed={agreed} onLack={lack} />

export default function LoginPage() {
  const { quick, wechat } = useLoaderData<typeof loader>()
  const { t } = useTexts('accounts')
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation() as { state: { account?: string } | null }
  const lang = useLang()
  const entrance = useEntranceLink()
  const asked = query.get('by')
  const way = loginWays.find((w) => w === asked) ?? homeContact(lang)
  const wayLink = (to: LoginWay): string => {
    const next = new URLSearchParams(query)
    next.set('by', to)
    return `?${next}`
  }
  return (
    <EntranceFrame title={t('login.title')} intro={t('login.intro')} narrow={quick} codeless={way === 'password'}>
      <LoginForm
        way={way}
        onWay={(to) => void navigate(wayLink(to), { replace: true, preventScrollReset: true })}
        wayLink={wayLink}
        quick={quick}
        {...(wechat && { others: byWechat })}
        account={state?.account}
        onDone={(person) => navigate(wayOn(person), { replace: true })}
      />
      <p className="mt-6 text-13">
        <Link to={entrance(href('/login/login/register'))} className="login-link">
          {t('login.register')}
        </Link>
      </p>
      {query.has('from') && <p className="mt-2 text-13 text-ink-3">{t('login.back')}</p>}
    </EntranceFrame>
  )
}
