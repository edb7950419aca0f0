// Who I am: a document, its name and number, its photos. A resident's number of China says
// the birthday itself; the others are asked for it.
import { Button } from '#ui/controls/button.tsx'
import { ChipRadios } from '#ui/controls/chip.tsx'
import { DateField } from '#ui/controls/date-field.tsx'
import type { DateFault } from '#ui/controls/date-field.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Select } from '#ui/controls/select.tsx'
import { useState } from 'react'
import { Form } from '#web/form-frame.tsx'
import { quietly, useForm, type FormInHand } from '#web/form.ts'
import { useTexts } from '#web/texts.tsx'
import { UploadField, type Uploaded } from '#features/platform/uploads/parts/upload-field.tsx'
import { birthdayFault, chineseIdFault, isName, isSpanishPerson, plainNumber } from '../numbers.ts'
import { documents, type Document } from '../states.ts'
import { Consent } from './consent.tsx'

export interface Country {
  code: string
  name: string
}
interface Fields {
  document: Document
  country: string
  name: string
  number: string
  birthday: string
  photos: Uploaded[]
  consent: boolean
}
const order = ['country', 'name', 'number', 'birthday', 'photos', 'consent'] as const
const fieldOf: ReadonlyMap<string, (typeof order)[number]> = new Map(
  Object.entries({
    realNameInvalid: 'name',
    identityNumberInvalid: 'number',
    identityPhotosRequired: 'photos',
    uploadNotFound: 'photos',
    consentRequired: 'consent',
  }),
)
const photosOf = (document: Document): number => (document === 'passport' ? 1 : 2)

/** What is wrong with a number, for the shop's day. */
function numberFault({ document, number }: Fields, today: string): 'identityNumberInvalid' | 'tooYoung' | undefined {
  const plain = plainNumber(number)
  if (document === 'idCard') {
    const fault = chineseIdFault(plain, today)
    return fault && (fault === 'young' ? 'tooYoung' : 'identityNumberInvalid')
  }
  return (document === 'dni' ? isSpanishPerson(plain) : /^[A-Z0-9]{5,12}$/.test(plain))
    ? undefined
    : 'identityNumberInvalid'
}

function useCheck(today: string) {
  const { t } = useTexts(['realname', 'errors'])
  return (name: string, f: Fields): string | undefined => {
    if (name === 'country') return f.document === 'passport' && !f.country ? t('required') : undefined
    if (name === 'name')
      return f.name.trim() === '' ? t('required') : isName(f.name.trim()) ? undefined : t('errors:realNameInvalid')
    if (name === 'number') {
      if (f.number.trim() === '') return t('required')
      const fault = numberFault(f, today)
      return fault && t(`errors:${fault}`)
    }
    if (name === 'birthday' && f.document !== 'idCard') {
      if (!f.birthday) return t('required')
      return birthdayFault(f.birthday, today) === 'young' ? t('errors:tooYoung') : undefined
    }
    if (name === 'photos')
      return f.photos.length < photosOf(f.document) ? t('errors:identityPhotosRequired') : undefined
    return name === 'consent' && !f.consent ? t('errors:consentRequired') : undefined
  }
}

interface PersonFormProps {
  countries: readonly Country[]
  firstDocument: Document
  today: string
  onSent: () => unknown
}
function usePersonForm({ firstDocument, today, onSent }: PersonFormProps) {
  return useForm<Fields, unknown>({
    first: { document: firstDocument, country: '', name: '', number: '', birthday: '', photos: [], consent: false },
    order,
    check: useCheck(today),
    send: ({ document, country, name, number, birthday, photos, consent }, requestId) =>
      quietly('/v2/user/auth-personal/auth', {
        document,
        name: name.trim(),
        number,
        consent,
        requestId,
        uploadIds: photos.map((p) => p.uploadId),
        ...(document === 'passport' && { country }),
        ...(document !== 'idCard' && { birthday }),
      }),
    fieldOf: ({ reason }) => fieldOf.get(reason),
    onDone: onSent,
  })
}

export function PersonForm(props: PersonFormProps) {
  const { t } = useTexts('realname')
  const form = usePersonForm(props)
  const { document, birthday, photos, consent } = form.fields
  return (
    <Form form={form} className="grid max-w-[40rem] gap-6">
      <ChipRadios
        legend={t('document.legend')}
        options={documents.map((value) => ({ value, label: t(`document.${value}`) }))}
        value={document}
        onChange={(next) => form.change({ document: next, photos: photos.slice(0, photosOf(next)) })}
      />
      {document === 'passport' && <Issuer form={form} countries={props.countries} />}
      <Field {...form.text('name')} label={t('name')} hint={t('nameHint')} autoComplete="name" maxLength={120} />
      <Field
        {...form.text('number')}
        label={t(`numberOf.${document}`)}
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="characters"
        maxLength={40}
      />
      {document !== 'idCard' && (
        <Birthday
          value={birthday}
          today={props.today}
          fault={form.fault('birthday')}
          onChange={(day) => form.change({ birthday: day })}
        />
      )}
      <UploadField
        purpose="realName"
        max={photosOf(document)}
        label={t('photos.label')}
        hint={document === 'passport' ? t('photos.one') : t('photos.two')}
        value={photos}
        error={form.fault('photos')}
        onChange={(next) => form.change({ photos: next })}
      />
      <Consent given={consent} fault={form.fault('consent')} onChange={(given) => form.change({ consent: given })} />
      <Button kind="primary" type="submit" busy={form.busy} className="justify-self-start">
        {t('submit')}
      </Button>
    </Form>
  )
}

/** The country that gave the passport. */
function Issuer({ form, countries }: { form: FormInHand<Fields>; countries: readonly Country[] }) {
  const { t } = useTexts(['realname', 'storefront'])
  return (
    <Select
      label={t('country')}
      name="country"
      value={form.fields.country}
      error={form.fault('country')}
      errorWord={t('storefront:error')}
      onChange={(e) => form.change({ country: e.currentTarget.value })}
    >
      <option value="">{t('choose')}</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  )
}

function Birthday({
  value,
  today,
  fault,
  onChange,
}: {
  value: string
  today: string
  fault: string | undefined
  onChange: (day: string) => void
}) {
  const { t } = useTexts(['realname', 'storefront'])
  const [typed, setTyped] = useState<DateFault>()
  return (
    <DateField
      name="birthday"
      label={t('birthday')}
      autoComplete="bday"
      value={value || null}
      min="1900-01-01"
      max={today}
      pattern={t('date.pattern')}
      words={{
        open: t('date.open'),
        previous: t('date.previous'),
        next: t('date.next'),
        month: t('date.month'),
        year: t('date.year'),
      }}
      error={typed ? t(`date.${typed}`) : fault}
      errorWord={t('storefront:error')}
      onChange={(day, wrong) => {
        setTyped(wrong)
        onChange(day ?? '')
      }}
    />
  )
}
