// Sign-in in a sheet over the page, with the form of the sign-in page. Loaded when an action needs it.
import { useRef, useState } from 'react'
import { DemoInbox } from '#features/accounts/parts/demo-inbox.tsx'
import { homeContact } from '#features/accounts/parts/contact.ts'
import { LoginForm } from '#features/accounts/parts/login-form.tsx'
import type { LoginWay } from '#features/accounts/parts/use-login-form.tsx'
import { useLang } from '#ui/lang.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useRoot } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'

export function SignInSheet({ open, onClose, onDone }: { open: boolean; onClose: () => void; onDone: () => unknown }) {
  const { t } = useTexts(['accounts', 'shop'])
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
      closeLabel={t('shop:close')}
      wide="centre"
      initialFocus={firstBox}
    >
      {demo && way !== 'password' && <DemoInbox className="mb-5" />}
      <LoginForm quick way={way} onWay={setWay} onDone={onDone} firstBox={firstBox} />
      <p className="mt-5 text-13 text-ink-2">{t('login.newHere')}</p>
    </Sheet>
  )
}
