// The way out of private files: a few at a time, and whoever reads too slowly is cut off.
import type { FastifyReply } from 'fastify'
import { Gate } from '#kernel/call/gate.ts'
import type { SettingsReader } from '#kernel/data/settings.ts'

/** An opened private file lies in memory until its reader has it: a few at a time, and everybody's in turn. */
export const readingGate = ({ get }: SettingsReader): Gate =>
  new Gate({
    get atOnce() {
      return get('uploadsReadAtOnce')
    },
    get ofNetwork() {
      return Math.ceil(get('uploadsReadAtOnce') / 2)
    },
    ofPerson: 2,
    waiting: 500,
    waitingOfNetwork: 100,
    waitingOfPerson: 30,
    get patience() {
      return get('callWaitSeconds') * 1000
    },
  })
const readMs = 60_000
/** Until the answer is sent, or its reader gone; who reads too slowly is cut off. */
export function untilRead({ raw }: FastifyReply): Promise<void> {
  if (raw.closed) return Promise.resolve()
  const late = setTimeout(() => raw.destroy(), readMs)
  return new Promise((done) =>
    raw.once('close', () => {
      clearTimeout(late)
      done()
    }),
  )
}
