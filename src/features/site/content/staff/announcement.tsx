// One announcement: its words in three languages, for whom it is, where and how long it stands.
import { Button } from 'antd'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import '#surfaces/console/desk/case.css'
import './parts/content.css'
import { AnnouncementState } from './announcements.tsx'
import { AnnouncementFields } from './announcement-fields.tsx'
import { Preview } from './parts/preview.tsx'
import { Tongues, type Words } from './parts/tongues.tsx'
import { typedAnnouncement, type Kept, type TypedAnnouncement } from './typed-announcement.ts'
import { BackToList } from '#surfaces/console/desk/back-to-list.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { announcementDeskPath, contentPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

export default function AnnouncementPage() {
  const { t } = useTexts('contentstaff')
  const { announcementId } = useParams()
  const id = announcementId ? Number(announcementId) : undefined
  const { data, fault, again } = useAsked('/api/v2/admin/announcement/detail', id === undefined ? null : { id })
  const of = data?.id === id ? data : undefined
  return (
    <div className="page case">
      <BackToList
        list="announcements"
        listPath={contentPath}
        pathOf={(key) => announcementDeskPath(Number(key))}
        at={announcementId ?? ''}
      >
        {t('rooms.announcements')}
      </BackToList>
      {id !== undefined && !of && (fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={6} />)}
      {id === undefined && <Form kept={undefined} onAgain={again} />}
      {of && <Form key={`${of.id} ${of.revision}`} kept={of} onAgain={again} />}
    </div>
  )
}
function useSaving(typed: TypedAnnouncement, kept: Kept | undefined, onAgain: () => void) {
  const { t } = useTexts('contentstaff')
  const go = useNavigate()
  return useDoing(async (publish: boolean) => {
    const wish = { ...typed, publish, requestId: newRequestId() }
    const path = '/api/v2/admin/announcement/'
    const { id } = kept
      ? await call(`${path}edit`, { id: kept.id, revision: kept.revision, ...wish })
      : await call(`${path}add`, wish)
    say(t(publish ? 'announcements.published' : 'announcements.kept'))
    if (kept) onAgain()
    else await go(announcementDeskPath(id), { replace: true })
  })
}
function Form({ kept, onAgain }: { kept: Kept | undefined; onAgain: () => void }) {
  const { t } = useTexts('contentstaff')
  const writes = useMember().may('content.write')
  const [typed, setTyped] = useState(() => typedAnnouncement(kept))
  const [shows, show] = useState(false)
  const saving = useSaving(typed, kept, onAgain)
  const words: Words = { title: typed.title, body: typed.body }
  const isOut = kept?.state === 'out' || kept?.state === 'planned'
  return (
    <>
      <header className="head">
        <div>
          <h1 className="display">{t(kept ? 'announcements.edit' : 'announcements.add')}</h1>
          <p>{kept && <AnnouncementState of={kept.state} />}</p>
        </div>
        <div className="acts">
          <Button onClick={() => show(true)}>{t('preview.show')}</Button>
          {writes && (
            <>
              <Button aria-busy={saving.busy} onClick={() => void saving.run(false)}>
                {t(isOut ? 'announcements.unpublish' : 'saveDraft')}
              </Button>
              <Button type="primary" aria-busy={saving.busy} onClick={() => void saving.run(true)}>
                {t(isOut ? 'save' : 'publish')}
              </Button>
            </>
          )}
        </div>
      </header>
      {saving.fault && <Fault fault={saving.fault} />}
      {saving.fault?.reason === 'contentChanged' && <Button onClick={onAgain}>{t('loadAgain')}</Button>}
      <Tongues words={words} locked={!writes} onChange={({ title, body }) => setTyped({ ...typed, title, body })} />
      <AnnouncementFields typed={typed} locked={!writes} isOut={isOut} onChange={setTyped} />
      {kept && writes && <Delete of={kept} />}
      {shows && <Preview words={words} onClose={() => show(false)} />}
    </>
  )
}
function Delete({ of: { id, revision } }: { of: Kept }) {
  const { t } = useTexts('contentstaff')
  const go = useNavigate()
  const [asks, ask] = useState(false)
  const doing = useDoing(async () => {
    await call('/api/v2/admin/announcement/delete', { id, revision, requestId: newRequestId() })
    say(t('deleted'))
    await go(contentPath)
  })
  return (
    <p className="content-end">
      <Button danger onClick={() => ask(true)}>
        {t('delete')}
      </Button>
      {asks && (
        <Question
          title={t('announcements.deleteTitle')}
          verb={t('delete')}
          doing={doing}
          onDo={() => void doing.run()}
          onClose={() => ask(false)}
        >
          <p className="small muted">{t('announcements.deleteText')}</p>
        </Question>
      )}
    </p>
  )
}
