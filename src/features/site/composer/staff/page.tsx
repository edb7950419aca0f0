// A page of the platform, composed: its blocks, the real page drawn from the draft, the fields of the picked block.
// Shoppers see nothing of it before it is published.
import { useEffect, useState } from 'react'
import { Link, useParams } from 'react-router'
import { siteBlocksOf, sitePageMost } from '../limits.ts'
import { PageActs } from '../merchant/acts.tsx'
import { Elsewhere } from '../merchant/elsewhere.tsx'
import { BlockList } from '../merchant/parts/block-list.tsx'
import '../merchant/parts/editor.css'
import { PageDeskContext } from '../merchant/parts/page-desk.ts'
import { PageFrame, tongueNames, type Look } from '../merchant/parts/page-frame.tsx'
import { Rooms, type Room } from '../merchant/parts/rooms.tsx'
import { useAutosave } from '../merchant/parts/use-autosave.ts'
import type { SiteBlock } from '../site-settings.ts'
import { fieldsOf, freshSiteBlock, lineIn, missingIn, silentIn } from './fields.ts'
import { useLabels } from './form.tsx'
import { SiteInspector } from './inspector.tsx'
import { MissingIn } from './missing-in.tsx'
import { SitePlaces } from './target-field.tsx'
import { usePageWords, useSaidChange, useSiteDesk } from './use-site-desk.ts'
import { pick, type Language } from '#kernel/text/language.ts'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { serverNow } from '#surfaces/console/desk/clock.ts'
import { Empty } from '#surfaces/console/desk/empty.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { pagesPath } from '#surfaces/console/desk/ways.ts'
import { useLang } from '#ui/text/lang.tsx'
import { sitePreviewPath } from '#web/preview-path.ts'
import { useTexts } from '#web/texts.tsx'
import './pages.css'

type Detail = Output<'/api/v2/admin/page/detail'>

export default function SitePage() {
  const { t } = useTexts('composerstaff')
  const { nameOf, noteOf } = usePageWords()
  const id = Number(useParams()['pageId'])
  const { data, fault, again } = useAsked('/api/v2/admin/page/detail', { id: Number.isSafeInteger(id) ? id : 1 })
  return (
    <div className="page">
      <header className="head">
        <div>
          <p className="small">
            <Link to={pagesPath}>{t('pages')}</Link>
          </p>
          <h1 className="display">{data ? nameOf(data) : t('page')}</h1>
          <p>{data ? noteOf(data) : t('note')}</p>
        </div>
      </header>
      {!data && (fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={8} />)}
      {data && <Editor key={`${data.id} ${data.version}`} detail={data} onAgain={again} />}
    </div>
  )
}
/** Where the draft is seen, by a token that is renewed while one writes. */
function usePreview(id: number) {
  const { data, again } = useAsked('/api/v2/admin/page/preview', { id })
  const until = data?.until
  useEffect(() => {
    if (!until) return undefined
    const timer = setTimeout(again, Math.max(60_000, (Date.parse(until) - serverNow()) * 0.8))
    return () => clearTimeout(timer)
  }, [until, again])
  return (
    data &&
    ((lang: Language, look: Look) =>
      `${sitePreviewPath}?${new URLSearchParams({ t: data.token, lang, look }).toString()}`)
  )
}
function useDraft({ id, blocks, version, draft }: Detail) {
  return useAutosave<SiteBlock>({
    blocks,
    version,
    savedAt: draft ? Date.parse(draft.savedAt) : undefined,
    save: async (at, now) => (await call('/api/v2/admin/page/save', { id, version: at, blocks: [...now] })).version,
    changed: 'shopPageChanged',
  })
}

function Editor({ detail, onAgain }: { detail: Detail; onAgain: () => void }) {
  const { t } = useTexts('composerstaff')
  const writes = useMember().may('page.write')
  const address = usePreview(detail.id)
  const desk = useSiteDesk(detail)
  const draft = useDraft(detail)
  const categories = useAsked('/api/v2/goods/category/list', {}).data?.records ?? []
  const pages = useAsked('/api/v2/admin/page/list', {}).data?.records ?? []
  const [picked, setPicked] = useState(detail.blocks[0]?.key)
  const [room, setRoom] = useState<Room>('blocks')
  const { blocks, set } = draft
  const block = blocks.find(({ key }) => key === picked)
  const change = (next: SiteBlock) => set(blocks.map((one) => (one.key === next.key ? next : one)))
  return (
    <SitePlaces value={{ categories, pages, gone: detail.gone }}>
      <PageDeskContext value={desk}>
        <PageActs {...{ detail, draft, writes, onAgain }} missing={<MissingIn blocks={blocks} gone={detail.gone} />} />
      </PageDeskContext>
      {detail.draft && <Differs changes={detail.changes} />}
      {draft.saving.state === 'elsewhere' && (
        <Elsewhere fault={draft.saving.fault} onLoad={onAgain} onInsist={draft.insist} />
      )}
      <Rooms room={room} onRoom={setRoom} />
      <div className="page-editor" data-room={room}>
        <Blocks kind={detail.kind} blocks={blocks} picked={picked} set={writes ? set : undefined} onPick={setPicked} />
        <PageFrame looks address={address} times={draft.times} picked={picked} />
        {block ? (
          <SiteInspector key={block.key} block={block} locked={!writes} onChange={change} />
        ) : (
          <aside className="page-inspect">
            <Empty draw="box" title={t('none')} text={t('noneText')} />
          </aside>
        )}
      </div>
    </SitePlaces>
  )
}
/** What the draft makes different, as it was when the page was opened. */
function Differs({ changes }: { changes: Detail['changes'] }) {
  const { t } = useTexts('composerstaff')
  const said = useSaidChange()
  if (changes.length === 0) return null
  return (
    <details className="small page-differs">
      <summary>{t('differs', { count: changes.length })}</summary>
      <ul className="page-changes">
        {changes.map((change) => (
          <li key={said(change)}>{said(change)}</li>
        ))}
      </ul>
    </details>
  )
}
interface BlocksProps {
  kind: Detail['kind']
  blocks: readonly SiteBlock[]
  picked: string | undefined
  set: ((blocks: readonly SiteBlock[]) => void) | undefined
  onPick: (key: string) => void
}
function Blocks({ kind, blocks, picked, set, onPick }: BlocksProps) {
  const { t } = useTexts('composerstaff')
  const { label } = useLabels()
  const lang = useLang()
  const kinds = siteBlocksOf[kind].map((type) => ({
    key: type,
    label: t(`kind.${type}`),
    fresh: () => freshSiteBlock(type, newRequestId()),
  }))
  const said = (block: SiteBlock) => {
    const { type, settings, audience, startsAt } = block
    const fields = fieldsOf[type]
    const missing = missingIn(fields, settings)
    const silent = silentIn(fields, settings)
    const starts = startsAt !== null && Date.parse(startsAt) > serverNow() ? t('later') : ''
    const who = audience === 'all' ? '' : t(`audience.${audience}`)
    const line = [pick(lineIn(fields, settings), lang), who, starts].filter(Boolean).join(' · ')
    const lacks = silent.length > 0 ? t('lacks', { languages: silent.map((one) => tongueNames[one]).join(', ') }) : ''
    const amiss = missing.length > 0 ? t('unfinished', { fields: missing.map(label).join(', ') }) : lacks
    return { kind: t(`kind.${type}`), line, ...(amiss && { amiss }) }
  }
  return <BlockList {...{ blocks, picked, set, onPick, kinds, said }} max={sitePageMost.blocks} />
}
