// The form of a pickup person at work: values, faults at their fields, saving. What was typed is never lost.
import { useRef, useState } from 'react'
import type { Calls } from '#kernel/call/contract.ts'
import { call, CallError, requestId } from '#web/call.ts'
import { useTexts } from '#web/texts.tsx'

export type Person = Calls['/api/v2/order/pickup/person/list']['output']['records'][number]
export type PersonFields = Omit<Person, 'id'>
type Faults = Partial<Record<'name' | 'phone', string>>

/** `alarm` counts failed savings; `id` edits a person, without it one is added. */
export function usePersonForm(first: PersonFields, id: number | undefined, onSaved: (added?: number) => void) {
  const { t } = useTexts('addresses')
  const [fields, setFields] = useState(first)
  const [faults, setFaults] = useState<Faults>({})
  const [whole, setWhole] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [alarm, setAlarm] = useState(0)
  const attempt = useRef({ body: '', id: '' })
  const change = (part: Partial<PersonFields>) => {
    setFields({ ...fields, ...part })
    setFaults((old) =>
      Object.fromEntries(
        Object.entries(old).filter(([name]) => !(name in part || (name === 'phone' && 'areaCode' in part))),
      ),
    )
  }
  const show = (next: Faults, about?: string) => {
    setFaults(next)
    setWhole(about)
    setAlarm((n) => n + 1)
  }
  const save = async () => {
    const lacks = Object.fromEntries(
      (['name', 'phone'] as const).flatMap((name) => (fields[name].trim() ? [] : [[name, t('required')]])),
    ) as Faults
    if (Object.keys(lacks).length > 0) return show(lacks)
    setBusy(true)
    setWhole(undefined)
    const body = JSON.stringify(fields)
    if (attempt.current.body !== body) attempt.current = { body, id: requestId() }
    const request = { ...fields, requestId: attempt.current.id }
    try {
      if (id === undefined) onSaved((await call('/api/v2/order/pickup/person/add', request, { quiet: true })).id)
      else {
        await call('/api/v2/order/pickup/person/edit', { ...request, id }, { quiet: true })
        onSaved()
      }
    } catch (fault) {
      if (!(fault instanceof CallError)) throw fault
      if (fault.reason === 'phoneInvalid') show({ phone: fault.message })
      else if (fault.reason === 'badInput' && fault.params['field'] === 'name') show({ name: fault.message })
      else show({}, fault.message)
    } finally {
      setBusy(false)
    }
  }
  return { fields, change, faults, whole, busy, alarm, save }
}
