// Inviting a colleague, or changing what one may do: a sheet. What was typed stays until it is saved;
// a fault is told at its field.
import { useId, useRef, useState } from 'react'
import { useTexts } from '#web/texts.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { LazySheet } from '#ui/lazy-sheet.tsx'
import { RadioCards } from '#ui/radio.tsx'
import { toast } from '#ui/toast.tsx'
import { call, CallError, requestId } from '#web/call.ts'
import { limitFrom, limitText, roles } from './team-terms.ts'
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

export function ChildForm({ child, areaCode, open, onClose, onDone }: ChildFormProps) {
  const { t } = useTexts(['team', 'shop'])
  const base = useId()
  const [typed, setTyped] = useState({
    contact: '',
    nickname: child?.nickname ?? '',
    role: child?.role ?? ('buyer' as const),
    limit: limitText(child?.monthlyLimit ?? null),
  })
  const [faults, setFaults] = useState<Faults>({})
  const [busy, setBusy] = useState(false)
  const attempt = useRef({ body: '', id: '' })
  const change = (part: Partial<typeof typed>) => {
    setTyped({ ...typed, ...part })
    setFaults(Object.fromEntries(Object.entries(faults).filter(([name]) => name !== 'whole' && !(name in part))))
  }
  const show = (next: Faults) => {
    setFaults(next)
    const worst = (['contact', 'nickname', 'limit'] as const).find((name) => next[name])
    if (worst) document.getElementById(`${base}-${worst}`)?.focus()
  }
  const lacks = (): Faults => ({
    ...(!child && !typed.contact.trim() && { contact: t('contactMissing') }),
    ...(!typed.nickname.trim() && { nickname: t('nicknameMissing') }),
    ...(limitFrom(typed.limit) === undefined && { limit: t('limitWrong') }),
  })
  const send = async () => {
    const terms = { nickname: typed.nickname.trim(), role: typed.role, monthlyLimit: limitFrom(typed.limit) ?? null }
    const input = child ? { id: child.id, ...terms } : { contact: typed.contact.trim(), areaCode, ...terms }
    const body = JSON.stringify(input)
    if (attempt.current.body !== body) attempt.current = { body, id: requestId() }
    const request = { ...input, requestId: attempt.current.id }
    if ('id' in request) await call('/api/v2/user/children/edit', request, { quiet: true })
    else await call('/api/v2/user/children/add', request, { quiet: true })
  }
  const save = async () => {
    const missing = lacks()
    if (Object.keys(missing).length > 0) return show(missing)
    setBusy(true)
    try {
      await send()
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
  const line = (name: Name) => ({
    id: `${base}-${name}`,
    value: typed[name],
    error: faults[name],
    errorWord: t('shop:error'),
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  })
  const form = `${base}-form`
  return (
    <LazySheet
      open={open}
      onClose={onClose}
      title={child ? t('editTitle', { name: child.nickname }) : t('formTitle')}
      closeLabel={t('shop:close')}
      foot={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" form={form} busy={busy}>
            {child ? t('save') : t('send')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void save()
        }}
      >
        {faults.whole && (
          <Banner tone="error" live>
            {faults.whole}
          </Banner>
        )}
        {child ? (
          <p className="text-ink-2">{child.contact}</p>
        ) : (
          <Field
            {...line('contact')}
            label={t('contact')}
            hint={t('contactHint', { areaCode })}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
          />
        )}
        <Field {...line('nickname')} label={t('nickname')} autoComplete="off" maxLength={40} />
        <RadioCards
          legend={t('role')}
          options={roles.map((value) => ({ value, label: t(`roles.${value}`), sub: t(`roleNotes.${value}`) }))}
          value={typed.role}
          onChange={(role) => change({ role })}
        />
        {typed.role !== 'viewer' && (
          <Field
            {...line('limit')}
            label={t('monthlyLimit')}
            mark={t('optional')}
            hint={t('monthlyLimitHint')}
            start="¥"
            inputMode="decimal"
            autoComplete="off"
            maxLength={14}
          />
        )}
      </form>
    </LazySheet>
  )
}
