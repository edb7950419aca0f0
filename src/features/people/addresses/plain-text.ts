// Words as addresses keep them. Pure.

/** Controls and runs of spaces become one space; the ends are cut. */
export const tidy = (text = ''): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
