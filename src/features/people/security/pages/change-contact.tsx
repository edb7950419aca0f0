// Another e-mail, /user/user/changeEmail, or another phone, /user/user/changePhone; or the first one.
import { href, useLoaderData, useNavigate } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { toast } from '#ui/feedback/toast.tsx'
import { visitContext } from '#web/context.ts'
import { load, toSignIn } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { ContactForm } from '../parts/contact-form.tsx'
import { Frame } from '../parts/frame.tsx'

type Loaded = Awaited<ReturnType<typeof loader>>
export const handle: ShellHandle<Loaded> = {
  tab: 'me',
  title: (t, { kind, security }) => t(`security:${kind}.${security[kind] === null ? 'titleAdd' : 'titleChange'}`),
}
export const meta = () => []

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  const kind = /changeEmail(?:\.data)?$/.test(new URL(request.url).pathname) ? ('email' as const) : ('phone' as const)
  return { kind, security: await load(visit, '/api/v2/user/security', {}) }
}

export default function ChangeContactPage() {
  const { kind, security } = useLoaderData<typeof loader>()
  const { t } = useTexts('security')
  const navigate = useNavigate()
  const masked = security[kind]
  const done = async () => {
    toast(t(`${kind}.saved`), { kind: 'success' })
    await navigate(href('/user/user/system'), { replace: true })
  }
  return (
    <Frame
      title={masked === null ? t(`${kind}.titleAdd`) : t(`${kind}.titleChange`)}
      intro={masked === null ? t(`${kind}.introAdd`) : t(`${kind}.introChange`, { masked })}
    >
      <ContactForm key={kind} kind={kind} security={security} onDone={done} />
    </Frame>
  )
}
