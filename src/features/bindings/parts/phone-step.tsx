// The last step of a first sign-in by WeChat: a phone, proven by a texted code, and the agreement.
// What was typed stays after every fault.
import { useNavigate } from 'react-router'
import { useLang } from '#ui/lang.tsx'
import { CallError } from '#web/call.ts'
import { deviceKey } from '#web/device.ts'
import { Form } from '#web/form-frame.tsx'
import { quietly, useForm } from '#web/form.ts'
import { useRoot } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { Agreement } from '../../accounts/parts/agreement.tsx'
import { arrive, wayOn } from '../../accounts/parts/arrive.ts'
import { ContactCode } from '../../accounts/parts/contact-code.tsx'
import { homeArea } from '../../accounts/parts/contact.ts'
import { DemoInbox } from '../../accounts/parts/demo-inbox.tsx'
import { InviteField } from '../../accounts/parts/invite-field.tsx'
import { contactFieldOf, useContactLacks } from '../../accounts/parts/lacks.ts'
import { SubmitButton } from '../../accounts/parts/submit-button.tsx'

export interface Ticket {
  bindTicket: string
  nickName: string
}

/** `onLate`: the ticket has run out. */
export function PhoneStep({ ticket, onLate }: { ticket: Ticket; onLate: () => void }) {
  const { t } = useTexts(['bindings', 'errors', 'shop'])
  const navigate = useNavigate()
  const demo = useRoot()?.demo ?? false
  const contact = useContactLacks('phone')
  const form = useForm({
    first: { email: '', area: homeArea(useLang()), phone: '', code: '', invite: '', agreed: false },
    order: ['phone', 'code', 'invite', 'agreed'],
    check: (name, f) => (name === 'agreed' ? (f.agreed ? undefined : t('errors:agreementRequired')) : contact(name, f)),
    send: async ({ area, phone, code, invite, agreed }) => {
      const given = {
        bindTicket: ticket.bindTicket,
        area_code: area.trim(),
        phone: phone.trim(),
        code,
        agreement: agreed,
        device: deviceKey(),
      }
      const invited = invite.trim() ? { invite_code: invite.trim() } : {}
      let said = ''
      try {
        return {
          person: await quietly(
            '/login-by-wechat',
            { ...given, ...invited },
            { stay: true, said: (message) => void (said = message) },
          ),
          said,
        }
      } catch (fault) {
        if (fault instanceof CallError && fault.reason === 'authorizationExpired') onLate()
        throw fault
      }
    },
    fieldOf: ({ reason }) =>
      reason === 'agreementRequired'
        ? 'agreed'
        : reason === 'inviteUnknown'
          ? 'invite'
          : contactFieldOf(reason, 'phone'),
    onDone: async ({ person, said }) => {
      await arrive(person, said)
      await navigate(wayOn(person), { replace: true })
    },
  })
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
