// What the page was, is and will be: shown again, taken into the draft, or called off before its hour.
import { Button, Drawer } from 'antd'
import { useState } from 'react'
import { usePageDesk, type Revision } from './parts/page-desk.ts'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { Question } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { State, type StateKind } from '#surfaces/console/desk/state.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

type Act = 'shown' | 'draft' | 'callOff'
interface Props {
  writes: boolean
  version: { readonly current: number }
  flush: () => Promise<boolean>
  hasDraft: boolean
  onDone: () => void
  onClose: () => void
}
const stateKinds: Record<Revision['state'], StateKind> = {
  planned: 'pay',
  shown: 'done',
  past: 'off',
  calledOff: 'off',
}

export function PageHistory(props: Props) {
  const { t } = useTexts('composermerchant')
  const { history } = usePageDesk()
  const { data, fault, again } = useAsked(history.path, history.input)
  const [asks, ask] = useState<{ act: Act; revision: Revision }>()
  return (
    <Drawer open size={500} title={t('history')} onClose={props.onClose}>
      {!data && (fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={4} />)}
      {data?.records.length === 0 && <p className="muted">{t('noHistory')}</p>}
      <ul className="page-revisions">
        {data?.records.map((revision) => (
          <RevisionRow
            key={revision.id}
            revision={revision}
            writes={props.writes}
            onAsk={(act) => ask({ act, revision })}
          />
        ))}
      </ul>
      {asks && <ActQuestion {...props} {...asks} onClose={() => ask(undefined)} />}
    </Drawer>
  )
}
interface RowProps {
  revision: Revision
  writes: boolean
  onAsk: (act: Act) => void
}
function RevisionRow({ revision, writes, onAsk }: RowProps) {
  const { t } = useTexts('composermerchant')
  const { when } = useFormat()
  const { words, saidChange } = usePageDesk()
  const { number, state, startsAt, endsAt, by, blocks, broughtBack } = revision
  const changes = saidChange && 'changes' in revision ? revision.changes.map(saidChange) : []
  const facts = [
    blocks === 0 ? words.name : t('blocksOf', { count: blocks }),
    by ?? t('byGone'),
    ...(broughtBack === null ? [] : [t('again', { number: broughtBack })]),
  ]
  return (
    <li>
      <p className="row between">
        <b className="strong">{t('revision', { number })}</b>
        <State kind={stateKinds[state]}>{t(`state.${state}`)}</State>
      </p>
      <p className="small">
        {endsAt === null
          ? t('since', { at: when(startsAt) })
          : t('fromUntil', { from: when(startsAt), until: when(endsAt) })}
      </p>
      <p className="small muted">{facts.join(' · ')}</p>
      {changes.length > 0 && (
        <ul className="small page-changes">
          {changes.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {writes && (
        <p className="row">
          {state === 'planned' && (
            <Button size="small" onClick={() => onAsk('callOff')}>
              {t('callOff')}
            </Button>
          )}
          {(state === 'past' || state === 'calledOff') && (
            <Button size="small" onClick={() => onAsk('shown')}>
              {t('showAgain')}
            </Button>
          )}
          <Button size="small" type="text" onClick={() => onAsk('draft')}>
            {t('intoDraft')}
          </Button>
        </p>
      )}
    </li>
  )
}
interface QuestionProps extends Props {
  act: Act
  revision: Revision
}
function ActQuestion({ act, revision: { id, number }, version, flush, hasDraft, onDone, onClose }: QuestionProps) {
  const { t } = useTexts('composermerchant')
  const desk = usePageDesk()
  const doing = useDoing(async () => {
    if (!(await flush())) return onClose()
    const given = { id, version: version.current }
    if (act === 'callOff') await desk.callOff(given)
    else await desk.rollBack({ ...given, as: act })
    say(t(`done.${act}`, { number }))
    onDone()
  })
  return (
    <Question
      title={t(`ask.${act}.title`, { number })}
      verb={t(`ask.${act}.verb`)}
      suggested={act === 'shown' || (act === 'draft' && !hasDraft)}
      doing={doing}
      onDo={() => void doing.run()}
      onClose={onClose}
    >
      <p>{act === 'draft' && hasDraft ? t('ask.draft.over') : t(`ask.${act}.text`)}</p>
    </Question>
  )
}
