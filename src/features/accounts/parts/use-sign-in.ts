// Signing in: the code is checked, session and person are kept, the visitor's cart comes along. Where to go then is the form's to say.
import { useState } from 'react'
import { useTexts } from '#web/texts.tsx'
import { toast } from '#ui/toast.tsx'
import { call, CallError, requestId } from '#web/call.ts'
import { keepSession } from '#web/session.ts'
import { visitorCart } from '#web/visitor-cart.ts'

/** Lines that cannot come in (sold out meanwhile) are left out by the shop; when it does not answer at all, they stay in the browser. */
async function bringCart(): Promise<void> {
  const lines = [...visitorCart.lines()]
  if (lines.length === 0) return
  try {
    await call('/api/v2/cart/cart/merge', { lines, requestId: requestId() }, { quiet: true })
    visitorCart.clear()
  } catch (fault) {
    if (!(fault instanceof CallError)) throw fault
  }
}

export type SignInField = 'email' | 'code' | 'agreement' | 'whole'
export interface SignInFault {
  field: SignInField
  message: string
}
const fieldOf: Record<string, SignInField> = { emailEmpty: 'email', emailInvalid: 'email', codeWrong: 'code', agreementRequired: 'agreement' }
const fieldByCode: Record<number, SignInField> = { 40003: 'email', 40004: 'email', 40005: 'agreement', 42218: 'code' }

export function useSignIn() {
  const { t } = useTexts('accounts')
  const [busy, setBusy] = useState(false)
  /** Resolves with what was wrong, or undefined when the person is signed in. */
  const signIn = async (input: { email: string; code: string; invite: string }): Promise<SignInFault | undefined> => {
    setBusy(true)
    let said = ''
    try {
      const given = { user_email: input.email.trim(), code: input.code, agreement: true, ...(input.invite.trim() ? { invite_code: input.invite.trim() } : {}) }
      const person = await call('/login', given, { quiet: true, said: (message) => void (said = message) })
      keepSession(person)
      await bringCart()
      if (said) toast(said, { kind: 'success' })
      return undefined
    } catch (fault) {
      if (!(fault instanceof CallError)) throw fault
      return { field: fieldOf[fault.reason] ?? fieldByCode[fault.code] ?? 'whole', message: fault.message || t('login.failed') }
    } finally {
      setBusy(false)
    }
  }
  return { busy, signIn }
}
