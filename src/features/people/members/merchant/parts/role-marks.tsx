// What a role may do, as signs in a table: a tick changes, an eye sees. The same at both desks.
import { Check, Eye } from 'lucide-react'
import { useTexts } from '#web/texts.tsx'

/** What a role may do in an area, as a sign. */
export function RoleMark({ area, permissions }: { area: string; permissions: readonly string[] }) {
  const { t } = useTexts('membersmerchant')
  if (permissions.includes(`${area}.write`)) return <Check className="i" size={16} aria-label={t('changes')} />
  if (permissions.includes(`${area}.read`)) return <Eye className="i faint" size={15} aria-label={t('sees')} />
  return (
    <span className="faint">
      <span aria-hidden="true">·</span>
      <span className="vh">{t('nothing')}</span>
    </span>
  )
}
/** What the signs say. */
export function RoleLegend() {
  const { t } = useTexts('membersmerchant')
  return (
    <span className="row muted">
      <Check className="i" size={16} aria-hidden="true" />
      {t('changes')}
      <Eye className="i faint" size={15} aria-hidden="true" />
      {t('sees')}
    </span>
  )
}
