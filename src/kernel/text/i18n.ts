// Messages on the server, all spaces at hand: refusals, mails, texts of jobs.
import { texts as en } from '#locales/en-US.ts'
import { texts as es } from '#locales/es-ES.ts'
import { texts as zh } from '#locales/zh-CN.ts'
import type { Language } from './language.ts'
import { refusals, type Reason } from '../call/refusal.ts'
import { keyParts, textAt, type Params, type Say, type Space } from './words.ts'

const all = { 'zh-CN': zh, 'en-US': en, 'es-ES': es }

/** Says any text in the language; bare keys are those of `errors`. */
export function messages(lang: Language): Say<'errors', Space> {
  return (key: string, params?: Params) => {
    const [space, path] = keyParts(key, 'errors')
    return textAt(lang, all[lang][space], path, params) ?? key
  }
}

/** What a refusal says to a person in the language. */
export const refusalText = (lang: Language, reason: Reason, params: Params): string =>
  textAt(lang, all[lang].errors, reason, params) ?? reason

/** What a success says. */
export const successText = (lang: Language, says: 'ok' | 'signedIn' | 'codeSent'): string => all[lang].errors[says]

/** Reasons without a text: none, a test says. */
export const untold = (): string[] =>
  Object.keys(refusals).filter((r) => Object.values(all).some((t) => !(r in t.errors)))
