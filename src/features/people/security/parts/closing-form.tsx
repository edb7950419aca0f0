// Asking for the account to be closed: why, the balance given up by a tick of its own,
// the agreement, and proof by code.
import { ChipRadios } from '#ui/controls/chip.tsx'
import { FieldError } from '#ui/controls/field-frame.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { priceText } from '#ui/goods/price-text.ts'
import { TextArea } from '#ui/controls/text-area.tsx'
import { CallError } from '#web/call.ts'
import { Form } from '#web/form-frame.tsx'
import { quietly, useForm, type FormInHand } from '#web/form.ts'
import { useTexts } from '#web/texts.tsx'
import { OwnCode, speaksOfCode, type OwnContacts } from '#features/people/accounts/parts/own-code.tsx'
import { SubmitButton } from '#ui/controls/submit-button.tsx'
import { FaultyTick } from './faulty-tick.tsx'

/** Says nothing by itself. */
const other = 'else'
interface Fields {
  /** a code */
  why: string
  more: string
  waives: boolean
  agreed: boolean
  code: string
}
const longest = 230
const fieldOf: ReadonlyMap<string, keyof Fields> = new Map(
  Object.entries({
    reasonRequired: 'why',
    agreementRequired: 'agreed',
    balanceLeft: 'waives',
  }),
)

export interface ClosingFormProps {
  own: OwnContacts
  reasons: readonly { code: string; name: string }[]
  /** Fen. */
  balance: number
  onDone: () => unknown
  /** The numbers on the page are old: something else stands in the way by now. */
  onStale: () => unknown
}

function useClosingForm({ reasons, balance, onDone, onStale }: ClosingFormProps) {
  const { t } = useTexts(['security', 'accounts'])
  return useForm<Fields, unknown>({
    first: { why: '', more: '', waives: false, agreed: false, code: '' },
    order: ['why', 'more', 'waives', 'agreed', 'code'],
    check: (name, f) => {
      if (name === 'why') return f.why === '' ? t('close.reasonMissing') : undefined
      if (name === 'more') return f.why === other && f.more.trim() === '' ? t('close.moreMissing') : undefined
      if (name === 'waives') return balance > 0 && !f.waives ? t('close.waivesMissing') : undefined
      if (name === 'agreed') return f.agreed ? undefined : t('close.agreedMissing')
      return f.code.length < 6 ? t('accounts:login.codeShort') : undefined
    },
    send: async ({ why, more, waives, agreed, code }, requestId) => {
      const reason = [reasons.find(({ code: of }) => of === why)?.name, more.trim()].filter(Boolean).join(': ')
      try {
        return await quietly('/api/v2/user/cancel/apply', {
          reason,
          agreement: agreed,
          waiveBalance: waives,
          code,
          requestId,
        })
      } catch (fault) {
        if (
          fault instanceof CallError &&
          ['closingBlocked', 'balanceLeft', 'alreadyUnderReview'].includes(fault.reason)
        )
          await onStale()
        throw fault
      }
    },
    fieldOf: ({ reason }) => (speaksOfCode(reason) ? 'code' : fieldOf.get(reason)),
    onDone,
  })
}

export function ClosingForm(props: ClosingFormProps) {
  const { own, balance } = props
  const { t } = useTexts(['security', 'storefront'])
  const lang = useLang()
  const form = useClosingForm(props)
  return (
    <Form form={form} className="mt-10 grid max-w-[560px] gap-8">
      <Reason form={form} reasons={props.reasons} />
      <div className="grid gap-4">
        {balance > 0 && (
          <FaultyTick
            name="waives"
            label={t('close.waives', { amount: priceText(balance, lang) })}
            ticked={form.fields.waives}
            fault={form.fault('waives')}
            onChange={(waives) => form.change({ waives })}
          />
        )}
        <FaultyTick
          name="agreed"
          label={t('close.agreed')}
          ticked={form.fields.agreed}
          fault={form.fault('agreed')}
          onChange={(agreed) => form.change({ agreed })}
        />
      </div>
      <fieldset>
        <legend className="display mb-3 text-22">{t('prove.alone')}</legend>
        <OwnCode form={form} name="code" own={own} purpose="cancelAccount" />
      </fieldset>
      <SubmitButton busy={form.busy} className="justify-self-start">
        {t('close.ask')}
      </SubmitButton>
    </Form>
  )
}

function Reason({ form, reasons }: { form: FormInHand<Fields> } & Pick<ClosingFormProps, 'reasons'>) {
  const { t } = useTexts(['security', 'storefront', 'accounts'])
  const { why } = form.fields
  return (
    <div className="grid gap-4">
      <div>
        <h2 className="display mb-3 text-22">{t('close.why')}</h2>
        <ChipRadios
          legend={t('close.why')}
          name="why"
          options={reasons.map(({ code, name }) => ({ value: code, label: name }))}
          value={why || null}
          onChange={(next) => form.change({ why: next })}
        />
        <FieldError id="closing-why" error={form.fault('why')} errorWord={t('storefront:error')} />
      </div>
      <TextArea
        {...form.text('more')}
        label={t('close.more')}
        mark={why === other ? undefined : t('accounts:password.optional')}
        hint={t('close.moreHint')}
        rows={3}
        maxLength={longest}
      />
    </div>
  )
}
