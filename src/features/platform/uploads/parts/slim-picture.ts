// Large photos are made smaller before they travel: a phone on a slow line sends a tenth.
// The server makes every picture anew anyway.
import { ofPhones } from '../limits.ts'

const largeBytes = 2_000_000
const longestSide = 2400
const quality = 0.86

/**
 * The picture as JPEG of at most 2400 px when it is large or of a type the shop does not take (`accepted`);
 * anything else, and what this browser cannot read, as it came.
 */
export async function slimPicture(given: File, accepted: readonly string[]): Promise<File> {
  const file = asNamed(given, accepted)
  const known = accepted.includes(file.type) && !ofPhones.includes(file.type)
  if (!file.type.startsWith('image/') || (known && file.size <= largeBytes)) return file
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!bitmap) return file
  const drawn = await drawnAsJpeg(bitmap)
  bitmap.close()
  const smaller = drawn && (!known || drawn.size < file.size)
  return smaller ? new File([drawn], file.name.replace(/\.\w+$/, '') + '.jpg', { type: 'image/jpeg' }) : file
}

const endingsOfPhones: readonly [ending: RegExp, type: string][] = [
  [/\.hei[cf]$/i, 'image/heic'],
  [/\.mov$/i, 'video/quicktime'],
]
/**
 * What phones make, by its ending where the system knows no type for it. A film of theirs is one of the boxes of an
 * MP4: it travels as that, and the shop looks into it.
 */
function asNamed(file: File, accepted: readonly string[]): File {
  const type = file.type || (endingsOfPhones.find(([ending]) => ending.test(file.name))?.[1] ?? '')
  const film = type === 'video/quicktime' && accepted.includes('video/mp4')
  if (!film) return type === file.type ? file : new File([file], file.name, { type })
  return new File([file], file.name.replace(/\.\w+$/, '') + '.mp4', { type: 'video/mp4' })
}

/** On white, for JPEG knows no transparency. */
async function drawnAsJpeg(bitmap: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const pen = canvas.getContext('2d')
  if (!pen) return null
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', quality))
}
