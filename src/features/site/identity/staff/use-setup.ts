// What is typed of the first setup, and its sending: once, whatever is pressed.
import { useState, type FormEvent } from 'react'
import type { Names } from './name-fields.tsx'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { dropSession } from '#surfaces/console/desk/session.ts'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import type { Trade } from '../trades.ts'

export interface Typed {
  name: Names
  contact: string
  telephone: string
  address: string
  admin: string
  nickName: string
  password: string
  again: string
  seller: 'self' | 'other' | 'none'
  shop: string
  owner: string
  trade: Trade | 'none'
}
const blank: Typed = {
  name: { 'zh-CN': '', 'en-US': '', 'es-ES': '' },
  contact: '',
  telephone: '',
  address: '',
  admin: '',
  nickName: '',
  password: '',
  again: '',
  seller: 'self',
  shop: '',
  owner: '',
  trade: 'mixed',
}
export function useSetup(token: string, onDone: (account: string) => void) {
  const [typed, setTyped] = useState(blank)
  const [tried, setTried] = useState(false)
  const [once] = useState(newRequestId)
  const doing = useDoing(async () => {
    const { account } = await call('/api/v2/setup/finish', { token, once, ...wishOf(typed) })
    dropSession()
    onDone(account)
  })
  const differs = typed.password !== typed.again
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!differs) void doing.run()
  }
  const type = (more: Partial<Typed>) => setTyped({ ...typed, ...more })
  const of = (...reasons: string[]) =>
    doing.fault && reasons.includes(doing.fault.reason) ? doing.fault.message : undefined
  return { typed, type, doing, submit, of, differs: tried && differs }
}
export type SettingUp = ReturnType<typeof useSetup>

const wishOf = (typed: Typed) => ({
  name: typed.name,
  contacts: { email: typed.contact.trim(), telephone: typed.telephone, address: typed.address },
  admin: { email: typed.admin.trim(), nickName: typed.nickName, password: typed.password },
  merchant:
    typed.seller === 'none' ? null : { name: typed.shop, owner: typed.seller === 'other' ? typed.owner.trim() : null },
  trade: typed.trade === 'none' ? null : typed.trade,
})
