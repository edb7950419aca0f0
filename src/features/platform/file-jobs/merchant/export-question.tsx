// What is to be taken out: of orders and claims those of a time.
import { useState } from 'react'
import type { ExportKind } from './export-kinds.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { serverNow } from '#surfaces/console/desk/clock.ts'
import type { Exporting } from '#surfaces/console/desk/list/export-link.tsx'
import { Question, Radios } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  kind: ExportKind
  /** of what a list asks for, where that is where somebody comes from */
  asked: Exporting | undefined
  onBegun: () => void
  onClose: () => void
}
const spans = { week: 7, month: 31, quarter: 92, year: 366 } as const
type Span = keyof typeof spans
const day = 24 * 3600 * 1000

export function ExportQuestion({ kind, asked, onBegun, onClose }: Props) {
  const { t } = useTexts('filejobsmerchant')
  const [span, setSpan] = useState<Span>('month')
  const [requestId] = useState(newRequestId)
  const beginning = useDoing(async () => {
    const now = serverNow()
    const range = { from: new Date(now - spans[span] * day).toISOString(), until: new Date(now).toISOString() }
    const only = asked?.only ?? {}
    if (kind.ranged) await call(kind.path, { ...range, ...only, requestId })
    else await call(kind.path, { ...only, requestId })
    say(t('begun'))
    onBegun()
    onClose()
  })
  return (
    <Question
      title={t(`ask.${kind.name}`)}
      verb={t('takeOut')}
      suggested
      doing={beginning}
      onDo={() => void beginning.run()}
      onClose={onClose}
    >
      {asked && asked.told.length > 0 && (
        <p>
          <span className="muted">{t('asInList')}</span> {asked.told.join(' · ')}
        </p>
      )}
      {kind.ranged && !(asked && 'from' in asked.only) && (
        <Radios
          legend={t('span.legend')}
          choices={(Object.keys(spans) as Span[]).map((value) => ({ value, label: t(`span.${value}`) }))}
          value={span}
          onChoose={setSpan}
        />
      )}
      <p className="small muted">{t(`tells.${kind.name}`)}</p>
    </Question>
  )
}
