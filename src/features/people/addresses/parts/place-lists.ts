// The lists of places as the address form asks for them: a place is known by the names that an address keeps,
// so an address of old opens where it stands. Each list is asked for once.
import type { CascaderOption, CascaderSource } from '#ui/controls/cascade.ts'
import { call } from '#web/call.ts'

interface Place extends CascaderOption {
  code: string
  /** nothing is delivered there */
  outside?: boolean
}
/** What the asker may choose: with `anywhere` also where nothing is delivered, for what is not sent there. */
const offered = (places: readonly Place[], anywhere: boolean): readonly Place[] =>
  places.filter(({ outside }) => anywhere || !outside)
/** Chosen to say that there is none. */
export const noPlace = '-'

const known = new Map<string, Promise<Place[]>>()
function ask(key: string, what: { country: string } | { parent: string }): Promise<Place[]> {
  const there = known.get(key)
  if (there) return there
  const asked = call('/api/v2/config/region/list', what, { quiet: true }).then(({ records }) =>
    records.map(({ code, name, local, also, outside }) => ({
      key: local ?? name,
      code,
      name,
      ...(also === undefined ? {} : { also }),
      ...(outside && { outside }),
    })),
  )
  known.set(key, asked)
  // what failed may be asked again
  asked.catch(() => known.delete(key))
  return asked
}
/** The list below the places of those names; [] when one of them is not in its list. */
async function below(lang: string, names: readonly string[]): Promise<Place[]> {
  const last = names.at(-1)
  if (last === undefined) return ask(`${lang} CN`, { country: 'CN' })
  const place = (await below(lang, names.slice(0, -1))).find((p) => p.key === last)
  return place ? ask(`${lang} ${place.code}`, { parent: place.code }) : []
}

/** China down to its streets; of the streets none has to be chosen. */
export const chinaSource =
  (lang: string, noStreet: string, anywhere: boolean): CascaderSource =>
  async (path) => {
    const keys = path.map((option) => option.key)
    const places = offered(await below(lang, keys), anywhere)
    if (path.length < 3 || places.length === 0) return places
    return [{ key: noPlace, name: noStreet, last: true }, ...places.map((place) => ({ ...place, last: true }))]
  }
/** The GB code of a place that was chosen from those lists. */
export async function codeOf(lang: string, names: readonly string[]): Promise<string> {
  return (await below(lang, names.slice(0, -1))).find((p) => p.key === names.at(-1))?.code ?? ''
}

/** The states of a country; `none` offers to choose none of them. */
export const statesSource =
  (lang: string, country: string, none: string | undefined, anywhere: boolean): CascaderSource =>
  async () => {
    const states = offered(await ask(`${lang} ${country}`, { country }), anywhere).map(({ code, name, also }) => ({
      key: code,
      name,
      also: [code, also].filter(Boolean).join(' '),
      last: true,
    }))
    return none === undefined ? states : [{ key: noPlace, name: none, last: true }, ...states]
  }
