// A table of text as the calls take it. What is surely none is told before it is sent.
export type Unfit = 'empty' | 'large' | 'workbook'
/** Why a file is surely none that can be read. */
export function unfit({ name, size }: File, mostBytes: number): Unfit | undefined {
  if (/\.(xls|ods|numbers)$/i.test(name)) return 'workbook'
  if (size === 0) return 'empty'
  return size > mostBytes ? 'large' : undefined
}
/** In base64. */
export async function readFile(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
