// The form of a block: each field by what it is. Lists hold forms of their own, moved by keys.
import { Button, Checkbox, InputNumber, Select } from 'antd'
import { ChevronDown, ChevronUp, Plus, Trash2 } from 'lucide-react'
import { begunOf, inside, listed, valueIn, type Field as FieldOf, type Settings } from './fields.ts'
import { CategoryField, TargetField } from './target-field.tsx'
import { PictureField } from '#features/catalog/shop-front/merchant/parts/picture-field.tsx'
import { TongueField } from '#features/catalog/shop-front/merchant/parts/tongue-field.tsx'
import { call } from '#surfaces/console/desk/call.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { useTexts } from '#web/texts.tsx'

interface Props {
  fields: readonly FieldOf[]
  settings: Settings
  onChange: (settings: Settings) => void
}
export function Form({ fields, settings, onChange }: Props) {
  const set = (name: string, value: unknown) => {
    const { [name]: _, ...rest } = settings
    onChange(value === undefined || value === null ? rest : { ...rest, [name]: value })
  }
  return fields.map((field) => (
    <OneField key={field.name} field={field} value={valueIn(settings, field)} onChange={(v) => set(field.name, v)} />
  ))
}
interface OneProps<F extends FieldOf = FieldOf> {
  field: F
  value: unknown
  onChange: (value: unknown) => void
}
const bring = (uploadId: string) => call('/api/v2/admin/page/picture', { uploadId })

function OneField({ field, value, onChange }: OneProps) {
  const { label } = useLabels()
  switch (field.as) {
    case 'words':
      return (
        <TongueField
          label={label(field.name)}
          texts={inside(value)}
          max={field.max}
          rows={field.rows ?? 1}
          onChange={(texts) => onChange(field.optional && Object.keys(texts).length === 0 ? undefined : texts)}
        />
      )
    case 'number':
      return <NumberField field={field} value={value} onChange={onChange} />
    case 'to':
      return <TargetField to={inside(value)} open={field.open} optional={field.optional} onChange={onChange} />
    case 'picture':
      return <OnePicture field={field} value={value} onChange={onChange} />
    case 'choice':
    case 'many':
      return <ChoiceField field={field} value={value} onChange={onChange} />
    case 'category':
      return (
        <CategoryField
          label={label(field.name)}
          value={typeof value === 'string' ? value : undefined}
          departments={field.only === 'departments'}
          optional={field.optional ?? false}
          onChange={onChange}
        />
      )
    case 'flag':
      return (
        <Checkbox checked={value === true} onChange={({ target }) => onChange(target.checked ? true : undefined)}>
          {label(field.name)}
        </Checkbox>
      )
    case 'group':
      return <Form fields={field.fields} settings={inside(value)} onChange={onChange} />
    default:
      return <ListField field={field} value={value} onChange={onChange} />
  }
}
function OnePicture({ field: { name, frame }, value, onChange }: OneProps<Extract<FieldOf, { as: 'picture' }>>) {
  const { t, label } = useLabels()
  const file = typeof value === 'string' ? value : null
  return <PictureField label={label(name)} help={t('pictureHelp', frame)} {...{ file, frame, bring, onChange }} />
}
export function useLabels() {
  const { t } = useTexts('composerstaff')
  const word = t as (key: string, blanks?: object) => string
  return {
    t,
    label: (name: string) => word(`field.${name}`),
    option: (name: string, one: string) => word(`of.${name}.${one}`),
  }
}
function NumberField({ field, value, onChange }: OneProps<Extract<FieldOf, { as: 'number' }>>) {
  const { t, label } = useLabels()
  const { name, min, max } = field
  return (
    <Field label={label(name)} help={t('between', { min, max })}>
      {(own) => (
        <InputNumber
          {...own}
          min={min}
          max={max}
          precision={0}
          value={typeof value === 'number' ? value : null}
          onChange={(n) => n !== null && onChange(n)}
        />
      )}
    </Field>
  )
}
function ChoiceField({ field, value, onChange }: OneProps<Extract<FieldOf, { as: 'choice' | 'many' }>>) {
  const { t, label, option } = useLabels()
  const options = field.of.map((one) => ({ value: one, label: option(field.name, one) }))
  if (field.as === 'many')
    return (
      <Field label={label(field.name)}>
        {(own) => (
          <Select
            {...own}
            mode="multiple"
            options={options}
            value={Array.isArray(value) ? (value as string[]) : []}
            onChange={onChange}
          />
        )}
      </Field>
    )
  return (
    <Field label={label(field.name)}>
      {(own) => (
        <Select
          {...own}
          options={field.optional ? [{ value: '', label: t('any') }, ...options] : options}
          value={typeof value === 'string' ? value : ''}
          onChange={(next: string) => onChange(next === '' ? undefined : next)}
        />
      )}
    </Field>
  )
}
function ListField({ field, value, onChange }: OneProps<Extract<FieldOf, { as: 'list' }>>) {
  const { t } = useTexts('composerstaff')
  const ones = listed(value)
  const { fields, min, max } = field
  const move = (from: number, by: -1 | 1) => {
    const next = [...ones]
    next.splice(from + by, 0, ...next.splice(from, 1))
    onChange(next)
  }
  return (
    <>
      {ones.map((one, place) => (
        <section
          // they have no other name than their place
          // oxlint-disable-next-line react/no-array-index-key
          key={place}
          className="page-picture"
          aria-label={t('entryNo', { n: place + 1 })}
        >
          <EntryHead
            place={place}
            count={ones.length}
            min={min}
            onMove={(by) => move(place, by)}
            onDrop={() => onChange(ones.filter((_, at) => at !== place))}
          />
          <Form
            fields={fields}
            settings={one}
            onChange={(next) => onChange(ones.map((other, at) => (at === place ? next : other)))}
          />
        </section>
      ))}
      {ones.length < max && (
        <Button icon={<Plus size={15} />} onClick={() => onChange([...ones, begunOf(fields)])}>
          {t('addEntry')}
        </Button>
      )}
    </>
  )
}
interface HeadProps {
  place: number
  count: number
  min: number
  onMove: (by: -1 | 1) => void
  onDrop: () => void
}
function EntryHead({ place, count, min, onMove, onDrop }: HeadProps) {
  const { t } = useTexts('composerstaff')
  const name = t('entryNo', { n: place + 1 })
  const tool = (label: string, Icon: typeof Plus, off: boolean, act: () => void) => (
    <button type="button" className="icon-button" aria-label={`${name}: ${label}`} disabled={off} onClick={act}>
      <Icon className="i" size={15} />
    </button>
  )
  return (
    <header>
      <b className="strong">{name}</b>
      <span>
        {tool(t('up'), ChevronUp, place === 0, () => onMove(-1))}
        {tool(t('down'), ChevronDown, place === count - 1, () => onMove(1))}
        {tool(t('takeOut'), Trash2, count <= min, onDrop)}
      </span>
    </header>
  )
}
