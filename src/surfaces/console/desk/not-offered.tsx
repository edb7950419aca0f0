// Beside what the platform does without at present: nothing new begins, what is there goes on.
import { useMember } from './member.tsx'
import type { SwitchName } from '#kernel/switches.ts'
import { useTexts } from '#web/texts.tsx'

export function NotOffered({ of }: { of: SwitchName }) {
  const { t } = useTexts('console')
  return useMember().offers(of) ? null : <p className="small muted">{t('notOffered')}</p>
}
