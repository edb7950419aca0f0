// The changes of one number, newest first: from what to what, why, who and when.
import { unitOf, type Setting } from './drafts.ts'
import { useValueWords } from './value-words.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

export function SettingChanges({ setting }: { setting: Setting }) {
  const { t } = useTexts('settingsstaff')
  const words = useValueWords()
  const { data, fault } = useAsked('/api/v2/admin/setting/history', { name: setting.name })
  const said = (value: number | null) => (value === null ? '' : words(unitOf(setting), value))
  if (fault) return <Fault fault={fault} />
  return (
    <ol className="number-changes small">
      {data?.records.map(({ at, by, before, after, reason }) => (
        <li key={at}>
          <span>{t('change', { before: said(before), after: said(after) })}</span> <q>{reason}</q>{' '}
          <span className="faint">
            {by} <Time at={at} />
          </span>
        </li>
      ))}
      {data?.records.length === 0 && <li className="faint">{t('noHistory')}</li>}
    </ol>
  )
}
