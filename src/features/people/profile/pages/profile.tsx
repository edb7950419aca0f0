// The profile as it stands, /user/user/info.
import { href, Link, useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { ReactNode } from 'react'
import '../parts/setting.css'
import { Avatar } from '#ui/layout/avatar.tsx'
import { Button } from '#ui/controls/button.tsx'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { visitContext } from '#web/context.ts'
import { load, loadIfPossible, toSignIn } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { ChangeLink } from '../parts/change-link.tsx'
import { genderOf, longDay } from '../parts/profile-words.ts'
import { PageTitle } from '#web/page-title.tsx'

export const handle: ShellHandle = { tab: 'me', title: (t) => t('profile:view.title') }
export const meta = () => []

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  const [person, checks] = await Promise.all([
    load(visit, '/api/v2/user/getUserInfo', {}),
    loadIfPossible(visit, '/api/v2/user/auth/detail', {}),
  ])
  const company = person.kind === 'enterprise'
  return {
    person,
    check: checks && { company, status: (company ? checks.company : checks.personal)?.status ?? ('none' as const) },
  }
}

type Check = NonNullable<Awaited<ReturnType<typeof loader>>['check']>

export default function ProfilePage() {
  const { person, check } = useLoaderData<typeof loader>()
  const { t } = useTexts(['profile', 'storefront'])
  const lang = useLang()
  const gender = genderOf(person.gender)
  const unset = <span className="text-ink-3">{t('view.unset')}</span>
  return (
    <div className="wrap pb-16">
      <PageTitle of={t('view.title')} />
      <header className="profile-head">
        <h1 className="display text-48 max-md:sr-only">{t('view.title')}</h1>
        <Button size="sm" render={<Link to={href('/user/infoEdit')} />}>
          {t('view.edit')}
        </Button>
      </header>
      <div className="profile-who">
        <Avatar name={person.nickName} picture={person.avatar} size="lg" />
        <div className="min-w-0">
          <p className="display text-28 [overflow-wrap:anywhere]">{person.nickName}</p>
          <p className="mt-1 text-ink-2">{t(`view.${person.kind}`)}</p>
        </div>
      </div>
      <dl className="profile-rows">
        <Row name={t('field.gender')}>{gender ? t(`gender.${gender}`) : unset}</Row>
        <Row name={t('field.birthday')}>{person.birthday ? longDay(person.birthday, lang) : unset}</Row>
        <Row name={t('field.email')}>
          {person.email ?? unset} <ChangeLink of="email" given={person.email !== null} />
        </Row>
        <Row name={t('field.phone')}>
          {person.phone ?? unset} <ChangeLink of="phone" given={person.phone !== null} />
        </Row>
        {check && <RealName {...check} />}
        <Row name={t('field.inviteCode')}>
          <span className="tabular-nums">{person.inviteCode}</span>
          <CopyButton
            text={person.inviteCode}
            label={t('storefront:words.copy')}
            doneLabel={t('storefront:words.copied')}
            failedLabel={t('storefront:words.copyFailed')}
          />
        </Row>
      </dl>
    </div>
  )
}

function RealName({ company, status }: Check) {
  const { t } = useTexts('profile')
  return (
    <Row name={company ? t('field.company') : t('field.realName')}>
      {t(`realName.${status}`)}
      <TextLink render={<Link to={href(company ? '/user/user/realNameQy' : '/user/user/realName')} />}>
        {t('realName.open')}
      </TextLink>
    </Row>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
