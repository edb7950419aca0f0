// Draws the picture of a foreign HEIC file in a thread of its own: libheif sees its bytes and answers with pixels.
// Whoever started the thread ends it when it takes too long.
import { parentPort, workerData } from 'node:worker_threads'
import libheif from 'libheif-js/wasm-bundle.js'
import { limitMemory } from './wasm-memory.ts'

export interface HeicTask {
  bytes: Uint8Array
  /** most pixels of the picture */
  pixels: number
}
export interface HeicPicture {
  /** RGBA, upright */
  pixels: Uint8Array
  width: number
  height: number
}
export type HeicWord = { picture: HeicPicture } | { refused: 'tooManyPixels' | 'damaged' }

/** Room for fifty million pixels, as they lie in the file and as they are drawn. */
const memory = 768 * 1_048_576

async function draw({ bytes, pixels }: HeicTask): Promise<HeicWord> {
  const starved = limitMemory(memory)
  const all = new libheif.HeifDecoder().decode(bytes)
  const picture = all.find((one) => one.is_primary()) ?? all[0]
  if (!picture) return { refused: 'damaged' }
  const [width, height] = [picture.get_width(), picture.get_height()]
  if (!(width > 0 && height > 0)) return { refused: 'damaged' }
  if (width * height > pixels) return { refused: 'tooManyPixels' }
  const data = new Uint8ClampedArray(width * height * 4)
  const drawn = await new Promise((done) => picture.display({ data, width, height }, done))
  if (drawn === null || starved()) return { refused: 'damaged' }
  return { picture: { pixels: new Uint8Array(data.buffer), width, height } }
}

const word = await draw(workerData as HeicTask).catch((): HeicWord => ({ refused: 'damaged' }))
parentPort!.postMessage(word, 'picture' in word ? [word.picture.pixels.buffer as ArrayBuffer] : [])
