// A number: its name and meaning, the field in the unit that people think in, its bounds, where it comes from, and its
// changes, opened in place.
import { Input, Select, Switch } from 'antd'
import { Lock, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { bestUnit, shownUnits, toKept, toShown, type Shown } from '../values.ts'
import { SettingChanges } from './setting-changes.tsx'
import { unitOf, type Drafts, type Setting } from './drafts.ts'
import { useUnitWord, useValueWords } from './value-words.ts'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useTexts } from '#web/texts.tsx'

interface Props {
  setting: Setting
  drafts: Drafts
  writes: boolean
}
export function useSettingName(): (name: string) => string {
  const { t } = useTexts('settings')
  return (name) => t(`numbers.${name as 'cartMaxLines'}.name`)
}
export function SettingRow({ setting, drafts, writes }: Props) {
  const { t } = useTexts('settings')
  const [open, setOpen] = useState(false)
  const { locked, source } = setting
  const { edited } = drafts.of(setting)
  const name = setting.name as 'cartMaxLines'
  return (
    <li className={edited ? 'number edited' : 'number'}>
      <div>
        <h3>{t(`numbers.${name}.name`)}</h3>
        <p className="muted">{t(`numbers.${name}.about`)}</p>
      </div>
      {locked || !writes || source === 'environment' ? (
        <Fixed setting={setting} />
      ) : setting.unit === 'switch' ? (
        <Turn setting={setting} drafts={drafts} />
      ) : (
        <Value setting={setting} drafts={drafts} />
      )}
      <Beside setting={setting} drafts={drafts} writes={writes} open={open} onOpen={() => setOpen(!open)} />
      {open && <SettingChanges setting={setting} />}
    </li>
  )
}
function Fixed({ setting }: { setting: Setting }) {
  const words = useValueWords()
  return (
    <p className="number-fixed">
      {setting.locked && <Lock className="i muted" size={14} aria-hidden="true" />}
      <b>{words(unitOf(setting), setting.value)}</b>
    </p>
  )
}

/** On or off: no number to people. */
function Turn({ setting, drafts }: Omit<Props, 'writes'>) {
  const name = useSettingName()(setting.name)
  const words = useValueWords()
  const isOn = drafts.of(setting).kept !== 0
  return (
    <p className="number-turn">
      <Switch aria-label={name} checked={isOn} onChange={(on) => drafts.type(setting, { typed: on ? '1' : '0' })} />
      <span className={isOn ? '' : 'muted'}>{words('switch', isOn ? 1 : 0)}</span>
    </p>
  )
}

/** The same value in another unit; one that this unit cannot say keeps its digits. */
function inUnit(setting: Setting, kept: number | undefined, unit: Shown) {
  if (kept === undefined) return { unit }
  const typed = toShown(unitOf(setting), kept, unit)
  return toKept(unitOf(setting), typed, unit) === kept ? { typed, unit } : { unit }
}
function Value({ setting, drafts }: Omit<Props, 'writes'>) {
  const { t } = useTexts('settingsstaff')
  const name = useSettingName()(setting.name)
  const { typed, unit, kept, edited, ...draft } = drafts.of(setting)
  const wrong = useWrongWords()(setting, { kept, ...draft })
  return (
    <div className="number-value">
      <Input
        aria-label={t('value', { name })}
        inputMode="decimal"
        value={typed}
        suffix={
          <UnitChoice
            setting={setting}
            unit={unit}
            onChoose={(to) => drafts.type(setting, inUnit(setting, kept, to))}
          />
        }
        {...(edited && wrong !== undefined && { status: 'error' as const, 'aria-invalid': true })}
        onChange={(e) => drafts.type(setting, { typed: e.target.value })}
      />
      {edited && wrong !== undefined && (
        <p className="field-said bad" role="alert">
          {wrong}
        </p>
      )}
    </div>
  )
}
type Judged = Pick<ReturnType<Drafts['of']>, 'kept' | 'outside' | 'against'>
function useWrongWords(): (setting: Setting, judged: Judged) => string | undefined {
  const { t } = useTexts('settingsstaff')
  const [nameOf, words] = [useSettingName(), useValueWords()]
  return (setting, { kept, outside, against }) => {
    if (kept === undefined) return t('notNumber')
    const said = (n: number) => words(unitOf(setting), n)
    if (outside) return t('outside', { min: said(setting.min), max: said(setting.max) })
    return against && t(`against.${against.way}`, { other: nameOf(against.other.name), value: said(against.value) })
  }
}
interface UnitProps {
  setting: Setting
  unit: Shown
  onChoose: (unit: Shown) => void
}
function UnitChoice({ setting, unit, onChoose }: UnitProps) {
  const { t } = useTexts('settingsstaff')
  const name = useSettingName()(setting.name)
  const word = useUnitWord()
  const units = shownUnits(unitOf(setting)).filter((one) => one !== 'n')
  if (unit === 'n') return <span />
  if (units.length === 1) return <span className="muted">{word(unit)}</span>
  return (
    <Select
      variant="borderless"
      size="small"
      aria-label={t('unitOf', { name })}
      popupMatchSelectWidth={false}
      value={unit}
      options={units.map((one) => ({ value: one, label: word(one) }))}
      onChange={onChoose}
    />
  )
}

/** As it would be typed. */
function backTo(setting: Setting) {
  const unit = bestUnit(unitOf(setting), setting.usual)
  return { typed: toShown(unitOf(setting), setting.usual, unit), unit, back: true }
}
interface BesideProps extends Props {
  open: boolean
  onOpen: () => void
}
function Beside({ setting, drafts, writes, open, onOpen }: BesideProps) {
  const { t } = useTexts('settingsstaff')
  const name = useSettingName()(setting.name)
  const words = useValueWords()
  const { min, max, value, usual, source, locked, environment, changedAt, changedBy, set } = setting
  const said = (n: number) => words(unitOf(setting), n)
  const { edited } = drafts.of(setting)
  const bounds = t('bounds', { min: said(min), max: said(max) })
  const from = source === 'default' ? t('asDelivered') : t('delivered', { value: said(usual) })
  return (
    <div className="number-beside small muted">
      {locked ? <p>{t('locked')}</p> : <p>{setting.unit === 'switch' ? from : t('beside', { bounds, from })}</p>}
      {source === 'environment' && <p className="warn">{t('forced', { name: environment })}</p>}
      {edited && (
        <p>
          <b className="strong">{t('was', { value: said(value) })}</b>{' '}
          <button
            type="button"
            className="link"
            aria-label={t('undo', { name })}
            onClick={() => drafts.drop(setting.name)}
          >
            <Undo2 className="i" size={13} aria-hidden="true" />
          </button>
        </p>
      )}
      <p className="row wrap">
        {changedAt !== null && (
          <button type="button" className="link" aria-expanded={open} onClick={onOpen}>
            <span className="vh">{t('historyOf', { name })}</span> {changedBy ?? t('history')}, <Time at={changedAt} />
          </button>
        )}
        {writes && !locked && set !== null && source !== 'environment' && !edited && (
          <button type="button" className="link" onClick={() => drafts.type(setting, backTo(setting))}>
            {t('back')}
          </button>
        )}
      </p>
    </div>
  )
}
