// The way to where an e-mail address or a phone is given or changed; nothing as long as the account has no such page.
import { href, Link } from 'react-router'
import { TextLink } from '#ui/text/text-link.tsx'
import { hasPage } from '#surfaces/storefront/account/account-entries.ts'
import { useTexts } from '#web/texts.tsx'

export const changePages = {
  email: href('/user/user/changeEmail'),
  phone: href('/user/user/changePhone'),
  password: href('/user/user/changePassword'),
} as const

export function ChangeLink({ of, given }: { of: 'email' | 'phone'; given: boolean }) {
  const { t } = useTexts('profile')
  const to = changePages[of]
  if (!hasPage(to)) return null
  const word = given ? t('edit.change') : t('edit.add')
  return <TextLink render={<Link to={to} aria-label={`${word}: ${t(`field.${of}`)}`} />}>{word}</TextLink>
}
