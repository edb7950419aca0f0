// Amounts as papers write them, in the way of their language.
import { fenToDecimal } from '../data/money.ts'
import type { Language } from '../text/language.ts'

type Decimal = `${number}`
export const moneyText = (fen: number, lang: Language): string =>
  new Intl.NumberFormat(lang, { style: 'currency', currency: 'CNY', currencyDisplay: 'narrowSymbol' }).format(
    fenToDecimal(fen) as Decimal,
  )
