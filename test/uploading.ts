// Sending files from outside, and the files that people and attackers send.
import { deflateSync, crc32 } from 'node:zlib'
import sharp from 'sharp'
import type { Calls } from '#kernel/call/contract.ts'
import type { Asker, Front, Person, Reply } from './front.ts'

type Ticket = Calls['/api/v2/token/upload']['output']
type Purpose = Calls['/api/v2/token/upload']['input']['purpose']
export interface Sent {
  uploadId: string
  url: string | null
  width: number | null
  height: number | null
  size: number
}

export const ticket = (world: Front, who: Asker, purpose: Purpose, size: number, type: string): Promise<Ticket> =>
  world.must('/api/v2/token/upload', { purpose, name: 'file', size, type }, who)

/** Sends the bytes of a ticket. */
export async function put(
  world: Front,
  who: Asker,
  { url, method, headers }: Ticket,
  bytes: BodyInit,
  more: Record<string, string> = {},
): Promise<Reply<Sent>> {
  const authorization: Record<string, string> = who.token ? { authorization: `Bearer ${who.token}` } : {}
  const reply = await fetch(world.url + url, {
    method,
    headers: { ...headers, 'accept-language': 'en-US', ...authorization, ...more },
    body: bytes,
  })
  const raw = (await reply.json()) as Record<string, unknown>
  return {
    status: reply.status,
    code: raw['code'] as number,
    message: raw['message'] as string,
    data: raw['data'] as never,
    raw,
  }
}
/** Asks for a ticket and sends. */
export async function sendFile(
  world: Front,
  who: Person,
  purpose: Purpose,
  bytes: Buffer,
  type: string,
): Promise<Reply<Sent>> {
  return put(world, who, await ticket(world, who, purpose, bytes.length, type), new Uint8Array(bytes))
}
/** The same, but a refusal fails the test. */
export async function mustSend(
  world: Front,
  who: Person,
  purpose: Purpose,
  bytes: Buffer,
  type: string,
): Promise<Sent> {
  const reply = await sendFile(world, who, purpose, bytes, type)
  if (reply.status !== 200) throw new Error(`refused: ${JSON.stringify(reply.raw)}`)
  return reply.data
}

/** A picture of grain, or plain where its size alone matters. */
export const picture = (width = 640, height = 400, grain = true) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#a63d2f',
      ...(grain && { noise: { type: 'gaussian' as const, mean: 120, sigma: 30 } }),
    },
  })

function pngChunk(type: string, body: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length)
  sum.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, sum])
}
/** A small file that would be large when unpacked: black, one bit a pixel. */
export function bombPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 })
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** A one-page PDF; `more` are objects laid into it. */
export const pdf = (more: string | Buffer = ''): Buffer =>
  Buffer.concat([
    Buffer.from(
      '%PDF-1.5\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
        '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\n',
    ),
    Buffer.from(more),
    Buffer.from('\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  ])

/** A box of an MP4. */
export function box(type: string, ...inside: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(inside.map((i) => Buffer.from(i)))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}
const brand = box('ftyp', 'isom', Buffer.from([0, 0, 2, 0]), 'isommp42')
/** An MP4 by its boxes: no player is asked. */
export const video = (...more: Buffer[]): Buffer =>
  Buffer.concat([brand, box('moov', box('mvhd', Buffer.alloc(100)), ...more), box('mdat', Buffer.alloc(5000, 7))])

/** A GLB with the given scene. */
export function model(scene: unknown): Buffer {
  const text = JSON.stringify(scene)
  const json = Buffer.from(text.padEnd(Math.ceil(text.length / 4) * 4, ' '))
  const head = Buffer.alloc(20)
  head.write('glTF', 0, 'latin1')
  head.writeUInt32LE(2, 4)
  head.writeUInt32LE(20 + json.length, 8)
  head.writeUInt32LE(json.length, 12)
  head.writeUInt32LE(0x4e4f534a, 16)
  return Buffer.concat([head, json])
}

/** The result of a file job, all of its parts. */
export async function fileResult(world: Front, who: Asker, jobId: number): Promise<string> {
  let csv = ''
  for (let part: number | null = 0; part !== null;) {
    const told: { csv: string; next: number | null } = await world.must('/api/v2/mch/file/result', { jobId, part }, who)
    csv += told.csv
    part = told.next
  }
  return csv
}
