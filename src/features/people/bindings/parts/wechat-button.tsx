// "Continue with WeChat": begins the authorization and leaves for WeChat's page.
// It is drawn only where the shop has keys for it.
import { MessagesSquare } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { call, CallError } from '#web/call.ts'
import { rememberPage } from '#web/session.ts'
import { useTexts } from '#web/texts.tsx'

export interface WechatButtonProps {
  /** What the page's loader knows (`user/bind/ways`); else the button asks itself. */
  offered?: boolean
  /** False: a press says what is missing (`onLack`) and leads nowhere. */
  agreed?: boolean
  onLack?: () => void
  words?: string
  kind?: 'second' | 'primary'
}

export function WechatButton({ offered, agreed = true, onLack, words, kind = 'second' }: WechatButtonProps) {
  const { t } = useTexts('bindings')
  const [open, setOpen] = useState(offered ?? false)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  useEffect(() => {
    if (offered !== undefined) return
    call('/api/v2/user/bind/ways', {}, { quiet: true, stay: true }).then(
      ({ login }) => setOpen(login.includes('wechat')),
      () => undefined, // one way less
    )
  }, [offered])
  // whoever comes back by the browser's Back finds the button awake
  useEffect(() => {
    const wake = () => setBusy(false)
    addEventListener('pageshow', wake)
    return () => removeEventListener('pageshow', wake)
  }, [])
  const leave = async () => {
    if (!agreed) return onLack?.()
    setBusy(true)
    setFault(undefined)
    try {
      const { url } = await call(
        '/api/v2/user/bind/start',
        { kind: 'wechat', purpose: 'login' },
        { quiet: true, stay: true },
      )
      rememberPage(new URLSearchParams(location.search).get('from') ?? location.pathname + location.search)
      location.assign(url)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setBusy(false)
      setFault(error.message || t('button.failed'))
    }
  }
  if (!open) return null
  return (
    <div>
      <Button kind={kind} size="lg" wide busy={busy} onClick={() => void leave()}>
        <Icon of={MessagesSquare} size={20} />
        {words ?? t('button.wechat')}
      </Button>
      <p role="alert" className="mt-2 text-13 font-medium text-primary-ink empty:hidden">
        {fault ?? ''}
      </p>
    </div>
  )
}
