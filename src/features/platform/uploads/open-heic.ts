// The pixels of a HEIC file, as phones make them: read in a thread, bounded in pixels, time and memory.
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { HeicPicture, HeicTask, HeicWord } from './heic-worker.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { lane } from '#kernel/jobs/in-turn.ts'

/** One after the other: each may take a core and hundreds of megabytes. */
const alone = lane(1)
const longest = 20_000

/** Refuses uploadTooManyPixels; uploadDamaged: cut off, no HEIC, or too slow. */
export const openHeic = (bytes: Uint8Array, megapixels: number): Promise<HeicPicture> =>
  alone(async () => {
    const task: HeicTask = { bytes, pixels: megapixels * 1_000_000 }
    const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), {
      workerData: task,
      env: {},
      execArgv: [],
      stdout: true, // libheif writes there, and it says nothing to us
      stderr: true,
    })
    const late = setTimeout(() => void worker.terminate(), longest)
    try {
      // a thread that was ended, or broke, says no word
      const said = once(worker, 'message') as Promise<[HeicWord]>
      const [word] = await Promise.race([said, once(worker, 'exit').then(() => [{ refused: 'damaged' }] as const)])
      if ('picture' in word) return word.picture
      throw word.refused === 'tooManyPixels'
        ? new Refusal('uploadTooManyPixels', { megapixels })
        : new Refusal('uploadDamaged')
    } catch (e) {
      throw e instanceof Refusal ? e : new Refusal('uploadDamaged')
    } finally {
      clearTimeout(late)
      await worker.terminate()
    }
  })
