// An account for a company, /login/login/registerQy: the account first, then the company's licence for review;
// what already works meanwhile.
import { useState } from 'react'
import { href, Link, redirect, useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Select } from '#ui/controls/select.tsx'
import { Steps } from '#ui/feedback/steps.tsx'
import { visitContext } from '#web/context.ts'
import { Form } from '#web/form-frame.tsx'
import type { FormInHand } from '#web/form.ts'
import { load, loadIfPossible } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { CompanyForm } from '#features/people/realname/parts/company-form.tsx'
import { EntranceFrame } from '#features/people/accounts/parts/entrance-frame.tsx'
import { RegisterFieldset } from '#features/people/accounts/parts/register-fields.tsx'
import { SubmitButton } from '#ui/controls/submit-button.tsx'
import {
  useRegisterForm,
  type Company,
  type CompanyFields,
} from '#features/people/accounts/parts/use-register-form.tsx'

export const handle: ShellHandle = { shell: 'form' }
export const meta = () => []

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  // who is signed in goes on with the company itself
  if (visit.signedIn && (await loadIfPossible(visit, '/api/v2/user/getUserInfo', {})))
    throw redirect(href('/user/user/realNameQy'))
  return { countries: (await load(visit, '/api/v2/config/region/list', {})).records }
}
// the page stays as it is while its person is signed in on the way
export const shouldRevalidate = () => false

type Step = 'account' | 'company' | 'done'
const steps = ['account', 'company', 'done'] as const

export default function RegisterCompanyPage() {
  const { countries } = useLoaderData<typeof loader>()
  const { t } = useTexts(['accounts', 'storefront'])
  const [step, setStep] = useState<Step>('account')
  const [company, setCompany] = useState<Company>()
  const title =
    step === 'account'
      ? t('register.companyTitle')
      : step === 'company'
        ? t('register.licenceTitle')
        : t('register.doneTitle')
  return (
    <EntranceFrame
      title={title}
      intro={step === 'company' ? t('register.licenceText') : step === 'done' ? t('register.doneText') : undefined}
      codeless={step !== 'account'}
    >
      <Steps
        label={t('register.step.label')}
        steps={steps.map((s) => t(`register.step.${s}`))}
        current={steps.indexOf(step)}
        doneLabel={t('storefront:words.done')}
        className="mb-7"
      />
      {step === 'account' && (
        <AccountStep
          countries={countries}
          onDone={(fields) => {
            setCompany(fields)
            setStep('company')
          }}
        />
      )}
      {step === 'company' && company && (
        <LicenceStep countries={countries} company={company} onSent={() => setStep('done')} />
      )}
      {step === 'done' && <WaysOn />}
    </EntranceFrame>
  )
}

interface Country {
  code: string
  name: string
}
function AccountStep({ countries, onDone }: { countries: readonly Country[]; onDone: (company: Company) => void }) {
  const { t } = useTexts('accounts')
  const { form, by, setBy } = useRegisterForm('enterprise', (_, fields) => onDone(fields))
  return (
    <Form form={form} className="grid gap-5">
      <CompanyFieldset form={form} countries={countries} />
      <RegisterFieldset form={form} kind={by} onKind={setBy} />
      <SubmitButton size="lg" wide busy={form.busy}>
        {t('register.next')}
      </SubmitButton>
    </Form>
  )
}

interface LicenceStepProps {
  countries: readonly Country[]
  company: Company
  onSent: () => void
}
function LicenceStep({ countries, company, onSent }: LicenceStepProps) {
  const { t } = useTexts('accounts')
  const { companyName: name, country, registrationNo: number, contact: legalPerson } = company
  return (
    <>
      <CompanyForm countries={countries} first={{ name, country, number, legalPerson }} onSent={onSent} />
      <Button className="mt-4" render={<Link to={href('/user/user')} />}>
        {t('register.later')}
      </Button>
    </>
  )
}

function WaysOn() {
  const { t } = useTexts('accounts')
  return (
    <div className="flex flex-wrap gap-3">
      <Button kind="primary" render={<Link to={href('/')} />}>
        {t('register.shop')}
      </Button>
      <Button render={<Link to={href('/user/user')} />}>{t('register.account')}</Button>
    </div>
  )
}

function CompanyFieldset({ form, countries }: { form: FormInHand<CompanyFields>; countries: readonly Country[] }) {
  const { t } = useTexts(['accounts', 'storefront'])
  return (
    <>
      <Field {...form.text('companyName')} label={t('register.company')} autoComplete="organization" maxLength={120} />
      <Select
        label={t('register.country')}
        name="country"
        autoComplete="country"
        value={form.fields.country}
        error={form.fault('country')}
        errorWord={t('storefront:error')}
        onChange={(event) => form.change({ country: event.currentTarget.value })}
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <Field
        {...form.text('registrationNo')}
        label={t('register.number')}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
      />
      <Field {...form.text('contact')} label={t('register.contact')} autoComplete="name" maxLength={100} />
    </>
  )
}
