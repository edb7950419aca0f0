// The picture of a category: chosen and sent, or taken away; without one it shows that of its best goods.
import { Button } from 'antd'
import { ImagePlus } from 'lucide-react'
import type { Category } from './tree.ts'
import { typesOf } from '#features/platform/uploads/limits.ts'
import { call } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { sendFile } from '#surfaces/console/desk/send-file.ts'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { shotOf } from '#web/pictures.ts'
import { useTexts } from '#web/texts.tsx'

export function CategoryPicture({ of, onChanged }: { of: Category; onChanged: () => void }) {
  const { t } = useTexts('categoriesstaff')
  const { id, version, picture } = of
  const drawing = useDoing(async (file: File | undefined) => {
    const uploadId = file ? await sendFile('shop', file) : null
    await call('/api/v2/admin/category/picture', { id, version, uploadId })
    onChanged()
  })
  return (
    <section className="category-picture">
      <p className="small">{t('picture')}</p>
      <div className="row wrap">
        {picture && <img src={shotOf(picture, { largest: 240 }).widths!.at(-1)!.src} width={64} height={64} alt="" />}
        <label className="category-file">
          <ImagePlus className="i" size={16} />
          {t(picture ? 'pictureChange' : 'pictureChoose')}
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
        {picture && (
          <Button size="small" type="text" aria-busy={drawing.busy} onClick={() => void drawing.run(undefined)}>
            {t('pictureRemove')}
          </Button>
        )}
      </div>
      {!picture && <p className="field-said">{t('pictureNone')}</p>}
      {drawing.fault && <Fault fault={drawing.fault} />}
    </section>
  )
}
