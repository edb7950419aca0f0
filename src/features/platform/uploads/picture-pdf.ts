// A PDF of pictures, one on each page, and nothing else: no names, links, scripts, forms or attachments.

export interface PicturePage {
  /** three colours */
  jpeg: Buffer
  /** pixels */
  width: number
  height: number
  /** points */
  size: { width: number; height: number }
}
const first = 3 // after the catalogue and the list of pages
const perPage = 3

/** The file. */
export function pdfOf(pages: readonly PicturePage[]): Buffer {
  const numbers = pages.map((_, at) => first + at * perPage)
  const objects: Buffer[] = [
    Buffer.from('<</Type/Catalog/Pages 2 0 R>>'),
    Buffer.from(`<</Type/Pages/Count ${pages.length}/Kids[${numbers.map((n) => `${n} 0 R`).join(' ')}]>>`),
    ...pages.flatMap((page, at) => objectsOf(page, numbers[at]!)),
  ]
  return assembled(objects)
}

function objectsOf({ jpeg, width, height, size }: PicturePage, number: number): Buffer[] {
  const [across, down] = [size.width.toFixed(2), size.height.toFixed(2)]
  return [
    Buffer.from(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${across} ${down}]/Contents ${number + 1} 0 R` +
        `/Resources<</XObject<</P ${number + 2} 0 R>>>>>>`,
    ),
    stream('', Buffer.from(`${across} 0 0 ${down} 0 0 cm /P Do`)),
    stream(
      `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8` +
        '/Filter/DCTDecode',
      jpeg,
    ),
  ]
}
const stream = (head: string, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`<<${head}/Length ${body.length}>>\nstream\n`), body, Buffer.from('\nendstream')])

function assembled(objects: readonly Buffer[]): Buffer {
  const parts = [Buffer.from('%PDF-1.4\n%âãÏÓ\n', 'latin1')]
  const places: number[] = []
  let length = parts[0]!.length
  for (const [at, object] of objects.entries()) {
    const whole = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')])
    places.push(length)
    parts.push(whole)
    length += whole.length
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  parts.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${table}` +
        `trailer\n<</Size ${count}/Root 1 0 R>>\nstartxref\n${length}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}
