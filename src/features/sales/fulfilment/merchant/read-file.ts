// A file of parcels as the calls take it. What is surely none is told before it is sent.
import { shipFileBytes } from '../limits.ts'

export type Unfit = 'empty' | 'large' | 'workbook'
/** Why a file is surely no file of parcels. */
export function unfit({ name, size }: File): Unfit | undefined {
  if (/\.(xlsx?|ods|numbers)$/i.test(name)) return 'workbook'
  if (size === 0) return 'empty'
  return size > shipFileBytes ? 'large' : undefined
}
/** In base64. */
export async function readFile(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
