// Who carries a parcel: found by a few letters of the name. A combobox by the book: arrows choose, Enter takes, Escape
// closes, what fits no name says so.
import { useId, useState, type KeyboardEvent } from 'react'
import type { Calls } from '#kernel/call/contract.ts'
import { FieldFrame, fieldWiring } from '#ui/controls/field-frame.tsx'
import { useTexts } from '#web/texts.tsx'
import './claims.css'

export type Company = Calls['/api/v2/order/refund/logistics/company/list']['output'][number]
interface CompanyFieldProps {
  companies: readonly Company[]
  /** a code */
  value: string
  error: string | undefined
  onChange: (code: string) => void
}
const plain = (text: string): string => text.normalize('NFKD').toLowerCase().replace(/\s/g, '')

/** What is typed and what it finds. */
function useFinding({ companies, value, onChange }: CompanyFieldProps) {
  const nameOf = (code: string) => companies.find((company) => company.code === code)?.name ?? ''
  const [typed, setTyped] = useState<string>()
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const words = plain(typed ?? '')
  const found = companies.filter(({ name, code }) => plain(`${name} ${code}`).includes(words))
  const take = (company: Company | undefined) => {
    if (company) onChange(company.code)
    setTyped(undefined)
    setOpen(false)
  }
  const type = (text: string) => {
    setTyped(text)
    setOpen(true)
    setAt(0)
    if (value) onChange('')
  }
  const key = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setAt(open ? (at + step + found.length) % Math.max(1, found.length) : 0)
      setOpen(true)
    } else if (event.key === 'Enter' && open) {
      event.preventDefault()
      take(found[at])
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      setOpen(false)
    }
  }
  /** Left with the only name that fits: it is meant. */
  const leave = () => {
    if (typed !== undefined && found.length === 1 && words !== '') take(found[0])
    else setOpen(false)
  }
  return { text: typed ?? nameOf(value), open, setOpen, at, found, take, type, key, leave }
}

export function CompanyField(props: CompanyFieldProps) {
  const { t } = useTexts(['aftersales', 'storefront'])
  const id = useId()
  const hand = useFinding(props)
  const { text, open, setOpen, at, found, type, key, leave } = hand
  const words = {
    label: t('logistics.company'),
    hint: t('logistics.companyHint'),
    error: props.error,
    errorWord: t('storefront:error'),
  }
  return (
    <FieldFrame id={id} words={words}>
      <div className="company">
        <div className="field-box">
          <input
            {...fieldWiring(id, words)}
            name="carrier"
            role="combobox"
            aria-expanded={open}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={open && found[at] ? `${id}-${found[at].code}` : undefined}
            autoComplete="off"
            className="field-input"
            value={text}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={key}
            onClick={() => setOpen(true)}
            onBlur={leave}
          />
        </div>
        <Found id={id} label={words.label} hand={hand} />
      </div>
      <p className={open && found.length === 0 ? 'field-hint' : 'vh'} role="status">
        {open &&
          (found.length === 0 ? t('logistics.companyNone') : t('logistics.companyFound', { count: found.length }))}
      </p>
    </FieldFrame>
  )
}

type Hand = ReturnType<typeof useFinding>
function Found({ id, label, hand: { open, found, at, take } }: { id: string; label: string; hand: Hand }) {
  return (
    <ul
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      className="company-list"
      hidden={!open || found.length === 0}
    >
      {found.map((company, place) => (
        <li
          key={company.code}
          id={`${id}-${company.code}`}
          role="option"
          aria-selected={place === at}
          // pressed before the field is left
          onPointerDown={(event) => {
            event.preventDefault()
            take(company)
          }}
        >
          {company.name}
        </li>
      ))}
    </ul>
  )
}
