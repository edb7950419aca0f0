// The languages that the shop offers, each in its own name; kept by the cookie that the whole shop reads.
import type { Language } from '#kernel/text/language.ts'
import { spokenLanguages } from '#kernel/text/spoken.ts'
import { writeCookie } from '#web/cookies.ts'
import { useSpeech, useTexts } from '#web/texts.tsx'

const names: Record<Language, string> = { 'zh-CN': '中文', 'en-US': 'EN', 'es-ES': 'ES' }

export function Languages() {
  const { lang, turn } = useSpeech()
  const { t } = useTexts('console')
  const choose = async (next: Language) => {
    writeCookie('lang', next)
    await turn(next)
    document.documentElement.lang = next
  }
  const offered = spokenLanguages()
  if (offered.length < 2) return null
  return (
    <ul className="languages" aria-label={t('shell.language')}>
      {offered.map((l) => (
        <li key={l}>
          <button type="button" lang={l} aria-pressed={l === lang} onClick={() => void choose(l)}>
            {names[l]}
          </button>
        </li>
      ))}
    </ul>
  )
}
