// Signing in, by a code to an e-mail or phone or by password: one form, three ways.
// What was typed stays when the way is changed.
import { useState } from 'react'
import { useLang } from '#ui/text/lang.tsx'
import { CallError } from '#web/call.ts'
import { deviceKey } from '#web/device.ts'
import { quietly, useForm } from '#web/form.ts'
import { useTexts } from '#web/texts.tsx'
import { useCaptcha } from '#features/platform/captcha/parts/use-captcha.tsx'
import { arrive, type SignedIn } from './arrive.ts'
import { emailLack, homeArea, looksLikePhone, phoneLack } from './contact.ts'

export const loginWays = ['email', 'phone', 'password'] as const
export type LoginWay = (typeof loginWays)[number]
export interface LoginFields {
  email: string
  area: string
  phone: string
  code: string
  account: string
  password: string
  invite: string
  agreed: boolean
}
const order: Record<LoginWay, readonly (keyof LoginFields)[]> = {
  email: ['email', 'code', 'invite', 'agreed'],
  phone: ['area', 'phone', 'code', 'invite', 'agreed'],
  password: ['account', 'password', 'code', 'agreed'],
}
const fieldOf: ReadonlyMap<string, keyof LoginFields> = new Map(
  Object.entries({
    codeWrong: 'code',
    codeLocked: 'code',
    codeRequired: 'code',
    agreementRequired: 'agreed',
    inviteUnknown: 'invite',
    accountEmpty: 'account',
    passwordWrong: 'password',
    passwordLocked: 'password',
  }),
)

function useLacks(way: LoginWay, needsCode: boolean) {
  const { t } = useTexts(['accounts', 'errors'])
  const lacks: Record<keyof LoginFields, (f: LoginFields) => string | undefined> = {
    email: (f) => (emailLack(f.email) ? t(`errors:${emailLack(f.email)!}`) : undefined),
    area: () => undefined,
    phone: (f) => (phoneLack(f.area, f.phone) ? t(`errors:${phoneLack(f.area, f.phone)!}`) : undefined),
    code: (f) => ((way !== 'password' || needsCode) && f.code.length < 6 ? t('login.codeShort') : undefined),
    account: (f) => (f.account.trim() === '' ? t('errors:accountEmpty') : undefined),
    password: (f) => (f.password === '' ? t('password.required') : undefined),
    invite: () => undefined,
    agreed: (f) => (f.agreed ? undefined : t('errors:agreementRequired')),
  }
  return (name: keyof LoginFields, fields: LoginFields) => lacks[name](fields)
}

/** `needsCode`: staff add a code to their password. `onWay`: the shop asks for another way. */
export function useLoginForm(
  way: LoginWay,
  account: string,
  onDone: (person: SignedIn) => unknown,
  onWay: (way: LoginWay) => void,
) {
  const [needsCode, setNeedsCode] = useState(false)
  const { prove } = useCaptcha()
  const first: LoginFields = {
    email: '',
    area: homeArea(useLang()),
    phone: '',
    code: '',
    account,
    password: '',
    invite: '',
    agreed: false,
  }
  const form = useForm({
    first,
    order: order[way],
    check: useLacks(way, needsCode),
    send: async (fields) => {
      let said = ''
      const person = await ask(way, fields, needsCode, prove, (words) => void (said = words)).catch(
        (fault: unknown) => {
          if (fault instanceof CallError && fault.reason === 'codeRequired') setNeedsCode(true)
          if (fault instanceof CallError && fault.reason === 'passwordRequired') onWay('password')
          throw fault
        },
      )
      await arrive(person, said)
      return person
    },
    fieldOf: ({ reason }) => fieldOf.get(reason) ?? contactField(reason, way),
    onDone,
  })
  return { form, needsCode }
}
const contactField = (reason: string, way: LoginWay): keyof LoginFields | undefined =>
  ['emailEmpty', 'emailInvalid', 'phoneInvalid'].includes(reason) ? (way === 'password' ? 'account' : way) : undefined

type Prove = ReturnType<typeof useCaptcha>['prove']
async function ask(
  way: LoginWay,
  f: LoginFields,
  needsCode: boolean,
  prove: Prove,
  said: (words: string) => void,
): Promise<SignedIn> {
  const shared = { agreement: f.agreed, device: deviceKey() }
  const invited = f.invite.trim() ? { invite_code: f.invite.trim() } : {}
  const options = { said, stay: true }
  if (way === 'email')
    return quietly('/login', { user_email: f.email.trim(), code: f.code, ...invited, ...shared }, options)
  if (way === 'phone')
    return quietly(
      '/login-by-phone',
      { area_code: f.area.trim(), phone: f.phone.trim(), code: f.code, ...invited, ...shared },
      options,
    )
  const given = {
    account: f.account.trim(),
    password: f.password,
    ...(looksLikePhone(f.account) && { area_code: f.area.trim() }),
    ...(needsCode && { code: f.code }),
    ...shared,
  }
  try {
    return await quietly('/login-by-password', given, options)
  } catch (fault) {
    // after wrong passwords the shop asks for a proof of being no machine; then the same is tried once more
    if (!(fault instanceof CallError) || fault.reason !== 'captchaRequired') throw fault
    const captchaToken = await prove({ scene: 'password', target: given.account })
    if (captchaToken === null) throw fault
    return await quietly('/login-by-password', { ...given, captchaToken }, options)
  }
}
