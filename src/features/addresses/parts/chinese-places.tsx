// Province, city and district of a Chinese address as three selects; each list is asked when the one above it is chosen.
import { useEffect, useState } from 'react'
import { useTexts } from '#web/texts.tsx'
import { Select } from '#ui/select.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { call } from '#web/call.ts'
import type { AddressFields, FieldName } from './address-fields.ts'

interface Place {
  code: string
  name: string
}
type Below = { country: 'CN' } | { parent: string }
/** Stands for a place whose list is not here yet. */
const kept = 'kept'
const known = new Map<string, Promise<Place[]>>()

function placesBelow(below: Below): Promise<Place[]> {
  const key = 'parent' in below ? below.parent : below.country
  const there = known.get(key)
  if (there) return there
  const asked = call('/api/v2/config/region/list', below, { quiet: true }).then(({ records }) => records)
  known.set(key, asked)
  asked.catch(() => known.delete(key))
  return asked
}

/** The list below a place; undefined while it is on its way or not wanted. */
function usePlaces(parent: string | undefined, turn: number): { places: Place[] | undefined; failed: boolean } {
  const [got, setGot] = useState<{ parent: string; turn: number; places: Place[] | undefined }>()
  useEffect(() => {
    let here = true
    if (parent !== undefined)
      placesBelow(parent === 'CN' ? { country: 'CN' } : { parent }).then(
        (places) => here && setGot({ parent, turn, places }),
        () => here && setGot({ parent, turn, places: undefined }),
      )
    return () => void (here = false)
  }, [parent, turn])
  const mine = got?.parent === parent && got?.turn === turn ? got : undefined
  return { places: mine?.places, failed: mine !== undefined && mine.places === undefined }
}

/** A choice empties what lies below it. */
function chosenPlace(name: 'state' | 'city' | 'region', place: Place | undefined): Partial<AddressFields> {
  const chosen = place?.name ?? ''
  if (name === 'state') return { state: chosen, stateCode: place?.code.slice(0, 2) ?? '', city: '', region: '' }
  return name === 'city' ? { city: chosen, region: '' } : { region: chosen }
}

export interface ChinesePlacesProps {
  fields: AddressFields
  change: (change: Partial<AddressFields>) => void
  errorOf: (name: FieldName) => string | undefined
  onLeave: (name: FieldName) => void
  idOf: (name: FieldName) => string
}

export function ChinesePlaces({ fields, change, errorOf, onLeave, idOf }: ChinesePlacesProps) {
  const { t } = useTexts(['addresses', 'shop'])
  const [turn, setTurn] = useState(0)
  const provinces = usePlaces('CN', turn)
  const province = provinces.places?.find((p) => (fields.stateCode === '' ? p.name === fields.state : p.code.startsWith(fields.stateCode)))
  const cities = usePlaces(province?.code, turn)
  const city = cities.places?.find((p) => p.name === fields.city)
  const districts = usePlaces(city?.code, turn)
  const failed = provinces.failed || cities.failed || districts.failed
  const district = districts.places?.find((p) => p.name === fields.region)
  const rows = [
    { name: 'state', label: t('province'), complete: 'address-level1', places: provinces.places, chosen: province, on: true },
    { name: 'city', label: t('cityCn'), complete: 'address-level2', places: cities.places, chosen: city, on: province !== undefined },
    { name: 'region', label: t('district'), complete: 'address-level3', places: districts.places, chosen: district, on: city !== undefined },
  ] as const
  return (
    <div>
      <div className="form-pair">
        {rows.map(({ name, label, complete, places, chosen, on }) => (
          <Select
            key={name}
            id={idOf(name)}
            label={label}
            autoComplete={complete}
            error={errorOf(name)}
            errorWord={t('shop:error')}
            value={chosen?.code ?? (fields[name] === '' ? '' : kept)}
            disabled={!on && fields[name] === ''}
            aria-busy={on && !places}
            onChange={(event) =>
              change(
                chosenPlace(
                  name,
                  places?.find((p) => p.code === event.currentTarget.value),
                ),
              )
            }
            onBlur={() => onLeave(name)}
          >
            <option value="">{t('choose')}</option>
            {fields[name] !== '' && !chosen && <option value={kept}>{fields[name]}</option>}
            {places?.map((p) => (
              <option key={p.code} value={p.code}>
                {p.name}
              </option>
            ))}
          </Select>
        ))}
      </div>
      <p role="status" className="mt-2 text-13 text-warning">
        {failed && (
          <>
            {t('placesFailed')} <TextLink onClick={() => setTurn(turn + 1)}>{t('shop:retry')}</TextLink>
          </>
        )}
      </p>
    </div>
  )
}
