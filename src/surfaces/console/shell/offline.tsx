// What holds for the whole desk, a line under the top bar each: no connection, what is loaded stays readable; a shop
// that is closed for good.
import { CloudOff, Lock } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useMember } from '../desk/member.tsx'
import { useTexts } from '#web/texts.tsx'

const subscribe = (listener: () => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
export function Offline() {
  const { t } = useTexts('console')
  if (useSyncExternalStore(subscribe, () => navigator.onLine)) return null
  return (
    <p className="note offline" role="status">
      <CloudOff className="i" size={16} />
      {t('shell.offline')}
    </p>
  )
}
export function ClosedShop() {
  const { t } = useTexts('console')
  if (!useMember().closed) return null
  return (
    <p className="note offline" role="status">
      <Lock className="i" size={16} />
      {t('shell.closed')}
    </p>
  )
}
