// The chosen part of a photo as a picture of its own.
import type { CropArea } from './avatar-crop.tsx'

const avatar = { width: 512, height: 512 }

/** A JPEG of 512 × 512, or of another size at most. Throws when this browser cannot read the photo. */
export async function cutOut(
  file: File,
  { x, y, width, height }: CropArea,
  size: { width: number; height: number } = avatar,
): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const canvas = document.createElement('canvas')
  const scale = size === avatar ? 1 : Math.min(1, width / size.width)
  canvas.width = Math.round(size.width * scale)
  canvas.height = Math.round(size.height * scale)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(bitmap, x, y, width, height, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9))
  if (!blob) throw new Error('no picture')
  return new File([blob], 'cut.jpg', { type: 'image/jpeg' })
}
