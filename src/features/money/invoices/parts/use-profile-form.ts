// The form of an invoice profile at work: values, faults at their fields as soon as one is left, saving.
// What was typed is never lost.
import { useRef, useState } from 'react'
import { useTexts } from '#web/texts.tsx'
import { call, CallError, requestId } from '#web/call.ts'
import { fieldOf, fieldOrder, inputOf, lackOf, taxLength } from './profile-fields.ts'
import type { FieldName, ProfileForm } from './profile-fields.ts'

type Faults = Partial<Record<FieldName, string>>

/** What is wrong with a field, in words. */
function useCheck(): (name: FieldName, form: ProfileForm) => string | undefined {
  const { t } = useTexts(['invoices', 'errors'])
  return (name, form) => {
    const lack = lackOf(name, form)
    if (!lack) return undefined
    if (lack === 'taxWrong') return t('errors:taxNoInvalid')
    return lack === 'creditLength' ? t(lack, { count: taxLength(form) }) : t(lack)
  }
}

/** Faults after a change: another kind or country is another question; what was told stays only while it holds. */
function faultsAfter(
  part: Partial<ProfileForm>,
  now: ProfileForm,
  faults: Faults,
  check: (name: FieldName, form: ProfileForm) => string | undefined,
): Faults {
  if ('type' in part || 'country' in part) return {}
  return Object.fromEntries(
    (Object.keys(faults) as FieldName[]).flatMap((name) => {
      const fault = name in part ? check(name, now) : faults[name]
      return name in part && fault === undefined ? [] : [[name, fault]]
    }),
  )
}
/** Saves it; the same values again are the same request. */
function useSending(id: number | undefined): (form: ProfileForm) => Promise<void> {
  const attempt = useRef({ body: '', id: '' })
  return async (form) => {
    const input = inputOf(form)
    const body = JSON.stringify(input)
    if (attempt.current.body !== body) attempt.current = { body, id: requestId() }
    const request = { ...input, requestId: attempt.current.id }
    if (id === undefined) await call('/api/v2/invoice/user/add', request, { quiet: true })
    else await call('/api/v2/invoice/user/edit', { ...request, id }, { quiet: true })
  }
}

/** `id` edits a profile, without it one is added. `toField` moves the focus to a field. */
export function useProfileForm(
  first: ProfileForm,
  id: number | undefined,
  toField: (name: FieldName) => void,
  onSaved: () => void,
) {
  const check = useCheck()
  const send = useSending(id)
  const [form, setForm] = useState(first)
  const [faults, setFaults] = useState<Faults>({})
  const [whole, setWhole] = useState<string>()
  const [busy, setBusy] = useState(false)

  const change = (part: Partial<ProfileForm>) => {
    const now = { ...form, ...part }
    setForm(now)
    setFaults(faultsAfter(part, now, faults, check))
  }
  const leave = (name: FieldName) => {
    const fault = check(name, form)
    // an untouched field is asked for on saving, not on the way through
    if (fault && form[name] !== '') setFaults((old) => ({ ...old, [name]: fault }))
  }
  const show = (next: Faults, about?: string) => {
    setFaults(next)
    setWhole(about)
    const worst = fieldOrder.find((name) => next[name])
    if (worst) toField(worst)
  }
  const save = async () => {
    const lacks = Object.fromEntries(
      fieldOrder.flatMap((name) => (check(name, form) ? [[name, check(name, form)]] : [])),
    ) as Faults
    if (Object.keys(lacks).length > 0) return show(lacks)
    setBusy(true)
    setWhole(undefined)
    try {
      await send(form)
      onSaved()
    } catch (fault) {
      if (!(fault instanceof CallError)) throw fault
      const field = fieldOf(fault.reason, fault.params)
      show(field ? { [field]: fault.message } : {}, field ? undefined : fault.message)
    } finally {
      setBusy(false)
    }
  }
  return { form, change, leave, faults, whole, busy, save }
}
export type ProfileFormInHand = ReturnType<typeof useProfileForm>
