// Changing the profile, /user/infoEdit. E-mail and phone are shown masked; they are changed where they are proven.
import { href, Link, useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import '../parts/setting.css'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Choices } from '#ui/controls/choices.tsx'
import { DateField } from '#ui/controls/date-field.tsx'
import { Field } from '#ui/controls/field.tsx'
import { visitContext } from '#web/context.ts'
import { load, toSignIn } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { SubmitButton } from '#ui/controls/submit-button.tsx'
import { genders } from '../limits.ts'
import { AvatarField } from '../parts/avatar-field.tsx'
import { ChangeLink } from '../parts/change-link.tsx'
import { lengthOf } from '../parts/profile-words.ts'
import { longestNickname, useProfileForm } from '../parts/use-profile-form.ts'
import { PageTitle } from '#web/page-title.tsx'

export const handle: ShellHandle = { tab: 'me', title: (t) => t('profile:edit.title') }
export const meta = () => []

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  return {
    person: await load(visit, '/api/v2/user/getUserInfo', {}),
    today: new Date(visit.now).toISOString().slice(0, 10),
  }
}

const untold = 'untold'

export default function ProfileEditPage() {
  const { person, today } = useLoaderData<typeof loader>()
  const { t } = useTexts('profile')
  const hand = useProfileForm(person)
  const { draft, change, errorOf, busy, save, form } = hand
  return (
    <div className="wrap pb-16">
      <PageTitle of={t('edit.title')} />
      <h1 className="display pt-9 text-48 max-md:sr-only">{t('edit.title')}</h1>
      <form
        ref={form}
        noValidate
        className="profile-form"
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void save()
        }}
      >
        {errorOf('whole') && (
          <Banner tone="error" live>
            {errorOf('whole')}
          </Banner>
        )}
        <AvatarField
          name={draft.nickName}
          picture={draft.avatar === undefined ? person.avatar : (draft.avatar?.url ?? null)}
          onChange={(avatar) => change({ avatar })}
        />
        <Nickname hand={hand} />
        <Gender hand={hand} />
        <Birthday hand={hand} today={today} />
        <dl className="profile-rows">
          <ContactRow of="email" masked={person.email} />
          <ContactRow of="phone" masked={person.phone} />
        </dl>
        <div className="flex flex-wrap gap-3">
          <SubmitButton busy={busy}>{t('edit.save')}</SubmitButton>
          <Button render={<Link to={href('/user/user/info')} />}>{t('edit.cancel')}</Button>
        </div>
      </form>
    </div>
  )
}

type Hand = ReturnType<typeof useProfileForm>
function Nickname({ hand: { draft, change, leaveNickname, errorOf, nickname } }: { hand: Hand }) {
  const { t } = useTexts(['profile', 'storefront'])
  return (
    <Field
      ref={nickname}
      label={t('field.nickName')}
      hint={t('edit.nickNameHint', { count: lengthOf(draft.nickName), most: longestNickname })}
      value={draft.nickName}
      onChange={(event) => change({ nickName: event.currentTarget.value })}
      onBlur={leaveNickname}
      autoComplete="nickname"
      required
      error={errorOf('nickName')}
      errorWord={t('storefront:error')}
    />
  )
}

function Gender({ hand: { draft, change } }: { hand: Hand }) {
  const { t } = useTexts('profile')
  return (
    <Choices
      legend={t('field.gender')}
      options={[
        ...genders.map((each) => ({ value: each, label: t(`gender.${each}`) })),
        { value: untold, label: t('gender.untold') },
      ]}
      value={draft.gender ?? untold}
      onChange={(gender) => change({ gender: gender === untold ? null : gender })}
    />
  )
}

function Birthday({ hand: { draft, setDay, errorOf }, today }: { hand: Hand; today: string }) {
  const { t } = useTexts(['profile', 'storefront'])
  return (
    <DateField
      id="birthday"
      label={t('field.birthday')}
      mark={t('edit.optional')}
      hint={t('edit.birthdayHint')}
      value={draft.birthday}
      onChange={setDay}
      min="1900-01-01"
      max={today}
      pattern={t('date.pattern')}
      words={{
        previous: t('date.previous'),
        next: t('date.next'),
        month: t('date.month'),
        year: t('date.year'),
        open: t('date.open'),
      }}
      autoComplete="bday"
      error={errorOf('birthday')}
      errorWord={t('storefront:error')}
    />
  )
}

function ContactRow({ of, masked }: { of: 'email' | 'phone'; masked: string | null }) {
  const { t } = useTexts('profile')
  return (
    <div>
      <dt>{t(`field.${of}`)}</dt>
      <dd>
        {masked ?? <span className="text-ink-3">{t('view.unset')}</span>} <ChangeLink of={of} given={masked !== null} />
      </dd>
    </div>
  )
}
