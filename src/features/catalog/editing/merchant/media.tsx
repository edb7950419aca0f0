// A film and a turning model beside the pictures: one of each, with what it shows in three languages.
import { Button } from 'antd'
import { Film, Rotate3d } from 'lucide-react'
import { memo } from 'react'
import './media.css'
import type { Content } from '../content.ts'
import { Tongues, withText } from './tongues.tsx'
import type { Patch } from './use-draft.ts'
import { GoodsModel } from '#features/catalog/products/parts/goods-model.tsx'
import { publicUrl, typesOf } from '#features/platform/uploads/limits.ts'
import type { Language } from '#kernel/text/language.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { sendFile } from '#surfaces/console/desk/send-file.ts'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

type Kind = 'video' | 'model'
type Media = NonNullable<Content[Kind]>
const endings: Record<Kind, string> = { video: '.mp4', model: '.glb' }
const icons = { video: Film, model: Rotate3d }

/** Browsers do not know what a .glb is. */
const typed = (kind: Kind, file: File): File =>
  file.type === '' && file.name.toLowerCase().endsWith(endings[kind])
    ? new File([file], file.name, { type: typesOf(kind)[0]! })
    : file

export const MediaFields = memo(function MediaFields({ video, model, patch }: Pick<Content, Kind> & { patch: Patch }) {
  const { t } = useTexts('editingmerchant')
  return (
    <section id="media">
      <Sec title={t('media')} note={t('mediaNote')} />
      <div className="rule media">
        <Slot kind="video" media={video} patch={patch} />
        <Slot kind="model" media={model} patch={patch} />
      </div>
    </section>
  )
})
function Slot({ kind, media, patch }: { kind: Kind; media: Media | null; patch: Patch }) {
  const { t } = useTexts('editingmerchant')
  const bringing = useDoing(async (file: File) => {
    const uploadId = await sendFile(kind, typed(kind, file))
    const { file: name } = await call('/api/v2/mch/goods/media', { kind, uploadId, requestId: newRequestId() })
    patch((now) => ({ ...now, [kind]: { file: name, alt: now[kind]?.alt ?? {} } }))
  })
  const Icon = icons[kind]
  return (
    <div className="media-slot" id={`at-${kind}`}>
      {media ? (
        <Brought kind={kind} media={media} patch={patch} />
      ) : (
        <label className="shot-add" aria-busy={bringing.busy}>
          <Icon className="i" size={20} />
          {t(bringing.busy ? 'bringing' : `${kind}Add`)}
          <input
            type="file"
            className="vh"
            accept={[...typesOf(kind), endings[kind]].join()}
            onChange={(event) => {
              const [file] = event.target.files ?? []
              event.target.value = ''
              if (file) void bringing.run(file)
            }}
          />
        </label>
      )}
      {bringing.fault && <Fault fault={bringing.fault} />}
    </div>
  )
}
function Brought({ kind, media, patch }: { kind: Kind; media: Media; patch: Patch }) {
  const { t } = useTexts('editingmerchant')
  const write = (lang: Language, text: string) =>
    patch((now) => {
      const present = now[kind]
      return present ? { ...now, [kind]: { ...present, alt: withText(present.alt, lang, text) } } : now
    })
  return (
    <>
      <div className="media-shown">
        {kind === 'video' ? (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- what it shows is said in words below
          <video src={publicUrl(media.file)} controls preload="metadata" aria-label={t('video')} />
        ) : (
          <GoodsModel key={media.file} file={media.file} alt={t('model')} />
        )}
        <Button size="small" type="text" danger onClick={() => patch((now) => ({ ...now, [kind]: null }))}>
          {t(`${kind}Drop`)}
        </Button>
      </div>
      <Tongues id={`${kind}-alt`} label={t(`${kind}Alt`)} texts={media.alt} max={200} optional onChange={write} />
    </>
  )
}
