// The pages of the platform: the home page and the landing pages, how each stands, and new ones.
import { Button, Input } from 'antd'
import { Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { sitePageMost } from '../limits.ts'
import { TongueField } from '#features/catalog/shop-front/merchant/parts/tongue-field.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Field } from '#surfaces/console/desk/field.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { State } from '#surfaces/console/desk/state.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { pagePath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'
import { usePageWords } from './use-site-desk.ts'
import './pages.css'

type Page = Output<'/api/v2/admin/page/list'>['records'][number]

export default function Pages() {
  const { t } = useTexts('composerstaff')
  const { data, fault, again } = useAsked('/api/v2/admin/page/list', {})
  const writes = useMember().may('page.write')
  const [asks, ask] = useState<Page | 'new'>()
  const goTo = useNavigate()
  return (
    <div className="page">
      <header className="head">
        <div>
          <h1 className="display">{t('pages')}</h1>
          <p>{t('pagesNote')}</p>
        </div>
        <div className="acts">
          {writes && (
            <Button type="primary" icon={<Plus size={15} />} onClick={() => ask('new')}>
              {t('addPage')}
            </Button>
          )}
        </div>
      </header>
      {!data && (fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={4} />)}
      <ul className="site-pages">
        {data?.records.map((page) => (
          <PageRow
            key={page.id}
            page={page}
            onEdit={writes && page.kind === 'page' && !page.isHome ? () => ask(page) : undefined}
          />
        ))}
      </ul>
      {asks && (
        <PageQuestion
          page={asks === 'new' ? undefined : asks}
          onClose={() => ask(undefined)}
          onDone={(id) => {
            ask(undefined)
            if (id === undefined) again()
            else void goTo(pagePath(id))
          }}
        />
      )}
    </div>
  )
}
function PageRow({ page, onEdit }: { page: Page; onEdit: (() => void) | undefined }) {
  const { t } = useTexts('composerstaff')
  const { when } = useFormat()
  const { nameOf, noteOf } = usePageWords()
  const { id, kind, isHome, hasDraft, shownSince, nextAt } = page
  const name = nameOf(page)
  const own = kind === 'page' ? (isHome ? 'homeOwn' : 'landingOwn') : (`${kind}Own` as const)
  const facts = [...(hasDraft ? [t('hasDraft')] : []), ...(nextAt === null ? [] : [t('nextAt', { at: when(nextAt) })])]
  return (
    <li>
      <div>
        <Link className="strong" to={pagePath(id)}>
          {name}
        </Link>
        <p className="small muted">{[isHome ? '/' : noteOf(page), ...facts].join(' · ')}</p>
      </div>
      <span className="row">
        {shownSince === null ? (
          <State kind="off">{t(`${own}.isShown`)}</State>
        ) : (
          <State kind="done">{t('shownSince', { at: when(shownSince) })}</State>
        )}
        {onEdit && (
          <Button
            type="text"
            size="small"
            icon={<Pencil size={14} />}
            aria-label={t('rename', { name })}
            onClick={onEdit}
          />
        )}
      </span>
    </li>
  )
}
interface QuestionProps {
  /** undefined: a new one */
  page: Page | undefined
  onClose: () => void
  /** with the id of a new one */
  onDone: (id?: number) => void
}
const slugForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
function PageQuestion({ page, onClose, onDone }: QuestionProps) {
  const { t } = useTexts('composerstaff')
  const [named, setNamed] = useState<Named>({
    slug: page?.slug ?? '',
    title: page?.title ?? {},
    summary: page?.summary ?? {},
  })
  const [tried, setTried] = useState(false)
  const [requestId] = useState(newRequestId)
  const isSlug = slugForm.test(named.slug)
  const isNamed = Object.values(named.title).some((one) => one.trim() !== '')
  const doing = useDoing(async () => {
    const given = { ...named, requestId }
    if (page) {
      await call('/api/v2/admin/page/edit', { ...given, id: page.id, version: page.version })
      say(t('renamed'))
      onDone()
    } else onDone((await call('/api/v2/admin/page/add', given)).id)
  })
  return (
    <Question
      title={t(page ? 'renameTitle' : 'addPage')}
      verb={t(page ? 'save' : 'add')}
      suggested
      doing={doing}
      onDo={() => {
        setTried(true)
        if (isSlug && isNamed) void doing.run()
      }}
      onClose={onClose}
    >
      <NamedFields
        named={named}
        faults={{
          title: tried && !isNamed ? t('titleFault') : undefined,
          slug: tried && !isSlug ? t('slugFault') : undefined,
        }}
        onChange={(part) => setNamed((now) => ({ ...now, ...part }))}
      />
    </Question>
  )
}
type Named = Pick<Page, 'slug' | 'title' | 'summary'>
interface NamedProps {
  named: Named
  faults: { title: string | undefined; slug: string | undefined }
  onChange: (part: Partial<Named>) => void
}
function NamedFields({ named: { slug, title, summary }, faults, onChange }: NamedProps) {
  const { t } = useTexts('composerstaff')
  return (
    <>
      <TongueField
        label={t('field.title')}
        texts={title}
        max={sitePageMost.title}
        fault={faults.title}
        onChange={(next) => onChange({ title: next })}
      />
      <Field label={t('slug')} help={t('slugHelp')} fault={faults.slug}>
        {(own) => (
          <Input
            {...own}
            addonBefore="/page/"
            value={slug}
            maxLength={sitePageMost.slug}
            onChange={({ target }) => onChange({ slug: target.value.toLowerCase() })}
          />
        )}
      </Field>
      <TongueField
        label={t('summary')}
        help={t('summaryHelp')}
        texts={summary}
        max={sitePageMost.summary}
        onChange={(next) => onChange({ summary: next })}
      />
    </>
  )
}
