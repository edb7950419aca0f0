// Beside a case: what staff note of it among themselves, and what was done to it.
import { Button, Input } from 'antd'
import { useEffect, useRef, useState } from 'react'
import type { CaseBase, Taken } from './calls.ts'
import { call, newRequestId, type CallFault, type Output } from '../call.ts'
import { Fault } from '../fault.tsx'
import { useFormat } from '../format.ts'
import { Sec } from '../sec.tsx'
import { Time } from '../time.tsx'
import { useAsked, useDoing, usePolled } from '../use-call.ts'
import { useTexts } from '#web/texts.tsx'

/** Where the note for colleagues is typed. */
export const noteKey = 'case-note'
const minute = 60_000
interface Props {
  base: CaseBase
  id: number
  /** changes with the case: then its history is read anew, and what is typed stays */
  version: string
  taken: Taken
  mayNote: boolean
}
export function CaseFile({ base, id, version, taken, mayNote }: Props) {
  const { t } = useTexts('console')
  const { data, fault, again } = useAsked(`${base}/file`, { id })
  const read = useRef(version)
  useEffect(() => {
    if (read.current !== version) again()
    read.current = version
  }, [version, again])
  usePolled(again, minute)
  return (
    <>
      <section>
        <Sec title={t('casework.notes')} note={t('casework.notesWho')} />
        <div>
          {data?.notes.map((note) => (
            <p key={note.id} className="inner">
              {note.words}
              <br />
              <span className="muted">
                {note.by} <Time at={note.at} />
              </span>
            </p>
          ))}
          {mayNote && <NoteForm base={base} id={id} onDone={again} />}
          {!mayNote && data?.notes.length === 0 && <p className="muted">{t('casework.noNotes')}</p>}
        </div>
      </section>
      <History deeds={data?.history} fault={fault} taken={taken} />
    </>
  )
}
type Deeds = Output<`${CaseBase}/file`>['history']
interface HistoryProps {
  deeds: Deeds | undefined
  fault: CallFault | undefined
  taken: Taken
}
/** The newest first; who has it now before all. */
function History({ deeds, fault, taken }: HistoryProps) {
  const { t } = useTexts('console')
  const { when } = useFormat()
  return (
    <section>
      <Sec title={t('casework.history')} />
      {fault && fault.status !== 404 && <Fault fault={fault} />}
      {deeds?.length === 0 && !taken && <p className="muted">{t('casework.noHistory')}</p>}
      <ol className="thread">
        {taken && (
          <li className="now">
            {taken.mine ? t('casework.mine') : t('casework.takenBy', { by: taken.by })}
            <time dateTime={taken.until}>{t('casework.until', { time: when(taken.until) })}</time>
          </li>
        )}
        {deeds?.map((deed) => (
          <li key={deed.id}>
            <DeedWords action={deed.action} />, {deed.by}
            <Time at={deed.at} />
            {deed.reason && <q>{deed.reason}</q>}
          </li>
        ))}
      </ol>
    </section>
  )
}
/** As the audit log says it. */
function DeedWords({ action }: { action: string }) {
  const { t, has } = useTexts('auditlog')
  const key = `deed.${action.replace(/\.([a-zA-Z])/g, (_, letter: string) => letter.toUpperCase())}`
  return has(key) ? t(key as 'deed.orderShip') : action
}
function NoteForm({ base, id, onDone }: { base: CaseBase; id: number; onDone: () => void }) {
  const { t } = useTexts('console')
  const [words, setWords] = useState('')
  const sending = useDoing(async () => {
    await call(`${base}/note`, { id, words: words.trim(), requestId: newRequestId() })
    setWords('')
    onDone()
  })
  return (
    <form
      className="case-note"
      onSubmit={(event) => {
        event.preventDefault()
        if (words.trim() !== '') void sending.run()
      }}
    >
      <Input.TextArea
        id={noteKey}
        aria-label={t('casework.note')}
        placeholder={t('casework.note')}
        autoSize={{ minRows: 1, maxRows: 6 }}
        maxLength={500}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {words.trim() !== '' && (
        <Button htmlType="submit" aria-busy={sending.busy}>
          {t('casework.keepNote')}
        </Button>
      )}
      {sending.fault && <Fault fault={sending.fault} />}
    </form>
  )
}
