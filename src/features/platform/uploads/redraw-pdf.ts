// A PDF made anew: its pages are drawn in a thread, and a fresh file is made of the pictures. Nothing else of what was
// sent is kept, so nothing has to be searched for. Bounded in pages, time, memory and size.
import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import { sharp } from '#kernel/sharp.ts'
import { pdfOf, type PicturePage } from './picture-pdf.ts'
import type { DrawnPage, PdfTask, PdfWord } from './pdf-worker.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { lane } from '#kernel/jobs/in-turn.ts'

export interface PdfLimits {
  pages: number
  /** for the whole file, once its turn has come */
  seconds: number
  /** longest side of a page as it is drawn, in pixels */
  side: number
  /** of the file that is made */
  bytes: number
}
/** One after the other: each may take a core and hundreds of megabytes. */
const alone = lane(1)

/** The fresh file. Refuses uploadTooManyPages; uploadUndrawable: locked, damaged, too slow or too large. */
export const redrawPdf = (bytes: Uint8Array, limits: PdfLimits): Promise<Buffer> =>
  alone(async () => {
    const pages: PicturePage[] = []
    let size = 0
    for await (const page of drawn(bytes, limits)) {
      const taken = await pictureOf(page)
      size += taken.jpeg.length
      if (size > limits.bytes) throw new Refusal('uploadUndrawable')
      pages.push(taken)
    }
    return pdfOf(pages)
  })

const pictureOf = async ({ pixels, width, height, size }: DrawnPage): Promise<PicturePage> => ({
  jpeg: await sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 82 })
    .toBuffer(),
  width,
  height,
  size,
})

/** The pages as they are drawn; the next is drawn when the one before was taken. */
async function* drawn(bytes: Uint8Array, { pages, seconds, side }: PdfLimits): AsyncGenerator<DrawnPage> {
  const task: PdfTask = { bytes, pages, side }
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    workerData: task,
    env: {},
    execArgv: [],
    stdout: true, // PDFium writes there, and it says nothing to us
    stderr: true,
  })
  const late = setTimeout(() => void worker.terminate(), seconds * 1000)
  try {
    for await (const [word] of on(worker, 'message', { close: ['exit'] }) as AsyncIterable<[PdfWord]>) {
      if ('done' in word) return
      if ('refused' in word)
        throw word.refused === 'tooManyPages'
          ? new Refusal('uploadTooManyPages', { pages })
          : new Refusal('uploadUndrawable')
      yield word.page
      worker.postMessage('taken', [])
    }
    throw new Refusal('uploadUndrawable') // it was ended, or broke
  } catch (e) {
    throw e instanceof Refusal ? e : new Refusal('uploadUndrawable')
  } finally {
    clearTimeout(late)
    await worker.terminate()
  }
}
