// Text within XML. Pure.

/** What XML has no way to say at all, not even escaped, and half of a pair. */
const unsayable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu
export const escaped = (text: string): string =>
  text
    .replace(unsayable, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** `<name>text</name>`; nothing where there is no text. */
export const element = (name: string, text: string | undefined): string =>
  text ? `<${name}>${escaped(text)}</${name}>` : ''
