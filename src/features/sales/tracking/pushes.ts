// Pushes of the tracking provider: signed with a secret of their subscription alone, so what is told of one parcel can
// never be said of another. Nothing of a push is read, and no row is asked for, before its signature held.
import type { FastifyInstance } from 'fastify'
import { hear } from './following.ts'
import { isSigned, pushPath } from './kuaidi100.ts'
import { isRow } from './scan-reading.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Db } from '#kernel/data/db.ts'

/** A parcel with hundreds of scans is a tenth of this. */
const longest = 128 * 1024
const said = {
  taken: { result: true, returnCode: '200', message: '成功' },
  refused: { result: false, returnCode: '400', message: '签名错误' },
} as const

/** POST /api/v2/notice/tracking/:id. One answer to whatever is not rightly signed, 200 to all that is. */
export function routes(server: FastifyInstance, app: AppContext, db: Db): void {
  server.removeAllContentTypeParsers()
  const form = { parseAs: 'string', bodyLimit: longest } as const
  server.addContentTypeParser('application/x-www-form-urlencoded', form, (_request, body, done) => done(null, body))
  server.post<{ Params: { id: string } }>(`${pushPath}/:id`, async ({ params, body }, reply) => {
    void reply.header('cache-control', 'no-store')
    const push = signed(app, params.id, body)
    if (!push) return reply.code(400).send(said.refused)
    await hear(db, app, push.id, push.told, push.isGivenUp)
    return reply.send(said.taken)
  })
}

function signed(app: AppContext, typed: string, body: unknown) {
  const id = /^[1-9]\d{0,14}$/.test(typed) ? Number(typed) : 0
  const fields = new URLSearchParams(typeof body === 'string' ? body : '')
  const [param, sign] = [fields.get('param') ?? '', fields.get('sign') ?? '']
  if (!app.env.kuaidi100 || !isSigned(app, id, param, sign) || id === 0) return undefined
  return { id, ...contentOf(param) }
}
/** Rightly signed and still not what was agreed: then nothing was told. */
function contentOf(param: string): { told: unknown; isGivenUp: boolean } {
  try {
    const content: unknown = JSON.parse(param)
    if (!isRow(content)) return { told: undefined, isGivenUp: false }
    // abort: its carrier has told it nothing for days, and it asks no more
    return { told: content['lastResult'], isGivenUp: content['status'] === 'abort' }
  } catch {
    return { told: undefined, isGivenUp: false }
  }
}
