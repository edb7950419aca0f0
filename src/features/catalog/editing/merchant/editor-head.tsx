// The head of the editor: what it is, whether it is saved, and its acts. Publishing says what is wrong at its place.
import { Button } from 'antd'
import { ExternalLink, Eye, History } from 'lucide-react'
import { useState, type RefObject } from 'react'
import { href, useNavigate } from 'react-router'
import type { Content } from '../content.ts'
import type { Fault } from '../checking.ts'
import { HistoryDrawer } from './history.tsx'
import { MovedQuestion } from './moved-question.tsx'
import { PreviewDialog } from './preview.tsx'
import { DiscardQuestion } from './discard-question.tsx'
import type { Detail, Place, Saving } from './use-draft.ts'
import { useCommandEnter, usePublishing } from './use-publishing.ts'
import { pick } from '#kernel/text/language.ts'
import { BackToList } from '#surfaces/console/desk/back-to-list.tsx'
import { Fault as FaultLine } from '#surfaces/console/desk/fault.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { State } from '#surfaces/console/desk/state.tsx'
import { draftsPath, goodsEditorPath, goodsPath } from '#surfaces/console/desk/ways.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

interface Props {
  detail: Detail
  content: Content
  saving: Saving
  place: RefObject<Place | undefined>
  draftId: number | undefined
  changes: number
  faults: readonly Fault[]
  flush: () => Promise<boolean>
  begin: () => Promise<void>
  locked: boolean
  onTried: (server: readonly Fault[]) => void
  onAgain: () => void
}
type Asks = 'history' | 'discard' | 'preview'

export function EditorHead(props: Props) {
  const { detail, saving, flush, locked } = props
  const [asks, ask] = useState<Asks>()
  const { publishing, publish, overwrite, moved, forget } = usePublishing(props)
  useCommandEnter(locked ? undefined : publish)
  return (
    <header className="head sticky-head">
      <Title detail={detail} title={props.content.title} />
      <p className="row small">
        <Standing detail={detail} />
        <SavedAt saving={saving} onRetry={() => void flush()} />
      </p>
      <Acts {...props} busy={publishing.busy} onAsk={ask} onPublish={publish} />
      {publishing.fault && publishing.fault.reason !== 'goodsMoved' && <FaultLine fault={publishing.fault} />}
      <Asked {...props} asks={asks} onClose={() => ask(undefined)} />
      {moved && <MovedQuestion fields={moved} onDo={overwrite} onClose={forget} />}
    </header>
  )
}
function Title({ detail: { productId }, title }: Pick<Props, 'detail'> & Pick<Content, 'title'>) {
  const { t } = useTexts('editingmerchant')
  const lang = useLang()
  return (
    <div>
      {productId === null ? (
        <BackToList list="drafts" listPath={draftsPath} pathOf={() => draftsPath} at="">
          {t('drafts')}
        </BackToList>
      ) : (
        <BackToList
          list="goods"
          listPath={goodsPath}
          pathOf={(key) => goodsEditorPath(Number(key))}
          at={String(productId)}
        >
          {t('allGoods')}
        </BackToList>
      )}
      <h1 className="display">{pick(title, lang) || t(productId === null ? 'newGoods' : 'untitled')}</h1>
    </div>
  )
}
interface ActsProps extends Pick<Props, 'detail' | 'saving' | 'draftId' | 'changes' | 'locked' | 'flush'> {
  busy: boolean
  onAsk: (asks: Asks) => void
  onPublish: () => void
}
function Acts({ detail, saving, draftId, changes, locked, busy, flush, onAsk, onPublish }: ActsProps) {
  const { t } = useTexts('editingmerchant')
  const hasDraft = detail.draft !== null || draftId !== undefined
  // what was typed last is saved before it is shown
  const preview = async () => {
    if (await flush()) onAsk('preview')
  }
  const nothing = (changes === 0 && !detail.unreviewed) || saving.state === 'elsewhere'
  return (
    <div className="acts">
      <SeeInShop detail={detail} />
      {hasDraft && (
        <Button type="text" icon={<Eye size={15} />} onClick={() => void preview()}>
          {t('preview')}
        </Button>
      )}
      <Button
        type="text"
        icon={<History size={15} />}
        onClick={() => onAsk('history')}
        disabled={!hasDraft && detail.productId === null}
      >
        {t('history')}
      </Button>
      {!locked && hasDraft && (
        <Button type="text" onClick={() => onAsk('discard')}>
          {t('discard')}
        </Button>
      )}
      {!locked && (
        <Button type="primary" disabled={nothing} aria-busy={busy} onClick={onPublish}>
          {detail.unreviewed
            ? t('sendNew')
            : detail.productId === null || changes === 0
              ? t('publishNew')
              : t('publish', { count: changes })}
        </Button>
      )}
    </div>
  )
}
/** What shoppers see of it. */
function SeeInShop({ detail: { productId, published, unreviewed } }: Pick<Props, 'detail'>) {
  const { t } = useTexts('editingmerchant')
  if (productId === null || !published?.onSale || published.onSaleAt || unreviewed) return null
  return (
    <a className="plain-button" href={href('/goods/:id', { id: String(productId) })} target="_blank" rel="noreferrer">
      <ExternalLink className="i" size={15} />
      {t('seeInShop')}
    </a>
  )
}
interface AskedProps extends Pick<Props, 'detail' | 'content' | 'place' | 'draftId' | 'flush' | 'onAgain'> {
  asks: Asks | undefined
  onClose: () => void
}
/** What one of the acts opened. */
function Asked({ detail, content, place, draftId, flush, onAgain, asks, onClose }: AskedProps) {
  const { productId } = detail
  const go = useNavigate()
  if (asks === 'history')
    return (
      <HistoryDrawer
        of={productId === null ? { draftId: draftId ?? 0 } : { productId }}
        content={content}
        onClose={onClose}
      />
    )
  const shown = detail.draft?.id ?? draftId
  if (asks === 'preview' && shown !== undefined) return <PreviewDialog draftId={shown} onClose={onClose} />
  if (asks === 'discard')
    return (
      <DiscardQuestion
        isNew={productId === null}
        place={place}
        flush={flush}
        onClose={onClose}
        onDone={() => (productId === null ? void go(draftsPath) : onAgain())}
      />
    )
  return null
}
function Standing({ detail: { published, draft, unreviewed } }: { detail: Detail }) {
  const { t } = useTexts('editingmerchant')
  const { when } = useFormat()
  if (draft?.state === 'inReview') return <State kind="pay">{t('state.inReview')}</State>
  if (draft?.state === 'returned') return <State kind="bad">{t('state.returned')}</State>
  if (!published) return <State kind="few">{t('state.draft')}</State>
  if (unreviewed) return <State kind="few">{t('state.unreviewed')}</State>
  if (published.onSaleAt) return <State kind="few">{t('state.planned', { time: when(published.onSaleAt) })}</State>
  return (
    <State kind={published.onSale ? 'done' : 'off'}>{t(published.onSale ? 'state.onSale' : 'state.inStore')}</State>
  )
}
/** Always there, so that nobody wonders. */
function SavedAt({ saving, onRetry }: { saving: Saving; onRetry: () => void }) {
  const { t } = useTexts('editingmerchant')
  const { when } = useFormat()
  if (saving.state === 'idle') return <span className="muted" />
  if (saving.state === 'saved') return <span className="muted">{t('savedAt', { time: when(saving.at) })}</span>
  if (saving.state === 'saving') return <span className="muted">{t('saving')}</span>
  if (saving.state === 'elsewhere') return <span className="deal">{t('notSaved')}</span>
  return (
    <span className="deal">
      {saving.fault.message || t('notSaved')}{' '}
      <button type="button" className="link" onClick={onRetry}>
        {t('retry')}
      </button>
    </span>
  )
}
