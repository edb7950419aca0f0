// The front page of the shop, composed: its blocks, the real page drawn from the draft, and the fields of the picked
// block. Shoppers see nothing of it before it is published.
import { useCallback, useEffect, useMemo, useState } from 'react'
import { most, shopBlockTypes } from '../limits.ts'
import { PageActs } from './acts.tsx'
import { freshBlock, lacksOf, lineOf, needOf, type Block, type Detail } from './blocks.ts'
import { Elsewhere } from './elsewhere.tsx'
import { Inspector } from './inspector.tsx'
import { Missing } from './missing.tsx'
import { BlockList } from './parts/block-list.tsx'
import './parts/editor.css'
import { PageDeskContext, type PageDesk } from './parts/page-desk.ts'
import { PageFrame, tongueNames } from './parts/page-frame.tsx'
import { Rooms, type Room } from './parts/rooms.tsx'
import { useAutosave } from './parts/use-autosave.ts'
import { PlacesContext, type Places } from './places.ts'
import type { PickedGoods } from '#features/catalog/shop-front/merchant/parts/goods-picker.tsx'
import { ShopRooms } from '#features/catalog/shop-front/merchant/parts/shop-rooms.tsx'
import { useOwnCategories } from '#features/catalog/shop-front/merchant/parts/use-own-categories.ts'
import { pick, type Language } from '#kernel/text/language.ts'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { serverNow } from '#surfaces/console/desk/clock.ts'
import { Empty } from '#surfaces/console/desk/empty.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { useLang } from '#ui/text/lang.tsx'
import { shopPreviewPath } from '#web/preview-path.ts'
import { useTexts } from '#web/texts.tsx'

export default function ShopPage() {
  const { t } = useTexts('composermerchant')
  const { data, fault, again } = useAsked('/api/v2/mch/page/detail', {})
  return (
    <div className="page">
      <header className="head">
        <div>
          <h1 className="display">{t('title')}</h1>
          <p>{t('note')}</p>
        </div>
      </header>
      <ShopRooms />
      {!data && (fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={8} />)}
      {data && <Editor key={data.version} detail={data} onAgain={again} />}
    </div>
  )
}
/** Own categories and collections as one chooses among them, and the goods that are known here. */
function usePlacesOf(detail: Detail): Places {
  const lang = useLang()
  const categories = useOwnCategories()
  const collections = useAsked('/api/v2/mch/shop/collection/list', {}).data?.records
  const [goods, setGoods] = useState<ReadonlyMap<number, PickedGoods>>(
    () => new Map(detail.goods.map((one) => [one.id, one])),
  )
  const know = useCallback((one: PickedGoods) => setGoods((now) => new Map(now).set(one.id, one)), [])
  return useMemo(
    () => ({
      categories,
      collections: (collections ?? []).map(({ id, title }) => ({ value: id, label: pick(title, lang) })),
      goods,
      know,
    }),
    [categories, collections, goods, know, lang],
  )
}
/** Where the draft is seen, by a token that is renewed while one writes. */
function usePreview() {
  const { data, again } = useAsked('/api/v2/mch/page/preview', {})
  const until = data?.until
  useEffect(() => {
    if (!until) return undefined
    const timer = setTimeout(again, Math.max(60_000, (Date.parse(until) - serverNow()) * 0.8))
    return () => clearTimeout(timer)
  }, [until, again])
  return data && ((lang: Language) => `${shopPreviewPath}?${new URLSearchParams({ t: data.token, lang }).toString()}`)
}

function useShopDesk(): PageDesk {
  const { t } = useTexts('composermerchant')
  return {
    publish: (given) => call('/api/v2/mch/page/publish', { ...given, requestId: newRequestId() }),
    away: (act, version) => call(`/api/v2/mch/page/${act}`, { version, requestId: newRequestId() }),
    callOff: (given) => call('/api/v2/mch/page/callOff', { ...given, requestId: newRequestId() }),
    rollBack: (given) => call('/api/v2/mch/page/rollback', { ...given, requestId: newRequestId() }),
    history: { path: '/api/v2/mch/page/history', input: {} },
    words: {
      isShown: t('showsStandard'),
      name: t('standard'),
      clear: t('clear'),
      ask: { title: t('ask.clear.title'), verb: t('ask.clear.verb'), text: t('ask.clear.text') },
      done: t('done.clear'),
    },
  }
}

function Editor({ detail, onAgain }: { detail: Detail; onAgain: () => void }) {
  const { t } = useTexts('composermerchant')
  const writes = useMember().may('shop.write')
  const places = usePlacesOf(detail)
  const address = usePreview()
  const desk = useShopDesk()
  const draft = useAutosave<Block>({
    blocks: detail.blocks,
    version: detail.version,
    savedAt: detail.draft ? Date.parse(detail.draft.savedAt) : undefined,
    save: async (version, blocks) => (await call('/api/v2/mch/page/save', { version, blocks: [...blocks] })).version,
    changed: 'shopPageChanged',
  })
  const [picked, setPicked] = useState(detail.blocks[0]?.key)
  const [room, setRoom] = useState<Room>('blocks')
  const { blocks, set } = draft
  const block = blocks.find(({ key }) => key === picked)
  const change = (next: Block) => set(blocks.map((one) => (one.key === next.key ? next : one)))
  return (
    <PlacesContext value={places}>
      <PageDeskContext value={desk}>
        <PageActs
          detail={detail}
          draft={draft}
          missing={<Missing blocks={blocks} />}
          writes={writes}
          onAgain={onAgain}
        />
      </PageDeskContext>
      {draft.saving.state === 'elsewhere' && (
        <Elsewhere fault={draft.saving.fault} onLoad={onAgain} onInsist={draft.insist} />
      )}
      <Rooms room={room} onRoom={setRoom} />
      <div className="page-editor" data-room={room}>
        <Blocks blocks={blocks} picked={picked} set={writes ? set : undefined} onPick={setPicked} />
        <PageFrame address={address} times={draft.times} picked={picked} />
        {block ? (
          <Inspector key={block.key} block={block} locked={!writes} onChange={change} />
        ) : (
          <aside className="page-inspect">
            <Empty draw="box" title={t('none')} text={t('noneText')} />
          </aside>
        )}
      </div>
    </PlacesContext>
  )
}
interface BlocksProps {
  blocks: readonly Block[]
  picked: string | undefined
  set: ((blocks: readonly Block[]) => void) | undefined
  onPick: (key: string) => void
}
function Blocks({ blocks, picked, set, onPick }: BlocksProps) {
  const { t } = useTexts('composermerchant')
  const lang = useLang()
  const kinds = shopBlockTypes.map((type) => ({
    key: type,
    label: t(`kind.${type}`),
    fresh: () => freshBlock(type, newRequestId()),
  }))
  const said = (block: Block) => {
    const need = needOf(block)
    const lacks = lacksOf(block)
    const amiss = need
      ? t(`need.${need}`)
      : lacks.length > 0
        ? t('lacks', { languages: lacks.map((one) => tongueNames[one]).join(', ') })
        : undefined
    return { kind: t(`kind.${block.type}`), line: lineOf(block, lang), amiss }
  }
  return <BlockList {...{ blocks, picked, set, onPick, kinds, said }} max={most.blocks} />
}
