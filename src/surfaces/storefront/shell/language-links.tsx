// The three languages as links that work without scripts (`?lang=`); with scripts the words are turned in place,
// so that scroll and form input stay.
import { languages, type Language } from '#kernel/text/language.ts'
import { languageNames, useTurnLanguage } from '#surfaces/storefront/visit/turn-language.ts'
import { useTexts } from '#web/texts.tsx'

const short: Record<Language, string> = { 'en-US': 'EN', 'zh-CN': '中文', 'es-ES': 'ES' }

export function LanguageLinks({ long = false }: { long?: boolean }) {
  const { t } = useTexts()
  const { present, linkTo, turn } = useTurnLanguage()
  return (
    <div role="group" aria-label={t('language')} className="shell-langs">
      {[languages[1], languages[0], languages[2]].map((lang) => (
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
