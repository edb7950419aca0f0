// The title of a page that is no public one: what it is, and the shop's name behind it.
import { titleName } from '#kernel/text/platform-name.ts'
import { useSpeech } from '#web/texts.tsx'

export function PageTitle({ of }: { of: string }) {
  const { lang } = useSpeech()
  return <title>{`${of} · ${titleName(lang)}`}</title>
}
