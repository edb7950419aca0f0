// The cover of an article: chosen and sent, or taken away; a part of the draft.
import { Button } from 'antd'
import { ImagePlus } from 'lucide-react'
import './parts/content.css'
import type { FullArticle } from './shape.ts'
import { typesOf } from '#features/platform/uploads/limits.ts'
import { call } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { sendFile } from '#surfaces/console/desk/send-file.ts'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { shotOf } from '#web/pictures.ts'
import { useTexts } from '#web/texts.tsx'

export function ArticleCover({ of, locked, onChanged }: { of: FullArticle; locked: boolean; onChanged: () => void }) {
  const { t } = useTexts('contentstaff')
  const { id, revision, cover } = of
  const drawing = useDoing(async (file: File | undefined) => {
    const uploadId = file ? await sendFile('shop', file) : null
    await call('/api/v2/admin/article/cover', { id, revision, uploadId })
    onChanged()
  })
  return (
    <section className="content-cover">
      <Sec title={t('cover.title')} />
      {cover && <img src={shotOf(cover, { largest: 480 }).widths!.at(-1)!.src} width={300} height={200} alt="" />}
      {!locked && (
        <p className="row wrap">
          <label className="content-file">
            <ImagePlus className="i" size={16} />
            {t(cover ? 'cover.change' : 'cover.choose')}
            <input
              type="file"
              className="vh"
              accept={typesOf('shop').join()}
              onChange={({ target }) => {
                const file = target.files?.[0]
                target.value = ''
                if (file) void drawing.run(file)
              }}
            />
          </label>
          {cover && (
            <Button size="small" type="text" aria-busy={drawing.busy} onClick={() => void drawing.run(undefined)}>
              {t('cover.remove')}
            </Button>
          )}
        </p>
      )}
      <p className="field-said">{t(locked ? 'cover.locked' : 'cover.help')}</p>
      {drawing.fault && <Fault fault={drawing.fault} />}
    </section>
  )
}
