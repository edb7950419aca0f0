// Where the shop delivers, at the staff's desk: countries, provinces, cities, districts; each with what was changed.
import { Button, Input } from 'antd'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import './places.css'
import { AddPlace, EditPlace, type Place } from './place-questions.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { placesPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

/** A province lies in China, a city in its province. */
function pathOf(below: string): string[] {
  if (!/^\d{6}$/.test(below)) return [below]
  const province = `${below.slice(0, 2)}0000`
  return below === province ? ['CN', province] : ['CN', province, below]
}
export default function Places() {
  const { t } = useTexts('addressesstaff')
  const [params] = useSearchParams()
  const asked = params.get('in') ?? ''
  const below = /^(?:[A-Z]{2}|\d{4}00)$/.test(asked) ? asked : undefined
  const writes = useMember().may('setting.write')
  const [asks, ask] = useState<Place | 'new'>()
  const { data, fault, again } = useAsked('/api/v2/admin/place/list', { below: below ?? null })
  const done = () => {
    ask(undefined)
    again()
  }
  return (
    <div className="page">
      <header className="head">
        <h1 className="display">{t('places.title')}</h1>
        <p>{t('places.note')}</p>
        <div className="acts">
          {writes && data?.takesNew && <Button onClick={() => ask('new')}>{t('places.add')}</Button>}
        </div>
      </header>
      {below !== undefined && <Path below={below} />}
      {!data && (fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={8} />)}
      {data && <Lines key={asked} places={data.records} onEdit={writes ? ask : undefined} />}
      {asks === 'new' && below !== undefined && (
        <AddPlace parent={below} onClose={() => ask(undefined)} onDone={done} />
      )}
      {asks && asks !== 'new' && <EditPlace place={asks} onClose={() => ask(undefined)} onDone={done} />}
    </div>
  )
}
function Path({ below }: { below: string }) {
  const { t } = useTexts('addressesstaff')
  const path = pathOf(below)
  return (
    <nav className="place-path" aria-label={t('places.path')}>
      <Link to={placesPath()}>{t('places.top')}</Link>
      {path.map((code, at) => (
        <PathPlace key={code} code={code} above={path[at - 1]} here={at === path.length - 1} />
      ))}
    </nav>
  )
}
function PathPlace({ code, above, here }: { code: string; above: string | undefined; here: boolean }) {
  const { data } = useAsked('/api/v2/admin/place/list', { below: above ?? null })
  const name = data?.records.find((place) => place.code === code)?.name ?? code
  return (
    <>
      <span aria-hidden="true">›</span>
      {here ? (
        <b className="strong" aria-current="page">
          {name}
        </b>
      ) : (
        <Link to={placesPath(code)}>{name}</Link>
      )}
    </>
  )
}
interface LinesProps {
  places: readonly Place[]
  /** missing where nothing may be written */
  onEdit: ((place: Place) => void) | undefined
}
function Lines({ places, onEdit }: LinesProps) {
  const { t } = useTexts('addressesstaff')
  const [typed, type] = useState('')
  const wanted = typed.trim().toLowerCase()
  const found = places.filter(({ name, code, former }) =>
    [name, code, ...former].some((words) => words.toLowerCase().includes(wanted)),
  )
  return (
    <>
      <Input
        className="place-find"
        type="search"
        aria-label={t('places.find')}
        placeholder={t('places.find')}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
      {found.length === 0 && <p className="muted">{t('places.none')}</p>}
      <ul className="place-lines">
        {found.map((place) => (
          <Line key={place.code} place={place} onEdit={onEdit} />
        ))}
      </ul>
    </>
  )
}
function Line({ place, onEdit }: { place: Place; onEdit: LinesProps['onEdit'] }) {
  const { t } = useTexts('addressesstaff')
  const { code, name, opens, active, isNew, former } = place
  const facts = [
    code,
    ...(active ? [] : [t('places.off')]),
    ...(isNew ? [t('places.isNew')] : []),
    ...(former.length > 0 ? [t('places.former', { names: former.join(', ') })] : []),
  ]
  return (
    <li>
      <span className={active ? '' : 'muted'}>
        {opens ? (
          <Link to={placesPath(code)} aria-label={t('places.open', { name })}>
            {name}
          </Link>
        ) : (
          name
        )}{' '}
        <span className="small muted">{facts.join(' · ')}</span>
      </span>
      {onEdit && (
        <Button size="small" aria-label={t('places.editOf', { name })} onClick={() => onEdit(place)}>
          {t('places.edit')}
        </Button>
      )}
    </li>
  )
}
