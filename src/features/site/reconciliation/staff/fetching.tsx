// Files on their way: providers take their time, and what comes stands in the list by itself.
import { useEffect } from 'react'
import { usePolled } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

const [often, comesWithin] = [3000, 60_000]
export function Fetching({ again, onEnd }: { again: () => void; onEnd: () => void }) {
  const { t } = useTexts('reconciliationstaff')
  usePolled(again, often)
  useEffect(() => {
    const timer = setTimeout(onEnd, comesWithin)
    return () => clearTimeout(timer)
    // once from when it began, whatever is drawn anew meanwhile
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return (
    <span className="small muted" role="status">
      {t('fetching')}
    </span>
  )
}
