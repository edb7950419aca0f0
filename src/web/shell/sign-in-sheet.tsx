// L8: sign-in in a sheet over the page, with the form of the sign-in page. Loaded when an action needs it.
import { useRef } from 'react'
import { useTexts } from '#web/texts.tsx'
import { LoginForm, DemoInbox } from '#features/accounts/parts/login-form.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useRoot } from '#web/root-data.ts'

export function SignInSheet({ open, onClose, onDone }: { open: boolean; onClose: () => void; onDone: () => unknown }) {
  const { t } = useTexts(['accounts', 'shop'])
  const demo = useRoot()?.demo ?? false
  const firstBox = useRef<HTMLInputElement>(null)
  return (
    <Sheet open={open} onClose={onClose} title={t('login.title')} text={t('login.quickIntro')} closeLabel={t('shop:close')} wide="centre" initialFocus={firstBox}>
      {demo && <DemoInbox className="mb-5" />}
      <LoginForm quick onDone={onDone} firstBox={firstBox} />
      <p className="mt-5 text-13 text-ink-2">{t('login.newHere')}</p>
    </Sheet>
  )
}
