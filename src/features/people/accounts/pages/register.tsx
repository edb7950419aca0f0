// Opening an account, /login/login/register: for oneself or for a company.
import { Building2, UserRound } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { href, Link } from 'react-router'
import { Icon } from '#ui/layout/icon.tsx'
import type { ShellHandle } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { EntranceFrame } from '../parts/entrance-frame.tsx'
import { useEntranceLink } from '../parts/entrance-link.ts'
import '../parts/register.css'

export const handle: ShellHandle = { shell: 'form' }
export const meta = () => []

export default function RegisterPage() {
  const { t } = useTexts('accounts')
  const entrance = useEntranceLink()
  return (
    <EntranceFrame title={t('register.title')} intro={t('register.intro')} codeless>
      <ul className="register-kinds">
        <Kind
          to={entrance(href('/login/login/registerGr'))}
          icon={UserRound}
          title={t('register.individual')}
          text={t('register.individualText')}
        />
        <Kind
          to={entrance(href('/login/login/registerQy'))}
          icon={Building2}
          title={t('register.enterprise')}
          text={t('register.enterpriseText')}
        />
      </ul>
      <p className="mt-6 text-13">
        {t('login.haveAccount')}{' '}
        <Link to={entrance(href('/login/login'))} className="login-link">
          {t('login.signIn')}
        </Link>
      </p>
    </EntranceFrame>
  )
}

function Kind({ to, icon, title, text }: { to: string; icon: LucideIcon; title: string; text: string }) {
  return (
    <li>
      <Link to={to} className="register-kind">
        <Icon of={icon} size={28} />
        <span>
          <b className="display">{title}</b>
          <small>{text}</small>
        </span>
      </Link>
    </li>
  )
}
