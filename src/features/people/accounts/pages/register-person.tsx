// An account for oneself, /login/login/registerGr: proven address, password, agreement.
import { href, Link, useNavigate } from 'react-router'
import type { ShellHandle } from '#web/root-data.ts'
import { takeReturnPage } from '#web/session.ts'
import { Form } from '#web/form-frame.tsx'
import { useTexts } from '#web/texts.tsx'
import { EntranceFrame } from '../parts/entrance-frame.tsx'
import { useEntranceLink } from '../parts/entrance-link.ts'
import { RegisterFieldset } from '../parts/register-fields.tsx'
import { SubmitButton } from '#ui/controls/submit-button.tsx'
import { useRegisterForm } from '../parts/use-register-form.tsx'

export const handle: ShellHandle = { shell: 'form' }
export const meta = () => []

export default function RegisterPersonPage() {
  const { t } = useTexts('accounts')
  const navigate = useNavigate()
  const entrance = useEntranceLink()
  const { form, by, setBy } = useRegisterForm('individual', () => navigate(takeReturnPage(), { replace: true }))
  return (
    <EntranceFrame title={t('register.personTitle')}>
      <Form form={form} className="grid gap-5">
        <RegisterFieldset form={form} kind={by} onKind={setBy} />
        <SubmitButton size="lg" wide busy={form.busy}>
          {t('register.submit')}
        </SubmitButton>
      </Form>
      <p className="mt-5 text-13">
        {t('login.haveAccount')}{' '}
        <Link to={entrance(href('/login/login'))} className="login-link">
          {t('login.signIn')}
        </Link>
      </p>
    </EntranceFrame>
  )
}
