// Everything the shop keeps of me as a file, /user/user/exportData: a code proves the person,
// the browser saves the file.
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { Banner } from '#ui/feedback/banner.tsx'
import { visitContext } from '#web/context.ts'
import { Form } from '#web/form-frame.tsx'
import { quietly, useForm } from '#web/form.ts'
import { load, toSignIn } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { OwnCode, speaksOfCode } from '#features/people/accounts/parts/own-code.tsx'
import { SubmitButton } from '#ui/controls/submit-button.tsx'
import { Frame } from '../parts/frame.tsx'
import { saveAsFile } from '../parts/saved-file.ts'

export const handle: ShellHandle = { tab: 'me', title: (t) => t('security:export.title') }
export const meta = () => []
const parts = ['account', 'addresses', 'identity', 'money', 'orders', 'cart', 'reviews'] as const

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  const { email, phone } = await load(visit, '/api/v2/user/security', {})
  return { own: { email, phone } }
}

export default function ExportDataPage() {
  const { own } = useLoaderData<typeof loader>()
  const { t } = useTexts(['security', 'accounts'])
  const [saved, setSaved] = useState<string>()
  const form = useForm({
    first: { code: '' },
    order: ['code'],
    check: (_, { code }) => (code.length < 6 ? t('accounts:login.codeShort') : undefined),
    send: ({ code }) => quietly('/api/v2/user/data/export', { code }),
    fieldOf: ({ reason }) => (speaksOfCode(reason) ? 'code' : undefined),
    onDone: ({ fileName, json }) => {
      saveAsFile(fileName, json, 'application/json')
      form.change({ code: '' })
      setSaved(fileName)
    },
  })
  return (
    <Frame title={t('export.title')} intro={t('export.intro')}>
      <section className="mt-7" aria-labelledby="export-inside">
        <h2 id="export-inside" className="font-semibold">
          {t('export.inside')}
        </h2>
        <ul className="security-list mt-2 grid gap-1.5">
          {parts.map((part) => (
            <li key={part}>{t(`export.parts.${part}`)}</li>
          ))}
        </ul>
        <p className="mt-4 text-13 text-ink-2">{t('export.keep')}</p>
      </section>
      <Form form={form} className="mt-8 grid gap-8">
        <fieldset>
          <legend className="display mb-3 text-22">{t('prove.alone')}</legend>
          <OwnCode form={form} name="code" own={own} purpose="exportData" />
        </fieldset>
        <SubmitButton busy={form.busy} className="justify-self-start">
          {t('export.submit')}
        </SubmitButton>
        <div role="status">{saved && <Banner tone="success">{t('export.done', { file: saved })}</Banner>}</div>
      </Form>
    </Frame>
  )
}
