// One field of an application: what was filled in, what the shop found, what it was before, and a note at it.
import { Input } from 'antd'
import { Check, CircleAlert, MessageSquarePlus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FullApplication } from './full-application.ts'
import type { Field } from '../content.ts'
import { documents } from '#features/people/realname/states.ts'
import { useCountry } from '#surfaces/console/desk/country.ts'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { MerchantSeal } from '#surfaces/console/desk/merchant-seal.tsx'
import { PrivateFiles } from '#surfaces/console/desk/private-picture.tsx'
import { useTexts } from '#web/texts.tsx'

interface Props {
  of: FullApplication
  field: Field
  /** undefined: nothing is written at it */
  note: string | undefined
  /** missing where nothing may be noted */
  onNote?: ((text: string | undefined) => void) | undefined
}
export function FieldRow({ of, field, note, onNote }: Props) {
  const { t } = useTexts(['applyingstaff', 'applying'])
  const check = of.checks.find((c) => c.field === field)
  const name = t(`applying:field.${field}`)
  return (
    <li>
      <span className="muted">{name}</span>
      <div className="apply-value">
        <Value of={of} field={field} />
        <Before of={of} field={field} />
      </div>
      <span className={check?.good === false ? 'apply-check warn' : 'apply-check'}>
        {check && (
          <>
            {check.good ? <Check className="i jade" size={15} /> : <CircleAlert className="i" size={15} />}
            {check.kind === 'licenceEnds'
              ? t('check.licenceEnds', { count: check.days ?? 0 })
              : t(`check.${check.kind}`)}
          </>
        )}
      </span>
      {onNote && (
        <button
          type="button"
          className="icon-button"
          aria-label={t(note === undefined ? 'addNote' : 'dropNote', { field: name })}
          onClick={() => onNote(note === undefined ? '' : undefined)}
        >
          {note === undefined ? <MessageSquarePlus className="i" size={15} /> : <X className="i" size={15} />}
        </button>
      )}
      {onNote && note !== undefined && <NoteField label={t('addNote', { field: name })} text={note} onNote={onNote} />}
    </li>
  )
}
function NoteField({ label, text, onNote }: { label: string; text: string; onNote: (text: string) => void }) {
  const { t } = useTexts('applyingstaff')
  return (
    <div className="apply-note">
      <Input.TextArea
        autoFocus={text === ''}
        autoSize
        status="warning"
        aria-label={label}
        placeholder={t('notePlace')}
        maxLength={300}
        value={text}
        onChange={(e) => onNote(e.target.value)}
      />
    </div>
  )
}
/** What stood there when it was returned, and what was noted then. */
function Before({ of, field }: { of: FullApplication; field: Field }) {
  const { t } = useTexts('applyingstaff')
  const before = of.before.find((b) => b.field === field)
  const noted = of.notes.find((n) => n.field === field)
  return (
    <>
      {before && <small>{before.text ? t('was', { text: before.text }) : t('wasOther')}</small>}
      {noted && <small>{t('noted', { text: noted.text })}</small>}
    </>
  )
}

function Value({ of, field }: { of: FullApplication; field: Field }): ReactNode {
  const { t } = useTexts(['applyingstaff', 'applying', 'realname'])
  const { money } = useFormat()
  const countryOf = useCountry()
  const { content: c, masked } = of
  const sum = (fen: number | null) => (fen === null ? '—' : money(fen))
  switch (field) {
    case 'licenceUntil':
      return c.licenceUntil === 'long' ? t('forever') : c.licenceUntil
    case 'licenceIds':
    case 'identityIds':
      return <PrivateFiles ids={c[field]} />
    case 'document':
      return documents.includes(c.document) ? t(`realname:documentOf.${c.document}`) : c.document
    case 'legalNumber':
    case 'bankAccount':
      return masked[field]
    case 'shopName':
      return [c.nameZh, c.nameEn, c.nameEs].filter(Boolean).join(' · ')
    case 'seal':
      return <MerchantSeal seal={{ char: c.sealChar, shape: c.sealShape, ink: c.sealInk }} size="md" />
    case 'departments':
      return of.departments.join(' · ')
    case 'addressId':
      return of.returnAddress
    case 'deliversTo':
      return c.deliversTo.map(countryOf).join(', ')
    case 'country':
      return countryOf(c.country)
    case 'firstFee':
    case 'nextFee':
    case 'freeFrom':
      return sum(c[field])
    case 'agreed':
      return t('yes')
    default:
      return c[field]
  }
}
