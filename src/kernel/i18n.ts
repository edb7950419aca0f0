// Messages on the server: one i18next per language, made once, shared by refusals, mails and texts of jobs.
import { createInstance, type i18n } from 'i18next'
import { texts as en } from '#locales/en-US.ts'
import { texts as es } from '#locales/es-ES.ts'
import { texts as zh } from '#locales/zh-CN.ts'
import type { Language } from './language.ts'
import { refusals, type Reason } from './refusal.ts'

const resources = { 'zh-CN': zh, 'en-US': en, 'es-ES': es }
const made = new Map<Language, i18n>()

/** The texts of a language, outside React. */
export function messages(lang: Language): i18n {
  const known = made.get(lang)
  if (known) return known
  const instance = createInstance()
  void instance.init({
    lng: lang,
    fallbackLng: 'en-US',
    resources,
    ns: Object.keys(en),
    defaultNS: 'errors',
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  made.set(lang, instance)
  return instance
}

/** What a refusal says to a person in the language. */
export const refusalText = (lang: Language, reason: Reason, params: Record<string, unknown>): string => messages(lang).t(`errors:${reason}`, params)

/** What a success says. */
export function successText(lang: Language, says: 'ok' | 'signedIn' | 'codeSent'): string {
  const key = `${lang} ${says}`
  const text = told.get(key) ?? messages(lang).t(`errors:${says}`)
  told.set(key, text)
  return text
}
const told = new Map<string, string>()

/** Reasons without a text: none, a test says. */
export const untold = (): string[] => Object.keys(refusals).filter((r) => Object.values(resources).some((t) => !(r in t.errors)))
