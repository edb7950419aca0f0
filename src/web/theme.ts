// The chosen appearance: a cookie; no cookie follows the system, by CSS alone.
import { cookieChoice } from '#web/cookie-choice.ts'

export type Theme = 'light' | 'dark'
const theme = cookieChoice<Theme>('theme')

/** undefined follows the system again. */
export const chooseTheme = theme.choose
/** The appearance chosen on this page, else what the server was told. */
export const useTheme = theme.use
