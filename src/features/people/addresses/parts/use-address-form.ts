// The address form at work: values, faults at their fields, saving. What was typed is never lost;
// a fault goes as soon as it is mended.
import { useRef, useState } from 'react'
import { useTexts } from '#web/texts.tsx'
import { call, CallError, requestId } from '#web/call.ts'
import { fieldOf, fieldOrder, inputOf, lackOf } from './address-fields.ts'
import type { AddressFields, AddressInput, FieldName, Lack } from './address-fields.ts'
import type { Address } from './address-text.ts'

type Faults = Partial<Record<FieldName, string>>

/** What is wrong with a field, in words. */
function useCheck(): (name: FieldName, fields: AddressFields) => string | undefined {
  const { t } = useTexts(['addresses', 'errors'])
  return (name, fields) => {
    const lack: Lack | undefined = lackOf(name, fields)
    if (!lack) return undefined
    return lack === 'regionRequired' || lack === 'addressDetailRequired' ? t(`errors:${lack}`) : t(lack)
  }
}

const lacksOf = (fields: AddressFields, check: ReturnType<typeof useCheck>): Faults =>
  Object.fromEntries(
    fieldOrder(fields.country).flatMap((name) => (check(name, fields) ? [[name, check(name, fields)]] : [])),
  ) as Faults
const placeFields: readonly FieldName[] = ['country', 'state', 'city', 'region', 'street', 'zipCode']
/** The faults that a change has not mended; a change of one place may mend what was said of another. */
function leftOf(faults: Faults, touched: FieldName[], check: (name: FieldName) => string | undefined): Faults {
  const mended = touched.some((name) => placeFields.includes(name)) ? [...touched, ...placeFields] : touched
  const left = Object.entries(faults).filter(
    ([name]) => !mended.includes(name as FieldName) || check(name as FieldName) !== undefined,
  )
  return Object.fromEntries(left) as Faults
}

/** Adds or changes the address and answers its id; what is sent again unchanged is the same request. */
function useSending(id: number | undefined): (input: AddressInput) => Promise<number> {
  const attempt = useRef({ body: '', id: '' })
  return async (input) => {
    const body = JSON.stringify(input)
    if (attempt.current.body !== body) attempt.current = { body, id: requestId() }
    const request = { ...input, requestId: attempt.current.id }
    const saved =
      id === undefined
        ? await call('/api/v2/user/address/add', request, { quiet: true })
        : await call('/api/v2/user/address/edit', { ...request, id }, { quiet: true })
    return saved.id
  }
}

/**
 * `alarm` counts failed savings: each brings the focus to the list of faults.
 * `id` edits an address, without it one is added; `misfit` is what is known to be wrong with it.
 */
export function useAddressForm(
  first: AddressFields,
  { id, misfit }: { id?: number; misfit?: Address['misfit'] },
  onSaved: (id: number) => void,
) {
  const check = useCheck()
  const { t } = useTexts('errors')
  const [fields, setFields] = useState(first)
  const [faults, setFaults] = useState<Faults>(misfit ? { [misfit]: t('placesMismatch') } : {})
  const [whole, setWhole] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [alarm, setAlarm] = useState(0)
  const send = useSending(id)
  // a list may answer after somebody typed on
  const latest = useRef(first)

  const change = (part: Partial<AddressFields>) => {
    const now = { ...latest.current, ...part }
    latest.current = now
    setFields(now)
    setFaults((old) => leftOf(old, Object.keys(part) as FieldName[], (name) => check(name, now)))
  }
  const leave = (name: FieldName) => {
    const fault = check(name, fields)
    // an untouched field is asked for on saving, not on the way through
    if (fault && fields[name] !== '') setFaults((old) => ({ ...old, [name]: fault }))
  }
  const show = (next: Faults, about?: string) => {
    setFaults(next)
    setWhole(about)
    setAlarm((n) => n + 1)
  }
  const save = async () => {
    const lacks = lacksOf(fields, check)
    if (Object.keys(lacks).length > 0) return show(lacks)
    setBusy(true)
    setWhole(undefined)
    try {
      onSaved(await send(inputOf(fields)))
    } catch (fault) {
      if (!(fault instanceof CallError)) throw fault
      const field = fieldOf(fault.reason, fault.params, fields.country)
      show(field ? { [field]: fault.message } : {}, field ? undefined : fault.message)
    } finally {
      setBusy(false)
    }
  }
  return { fields, change, leave, faults, whole, busy, save, alarm }
}
export type AddressFormInHand = ReturnType<typeof useAddressForm>
