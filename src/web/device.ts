// A random key that this browser keeps: an account that has seen it spares it some locks and letters. It names nobody.
import { keep } from '#web/kept.ts'

const device = keep<string>('device', (stored) =>
  typeof stored === 'string' && /^[\w-]{16,64}$/.test(stored) ? stored : '',
)

/** The key, made when first asked for. */
export function deviceKey(): string {
  if (device.get() === '') device.set(crypto.randomUUID())
  return device.get()
}
