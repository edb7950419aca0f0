// A GLB that is whole and stands alone: its chunks fill it exactly, and nothing in it is fetched from elsewhere.
import { Refusal } from '#kernel/call/refusal.ts'

const jsonChunk = 0x4e4f534a
/** bytes of the scene; meshes and pictures stand beside it */
const sceneCap = 4_000_000
interface Gltf {
  asset?: { version?: unknown }
  buffers?: { uri?: unknown }[]
  images?: { uri?: unknown }[]
}

/** Refuses uploadDamaged, uploadUnsafe. */
export function checkModel(bytes: Buffer): void {
  if (
    bytes.length < 20 ||
    bytes.toString('latin1', 0, 4) !== 'glTF' ||
    bytes.readUInt32LE(4) !== 2 ||
    bytes.readUInt32LE(8) !== bytes.length
  )
    throw new Refusal('uploadDamaged')
  let at = 12
  for (let chunk = 0; at < bytes.length; chunk++) {
    if (at + 8 > bytes.length) throw new Refusal('uploadDamaged')
    const [length, type] = [bytes.readUInt32LE(at), bytes.readUInt32LE(at + 4)]
    if ((chunk === 0) !== (type === jsonChunk)) throw new Refusal('uploadDamaged')
    if (chunk === 0 && length > sceneCap) throw new Refusal('uploadUnsafe')
    if (chunk === 0) checkScene(bytes.toString('utf8', at + 8, at + 8 + length))
    at += 8 + length
  }
  if (at !== bytes.length) throw new Refusal('uploadDamaged')
}
function checkScene(text: string): void {
  let scene: Gltf | null
  try {
    scene = JSON.parse(text) as Gltf | null
  } catch {
    throw new Refusal('uploadDamaged')
  }
  if (typeof scene?.asset?.version !== 'string') throw new Refusal('uploadDamaged')
  const outside = [scene.buffers, scene.images].some(
    (list) => Array.isArray(list) && list.some((e) => typeof e?.uri === 'string' && !e.uri.startsWith('data:')),
  )
  if (outside) throw new Refusal('uploadUnsafe')
}
