// What a sub-account may do, while it is typed: values, faults at their fields, saving.
import { useRef, useState } from 'react'
import { toast } from '#ui/feedback/toast.tsx'
import { call, CallError, requestId } from '#web/call.ts'
import { useTexts } from '#web/texts.tsx'
import { limitFrom, limitText } from './team-terms.ts'
import type { Child } from './team-terms.ts'

export interface ChildFormProps {
  /** The sub-account that is edited; without it somebody is invited. */
  child?: Child
  /** As +34: how a phone without one is read. */
  areaCode: string
  open: boolean
  onClose: () => void
  onDone: () => Promise<void>
}
type Name = 'contact' | 'nickname' | 'limit'
type Faults = Partial<Record<Name | 'whole', string>>
const contactReasons = ['emailInvalid', 'emailEmpty', 'phoneInvalid', 'teamSelf', 'teamAlreadyInvited']
const typedOf = (child: Child | undefined) => ({
  contact: '',
  nickname: child?.nickname ?? '',
  role: child?.role ?? ('buyer' as const),
  limit: limitText(child?.monthlyLimit ?? null),
})
type Typed = ReturnType<typeof typedOf>

/** What is missing or wrong, in words. */
function useLacks(child: Child | undefined): (typed: Typed) => Faults {
  const { t } = useTexts('team')
  return (typed) => ({
    ...(!child && !typed.contact.trim() && { contact: t('contactMissing') }),
    ...(!typed.nickname.trim() && { nickname: t('nicknameMissing') }),
    ...(limitFrom(typed.limit) === undefined && { limit: t('limitWrong') }),
  })
}
/** Sends it; the same values again are the same request. */
function useSending(child: Child | undefined, areaCode: string): (typed: Typed) => Promise<void> {
  const attempt = useRef({ body: '', id: '' })
  return async (typed) => {
    const terms = { nickname: typed.nickname.trim(), role: typed.role, monthlyLimit: limitFrom(typed.limit) ?? null }
    const input = child ? { id: child.id, ...terms } : { contact: typed.contact.trim(), areaCode, ...terms }
    const body = JSON.stringify(input)
    if (attempt.current.body !== body) attempt.current = { body, id: requestId() }
    const request = { ...input, requestId: attempt.current.id }
    if ('id' in request) await call('/api/v2/user/children/edit', request, { quiet: true })
    else await call('/api/v2/user/children/add', request, { quiet: true })
  }
}

/** `base`: what the ids of the fields begin with. */
export function useChildForm({ child, areaCode, onClose, onDone }: ChildFormProps, base: string) {
  const { t } = useTexts(['team', 'storefront'])
  const [typed, setTyped] = useState(() => typedOf(child))
  const [faults, setFaults] = useState<Faults>({})
  const [busy, setBusy] = useState(false)
  const lacks = useLacks(child)
  const send = useSending(child, areaCode)
  const change = (part: Partial<Typed>) => {
    setTyped({ ...typed, ...part })
    setFaults(Object.fromEntries(Object.entries(faults).filter(([name]) => name !== 'whole' && !(name in part))))
  }
  const show = (next: Faults) => {
    setFaults(next)
    const worst = (['contact', 'nickname', 'limit'] as const).find((name) => next[name])
    if (worst) document.getElementById(`${base}-${worst}`)?.focus()
  }
  const save = async () => {
    const missing = lacks(typed)
    if (Object.keys(missing).length > 0) return show(missing)
    setBusy(true)
    try {
      await send(typed)
      toast(child ? t('saved') : t('sent', { contact: typed.contact.trim() }), { kind: 'success' })
      await onDone()
      onClose()
    } catch (fault) {
      if (!(fault instanceof CallError)) throw fault
      show({ [contactReasons.includes(fault.reason) ? 'contact' : 'whole']: fault.message })
    } finally {
      setBusy(false)
    }
  }
  /** The wiring of a text field. */
  const line = (name: Name) => ({
    id: `${base}-${name}`,
    value: typed[name],
    error: faults[name],
    errorWord: t('storefront:error'),
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  })
  return { typed, change, whole: faults.whole, busy, save, line }
}
export type ChildFormInHand = ReturnType<typeof useChildForm>
