// A form at work: values, faults at their fields, one sending at a time.
// What was typed is never lost, a fault goes as soon as it is mended, and a failed sending leads to the first fault.
import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { call, CallError, requestId } from '#web/call.ts'
import { useTexts } from '#web/texts.tsx'

type Name<F> = keyof F & string
export type Faults<F> = Partial<Record<Name<F>, string>>
/** What is wrong with a field, in words. */
type Check<F> = (name: Name<F>, fields: F) => string | undefined
export interface FormRules<F extends object, Out> {
  first: F
  /** The fields in the order of the page. */
  order: readonly Name<F>[]
  check: Check<F>
  /** `id`: the same for the same values, so that a second press repeats the first answer. */
  send: (fields: F, id: string) => Promise<Out>
  /** The field a refusal speaks of; undefined: the whole form. */
  fieldOf?: (fault: CallError) => Name<F> | undefined
  onDone: (answer: Out, fields: F) => unknown
}

/** `<form ref={form.attach} onSubmit={form.submit} noValidate>` around `<Field {...form.text('name')} label=… />`. */
export function useForm<F extends object, Out>({ first, order, check, send, fieldOf, onDone }: FormRules<F, Out>) {
  const { t } = useTexts('storefront')
  const { fields, faults, setFaults, change, leave } = useFields(first, check)
  const [whole, setWhole] = useState<string>()
  const [busy, setBusy] = useState(false)
  const { attach, pointAt, focusOn, press } = useFocus(order, faults)
  const idFor = useRequestId()

  const tell = (next: Faults<F>, about?: string) => {
    setFaults(next)
    setWhole(about)
    pointAt()
  }
  const go = async () => {
    const lacks = Object.fromEntries(
      order.flatMap((name) => [[name, check(name, fields)]]).filter(([, fault]) => fault !== undefined),
    ) as Faults<F>
    if (Object.keys(lacks).length > 0) return tell(lacks)
    setBusy(true)
    setWhole(undefined)
    try {
      await onDone(await send(fields, idFor(fields)), fields)
    } catch (fault) {
      if (!(fault instanceof CallError)) throw fault
      const field = fieldOf?.(fault)
      tell(field ? ({ [field]: fault.message } as Faults<F>) : {}, field ? undefined : fault.message)
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) void go()
  }
  const fault = (name: Name<F>): string | undefined => faults[name]
  /** The wiring of a text field. */
  const text = (name: Name<F>) => ({
    name,
    value: fields[name] as string,
    error: faults[name],
    errorWord: t('error'),
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ [name]: event.currentTarget.value } as Partial<F>),
    onBlur: () => leave(name),
  })
  return { attach, fields, change, tell, whole, busy, fault, submit, focusOn, press, text }
}
export type FormInHand<F extends object> = ReturnType<typeof useForm<F, unknown>>

/** Values and their faults. A field is judged when it is left, and again with each letter once it was wrong. */
function useFields<F extends object>(first: F, check: Check<F>) {
  const [fields, setFields] = useState(first)
  const [faults, setFaults] = useState<Faults<F>>({})
  const change = (part: Partial<F>) => {
    const now = { ...fields, ...part }
    setFields(now)
    const mended = (Object.keys(part) as Name<F>[]).filter(
      (name) => faults[name] !== undefined && check(name, now) === undefined,
    )
    if (mended.length > 0)
      setFaults(
        Object.fromEntries(Object.entries(faults).filter(([name]) => !mended.includes(name as Name<F>))) as Faults<F>,
      )
  }
  const leave = (name: Name<F>) => {
    const fault = fields[name] === '' ? undefined : check(name, fields)
    if (fault) setFaults({ ...faults, [name]: fault })
  }
  return { fields, faults, setFaults, change, leave }
}

/** Leads to the first fault after a failed sending, else to the words about the whole form. */
function useFocus<F>(order: readonly Name<F>[], faults: Faults<F>) {
  const element = useRef<HTMLFormElement>(null)
  const [alarm, setAlarm] = useState(0)
  const firstFault = order.find((name) => faults[name] !== undefined)
  useEffect(() => {
    if (alarm > 0)
      element.current?.querySelector<HTMLElement>(firstFault ? `[name="${firstFault}"]` : '[data-form-fault]')?.focus()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- once a failure
  }, [alarm])
  return {
    attach: (form: HTMLFormElement | null) => void (element.current = form),
    pointAt: () => setAlarm((n) => n + 1),
    focusOn: (name: Name<F>) => element.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus(),
    /** Sends as if its button were pressed, after what is being typed now has come in. */
    press: () => void setTimeout(() => element.current?.requestSubmit()),
  }
}

/** One id as long as the values stay the same. */
function useRequestId() {
  const attempt = useRef({ body: '', id: '' })
  return (fields: object): string => {
    const body = JSON.stringify(fields)
    if (attempt.current.body !== body) attempt.current = { body, id: requestId() }
    return attempt.current.id
  }
}

/** A quiet call for `send`: the form shows the fault where it belongs. */
export const quietly: typeof call = (path, input, options) => call(path, input, { ...options, quiet: true })
