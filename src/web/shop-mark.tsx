// The shop's mark: its own picture where it has one, else its name over its thread, as it is called in the reader's
// language.
import './shop-mark.css'
import { markOf, platformMarks, platformName } from '#kernel/text/platform-name.ts'
import { Wordmark } from '#ui/text/wordmark.tsx'
import { useSpeech } from '#web/texts.tsx'

export function ShopMark({ lean = false }: { lean?: boolean }) {
  const { lang } = useSpeech()
  const { light, dark = light } = platformMarks()
  if (!light || !dark) return <Wordmark lean={lean} {...markOf(lang)} />
  return (
    <span className="shop-picture">
      <img className="on-light" alt={platformName(lang)} {...light} />
      <img className="on-dark" alt={platformName(lang)} {...dark} />
    </span>
  )
}
