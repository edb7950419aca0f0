// The picture of the first spec's values: chosen among those of the goods, shown when a shopper picks the value.
import type { Content } from '../content.ts'
import type { Patch } from './use-draft.ts'
import { Floating } from '#surfaces/console/desk/floating.tsx'
import { Pic } from '#surfaces/console/desk/pic.tsx'
import { useTexts } from '#web/texts.tsx'

interface ChoiceProps {
  code: string
  picture: string | null
  pictures: Content['pictures']
  patch: Patch
}
export function ShotChoice({ code, picture, pictures, patch }: ChoiceProps) {
  const { t } = useTexts('editingmerchant')
  const set = (file: string | null) =>
    patch((now) => ({
      ...now,
      options: now.options.map((option) => ({
        ...option,
        values: option.values.map((value) => (value.code === code ? { ...value, picture: file } : value)),
      })),
    }))
  return (
    <Floating label={t('valuePicture')} panelClass="shot-choice" button={<Pic of={picture} size={28} />}>
      {(close) => (
        <>
          {pictures.map(({ file }, i) => (
            <button
              key={file}
              type="button"
              aria-label={t('picture', { n: i + 1, of: pictures.length })}
              aria-pressed={file === picture}
              onClick={() => {
                set(file)
                close()
              }}
            >
              <Pic of={file} size={48} />
            </button>
          ))}
          <button
            type="button"
            className="link small"
            onClick={() => {
              set(null)
              close()
            }}
          >
            {t('noPicture')}
          </button>
        </>
      )}
    </Floating>
  )
}
