// Messages on the server, all spaces at hand: refusals, mails, texts of jobs.
import { languages, type Language } from './language.ts'
import { reasons, type Reason } from '../call/refusal.ts'
import { keyParts, textAt, type Params, type Say, type Space, type Spaces } from './words.ts'

import { readTexts, textFolders } from './text-files.ts'

// looked for once, for all languages
const folders = textFolders()
const all = Object.fromEntries(
  languages.map((lang) => [lang, readTexts(lang, folders) as unknown as Spaces]),
) as Record<Language, Spaces>

/** Every text of a language, by space. */
export const textsOf = (lang: Language): Spaces => all[lang]

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
export const untold = (): string[] => reasons().filter((r) => Object.values(all).some((t) => !(r in t.errors)))
