// The boxes of a filter: a group under its title, a box with its count, long lists folded, names that can be searched.
import { useState, type ReactNode } from 'react'
import { Tick } from '#ui/controls/checkbox.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { numberText } from '#ui/text/number-text.ts'
import { useTexts } from '#web/texts.tsx'
import type { Facets } from './list-data.ts'
import type { ListQuery } from './list-query.ts'

const fewBoxes = 6
/** As many names are found by looking. */
const fewNames = 8

export const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset>
    <legend>{title}</legend>
    <div>{children}</div>
  </fieldset>
)

interface BoxProps {
  name: string
  value: string
  label: string
  count: number
  on: boolean
  apply: () => void
  /** a swatch before its name */
  colour?: string | null
  /** only one of its name can be on */
  single?: boolean
}
export function Box({ name, value, label, count, on, apply, colour, single = false }: BoxProps) {
  const lang = useLang()
  const [ticked, setTicked] = useState({ on, now: on }) // at once on the screen; the address follows
  if (ticked.on !== on) setTicked({ on, now: on })
  return (
    <Tick
      name={name}
      value={value}
      label={
        colour ? (
          <>
            <i className="list-swatch" style={{ background: colour }} />
            {label}
          </>
        ) : (
          label
        )
      }
      count={numberText(count, lang)}
      checked={ticked.now}
      onChange={(event) => {
        setTicked({ on, now: event.currentTarget.checked })
        if (single && event.currentTarget.checked)
          for (const other of event.currentTarget.form?.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`) ??
            [])
            if (other !== event.currentTarget) other.checked = false
        apply()
      }}
    />
  )
}

/** The first few boxes; the others fold away, unless one of them is on. */
function Folded({ boxes, more }: { boxes: readonly { on: boolean; box: ReactNode }[]; more: string }) {
  const rest = boxes.slice(fewBoxes)
  return (
    <>
      {boxes.slice(0, fewBoxes).map((b) => b.box)}
      {rest.length > 0 && (
        <details open={rest.some((b) => b.on)}>
          <summary className="list-more-boxes">{more}</summary>
          {rest.map((b) => b.box)}
        </details>
      )}
    </>
  )
}

interface NamesProps {
  title: string
  name: string
  names: Facets['brands']
  on: readonly number[]
  apply: () => void
  find?: string
}
/** Merchants or brands; a long list can be searched. */
export function NamesGroup({ title, name, names, on, apply, find }: NamesProps) {
  const { t } = useTexts('listing')
  const [sought, setSought] = useState('')
  const boxes = names.map((n) => {
    const ticked = on.includes(n.id)
    const told = { name, value: String(n.id), label: n.name, count: n.count, apply }
    return { on: ticked, found: nameHas(n.name, sought), box: <Box key={n.id} {...told} on={ticked} /> }
  })
  return (
    <Group title={title}>
      {find && names.length > fewNames && <Find label={find} value={sought} onType={setSought} />}
      {sought.trim() ? (
        <>
          {boxes.filter((b) => b.found || b.on).map((b) => b.box)}
          <p className="list-none" role="status">
            {!boxes.some((b) => b.found) && t('list.noBrand')}
          </p>
        </>
      ) : (
        <Folded more={t('list.more')} boxes={boxes} />
      )}
    </Group>
  )
}
const Find = ({ label, value, onType }: { label: string; value: string; onType: (text: string) => void }) => (
  <input
    type="search"
    className="list-find shell-scripted"
    value={value}
    placeholder={label}
    aria-label={label}
    onChange={(event) => onType(event.currentTarget.value)}
    onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
  />
)
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
const nameHas = (name: string, sought: string): boolean => plain(name).includes(plain(sought))

export function AttributeGroup({
  attribute: { key, name, values },
  query,
  apply,
}: {
  attribute: Facets['attributes'][number]
  query: ListQuery
  apply: () => void
}) {
  const { t } = useTexts('listing')
  const boxes = values.map((v) => {
    const on = query.attributes.some((q) => q.key === key && q.value === v.value)
    return {
      on,
      box: (
        <Box
          key={v.value}
          name="attr"
          value={`${key}:${v.value}`}
          label={v.name}
          colour={v.colour}
          count={v.count}
          on={on}
          apply={apply}
        />
      ),
    }
  })
  return (
    <Group title={name}>
      <Folded more={t('list.more')} boxes={boxes} />
    </Group>
  )
}
