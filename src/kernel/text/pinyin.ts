// Chinese in Latin letters. Its dictionary is opened with the first name that is written in it.
import { createRequire } from 'node:module'
import { lazily } from '#kernel/lazily.ts'

const require = createRequire(import.meta.url)
const library = lazily(() => require('pinyin-pro') as typeof import('pinyin-pro'))

/** The syllables of a text; what is not Chinese stays as it is, in one piece with `together`. */
export const syllables = (text: string, { together = false, v = false } = {}): string[] =>
  library().pinyin(text, { toneType: 'none', type: 'array', v, ...(together && { nonZh: 'consecutive' }) })
