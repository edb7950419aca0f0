// Publishing the draft: now or from an hour to come on, for good or until an hour; and what shoppers will miss of it.
import { Checkbox, Input } from 'antd'
import { useState } from 'react'
import { isSilent, lacksOf, needOf, type Block } from './blocks.ts'
import { tongueNames } from './parts/page-frame.tsx'
import { languages } from '#kernel/text/language.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { serverNow } from '#surfaces/console/desk/clock.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { Question, Radios } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  blocks: readonly Block[]
  /** Everything that was written is kept; whether it is. */
  flush: () => Promise<boolean>
  version: { readonly current: number }
  onDone: () => void
  onClose: () => void
}
/** By the clock of whoever types. */
function timeIn(typed: string): string | null {
  const at = new Date(typed)
  return typed === '' || Number.isNaN(at.getTime()) ? null : at.toISOString()
}
export function PublishQuestion({ blocks, flush, version, onDone, onClose }: Props) {
  const { t } = useTexts('composermerchant')
  const [when, setWhen] = useState<'now' | 'later'>('now')
  const [starts, setStarts] = useState('')
  const [ends, setEnds] = useState<string>()
  const [tried, setTried] = useState(false)
  const [startsAt, endsAt] = [when === 'later' ? timeIn(starts) : null, ends === undefined ? null : timeIn(ends)]
  const startFault = when === 'later' && (startsAt === null || Date.parse(startsAt) <= serverNow())
  const endFault =
    ends !== undefined &&
    (endsAt === null || Date.parse(endsAt) <= (startsAt === null ? serverNow() : Date.parse(startsAt)))
  const doing = useDoing(async () => {
    if (!(await flush())) return onClose()
    await call('/api/v2/mch/page/publish', { version: version.current, startsAt, endsAt, requestId: newRequestId() })
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
      <Missing blocks={blocks} />
    </Question>
  )
}
interface TimesProps {
  when: 'now' | 'later'
  setWhen: (when: 'now' | 'later') => void
  starts: string
  setStarts: (starts: string) => void
  /** undefined: for good */
  ends: string | undefined
  setEnds: (ends: string | undefined) => void
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
          {(own) => (
            <Input {...own} type="datetime-local" value={starts} onChange={({ target }) => setStarts(target.value)} />
          )}
        </Field>
      )}
      <Checkbox checked={ends !== undefined} onChange={({ target }) => setEnds(target.checked ? '' : undefined)}>
        {t('hasEnd')}
      </Checkbox>
      {ends !== undefined && (
        <Field label={t('endsAt')} help={t('endsHelp')} fault={endFault ? t('endsFault') : undefined}>
          {(own) => (
            <Input {...own} type="datetime-local" value={ends} onChange={({ target }) => setEnds(target.value)} />
          )}
        </Field>
      )}
    </>
  )
}
/** What keeps nobody from publishing. */
function Missing({ blocks }: { blocks: readonly Block[] }) {
  const { t } = useTexts('composermerchant')
  const shown = blocks.filter(({ hidden }) => !hidden)
  const empty = shown.filter((block) => needOf(block)).length
  const silent = shown.filter(isSilent).length
  const lacking = languages.flatMap((lang) => {
    const count = shown.filter((block) => lacksOf(block).includes(lang)).length
    return count > 0 ? [t('missingIn', { count, language: tongueNames[lang] })] : []
  })
  const lines = [
    ...(empty > 0 ? [t('emptyBlocks', { count: empty })] : []),
    ...lacking,
    ...(silent > 0 ? [t('silentBlocks', { count: silent })] : []),
  ]
  if (lines.length === 0) return null
  return (
    <ul className="small muted page-missing">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
