// The picture of a category: chosen and sent, or taken away; without one it shows that of its best goods.
import type { Category } from './tree.ts'
import { call } from '#surfaces/console/desk/call.ts'
import { PictureChoice } from '#surfaces/console/desk/picture-choice.tsx'
import { shotOf } from '#web/pictures.ts'
import { useTexts } from '#web/texts.tsx'

export function CategoryPicture({ of, onChanged }: { of: Category; onChanged: () => void }) {
  const { t } = useTexts('categoriesstaff')
  const { id, version, picture } = of
  const save = async (uploadId: string | null) => {
    await call('/api/v2/admin/category/picture', { id, version, uploadId })
    onChanged()
  }
  return (
    <section className="category-picture">
      <p className="small">{t('picture')}</p>
      <PictureChoice
        has={Boolean(picture)}
        drawn={
          picture && <img src={shotOf(picture, { largest: 240 }).widths!.at(-1)!.src} width={64} height={64} alt="" />
        }
        words={{ choose: t('pictureChoose'), change: t('pictureChange'), remove: t('pictureRemove') }}
        help={picture ? '' : t('pictureNone')}
        onSave={save}
      />
    </section>
  )
}
