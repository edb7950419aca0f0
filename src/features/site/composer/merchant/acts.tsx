// How the page stands, and what is done with it: published, looked back at, thrown away, cleared.
import { Button, Dropdown } from 'antd'
import { Ellipsis, History } from 'lucide-react'
import { useState } from 'react'
import type { Block, Detail } from './blocks.ts'
import { PageHistory } from './history.tsx'
import type { Saving, useAutosave } from './parts/use-autosave.ts'
import { PublishQuestion } from './publish-question.tsx'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { Question } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

type Draft = ReturnType<typeof useAutosave<Block>>
interface Props {
  detail: Detail
  draft: Draft
  writes: boolean
  onAgain: () => void
}
type Asks = 'history' | 'publish' | 'discard' | 'clear'
export function PageActs({ detail, draft, writes, onAgain }: Props) {
  const { t } = useTexts('composermerchant')
  const [asks, ask] = useState<Asks>()
  const hasDraft = detail.draft !== null || draft.saving.state !== 'idle'
  const close = () => ask(undefined)
  const more = [
    { key: 'discard', label: t('discard'), disabled: !hasDraft, onClick: () => ask('discard') },
    { key: 'clear', label: t('clear'), disabled: detail.shown === null, onClick: () => ask('clear') },
  ]
  const shown = draft.blocks.some(({ hidden }) => !hidden)
  return (
    <header className="row wrap between page-acts">
      <StateLine detail={detail} saving={draft.saving} onRetry={() => void draft.flush()} />
      <div className="acts">
        <Button type="text" icon={<History size={15} />} onClick={() => ask('history')}>
          {t('history')}
        </Button>
        {writes && (
          <>
            <Dropdown trigger={['click']} menu={{ items: more }}>
              <Button type="text" icon={<Ellipsis size={16} />} aria-label={t('more')} />
            </Dropdown>
            <Button
              type="primary"
              disabled={!hasDraft || !shown || draft.saving.state === 'elsewhere'}
              onClick={() => ask('publish')}
            >
              {t('publishAsk')}
            </Button>
          </>
        )}
      </div>
      {asks === 'history' && <PageHistory {...draft} {...{ writes, hasDraft }} onDone={onAgain} onClose={close} />}
      {asks === 'publish' && <PublishQuestion {...draft} onDone={onAgain} onClose={close} />}
      {(asks === 'discard' || asks === 'clear') && (
        <AwayQuestion act={asks} draft={draft} onDone={onAgain} onClose={close} />
      )}
    </header>
  )
}
interface StateProps {
  detail: Detail
  saving: Saving
  onRetry: () => void
}
/** Always there, so that nobody wonders. */
function StateLine({ detail: { shown, planned }, saving, onRetry }: StateProps) {
  const { t } = useTexts('composermerchant')
  const { when } = useFormat()
  const next = planned.at(-1)
  return (
    <p className="small page-state" role="status">
      <SavedAt saving={saving} onRetry={onRetry} />{' '}
      <span className="muted">
        {shown ? t('shownSince', { number: shown.number, at: when(shown.startsAt) }) : t('showsStandard')}
        {next && ` · ${t('nextAt', { number: next.number, at: when(next.startsAt) })}`}
      </span>
    </p>
  )
}
function SavedAt({ saving, onRetry }: Omit<StateProps, 'detail'>) {
  const { t } = useTexts('composermerchant')
  const { when } = useFormat()
  if (saving.state === 'idle') return <b className="strong">{t('noDraft')}</b>
  if (saving.state === 'saving') return <b className="strong">{t('saving')}</b>
  if (saving.state === 'saved') return <b className="strong">{t('savedAt', { at: when(saving.at) })}</b>
  if (saving.state === 'elsewhere') return <b className="strong deal">{t('notSaved')}</b>
  return (
    <span className="deal">
      {saving.fault.message || t('notSaved')}{' '}
      <button type="button" className="link" onClick={onRetry}>
        {t('retry')}
      </button>
    </span>
  )
}
interface AwayProps {
  act: 'discard' | 'clear'
  draft: Draft
  onDone: () => void
  onClose: () => void
}
function AwayQuestion({ act, draft, onDone, onClose }: AwayProps) {
  const { t } = useTexts('composermerchant')
  const doing = useDoing(async () => {
    await draft.flush()
    await call(`/api/v2/mch/page/${act}`, { version: draft.version.current, requestId: newRequestId() })
    say(t(`done.${act}`))
    onDone()
  })
  return (
    <Question
      title={t(`ask.${act}.title`)}
      verb={t(`ask.${act}.verb`)}
      doing={doing}
      onDo={() => void doing.run()}
      onClose={onClose}
    >
      <p>{t(`ask.${act}.text`)}</p>
    </Question>
  )
}
