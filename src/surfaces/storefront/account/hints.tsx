// What an account still lacks, as short ways to it; nothing when it is whole.
import { ChevronRight } from 'lucide-react'
import { href, Link } from 'react-router'
import type { Static } from 'typebox'
import { Icon } from '#ui/layout/icon.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { hasPage } from '#surfaces/storefront/account/account-entries.ts'
import { useTexts } from '#web/texts.tsx'
import { changePages } from '#features/people/profile/parts/change-link.tsx'
import type { getUserInfo } from '#features/people/accounts/contract.ts'

type Person = Static<typeof getUserInfo.output>
const steps = [
  { name: 'password', to: changePages.password, lacks: (p: Person) => !p.hasPassword },
  { name: 'phone', to: changePages.phone, lacks: (p: Person) => p.phone === null },
  { name: 'email', to: changePages.email, lacks: (p: Person) => p.email === null },
  { name: 'payPassword', to: href('/user/user/changePayPassword'), lacks: (p: Person) => !p.hasPayPassword },
  { name: 'avatar', to: href('/user/infoEdit'), lacks: (p: Person) => p.avatar === null },
] as const

export function Hints({ person }: { person: Person }) {
  const { t } = useTexts('account')
  const open = steps.filter(({ to, lacks }) => hasPage(to) && lacks(person))
  if (open.length === 0) return null
  return (
    <Panel title={t('hub.finish')} note={t('hub.finishText', { count: open.length })} className="hub-hints">
      <ul>
        {open.map(({ name, to }) => (
          <li key={name}>
            <Link to={to}>
              <span>
                <b>{t(`hub.hint.${name}`)}</b>
                <small>{t(`hub.hint.${name}Note`)}</small>
              </span>
              <Icon of={ChevronRight} size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
