// An e-mail address or a phone as a person types it: only what surely is none is told here,
// the shop checks the rest. Pure.
import type { Language } from '#kernel/text/language.ts'

export type ContactKind = 'email' | 'phone'
export type ContactLack = 'emailEmpty' | 'emailInvalid' | 'phoneInvalid' | 'accountEmpty'

export const emailLack = (email: string): ContactLack | undefined =>
  email.trim() === '' ? 'emailEmpty' : /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email.trim()) ? undefined : 'emailInvalid'
export const phoneLack = (area: string, phone: string): ContactLack | undefined =>
  /^\+?\d{1,4}$/.test(area.trim()) && phone.replace(/\D/g, '').length >= 5 ? undefined : 'phoneInvalid'
/** Digits and what people write between them: a phone, not an address. */
export const looksLikePhone = (account: string): boolean => /^\+?[\d\s().-]{5,}$/.test(account.trim())

const areas: Record<Language, string> = { 'zh-CN': '+86', 'en-US': '+1', 'es-ES': '+34' }
/** The calling code to begin with. */
export const homeArea = (lang: Language): string => areas[lang]
/** The way in to begin with: in China by phone, elsewhere by e-mail. */
export const homeContact = (lang: Language): ContactKind => (lang === 'zh-CN' ? 'phone' : 'email')
