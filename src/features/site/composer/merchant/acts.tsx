// How the page stands, and what is done with it: published, looked back at, thrown away, cleared.
import { Button, Dropdown } from 'antd'
import { Ellipsis, History } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { Detail } from './blocks.ts'
import { PageHistory } from './history.tsx'
import type { Saving, useAutosave } from './parts/use-autosave.ts'
import { usePageDesk } from './parts/page-desk.ts'
import { PublishQuestion } from './publish-question.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { Question } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

type Draft = Omit<ReturnType<typeof useAutosave<{ hidden: boolean }>>, 'set'>
interface Props {
  detail: Pick<Detail, 'draft' | 'shown' | 'planned'>
  draft: Draft
  /** what whoever publishes should know */
  missing: ReactNode
  writes: boolean
  onAgain: () => void
}
type Asks = 'history' | 'publish' | 'discard' | 'clear'
export function PageActs({ detail, draft, missing, writes, onAgain }: Props) {
  const { t } = useTexts('composermerchant')
  const { words } = usePageDesk()
  const [asks, ask] = useState<Asks>()
  const hasDraft = detail.draft !== null || draft.saving.state !== 'idle'
  const close = () => ask(undefined)
  const more = [
    { key: 'discard', label: t('discard'), disabled: !hasDraft, onClick: () => ask('discard') },
    { key: 'clear', label: words.clear, disabled: detail.shown === null, onClick: () => ask('clear') },
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
      {asks === 'publish' && <PublishQuestion {...draft} missing={missing} onDone={onAgain} onClose={close} />}
      {(asks === 'discard' || asks === 'clear') && (
        <AwayQuestion act={asks} draft={draft} onDone={onAgain} onClose={close} />
      )}
    </header>
  )
}
interface StateProps {
  detail: Pick<Detail, 'shown' | 'planned'>
  saving: Saving
  onRetry: () => void
}
/** Always there, so that nobody wonders. */
function StateLine({ detail: { shown, planned }, saving, onRetry }: StateProps) {
  const { t } = useTexts('composermerchant')
  const { when } = useFormat()
  const { words } = usePageDesk()
  const next = planned.at(-1)
  return (
    <p className="small page-state" role="status">
      <SavedAt saving={saving} onRetry={onRetry} />{' '}
      <span className="muted">
        {shown ? t('shownSince', { number: shown.number, at: when(shown.startsAt) }) : words.isShown}
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
  const { away, words } = usePageDesk()
  const asks =
    act === 'clear'
      ? words.ask
      : { title: t('ask.discard.title'), verb: t('ask.discard.verb'), text: t('ask.discard.text') }
  const doing = useDoing(async () => {
    await draft.flush()
    await away(act, draft.version.current)
    say(act === 'clear' ? words.done : t('done.discard'))
    onDone()
  })
  return (
    <Question title={asks.title} verb={asks.verb} doing={doing} onDo={() => void doing.run()} onClose={onClose}>
      <p>{asks.text}</p>
    </Question>
  )
}
