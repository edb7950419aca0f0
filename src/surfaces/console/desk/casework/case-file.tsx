// Beside a case: what staff note of it among themselves, and what was done to it.
import { Button, Input } from 'antd'
import { useState } from 'react'
import type { CaseBase } from './calls.ts'
import { call, newRequestId } from '../call.ts'
import { Fault } from '../fault.tsx'
import { Sec } from '../sec.tsx'
import { Time } from '../time.tsx'
import { useAsked, useDoing } from '../use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  base: CaseBase
  id: number
  /** changes with the case: then its history is read anew */
  version: string
  mayNote: boolean
}
export const CaseFile = (props: Props) => <File key={`${props.id} ${props.version}`} {...props} />

function File({ base, id, mayNote }: Props) {
  const { t } = useTexts('console')
  const { data, fault, again } = useAsked(`${base}/file`, { id })
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
      <section>
        <Sec title={t('casework.history')} />
        {fault && <Fault fault={fault} />}
        {data?.history.length === 0 && <p className="muted">{t('casework.noHistory')}</p>}
        <ol className="thread">
          {data?.history.map((deed) => (
            <li key={deed.id}>
              <DeedWords action={deed.action} />, {deed.by}
              <Time at={deed.at} />
              {deed.reason && <q>{deed.reason}</q>}
            </li>
          ))}
        </ol>
      </section>
    </>
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
