// Real names, /user/user/realName (a person) and /user/user/realNameQy (a company): the form, or how the check stands.
import { useLoaderData, useRevalidator } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { toast } from '#ui/feedback/toast.tsx'
import { visitContext } from '#web/context.ts'
import { load, toSignIn } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { CheckCard, Rejected } from '../parts/check-card.tsx'
import { CompanyForm } from '../parts/company-form.tsx'
import { PersonForm } from '../parts/person-form.tsx'
import { PageTitle } from '#web/page-title.tsx'

type Loaded = Awaited<ReturnType<typeof loader>>
export const handle: ShellHandle<Loaded> = {
  tab: 'me',
  title: (t, { company }) => t(company ? 'realname:company.title' : 'realname:person.title'),
}
export const meta = () => []

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  const company = new URL(request.url).pathname.replace(/\.data$/, '').endsWith('Qy')
  const [state, regions] = await Promise.all([
    load(visit, '/api/v2/user/auth/detail', {}),
    load(visit, '/api/v2/config/region/list', {}),
  ])
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(visit.now)
  return {
    company,
    check: company ? state.company : state.personal,
    countries: regions.records,
    lang: visit.lang,
    today,
  }
}

export default function RealNamePage() {
  const { company, check, countries, lang, today } = useLoaderData<typeof loader>()
  const { t } = useTexts('realname')
  const { revalidate } = useRevalidator()
  const words = company
    ? ({ title: t('company.title'), intro: t('company.intro') } as const)
    : { title: t('person.title'), intro: t('person.intro') }
  const sent = async () => {
    toast(t('sent'), { kind: 'success' })
    await revalidate()
  }
  return (
    <div className="wrap pt-1 pb-16 md:pt-0">
      <PageTitle of={words.title} />
      <h1 className="display pt-9 max-md:sr-only text-48">{words.title}</h1>
      <p className="mt-4 mb-8 max-w-[60ch] text-ink-2">{words.intro}</p>
      {check && check.status !== 'rejected' ? (
        <CheckCard check={check} />
      ) : (
        <>
          {check && <Rejected check={check} />}
          {company ? (
            <CompanyForm
              countries={countries}
              first={{ country: lang === 'zh-CN' ? 'CN' : lang === 'es-ES' ? 'ES' : 'US' }}
              onSent={sent}
            />
          ) : (
            <PersonForm
              countries={countries}
              firstDocument={lang === 'zh-CN' ? 'idCard' : lang === 'es-ES' ? 'dni' : 'passport'}
              today={today}
              onSent={sent}
            />
          )}
        </>
      )}
    </div>
  )
}
