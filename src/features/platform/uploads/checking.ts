// Is an arrived file what it was announced to be, and harmless? Pictures and papers are made anew from their pixels, so
// that nothing else in them survives; the rest is read through. Refuses, never mends silently what it does not
// understand.
import { readFile } from 'node:fs/promises'
import { sharp } from '#kernel/sharp.ts'
import { checkModel } from './check-model.ts'
import { cleanVideo } from './check-video.ts'
import { kindOf, ofPhones, ruleOf, workbookType, type Purpose } from './limits.ts'
import { openHeic } from './open-heic.ts'
import { redrawPdf } from './redraw-pdf.ts'
import { inTurn } from '#kernel/jobs/in-turn.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { SettingsReader } from '#kernel/data/settings.ts'

export interface Checked {
  /** what to store: bytes made anew, or the file as it lies there */
  bytes: Uint8Array | undefined
  type: string
  size: number
  width: number | null
  height: number | null
}
type Ending = 'webp' | 'pdf' | 'mp4' | 'glb' | 'csv' | 'xlsx'
/** What we store: picture, document, video, model. */
export const endings: Record<Ending, string> = {
  webp: 'image/webp',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  glb: 'model/gltf-binary',
  csv: 'text/csv',
  xlsx: workbookType,
}
const endingsOf = { image: 'webp', pdf: 'pdf', video: 'mp4', model: 'glb', table: 'csv' } as const satisfies Record<
  NonNullable<ReturnType<typeof kindOf>>,
  Ending
>
export const endingOf = (announcedType: string): Ending => {
  const kind = kindOf(announcedType)
  if (announcedType === workbookType) return 'xlsx'
  return kind === undefined ? 'webp' : endingsOf[kind]
}

/** An animated PNG is one; other names for the same are not announced by browsers. */
const sameType = (found: string | undefined, announced: string): boolean =>
  found === announced ||
  (found === 'image/apng' && announced === 'image/png') ||
  (found !== undefined && ofPhones.includes(found) && ofPhones.includes(announced))

/**
 * Checks the file at a path. Refuses uploadTypeRefused, uploadTooManyPixels, uploadTooManyPages, uploadDamaged,
 * uploadUndrawable, uploadUnsafe.
 */
export async function checkFile(
  settings: SettingsReader,
  purpose: Purpose,
  announcedType: string,
  path: string,
  size: number,
): Promise<Checked> {
  const { fileTypeFromFile } = await import('file-type') // with the first file: a shop that starts is waited for
  const found = await fileTypeFromFile(path).catch(() => undefined)
  if (announcedType === workbookType) {
    // an archive with the parts of a workbook: how much is in it, whoever reads it sees to
    if (found?.mime !== workbookType) throw new Refusal('uploadTypeRefused')
    return { bytes: undefined, type: endings.xlsx, size, width: null, height: null }
  }
  if (kindOf(announcedType) === 'table') return { ...(await plainText(found?.mime, path)), size }
  if (!sameType(found?.mime, announcedType)) throw new Refusal('uploadTypeRefused')
  const ending = endingOf(announcedType)
  if (ending === 'pdf') return redrawPages(settings, purpose, path)
  return inTurn(() =>
    ending === 'webp' ? redraw(settings, purpose, path, announcedType) : readThrough(ending, path, size),
  )
}

/** Rows of text, in whatever encoding: nothing that has a form of its own, and no bytes that stand in no text. */
async function plainText(found: string | undefined, path: string): Promise<Omit<Checked, 'size'>> {
  const head = (await readFile(path)).subarray(0, 65_536)
  const isWide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)
  if (found !== undefined && !found.startsWith('text/')) throw new Refusal('uploadTypeRefused')
  if (!isWide && head.includes(0)) throw new Refusal('uploadTypeRefused')
  return { bytes: undefined, type: endings.csv, width: null, height: null }
}

/** A PDF of pictures of its pages. */
async function redrawPages(settings: SettingsReader, purpose: Purpose, path: string): Promise<Checked> {
  const bytes = await redrawPdf(await readFile(path), {
    pages: settings.get('uploadPdfPages'),
    seconds: settings.get('uploadPdfSeconds'),
    side: ruleOf(purpose).side,
    bytes: 4_000_000 * settings.get('uploadPdfMegabytes'),
  })
  return { bytes, type: endings.pdf, size: bytes.length, width: null, height: null }
}

async function readThrough(ending: Ending, path: string, size: number): Promise<Checked> {
  if (ending === 'mp4') await cleanVideo(path, size)
  if (ending === 'glb') checkModel(await readFile(path))
  return { bytes: undefined, type: endings[ending], size, width: null, height: null }
}

/** Refuses uploadTooManyPixels and uploadDamaged of what libvips has no decoder for. */
async function sourceOf(path: string, type: string, megapixels: number) {
  const limitInputPixels = megapixels * 1_000_000
  if (!ofPhones.includes(type))
    return sharp(path, { limitInputPixels, failOn: 'error', pages: 1, sequentialRead: true })
  const { pixels, width, height } = await openHeic(await readFile(path), megapixels)
  return sharp(pixels, { limitInputPixels, raw: { width, height, channels: 4 } })
}

/** The first frame, upright, without what cameras add, as WebP. */
async function redraw(settings: SettingsReader, purpose: Purpose, path: string, type: string): Promise<Checked> {
  const { side } = ruleOf(purpose)
  const megapixels = settings.get('uploadMegapixels')
  const source = await sourceOf(path, type, megapixels)
  const fit = purpose === 'avatar' ? 'cover' : 'inside'
  const picture = source
    .timeout({ seconds: 20 })
    .autoOrient()
    .resize({ width: side, height: side, fit, withoutEnlargement: true })
    .webp({ quality: 82 })
  try {
    const { data, info } = await picture.toBuffer({ resolveWithObject: true })
    return { bytes: data, type: endings.webp, size: data.byteLength, width: info.width, height: info.height }
  } catch (e) {
    if (e instanceof Error && /pixel limit/i.test(e.message)) throw new Refusal('uploadTooManyPixels', { megapixels })
    if (e instanceof Error && /^timeout/i.test(e.message)) throw new Refusal('crowded')
    throw new Refusal('uploadDamaged')
  }
}
