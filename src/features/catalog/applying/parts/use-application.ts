// An application in hand: what is written is kept by the server as it is written, one saving at a time. Where it was
// changed elsewhere meanwhile nothing is overwritten: saving stops and the person decides.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  faultsOf,
  fields,
  partsOf,
  secretNames,
  stepOf,
  type Content,
  type Fault,
  type Faults,
  type Field,
  type Secrets,
} from '../content.ts'
import type { Calls } from '#kernel/call/contract.ts'
import { call, CallError, requestId } from '#web/call.ts'

type Detail = Calls['/api/v2/merchant/apply/detail']['output']
export type Application = NonNullable<Detail['application']>
export type Draft = Content & Secrets
type Saving = 'saved' | 'waiting' | 'saving' | 'failed' | 'changed' | 'ended'

const pause = 700
const retryAfter = 5000
const quiet = { quiet: true } as const

/** What of a draft is other than what is kept; of the sealed numbers what was typed. */
function changesOf(draft: Draft, kept: Draft): Partial<Draft> {
  const names = Object.keys(draft) as (keyof Draft)[]
  return Object.fromEntries(
    names
      .filter((name) => JSON.stringify(draft[name]) !== JSON.stringify(kept[name]))
      .map((name) => [name, draft[name]]),
  )
}
const isEmpty = (changes: object): boolean => Object.keys(changes).length === 0

function useSaving(first: Draft, draft: Draft, version: number, savedAt: string) {
  const kept = useRef({ draft: first, version })
  const running = useRef<Promise<boolean>>(Promise.resolve(true))
  const [state, setState] = useState<Saving>('saved')
  const [at, setAt] = useState(savedAt)
  /** when this page heard of it, by the browser's clock: the two clocks need not agree */
  const [heardAt, setHeardAt] = useState<number>()
  const saveOnce = async (now: Draft): Promise<boolean> => {
    const content = changesOf(now, kept.current.draft)
    if (isEmpty(content)) return true
    setState('saving')
    try {
      const saved = await call('/api/v2/merchant/apply/edit', { version: kept.current.version, content }, quiet)
      kept.current = { draft: now, version: saved.version }
      setAt(saved.savedAt)
      setHeardAt(Date.now())
      setState('saved')
      return true
    } catch (fault) {
      if (!(fault instanceof CallError)) throw fault
      const ends = { applyChanged: 'changed', applyClosed: 'ended' } as const
      setState(Object.hasOwn(ends, fault.reason) ? ends[fault.reason as 'applyChanged'] : 'failed')
      return false
    }
  }
  /** Whether all that is written now is kept. */
  const save = (): Promise<boolean> => {
    // one after the other: two at once would each take the other for another device
    running.current = running.current.then(() => saveOnce(draft))
    return running.current
  }
  const saveLater = useEffectEvent(() => void save())
  const written = JSON.stringify(draft)
  const stopped = state === 'changed' || state === 'ended'
  const failed = state === 'failed'
  const dirty = useEffectEvent(() => !isEmpty(changesOf(draft, kept.current.draft)))
  useEffect(() => {
    if (stopped || !dirty()) return undefined
    const timer = setTimeout(saveLater, failed ? retryAfter : pause)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- anew as it is typed
  }, [written, stopped, failed])
  useEffect(() => {
    const leave = (event: BeforeUnloadEvent) => dirty() && event.preventDefault()
    addEventListener('beforeunload', leave)
    return () => removeEventListener('beforeunload', leave)
  }, [])
  return { state, at, heardAt, save, version: () => kept.current.version }
}

export interface Rules {
  application: Application
  /** the shop's day */
  today: string
  /** taken over, and kept as if it had been chosen here */
  chosenAddress: number | undefined
  onSent: () => Promise<void>
}
export function useApplication({ application, today, chosenAddress, onSent }: Rules) {
  const [first] = useState<Draft>(() => ({ ...application.content, legalNumber: '', bankAccount: '' }))
  const [draft, setDraft] = useState<Draft>({ ...first, addressId: chosenAddress ?? first.addressId })
  const [judged, setJudged] = useState<ReadonlySet<Field>>(new Set())
  const [told, setTold] = useState<Faults>({})
  const [whole, setWhole] = useState<string>()
  const [busy, setBusy] = useState(false)
  const saving = useSaving(first, draft, application.version, application.savedAt)
  const faults: Faults = { ...told, ...lacksOf(draft, application.masked, today) }
  const change = (part: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...part }))
    const touched = fields.filter((field) => [field, ...partsOf(field)].some((name) => name in part))
    setTold((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !touched.includes(name as Field))))
  }
  const judge = (some: readonly Field[]) => setJudged((now) => new Set([...now, ...some]))
  /** Sends it; where something is wrong, the first field at which it is. */
  const send = async (): Promise<Field | undefined> => {
    judge(fields)
    const lacking = fields.find((field) => faults[field])
    if (lacking) return lacking
    setBusy(true)
    setWhole(undefined)
    try {
      if (!(await saving.save())) return undefined
      await call('/api/v2/merchant/apply/submit', { version: saving.version(), requestId: requestId() }, quiet)
      await onSent()
    } catch (fault) {
      if (!(fault instanceof CallError)) throw fault
      const found = (fault.params['faults'] ?? {}) as Record<Field, Fault>
      setTold(found)
      const at = fields.find((field) => found[field]) ?? refused.get(fault.reason)
      if (!isField(at)) setWhole(fault.message)
      else if (!found[at]) setWhole(fault.message)
      return at
    } finally {
      setBusy(false)
    }
    return undefined
  }
  const fault = (field: Field): Fault | undefined => (judged.has(field) ? faults[field] : undefined)
  const note = (field: Field): string | undefined => application.notes.find((n) => n.field === field)?.text
  const leftIn = (step: ReturnType<typeof stepOf>): number =>
    fields.filter((field) => stepOf(field) === step && faults[field]).length
  return { draft, change, judge, fault, note, leftIn, send, busy, whole, saving, masked: application.masked }
}
export type Hand = ReturnType<typeof useApplication>
const isField = (at: Field | undefined): at is Field => at !== undefined
const refused: ReadonlyMap<string, Field> = new Map([
  ['shopNameTaken', 'shopName'],
  ['licenceTaken', 'licenceNumber'],
])

/** What is wrong by now; a sealed number that was not typed anew is as good as it was. */
function lacksOf(draft: Draft, masked: Secrets, today: string): Faults {
  const kept = secretNames.filter((name) => draft[name] === '' && masked[name] !== '')
  const found = Object.entries(faultsOf(draft, today))
  return Object.fromEntries(found.filter(([name]) => !(kept as string[]).includes(name)))
}
