// Proof that it is still the person: a code to an address they have, or the payment password.
import { TextLink } from '#ui/text/text-link.tsx'
import type { FormInHand } from '#web/form.ts'
import { useTexts } from '#web/texts.tsx'
import { OwnCode, type OwnContacts, type OwnPurpose } from '#features/people/accounts/parts/own-code.tsx'
import { PasswordPad } from '#ui/controls/password-pad.tsx'

export interface ProofFields {
  proof: string
  payPassword: string
  byPassword: boolean
}
export const noProof: ProofFields = { proof: '', payPassword: '', byPassword: false }
export interface FreshProofProps<F extends ProofFields> {
  form: FormInHand<F>
  own: OwnContacts
  purpose: OwnPurpose
  hasPayPassword: boolean
}

export function FreshProof<F extends ProofFields>({ form, own, purpose, hasPayPassword }: FreshProofProps<F>) {
  const { t } = useTexts(['security', 'storefront'])
  const { byPassword, payPassword } = form.fields
  return (
    <div className="grid gap-5">
      {byPassword ? (
        <PasswordPad
          name="payPassword"
          label={t('prove.payPassword')}
          hint={t('prove.payPasswordText')}
          value={payPassword}
          onChange={(digits) => form.change({ payPassword: digits } as Partial<F>)}
          error={form.fault('payPassword')}
          errorWord={t('storefront:error')}
        />
      ) : (
        <OwnCode form={form} name="proof" own={own} purpose={purpose} />
      )}
      {hasPayPassword && (
        <p>
          <TextLink onClick={() => form.change({ byPassword: !byPassword } as Partial<F>)}>
            {byPassword ? t('prove.byCode') : t('prove.byPassword')}
          </TextLink>
        </p>
      )}
    </div>
  )
}

/** What is missing in the proof, in words. */
export function useProofLacks() {
  const { t } = useTexts(['security', 'accounts'])
  return (name: string, { byPassword, proof, payPassword }: ProofFields): string | undefined => {
    if (name === 'proof') return !byPassword && proof.length < 6 ? t('accounts:login.codeShort') : undefined
    return name === 'payPassword' && byPassword && payPassword.length < 6 ? t('prove.payPasswordShort') : undefined
  }
}
/** As the calls want it. */
export const givenProof = ({
  byPassword,
  proof,
  payPassword,
}: ProofFields): { old_code?: string; pay_password?: string } =>
  byPassword ? { pay_password: payPassword } : { old_code: proof }
