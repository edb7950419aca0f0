// Another language in place: the words are turned, scroll and form input stay.
import { useLocation, useRevalidator } from 'react-router'
import { languages, type Language } from '#kernel/text/language.ts'
import { spokenGiven } from '#kernel/text/spoken.ts'
import { writeCookie } from '#web/cookies.ts'
import { useSpeech } from '#web/texts.tsx'

export const languageNames: Readonly<Record<Language, string>> = {
  'en-US': 'English',
  'zh-CN': '简体中文',
  'es-ES': 'Español',
}

/** In the order of the menus. */
export const offeredLanguages = (): readonly Language[] => spokenGiven() ?? [languages[1], languages[0], languages[2]]

/** `linkTo`: the same page in another language, for browsers without scripts. */
export function useTurnLanguage(): {
  present: Language
  linkTo: (lang: Language) => string
  turn: (lang: Language) => void
} {
  const { lang: present, turn: turnTexts } = useSpeech()
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  const linkTo = (lang: Language) => {
    const query = new URLSearchParams(search)
    query.set('lang', lang)
    return `${pathname}?${query}`
  }
  const turn = (lang: Language) => {
    writeCookie('lang', lang)
    void turnTexts(lang).then(revalidate, () => location.assign(linkTo(lang)))
  }
  return { present, linkTo, turn }
}
