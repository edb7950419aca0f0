// The three languages as links that work without scripts (`?lang=`); with scripts the words are turned in place, so that scroll and form input stay.
import { useLocation, useRevalidator } from 'react-router'
import type { MouseEvent } from 'react'
import { languages, type Language } from '#kernel/language.ts'
import { writeCookie } from '#web/cookies.ts'
import { useSpeech, useTexts } from '#web/texts.tsx'

const short: Record<Language, string> = { 'en-US': 'EN', 'zh-CN': '中文', 'es-ES': 'ES' }
const full: Record<Language, string> = { 'en-US': 'English', 'zh-CN': '简体中文', 'es-ES': 'Español' }

export function LanguageLinks({ long = false }: { long?: boolean }) {
  const { t } = useTexts()
  const { lang: present, turn: turnTexts } = useSpeech()
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  const linkTo = (lang: Language) => {
    const query = new URLSearchParams(search)
    query.set('lang', lang)
    return `${pathname}?${query}`
  }
  const turn = (event: MouseEvent, lang: Language) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    writeCookie('lang', lang)
    void turnTexts(lang).then(revalidate, () => location.assign(linkTo(lang)))
  }
  return (
    <div role="group" aria-label={t('language')} className="shell-langs">
      {[languages[1], languages[0], languages[2]].map((lang) => (
        <a key={lang} href={linkTo(lang)} lang={lang} hrefLang={lang} aria-current={lang === present ? 'true' : undefined} onClick={(event) => turn(event, lang)}>
          {long ? full[lang] : short[lang]}
          {!long && <span className="vh"> {full[lang]}</span>}
        </a>
      ))}
    </div>
  )
}
