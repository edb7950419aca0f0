// The words of the pages: one i18next per language on the server (they never change), one in the browser; one chunk per language.
import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from '#kernel/language.ts'

const load = { 'zh-CN': () => import('#locales/zh-CN.ts'), 'en-US': () => import('#locales/en-US.ts'), 'es-ES': () => import('#locales/es-ES.ts') }
const opened = new Map<Language, Promise<i18n>>()

async function open(lang: Language): Promise<i18n> {
  const { texts } = await load[lang]()
  const instance = createInstance()
  await instance.use(initReactI18next).init({
    lng: lang,
    resources: { [lang]: texts },
    ns: Object.keys(texts),
    defaultNS: 'shop',
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    initAsync: false,
  })
  return instance
}

/** The texts of a language; in the browser call it once. */
export function openTexts(lang: Language): Promise<i18n> {
  const known = opened.get(lang)
  if (known) return known
  const made = open(lang)
  opened.set(lang, made)
  made.catch(() => opened.delete(lang))
  return made
}

/** Turns the browser's texts to another language without leaving the page. */
export async function turnTexts(instance: i18n, lang: Language): Promise<void> {
  const { texts } = await load[lang]()
  for (const [space, words] of Object.entries(texts)) instance.addResourceBundle(lang, space, words)
  await instance.changeLanguage(lang)
}
