// Account and security, /user/user/system. How each thing stands that lets a person in, holds their money or says
// who they are, and the way to change it.
import { href, Link, useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { ReactNode } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { StateRow } from '#ui/layout/state-row.tsx'
import { visitContext } from '#web/context.ts'
import { load, loadIfPossible, toSignIn } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { BindRows } from '#features/people/bindings/parts/bind-rows.tsx'
import { useDate } from '#ui/text/use-date.ts'
import { Frame } from '../parts/frame.tsx'
import { Score } from '../parts/score.tsx'

export const handle: ShellHandle = { tab: 'me', title: (t) => t('security:title') }
export const meta = () => []

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  const [security, linked, cards, checks, closing] = await Promise.all([
    load(visit, '/api/v2/user/security', {}),
    loadIfPossible(visit, '/api/v2/user/bind/list', {}),
    loadIfPossible(visit, '/api/v2/user/account/list', {}),
    loadIfPossible(visit, '/api/v2/user/auth/detail', {}),
    loadIfPossible(visit, '/api/v2/user/cancel/detail', {}),
  ])
  const asked = closing?.request?.status === 'submitted' ? closing.request.createdAt : null
  return { security, bindings: linked?.bindings, cards: cards?.records.length, checks, asked }
}
type Loaded = Awaited<ReturnType<typeof loader>>

export default function SecurityPage() {
  const { security, bindings } = useLoaderData<typeof loader>()
  const { t } = useTexts('security')
  return (
    <Frame title={t('title')} wide>
      <Score security={security} />
      <div className="security-groups">
        <Group name="signIn">
          <SignInRows />
        </Group>
        <Group name="money">
          <MoneyRows />
        </Group>
        <Group name="linked">
          <BindRows bindings={bindings} own={security} />
        </Group>
        <Group name="you">
          <PersonRows />
        </Group>
      </div>
    </Frame>
  )
}

function Group({ name, children }: { name: 'signIn' | 'money' | 'linked' | 'you'; children: ReactNode }) {
  const { t } = useTexts('security')
  return (
    <section className="security-group" aria-labelledby={`security-${name}`}>
      <h2 id={`security-${name}`} className="display">
        {t(`group.${name}`)}
      </h2>
      <ul>{children}</ul>
    </section>
  )
}

type Act = 'set' | 'change' | 'add' | 'look' | 'manage' | 'download' | 'close' | 'verify'
/** The button says the act alone; read out, it says of what. */
function Row({ name, state, act, to }: { name: string; state: ReactNode; act: Act; to: string }) {
  const { t } = useTexts('security')
  return (
    <StateRow name={name} state={state}>
      <Button
        size="sm"
        render={<Link to={to} prefetch="intent" aria-label={t('act.of', { act: t(`act.${act}`), name })} />}
      >
        {t(`act.${act}`)}
      </Button>
    </StateRow>
  )
}

function SignInRows() {
  const { security } = useLoaderData<Loaded>()
  const { t } = useTexts('security')
  const date = useDate()
  const { hasPassword, passwordChangedAt, phone, email, deviceCount } = security
  const password = !hasPassword
    ? t('row.passwordNone')
    : passwordChangedAt
      ? t('row.passwordSince', { date: date(passwordChangedAt) })
      : t('row.passwordSet')
  return (
    <>
      <Row
        name={t('row.password')}
        state={password}
        act={hasPassword ? 'change' : 'set'}
        to={href('/user/user/changePassword')}
      />
      <Row
        name={t('row.phone')}
        state={phone ?? t('row.phoneNone')}
        act={phone ? 'change' : 'add'}
        to={href('/user/user/changePhone')}
      />
      <Row
        name={t('row.email')}
        state={email ?? t('row.emailNone')}
        act={email ? 'change' : 'add'}
        to={href('/user/user/changeEmail')}
      />
      <Row
        name={t('row.devices')}
        state={t('row.devicesCount', { count: deviceCount })}
        act="manage"
        to={href('/user/user/devices')}
      />
    </>
  )
}

function MoneyRows() {
  const { security, cards } = useLoaderData<Loaded>()
  const { t } = useTexts('security')
  const { hasPayPassword } = security
  return (
    <>
      <Row
        name={t('row.payPassword')}
        state={hasPayPassword ? t('row.payPasswordSet') : t('row.payPasswordNone')}
        act={hasPayPassword ? 'change' : 'set'}
        to={href('/user/user/changePayPassword')}
      />
      {cards !== undefined && (
        <Row
          name={t('row.cards')}
          state={cards > 0 ? t('row.cardsCount', { count: cards }) : t('row.cardsNone')}
          act={cards > 0 ? 'manage' : 'add'}
          to={href('/user/user/bankCard')}
        />
      )}
    </>
  )
}

function PersonRows() {
  const { security, checks, asked } = useLoaderData<Loaded>()
  const { t } = useTexts(['security', 'realname'])
  const date = useDate()
  const checkRow = (company: boolean) => {
    const status = (company ? checks?.company : checks?.personal)?.status ?? 'none'
    const open = status === 'none' || status === 'rejected'
    return (
      <Row
        name={company ? t('row.company') : t('row.realName')}
        state={t(`realname:nav.${status}`)}
        act={open ? 'verify' : 'look'}
        to={href(company ? '/user/user/realNameQy' : '/user/user/realName')}
      />
    )
  }
  return (
    <>
      {checks && checkRow(false)}
      {checks && security.kind === 'enterprise' && checkRow(true)}
      <Row name={t('row.data')} state={t('row.dataText')} act="download" to={href('/user/user/exportData')} />
      <Row
        name={t('row.cancel')}
        state={asked ? t('row.cancelAsked', { date: date(asked) }) : t('row.cancelText')}
        act={asked ? 'look' : 'close'}
        to={href('/user/user/cancelAccount')}
      />
    </>
  )
}
