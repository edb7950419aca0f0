// The last step of a first sign-in by WeChat: a phone, proven by a texted code, and the agreement.
// What was typed stays after every fault.
import { useNavigate } from 'react-router'
import { useLang } from '#ui/text/lang.tsx'
import { CallError } from '#web/call.ts'
import { deviceKey } from '#web/device.ts'
import { Form } from '#web/form-frame.tsx'
import { quietly, useForm } from '#web/form.ts'
import { useRoot } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { Agreement } from '#features/people/accounts/parts/agreement.tsx'
import { arrive, wayOn } from '#features/people/accounts/parts/arrive.ts'
import { ContactCode } from '#features/people/accounts/parts/contact-code.tsx'
import { homeArea } from '#features/people/accounts/parts/contact.ts'
import { DemoInbox } from '#features/people/accounts/parts/demo-inbox.tsx'
import { InviteField } from '#features/people/accounts/parts/invite-field.tsx'
import { contactFieldOf, useContactLacks } from '#features/people/accounts/parts/field-errors.ts'
import { SubmitButton } from '#ui/controls/submit-button.tsx'

export interface Ticket {
  bindTicket: string
  nickName: string
}

interface Fields {
  email: string
  area: string
  phone: string
  code: string
  invite: string
  agreed: boolean
}
/** The account of the phone, and the shop's greeting. */
async function signIn({ bindTicket }: Ticket, { area, phone, code, invite, agreed }: Fields) {
  let said = ''
  const person = await quietly(
    '/login-by-wechat',
    {
      bindTicket,
      area_code: area.trim(),
      phone: phone.trim(),
      code,
      agreement: agreed,
      device: deviceKey(),
      ...(invite.trim() && { invite_code: invite.trim() }),
    },
    { stay: true, said: (message) => void (said = message) },
  )
  return { person, said }
}
const fieldOf: ReadonlyMap<string, 'agreed' | 'invite'> = new Map(
  Object.entries({ agreementRequired: 'agreed', inviteUnknown: 'invite' }),
)

function usePhoneForm(ticket: Ticket, onLate: () => void) {
  const { t } = useTexts('errors')
  const navigate = useNavigate()
  const contact = useContactLacks('phone')
  return useForm({
    first: { email: '', area: homeArea(useLang()), phone: '', code: '', invite: '', agreed: false } satisfies Fields,
    order: ['phone', 'code', 'invite', 'agreed'],
    check: (name, f) => (name === 'agreed' ? (f.agreed ? undefined : t('agreementRequired')) : contact(name, f)),
    send: (fields) =>
      signIn(ticket, fields).catch((fault: unknown) => {
        if (fault instanceof CallError && fault.reason === 'authorizationExpired') onLate()
        throw fault
      }),
    fieldOf: ({ reason }) => fieldOf.get(reason) ?? contactFieldOf(reason, 'phone'),
    onDone: async ({ person, said }) => {
      await arrive(person, said)
      await navigate(wayOn(person), { replace: true })
    },
  })
}

/** `onLate`: the ticket has run out. */
export function PhoneStep({ ticket, onLate }: { ticket: Ticket; onLate: () => void }) {
  const { t } = useTexts(['bindings', 'storefront'])
  const demo = useRoot()?.demo ?? false
  const form = usePhoneForm(ticket, onLate)
  return (
    <Form form={form} className="mt-3 grid gap-5">
      <p>{t('phone.hello', { name: ticket.nickName || t('kind.wechat') })}</p>
      <p className="text-13 text-ink-2">{t('phone.why')}</p>
      {demo && <DemoInbox />}
      <ContactCode form={form} kind="phone" purpose="bindPhone" />
      <InviteField form={form} />
      <Agreement form={form} />
      <SubmitButton size="lg" wide busy={form.busy}>
        {t('phone.submit')}
      </SubmitButton>
    </Form>
  )
}
