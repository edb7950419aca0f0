// A film that a buyer took, with the browser's own controls; its first picture is fetched, the rest when it is played.
import { useTexts } from '#web/texts.tsx'
import './review-entry.css'

export function ReviewVideo({ src }: { src: string }) {
  const { t } = useTexts('reviews')
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- what buyers say in it nobody has written down
    <video
      className="review-video"
      src={`${src}#t=0.1`}
      controls
      preload="metadata"
      playsInline
      aria-label={t('video')}
    />
  )
}
