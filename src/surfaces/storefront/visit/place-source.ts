// Countries, and below them their places, as a cascader asks for them: of China down to the streets,
// of some others their states. The rest are complete by themselves.
import type { CascaderSource } from '#ui/controls/cascade.ts'
import { call } from '#web/call.ts'

export const placeSource: CascaderSource = async (path) => {
  const last = path.at(-1)
  if (path.length > 1 && path[0]!.key !== 'CN') return []
  const below = !last ? {} : path.length === 1 ? { country: last.key } : { parent: last.key }
  const { records } = await call('/api/v2/config/region/list', below, { quiet: true })
  return records.map(({ code, name, also }) => ({ key: code, name, ...(also === undefined ? {} : { also }) }))
}
