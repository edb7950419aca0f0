// The login password, /user/user/changePassword. The other devices are signed out by it. `?back=` leads on to the page
// that asked for it.
import { href, useLoaderData, useNavigate } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { toast } from '#ui/feedback/toast.tsx'
import { visitContext } from '#web/context.ts'
import { load, toSignIn } from '#web/load.ts'
import { ownPath } from '#web/own-path.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { Frame } from '../parts/frame.tsx'
import { PasswordForm } from '../parts/password-form.tsx'

type Loaded = Awaited<ReturnType<typeof loader>>
export const handle: ShellHandle<Loaded> = {
  tab: 'me',
  title: (t, { hasPassword }) => t(hasPassword ? 'security:password.titleChange' : 'security:password.titleSet'),
}
export const meta = () => []

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  const back = ownPath(new URL(request.url).searchParams.get('back'))
  return { ...(await load(visit, '/api/v2/user/security', {})), back }
}

export default function ChangePasswordPage() {
  const { back, ...security } = useLoaderData<typeof loader>()
  const { hasPassword } = security
  const { t } = useTexts('security')
  const navigate = useNavigate()
  const done = async () => {
    toast(hasPassword ? t('password.savedChange') : t('password.savedSet'), { kind: 'success' })
    await navigate(back ?? href('/user/user/system'), { replace: true })
  }
  return (
    <Frame
      title={hasPassword ? t('password.titleChange') : t('password.titleSet')}
      intro={hasPassword ? t('password.introChange') : t('password.introSet')}
    >
      <PasswordForm security={security} onDone={done} />
    </Frame>
  )
}
