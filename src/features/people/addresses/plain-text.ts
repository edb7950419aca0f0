// Words as addresses keep them. Pure.
import { withoutDisguise } from '#kernel/text/plain-words.ts'

/** Controls and runs of spaces become one space; the ends are cut. */
export const tidy = (text = ''): string =>
  withoutDisguise(text)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
