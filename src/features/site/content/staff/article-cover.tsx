// The cover of an article: chosen and sent, or taken away; a part of the draft.
import './parts/content.css'
import type { FullArticle } from './shape.ts'
import { call } from '#surfaces/console/desk/call.ts'
import { PictureChoice } from '#surfaces/console/desk/picture-choice.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { shotOf } from '#web/pictures.ts'
import { useTexts } from '#web/texts.tsx'

export function ArticleCover({ of, locked, onChanged }: { of: FullArticle; locked: boolean; onChanged: () => void }) {
  const { t } = useTexts('contentstaff')
  const { id, revision, cover } = of
  const save = async (uploadId: string | null) => {
    await call('/api/v2/admin/article/cover', { id, revision, uploadId })
    onChanged()
  }
  const words = { choose: t('cover.choose'), change: t('cover.change'), remove: t('cover.remove') }
  return (
    <section className="content-cover">
      <Sec title={t('cover.title')} />
      {cover && <img src={shotOf(cover, { largest: 480 }).widths!.at(-1)!.src} width={300} height={200} alt="" />}
      {locked && <p className="field-said">{t('cover.locked')}</p>}
      {!locked && <PictureChoice has={cover !== null} words={words} help={t('cover.help')} onSave={save} />}
    </section>
  )
}
