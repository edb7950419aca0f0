import { expect, test } from 'vitest'
import { sizeText } from './kept-size.ts'

test.each([
  [0, 'en-US', '0 B'],
  [999, 'en-US', '999 B'],
  [1240, 'en-US', '1.2 kB'],
  [1_200_000, 'en-US', '1.2 MB'],
  [1_200_000, 'es-ES', '1,2 MB'],
] as const)('%i in %s is %s', (bytes, lang, text) => expect(sizeText(bytes, lang).replaceAll('\u00a0', ' ')).toBe(text))
