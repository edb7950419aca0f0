// An MP4 that is whole: its boxes fill it exactly. What cameras and phones add about place and owner is blanked
// where it lies; the pictures stay as they are.
import { open, type FileHandle } from 'node:fs/promises'
import { Refusal } from '#kernel/call/refusal.ts'

const known = new Set([
  'ftyp',
  'styp',
  'moov',
  'mdat',
  'free',
  'skip',
  'wide',
  'moof',
  'mfra',
  'sidx',
  'ssix',
  'prft',
  'pdin',
  'emsg',
  'meta',
  'uuid',
  'udta',
])
/** These hold tags only; players pass over `free`. */
const tags = new Set(['meta', 'udta', 'uuid'])
/** what may hold tags, by depth */
const holders = ['moov', 'trak']

interface Box {
  type: string
  at: number
  /** where its contents begin */
  inner: number
  end: number
}
/** The boxes between two places. Refuses uploadDamaged when they do not fill it, or are more than any film has. */
async function boxes(file: FileHandle, from: number, to: number, budget: { boxes: number }): Promise<Box[]> {
  const found: Box[] = []
  const head = Buffer.alloc(16)
  for (let at = from; at < to;) {
    const { bytesRead } = await file.read(head, 0, 16, at)
    if (bytesRead < 8 || budget.boxes-- <= 0) throw new Refusal('uploadDamaged')
    const short = head.readUInt32BE(0)
    const size = short === 0 ? to - at : short === 1 && bytesRead === 16 ? Number(head.readBigUInt64BE(8)) : short
    const inner = at + (short === 1 ? 16 : 8)
    if (at + size > to || at + size < inner) throw new Refusal('uploadDamaged')
    found.push({ type: head.toString('latin1', 4, 8), at, inner, end: at + size })
    at += size
  }
  return found
}

async function blank(file: FileHandle, box: Box): Promise<void> {
  await file.write(Buffer.from('free', 'latin1'), 0, 4, box.at + 4)
  const nothing = Buffer.alloc(Math.min(box.end - box.inner, 65_536))
  for (let at = box.inner; at < box.end; at += nothing.length)
    await file.write(nothing, 0, Math.min(nothing.length, box.end - at), at)
}
async function cleanInside(
  file: FileHandle,
  from: number,
  to: number,
  budget: { boxes: number },
  depth = 0,
): Promise<void> {
  for (const box of await boxes(file, from, to, budget)) {
    if (tags.has(box.type)) await blank(file, box)
    else if (box.type === holders[depth]) await cleanInside(file, box.inner, box.end, budget, depth + 1)
  }
}

/** Checks and cleans the file in place; its size stays. Refuses uploadDamaged, uploadTypeRefused. */
export async function cleanVideo(path: string, size: number): Promise<void> {
  const file = await open(path, 'r+')
  try {
    const budget = { boxes: 20_000 }
    const top = await boxes(file, 0, size, budget)
    if (top[0]?.type !== 'ftyp' || top.some((b) => !known.has(b.type))) throw new Refusal('uploadTypeRefused')
    if (!top.some((b) => b.type === 'moov') || !top.some((b) => b.type === 'mdat')) throw new Refusal('uploadDamaged')
    await cleanInside(file, 0, size, budget)
  } finally {
    await file.close()
  }
}
