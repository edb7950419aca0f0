// Starts the thread that draws a paper (packing slips, labels, invoices) as PDF, and ends it: bounded in time and
// memory.
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Definition } from 'pdfmake'
import { Refusal } from '../call/refusal.ts'

const megabytes = 512
/** Refuses crowded when it takes longer than so many seconds. */
export async function makePaper(definition: Definition, seconds: number): Promise<Buffer> {
  const worker = new Worker(new URL('./paper-worker.ts', import.meta.url), {
    workerData: definition,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  })
  const slow = new AbortController()
  const late = setTimeout(() => slow.abort(), seconds * 1000)
  try {
    const [bytes] = (await once(worker, 'message', { signal: slow.signal })) as [Uint8Array]
    return Buffer.from(bytes)
  } catch (e) {
    if (slow.signal.aborted) throw new Refusal('crowded')
    throw e
  } finally {
    clearTimeout(late)
    await worker.terminate()
  }
}
