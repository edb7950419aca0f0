// Countries, and below China its provinces, cities and districts, as a cascader asks for them. Other countries are complete by themselves.
import type { CascaderSource } from '#ui/cascade.ts'
import { call } from '#web/call.ts'

export const placeSource: CascaderSource = async (path) => {
  const last = path.at(-1)
  const below = !last ? {} : path.length === 1 ? { country: last.key } : { parent: last.key }
  const { records } = await call('/api/v2/config/region/list', below, { quiet: true })
  return records.map(({ code, name }) => ({ key: code, name }))
}
