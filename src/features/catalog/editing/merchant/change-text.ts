// What a change says, in words: languages, variants and what was chosen by their names, money as money.
import { createContext, use } from 'react'
import type { Content } from '../content.ts'
import type { Change } from '../merging.ts'
import { isLanguage, pick } from '#kernel/text/language.ts'
import { whenText } from '#surfaces/console/desk/format.ts'
import { priceText } from '#ui/goods/price-text.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'
import type { Choices } from './terms.tsx'
import { tongueNames } from './tongues.tsx'

const money = ['price', 'listPrice', 'memberPrice', 'cost']
/** "3: ¥89.00; 10: ¥79.00" of what a change says of prices by quantity. */
export const tiersText = (text: string, said: (fen: number) => string): string =>
  text
    .split(' ')
    .map((step) => step.split(':'))
    .map(([from, fen]) => `${from}: ${said(Number(fen))}`)
    .join('; ')
const plainOf = (html: string): string =>
  html
    .replace(/<\/(?:p|h\d|li)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .trim()

/** What goods can be set to, by its names. */
export const ChoicesHere = createContext<Choices | undefined>(undefined)
type Named = readonly { id: number; name: string }[] | undefined
const nameIn = (all: Named, id: string): string => all?.find((one) => String(one.id) === id)?.name ?? id

export function useChangeText(options: Content['options']) {
  const { t } = useTexts('editingmerchant')
  const lang = useLang()
  const choices = use(ChoicesHere)
  const of = ({ of: what }: Pick<Change, 'of'>): string => {
    if (isLanguage(what)) return tongueNames[what]
    if (!what.startsWith('[')) return what
    const values = JSON.parse(what) as string[]
    const named = values.map((code, i) => {
      const value = options[i]?.values.find((one) => one.code === code)
      return pick(value?.name, lang) || code
    })
    return named.join(' · ') || t('variant')
  }
  const value = (field: string, text: string): string => {
    if (money.includes(field)) return priceText(Number(text), lang)
    if (field === 'tiers') return tiersText(text, (fen) => priceText(fen, lang))
    if (field === 'body') return plainOf(text)
    if (field === 'pictures' || field === 'valuePictures') return t('picturesN', { count: text.split(' ').length })
    if (field === 'onSale') return t(text === 'true' ? 'state.onSale' : 'state.inStore')
    if (field === 'onSaleAt' || field === 'offSaleAt') return whenText(lang, text)
    if (field === 'condition') return t(text === 'used' ? 'condition.used' : 'condition.new')
    if (field === 'video' || field === 'model') return t('mediaThere')
    if (field === 'categoryId') return nameIn(choices?.categories, text)
    if (field === 'brandId') return nameIn(choices?.brands, text)
    if (field === 'freightTemplateId') return nameIn(choices?.templates, text)
    // the server may have named it already
    if (field === 'unit') return choices?.units.find(({ code }) => code === text)?.name ?? text
    if (field === 'gone') return t('made')
    return text
  }
  return { of, value }
}
