// The shop's name over its thread, as it is called in the reader's language.
import { markOf } from '#kernel/text/platform-name.ts'
import { Wordmark } from '#ui/text/wordmark.tsx'
import { useSpeech } from '#web/texts.tsx'

export function ShopMark({ lean = false }: { lean?: boolean }) {
  const { lang } = useSpeech()
  return <Wordmark lean={lean} {...markOf(lang)} />
}
