// Publishing the draft: now or from an hour to come on, for good or until an hour.
import { Checkbox } from 'antd'
import { useState, type ReactNode } from 'react'
import { usePageDesk } from './parts/page-desk.ts'
import { serverNow } from '#surfaces/console/desk/clock.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { Question, Radios } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { TimeField } from '#surfaces/console/desk/time-field.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  /** what whoever publishes should know */
  missing: ReactNode
  /** Everything that was written is kept; whether it is. */
  flush: () => Promise<boolean>
  version: { readonly current: number }
  onDone: () => void
  onClose: () => void
}
export function PublishQuestion({ missing, flush, version, onDone, onClose }: Props) {
  const { t } = useTexts('composermerchant')
  const desk = usePageDesk()
  const [when, setWhen] = useState<'now' | 'later'>('now')
  const [starts, setStarts] = useState<string | null>(null)
  const [ends, setEnds] = useState<string | null>()
  const [tried, setTried] = useState(false)
  const [startsAt, endsAt] = [when === 'later' ? starts : null, ends ?? null]
  const startFault = when === 'later' && (startsAt === null || Date.parse(startsAt) <= serverNow())
  const endFault =
    ends !== undefined &&
    (endsAt === null || Date.parse(endsAt) <= (startsAt === null ? serverNow() : Date.parse(startsAt)))
  const doing = useDoing(async () => {
    if (!(await flush())) return onClose()
    await desk.publish({ version: version.current, startsAt, endsAt })
    say(t(when === 'now' ? 'published' : 'scheduled'))
    onDone()
  })
  return (
    <Question
      title={t('publishTitle')}
      verb={t(when === 'now' ? 'publish' : 'schedule')}
      suggested
      doing={doing}
      onDo={() => {
        setTried(true)
        if (!startFault && !endFault) void doing.run()
      }}
      onClose={onClose}
    >
      <Times
        {...{ when, setWhen, starts, setStarts, ends, setEnds }}
        startFault={tried && startFault}
        endFault={tried && endFault}
      />
      {missing}
    </Question>
  )
}
interface TimesProps {
  when: 'now' | 'later'
  setWhen: (when: 'now' | 'later') => void
  starts: string | null
  setStarts: (starts: string | null) => void
  /** undefined: for good */
  ends: string | null | undefined
  setEnds: (ends: string | null | undefined) => void
  startFault: boolean
  endFault: boolean
}
function Times({ when, setWhen, starts, setStarts, ends, setEnds, startFault, endFault }: TimesProps) {
  const { t } = useTexts('composermerchant')
  return (
    <>
      <Radios
        legend={t('when')}
        choices={[
          { value: 'now', label: t('now') },
          { value: 'later', label: t('later') },
        ]}
        value={when}
        onChoose={setWhen}
      />
      {when === 'later' && (
        <Field label={t('startsAt')} fault={startFault ? t('startsFault') : undefined}>
          {(own) => <TimeField {...own} value={starts} onTake={setStarts} />}
        </Field>
      )}
      <Checkbox checked={ends !== undefined} onChange={({ target }) => setEnds(target.checked ? null : undefined)}>
        {t('hasEnd')}
      </Checkbox>
      {ends !== undefined && (
        <Field label={t('endsAt')} help={t('endsHelp')} fault={endFault ? t('endsFault') : undefined}>
          {(own) => <TimeField {...own} value={ends} onTake={setEnds} />}
        </Field>
      )}
    </>
  )
}
