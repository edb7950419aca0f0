// No connection: one line under the top bar; what is loaded stays readable.
import { CloudOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
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
