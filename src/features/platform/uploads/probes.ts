// Trying the bucket for sent files: something is laid there, seen and taken away.
import { randomUUID } from 'node:crypto'
import { storeOf } from './store.ts'
import type { Finding, Probe, Probes } from '#kernel/call/app-context.ts'

const ofKeys = ['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'AccessDenied', 'Forbidden', 'InvalidToken']
const storage: Probe = async ({ app }) => {
  const key = `private/try-${randomUUID()}`
  try {
    const store = await storeOf(app.env)
    await store.keep(key, Buffer.from('try'), 'text/plain')
    const size = await store.sizeOf(key)
    await store.remove(key)
    return size === 3 ? { why: 'fine' } : { why: 'refused' }
  } catch (e) {
    return faultOf(e)
  }
}
/** flydrive wraps what the bucket said. */
function faultOf(e: unknown): Finding {
  const { name = '', $metadata } = (e instanceof Error ? (e.cause ?? e) : {}) as {
    name?: string
    $metadata?: { httpStatusCode?: number }
  }
  if (ofKeys.includes(name)) return { why: 'keys', said: name }
  return $metadata?.httpStatusCode === undefined ? { why: 'unreachable' } : { why: 'refused', said: name }
}
export const probes: Probes = { storage }
