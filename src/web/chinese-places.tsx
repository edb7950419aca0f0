// Keeps the places of Chinese characters on a machine without a Chinese font: until the shop's own has come, boxes of
// another width would stand there, and lines would break anew. Runs before anything is drawn; elsewhere it rests.
import { useSpeech } from '#web/texts.tsx'

/** A font (WOFF) of one empty square for punctuation, ideographs, full-width forms: all that Chinese draws square. */
const squares = [
  'd09GRgABAAAAAAKIAAoAAAAA2ygAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAABPUy8yAAAA9AAAAEUAAABgfjhcrmNtYXAAAAE8AAAAnAAA2SwP',
  'uBJgZ2x5ZgAAAdgAAAABAAAAAQAAAABoZWFkAAAB3AAAACQAAAA2XxZA5WhoZWEAAAIAAAAAGwAAACQDcgNyaG10eAAAAhwAAAAGAAAABgPo',
  'AABsb2NhAAACJAAAAAYAAAAGAAAAAG1heHAAAAIsAAAAFAAAACAAAwABbmFtZQAAAkAAAAAtAAAAPgD1ENxwb3N0AAACcAAAABcAAAAg/58A',
  'M3jaY2BhfsE4gYGVgYGpiymCgYHBG0IzxjEYMeow4AF+/n6uDA4KIv//Mxf872BgYC5gqIDJMX5h2sPAwKDAwAgAMEgMtgAAAHja7cixCcJg',
  'GEXRF7W0CCEEBYWvsk5h7wQ6glPZO4pr6DS/aCm4wbmnu0m6LNMlWWf1qiRD+iyzqLG2ta/DfDo/7q1dW0tqrE3t6jDnmEta93k/dRkyZMyU',
  'Kbfj8Oy/DwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA+OMNIop7wwAAAAB42mNgZGBgYGRg',
  '2L2wuCGe3+YrAzPzCwbcgIOBCUQBAMlMBOl42mNgZGBgLvjfwcDA/IIBAhgZUAEjAFKJAukAA+gAAAAAAAAAAAAAAAAAAHjaY2BkYGBgYoAB',
  'RgY0AAAAhgAFeNotxrEJACAMALBYi+BD3lH8/xhBJUuQlq7l1AT/cb2nkP9DGMpW6gAeJwHiAAAAeNpjYGYAg/9zGIwYGBgYGdAAACqUAdIA',
].join('')
/** A missing character is drawn as a box, which is narrower than the square that a Chinese font gives it. */
const script = `{
const pen = document.createElement('canvas').getContext('2d')
pen.font = '20px sans-serif'
if (pen.measureText('永').width < 20)
  document.fonts.add(new FontFace('Chinese places', Uint8Array.from(atob('${squares}'), (c) => c.charCodeAt(0))))
}`

export function ChinesePlaces() {
  const { lang, nonce } = useSpeech()
  if (lang !== 'zh-CN') return null
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
}
