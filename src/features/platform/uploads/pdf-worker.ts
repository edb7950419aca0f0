// Draws the pages of a foreign PDF in a thread of its own, by PDFium without scripts, files or network: it sees one
// file's bytes and answers with pixels. Whoever started the thread ends it when it takes too long.
import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { limitMemory } from './wasm-memory.ts'

export interface PdfTask {
  bytes: Uint8Array
  pages: number
  /** longest side of a page as it is drawn, in pixels */
  side: number
}
export interface DrawnPage {
  /** RGBA */
  pixels: Uint8Array
  width: number
  height: number
  /** as the page is printed, in points */
  size: { width: number; height: number }
}
export type PdfWord = { page: DrawnPage } | { refused: 'tooManyPages' | 'undrawable' } | { done: true }

const memory = 256 * 1_048_576
const dotsPerPoint = 200 / 72
/** No reader opens larger pages. */
const longestPage = 14_400

const say = (word: PdfWord, moved: ArrayBuffer[] = []): void => parentPort!.postMessage(word, moved)

async function draw({ bytes, pages, side }: PdfTask): Promise<PdfWord> {
  const starved = limitMemory(memory)
  const document = await (await PDFiumLibrary.init()).loadDocument(bytes)
  const count = document.getPageCount()
  if (count > pages) return { refused: 'tooManyPages' }
  for (let at = 0; at < count; at++) {
    const page = document.getPage(at)
    const { originalWidth, originalHeight } = page.getOriginalSize()
    const longest = Math.max(originalWidth, originalHeight)
    const scale = Math.min(dotsPerPoint, side / longest)
    if (!(Math.min(originalWidth, originalHeight) * scale >= 1)) return { refused: 'undrawable' }
    const { data, width, height } = await page.render({ scale, render: 'bitmap', renderFormFields: true })
    if (starved()) return { refused: 'undrawable' }
    const fits = Math.min(1, longestPage / longest)
    const size = { width: originalWidth * fits, height: originalHeight * fits }
    const taken = once(parentPort!, 'message')
    say({ page: { pixels: data, width, height, size } }, [data.buffer as ArrayBuffer])
    await taken
  }
  return count > 0 ? { done: true } : { refused: 'undrawable' }
}

say(await draw(workerData as PdfTask).catch((): PdfWord => ({ refused: 'undrawable' })))
