// The fields of a review: five words, tags that fit them, one's own words, photos, one film, the name or none.
import { UploadField } from '#features/platform/uploads/parts/upload-field.tsx'
import { Tick } from '#ui/controls/checkbox.tsx'
import { Chip } from '#ui/controls/chip.tsx'
import { TextArea } from '#ui/controls/text-area.tsx'
import { useOffered } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { lengthOf, longestText } from '../limits.ts'
import { RatingWords } from './rating-words.tsx'
import type { WritingInHand } from './use-writing.ts'

export function WriteFields({ hand }: { hand: WritingInHand }) {
  const { t } = useTexts(['reviewing', 'storefront'])
  const { form, offered } = hand
  const { rating, tags, text, anonymous } = form.fields
  const turn = (code: string) =>
    form.change({ tags: tags.includes(code) ? tags.filter((tag) => tag !== code) : [...tags, code] })
  return (
    <>
      <RatingWords value={rating} onChange={(star) => form.change({ rating: star })} error={form.fault('rating')} />
      {offered.length > 0 && (
        <div className="chips mt-3.5" role="group" aria-label={t('write.tags')}>
          {offered.map(({ code, name }) => (
            <Chip key={code} pressed={tags.includes(code)} onClick={() => turn(code)}>
              {name}
            </Chip>
          ))}
        </div>
      )}
      <div className="buy-block mt-6">
        <TextArea
          {...form.text('text')}
          label={t('write.text')}
          hint={t('write.textHint')}
          rows={4}
          counter={t('write.counter', { count: lengthOf(text), max: longestText })}
        />
      </div>
      <Files hand={hand} />
      <div className="review-anonymous">
        <Tick
          checked={anonymous}
          onChange={() => form.change({ anonymous: !anonymous })}
          label={
            <>
              {t('write.anonymous')}
              <small>{t('write.anonymousHint')}</small>
            </>
          }
        />
      </div>
    </>
  )
}

function Files({ hand: { form, setUploading, setFilming } }: { hand: WritingInHand }) {
  const { t } = useTexts('reviewing')
  const { photos, films } = form.fields
  if (!useOffered('reviewPictures')) return null
  return (
    <>
      <div className="buy-block">
        <UploadField
          purpose="review"
          label={t('write.photos')}
          hint={t('write.photosHint')}
          value={photos}
          error={form.fault('photos')}
          onChange={(next) => form.change({ photos: next })}
          onBusy={setUploading}
          alt
        />
      </div>
      <div className="buy-block">
        <UploadField
          purpose="video"
          label={t('write.film')}
          hint={t('write.filmHint')}
          value={films}
          error={form.fault('films')}
          onChange={(next) => form.change({ films: next })}
          onBusy={setFilming}
        />
      </div>
    </>
  )
}
