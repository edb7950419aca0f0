// What is typed of the first setup, and its sending: once, whatever is pressed.
import { useState, type FormEvent } from 'react'
import type { Names } from './name-fields.tsx'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { dropSession } from '#surfaces/console/desk/session.ts'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { suggestedCarriers } from '../suggesting.ts'
import type { Trade } from '../trades.ts'
import { languages, type Language } from '#kernel/text/language.ts'
import { knowPlatform } from '#kernel/text/platform-name.ts'
import { knowSpoken } from '#kernel/text/spoken.ts'
import { useSpeech } from '#web/texts.tsx'

export interface Typed {
  name: Names
  languages: Language[]
  contact: string
  telephone: string
  address: string
  admin: string
  nickName: string
  password: string
  again: string
  seller: 'self' | 'other' | 'none'
  shop: string
  owner: string
  trade: Trade | 'none'
  everywhere: boolean
  countries: string[]
  /** null: those that are suggested */
  carriers: string[] | null
}
export type Offered = Output<'/api/v2/setup/detail'>
const blank: Typed = {
  name: { 'zh-CN': '', 'en-US': '', 'es-ES': '' },
  languages: [...languages],
  contact: '',
  telephone: '',
  address: '',
  admin: '',
  nickName: '',
  password: '',
  again: '',
  seller: 'self',
  shop: '',
  owner: '',
  trade: 'mixed',
  everywhere: false,
  countries: [],
  carriers: null,
}
/** Where whoever reads this language most likely sells; English is spoken everywhere. */
const homes: Record<Language, string[]> = { 'zh-CN': ['CN'], 'es-ES': ['ES'], 'en-US': [] }
const begun = (lang: Language): Typed => ({
  ...blank,
  // whoever sets it up in a language speaks it first
  languages: [lang, ...languages.filter((one) => one !== lang)],
  countries: homes[lang],
  everywhere: homes[lang].length === 0,
})
export function useSetup(token: string, offered: Offered, onDone: (account: string) => void) {
  const { lang } = useSpeech()
  const [typed, setTyped] = useState(() => begun(lang))
  const countries = typed.everywhere || typed.countries.length === 0 ? null : typed.countries
  const carriers = typed.carriers ?? suggestedCarriers(offered.carriers, countries)
  const [tried, setTried] = useState(false)
  const [once] = useState(newRequestId)
  const doing = useDoing(async () => {
    const { account } = await call('/api/v2/setup/finish', { token, once, ...wishOf(typed), countries, carriers })
    dropSession()
    // the page that is open says it from here on
    knowPlatform(Object.fromEntries(Object.entries(typed.name).filter(([, name]) => name.trim() !== '')))
    knowSpoken(typed.languages)
    onDone(account)
  })
  const differs = typed.password !== typed.again
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!differs) void doing.run()
  }
  const type = (more: Partial<Typed>) => setTyped({ ...typed, ...more })
  const of = (...reasons: string[]) =>
    doing.fault && reasons.includes(doing.fault.reason) ? doing.fault.message : undefined
  return { typed, type, carriers, doing, submit, of, differs: tried && differs }
}
export type SettingUp = ReturnType<typeof useSetup>

const wishOf = (typed: Typed) => ({
  name: typed.name,
  languages: typed.languages,
  contacts: { email: typed.contact.trim(), telephone: typed.telephone, address: typed.address },
  admin: { email: typed.admin.trim(), nickName: typed.nickName, password: typed.password },
  merchant:
    typed.seller === 'none' ? null : { name: typed.shop, owner: typed.seller === 'other' ? typed.owner.trim() : null },
  trade: typed.trade === 'none' ? null : typed.trade,
})
