// Sign-in in a sheet over the page, with the form of the sign-in page. Loaded when an action needs it.
import { useRef, useState } from 'react'
import { DemoInbox } from '#features/people/accounts/parts/demo-inbox.tsx'
import { homeContact } from '#features/people/accounts/parts/contact.ts'
import { LoginForm } from '#features/people/accounts/parts/login-form.tsx'
import type { LoginWay } from '#features/people/accounts/parts/use-login-form.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { useRoot } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'

export function SignInSheet({ open, onClose, onDone }: { open: boolean; onClose: () => void; onDone: () => unknown }) {
  const { t } = useTexts(['accounts', 'storefront'])
  const demo = useRoot()?.demo ?? false
  const lang = useLang()
  const [way, setWay] = useState<LoginWay>(homeContact(lang))
  const firstBox = useRef<HTMLInputElement>(null)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('login.title')}
      text={t('login.quickIntro')}
      closeLabel={t('storefront:close')}
      wide="centre"
      initialFocus={firstBox}
    >
      {demo && way !== 'password' && <DemoInbox className="mb-5" />}
      <LoginForm quick way={way} onWay={setWay} onDone={onDone} firstBox={firstBox} />
      <p className="mt-5 text-13 text-ink-2">{t('login.newHere')}</p>
    </Sheet>
  )
}
