// Makes a paper in a thread of its own: the fonts of ten megabytes are read here only, and whoever started the thread
// ends it when it takes too long.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import pdfmake, { type Definition } from 'pdfmake'
import { coverageOf, paperFonts, runsIn, type PaperFont } from './font-coverage.ts'

const require = createRequire(import.meta.url)
/** The first draws nearly all, the second Latin letters that the first does not know. */
const files = {
  Chinese: require.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
  Latin: require.resolve('pdfmake/fonts/Roboto/Roboto-Regular.ttf'),
} satisfies Record<PaperFont, string>
const fonts = paperFonts.map((name) => ({ name, has: coverageOf(readFileSync(files[name])) }))

/** Every text of it in the fonts that draw it. */
function drawable(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(drawable)
  if (typeof part !== 'object' || part === null) return part
  const drawn = Object.entries(part).map(([key, value]) => [
    key,
    key === 'text' && typeof value === 'string' ? runsIn(value, fonts) : drawable(value),
  ])
  return Object.fromEntries(drawn) as unknown
}
async function make({ content, ...page }: Definition): Promise<Uint8Array> {
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy((path) => Object.values(files).includes(path))
  pdfmake.setFonts(Object.fromEntries(paperFonts.map((name) => [name, { normal: files[name] }])))
  return pdfmake.createPdf({ ...page, content: drawable(content) as Definition['content'] }).getBuffer()
}
const bytes = await make(workerData as Definition)
parentPort!.postMessage(bytes, [])
