// Where a hot word is going: up, down, new to the list; nothing when it stays.
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTexts } from '#web/texts.tsx'
import './trend.css'
import { Icon } from '#ui/layout/icon.tsx'

export function Trend({ trend }: { trend: 'up' | 'down' | 'same' | 'new' }) {
  const { t } = useTexts('search')
  if (trend === 'same') return null
  return (
    <span className="trend">
      {trend === 'new' ? t('trend.new') : <Icon of={trend === 'up' ? ArrowUp : ArrowDown} size={14} />}
      {trend !== 'new' && <span className="vh">{t(`trend.${trend}`)}</span>}
    </span>
  )
}
