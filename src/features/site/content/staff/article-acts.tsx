// What can be done with an article as a whole: shown now or at a time, called off, thrown away, taken back.
import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { FullArticle } from './shape.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { serverNow } from '#surfaces/console/desk/clock.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Field } from '#surfaces/console/desk/field.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Question, Radios } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { TimeField } from '#surfaces/console/desk/time-field.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { articlesDeskPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  of: FullArticle
  changed: boolean
  /** Keeps what was typed; answers the revision then. */
  save: () => Promise<number>
  onDone: () => void
}
export function ArticleActs(props: Props) {
  const { of, changed, onDone } = props
  const { t } = useTexts('contentstaff')
  const [asks, ask] = useState<'publish' | 'discard'>()
  const seen = { id: of.id, revision: of.revision }
  const turning = useDoing(async (to: 'callOff' | 'withdraw' | 'restore') => {
    if (to === 'callOff') await call('/api/v2/admin/article/callOff', { ...seen, requestId: newRequestId() })
    else {
      const withdrawn = to === 'withdraw'
      await call('/api/v2/admin/article/withdraw', { ...seen, withdrawn, requestId: newRequestId() })
    }
    say(t(`articles.done.${to}`))
    onDone()
  })
  const turn = (to: 'callOff' | 'withdraw' | 'restore') => (
    <Button aria-busy={turning.busy} onClick={() => void turning.run(to)}>
      {t(`articles.act.${to}`)}
    </Button>
  )
  if (!useMember().may('content.write')) return null
  return (
    <>
      {of.publishAt && turn('callOff')}
      {!changed && of.status === 'withdrawn' && turn('restore')}
      {!changed && of.status === 'published' && of.kind !== 'agreement' && turn('withdraw')}
      {of.hasDraft && !of.publishAt && (
        <Button danger onClick={() => ask('discard')}>
          {t('articles.act.discard')}
        </Button>
      )}
      {(of.hasDraft || changed) && !of.publishAt && (
        <Button type="primary" onClick={() => ask('publish')}>
          {t('publish')}
        </Button>
      )}
      {turning.fault && <Fault fault={turning.fault} />}
      {asks === 'publish' && <PublishQuestion {...props} onClose={() => ask(undefined)} />}
      {asks === 'discard' && <DiscardQuestion {...props} onClose={() => ask(undefined)} />}
    </>
  )
}
function PublishQuestion({ of, save, onDone, onClose }: Props & { onClose: () => void }) {
  const { t } = useTexts('contentstaff')
  const [when, setWhen] = useState<'now' | 'later'>('now')
  const [planned, plan] = useState<string | null>(null)
  const [tried, setTried] = useState(false)
  const at = when === 'later' ? planned : null
  const [asks, ask] = useState(false)
  const wrong = when === 'later' && (at === null || Date.parse(at) <= serverNow())
  const doing = useDoing(async () => {
    const revision = await save()
    await call('/api/v2/admin/article/publish', { id: of.id, revision, at, asks, requestId: newRequestId() })
    say(t(at ? 'articles.done.plan' : 'articles.done.publish'))
    onDone()
  })
  return (
    <Question
      title={t('articles.publishTitle')}
      verb={t(when === 'now' ? 'publish' : 'plan')}
      suggested
      doing={doing}
      onDo={() => {
        setTried(true)
        if (!wrong) void doing.run()
      }}
      onClose={onClose}
    >
      <Radios
        legend={t('articles.when')}
        choices={(['now', 'later'] as const).map((value) => ({ value, label: t(`articles.${value}`) }))}
        value={when}
        onChoose={setWhen}
      />
      {when === 'later' && (
        <Field label={t('field.startsAt')} fault={tried && wrong ? t('articles.timeFault') : undefined}>
          {(own) => <TimeField {...own} value={planned} onTake={plan} />}
        </Field>
      )}
      {of.kind === 'agreement' && of.version > 0 && (
        <Checkbox checked={asks} onChange={({ target }) => ask(target.checked)}>
          {t('articles.asks')}
        </Checkbox>
      )}
    </Question>
  )
}
function DiscardQuestion({ of, onDone, onClose }: Props & { onClose: () => void }) {
  const { t } = useTexts('contentstaff')
  const go = useNavigate()
  const gone = of.status === 'draft'
  const doing = useDoing(async () => {
    const seen = { id: of.id, revision: of.revision }
    await call('/api/v2/admin/article/discard', { ...seen, requestId: newRequestId() })
    say(t('articles.done.discard'))
    if (gone) await go(articlesDeskPath)
    else onDone()
  })
  return (
    <Question
      title={t('articles.discardTitle')}
      verb={t('articles.act.discard')}
      doing={doing}
      onDo={() => void doing.run()}
      onClose={onClose}
    >
      <p className="small muted">{t(gone ? 'articles.discardAll' : 'articles.discardDraft')}</p>
    </Question>
  )
}
