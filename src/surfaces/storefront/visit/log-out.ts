// Logging out: the shop ends the token, then token, person and cart count are forgotten here, and home is shown.
import { useTexts } from '#web/texts.tsx'
import { href, useNavigate } from 'react-router'
import { toast } from '#ui/feedback/toast.tsx'
import { call } from '#web/call.ts'
import { dropSession } from '#web/session.ts'

export function useLogOut(): () => Promise<void> {
  const { t } = useTexts()
  const navigate = useNavigate()
  return async () => {
    const told = call('/api/v2/user/logout', {}, { quiet: true })
    dropSession() // at once, also when the shop cannot be told
    await told.catch(() => undefined)
    toast(t('loggedOut'))
    await navigate(href('/'))
  }
}
