// Places of freight: their names, and a tree to choose them on: the mainland with its provinces, then countries.
import { Input } from 'antd'
import { useMemo, useState } from 'react'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { Question } from '#surfaces/console/desk/question.tsx'
import { useTexts } from '#web/texts.tsx'

interface Place {
  area: string
  name: string
  also: string
}
export interface Places {
  provinces: readonly Place[]
  countries: readonly Place[]
  nameOf: (area: string) => string
}
export function usePlaces(): Places {
  const { t } = useTexts('merchantsmerchant')
  const below = useAsked('/api/v2/config/region/list', { country: 'CN' }).data?.records
  const all = useAsked('/api/v2/config/region/list', {}).data?.records
  const mainland = t('freight.mainland')
  return useMemo(() => {
    const provinces = (below ?? []).map(({ code, name, local = '' }) => {
      return { area: `CN-${code.slice(0, 2)}`, name, also: local }
    })
    const countries = (all ?? [])
      .filter(({ code }) => code !== 'CN')
      .map(({ code, name }) => ({ area: code, name, also: code }))
    const names = new Map([...provinces, ...countries].map(({ area, name }) => [area, name]))
    names.set('CN', mainland)
    return { provinces, countries, nameOf: (area: string) => names.get(area) ?? area }
  }, [below, all, mainland])
}
/** The first of them by name. */
const shown = 6
export function AreaNames({ areas, places }: { areas: readonly string[]; places: Places }) {
  const { t } = useTexts('merchantsmerchant')
  const rest = areas.length - shown
  const names = areas.slice(0, shown).map(places.nameOf).join(t('freight.comma'))
  return (
    <>
      {names}
      {rest > 0 && ` ${t('freight.andMore', { count: rest })}`}
    </>
  )
}

interface Props {
  title: string
  places: Places
  areas: readonly string[]
  /** stand in another row */
  taken: ReadonlySet<string>
  onTake: (areas: readonly string[]) => void
  onClose: () => void
}
export function PlacesQuestion({ title, places, areas, taken, onTake, onClose }: Props) {
  const { t } = useTexts('merchantsmerchant')
  const [picked, pick] = useState<ReadonlySet<string>>(new Set(areas))
  const [words, setWords] = useState('')
  const sought = words.trim().toLowerCase()
  const found = (all: readonly Place[]) =>
    sought === '' ? all : all.filter(({ name, also }) => `${name} ${also}`.toLowerCase().includes(sought))
  const toggle = (area: string, on: boolean) =>
    pick((now) => new Set(on ? [...now, area] : [...now].filter((one) => one !== area)))
  const box = ({ area, name }: Place) => (
    <label key={area} className="row">
      <input
        type="checkbox"
        checked={picked.has(area)}
        disabled={taken.has(area)}
        onChange={(e) => toggle(area, e.target.checked)}
      />
      <span className={taken.has(area) ? 'faint' : ''}>{name}</span>
    </label>
  )
  return (
    <Question
      title={title}
      verb={t('freight.takePlaces', { count: picked.size })}
      suggested
      doing={{ busy: false, fault: undefined }}
      onDo={() => onTake([...picked])}
      onClose={onClose}
    >
      <Input
        aria-label={t('freight.findPlace')}
        placeholder={t('freight.findPlace')}
        value={words}
        onChange={(e) => setWords(e.target.value)}
      />
      <div className="freight-tree" tabIndex={0} role="region" aria-label={t('freight.places')}>
        <details open>
          <summary>{t('freight.china')}</summary>
          {sought === '' && box({ area: 'CN', name: t('freight.mainlandAll'), also: '' })}
          <div className="freight-boxes">{found(places.provinces).map(box)}</div>
        </details>
        <details open={sought !== '' || [...picked].some((area) => !area.startsWith('CN'))}>
          <summary>{t('freight.abroad')}</summary>
          <div className="freight-boxes">{found(places.countries).map(box)}</div>
        </details>
      </div>
      <p className="small muted">{t('freight.treeHelp')}</p>
    </Question>
  )
}
