// One article: its draft in three languages beside what is shown, its cover, its versions.
import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { useParams } from 'react-router'
import '#surfaces/console/desk/case.css'
import './parts/content.css'
import { ArticleActs } from './article-acts.tsx'
import { ArticleCover } from './article-cover.tsx'
import { ArticleState } from './articles.tsx'
import type { FullArticle } from './shape.ts'
import { Preview } from './parts/preview.tsx'
import { Tongues, type Words } from './parts/tongues.tsx'
import { Versions } from './versions.tsx'
import { BackToList } from '#surfaces/console/desk/back-to-list.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useAsked, useDoing, type Doing } from '#surfaces/console/desk/use-call.ts'
import { articleDeskPath, articlesDeskPath } from '#surfaces/console/desk/ways.ts'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'

export default function ArticlePage() {
  const { t } = useTexts('contentstaff')
  const id = Number(useParams()['articleId'])
  const { data, fault, again } = useAsked('/api/v2/admin/article/detail', { id })
  const of = data?.id === id ? data : undefined
  return (
    <div className="page case">
      <BackToList
        list="articles"
        listPath={articlesDeskPath}
        pathOf={(key) => articleDeskPath(Number(key))}
        at={String(id)}
      >
        {t('rooms.articles')}
      </BackToList>
      {!of && (fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={6} />)}
      {of && <Editor key={`${of.id} ${of.revision}`} of={of} onAgain={again} />}
    </div>
  )
}
const wordsOf = ({ title, summary, body }: FullArticle): Required<Words> => ({ title, summary, body })
const isSame = (a: Words, b: Words): boolean => JSON.stringify(a) === JSON.stringify(b)

function Editor({ of, onAgain }: { of: FullArticle; onAgain: () => void }) {
  const { t } = useTexts('contentstaff')
  const writes = useMember().may('content.write') && of.publishAt === null
  const [words, setWords] = useState(() => wordsOf(of))
  const [shows, show] = useState(false)
  // an older version taken into the draft: the editors begin anew with it
  const [turn, setTurn] = useState(0)
  const { id, revision } = of
  const changed = !isSame(words, wordsOf(of))
  const save = async (): Promise<number> => {
    if (!changed) return revision
    const saved = await call('/api/v2/admin/article/save', { id, revision, ...words, requestId: newRequestId() })
    return saved.revision
  }
  const take = (taken: Required<Words>) => {
    setWords(taken)
    setTurn(turn + 1)
  }
  const saving = useDoing(async () => {
    await save()
    say(t('articles.saved'))
    onAgain()
  })
  return (
    <>
      <Head
        of={of}
        saving={writes ? saving : undefined}
        changed={changed}
        onPreview={() => show(true)}
        acts={<ArticleActs of={of} changed={changed} save={save} onDone={onAgain} />}
      />
      {saving.fault && <Fault fault={saving.fault} />}
      {saving.fault?.reason === 'contentChanged' && <Button onClick={onAgain}>{t('loadAgain')}</Button>}
      {of.publishAt && <p className="note calm">{t('articles.locked')}</p>}
      <Tongues
        key={turn}
        words={words}
        locked={!writes}
        onChange={({ title, summary = {}, body }) => setWords({ title, summary, body })}
      />
      <div className="content-beside">
        <ArticleCover of={of} locked={!writes || changed} onChanged={onAgain} />
        <Versions of={of} onTake={writes ? take : undefined} />
      </div>
      {shows && <Preview words={words} cover={of.cover} onClose={() => show(false)} />}
    </>
  )
}
interface HeadProps {
  of: FullArticle
  /** missing where nothing may be written */
  saving: Doing<[]> | undefined
  changed: boolean
  onPreview: () => void
  acts: ReactNode
}
function Head({ of, saving, changed, onPreview, acts }: HeadProps) {
  const { t } = useTexts('contentstaff')
  return (
    <header className="head">
      <div>
        <h1 className="display">{t('articles.edit')}</h1>
        <p>
          <ArticleState of={of} />
          <span className="muted">{of.code}</span>
          {of.status === 'published' && (
            <a className="link" href={hrefWith('/home/article', { code: of.code })} target="_blank" rel="noreferrer">
              {t('articles.open')}
            </a>
          )}
        </p>
      </div>
      <div className="acts">
        <Button onClick={onPreview}>{t('preview.show')}</Button>
        {saving && (
          <Button aria-busy={saving.busy} disabled={!changed} onClick={() => void saving.run()}>
            {t('saveDraft')}
          </Button>
        )}
        {acts}
      </div>
    </header>
  )
}
