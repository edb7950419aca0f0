// The languages of the shop as links that work without scripts (`?lang=`); with scripts the words are turned in place,
// so that scroll and form input stay.
import type { Language } from '#kernel/text/language.ts'
import { languageNames, offeredLanguages, useTurnLanguage } from '#surfaces/storefront/visit/turn-language.ts'
import { useTexts } from '#web/texts.tsx'

const short: Record<Language, string> = { 'en-US': 'EN', 'zh-CN': '中文', 'es-ES': 'ES' }

export function LanguageLinks({ long = false }: { long?: boolean }) {
  const { t } = useTexts()
  const { present, linkTo, turn } = useTurnLanguage()
  const offered = offeredLanguages()
  if (offered.length < 2) return null
  return (
    <div role="group" aria-label={t('language')} className="shell-langs">
      {offered.map((lang) => (
        <a
          key={lang}
          href={linkTo(lang)}
          lang={lang}
          hrefLang={lang}
          aria-current={lang === present ? 'true' : undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            turn(lang)
          }}
        >
          {long ? languageNames[lang] : short[lang]}
          {!long && <span className="vh"> {languageNames[lang]}</span>}
        </a>
      ))}
    </div>
  )
}
