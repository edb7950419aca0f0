// The head of checkout and sign-in: the name and, at checkout, the steps on their thread. Nothing that leads astray.
import { useTexts } from '#web/texts.tsx'
import { href, Link } from 'react-router'
import './header.css'
import { Steps } from '#ui/feedback/steps.tsx'
import { ShopMark } from '#web/shop-mark.tsx'
import { LanguageLinks } from '#surfaces/storefront/shell/language-links.tsx'
import { ThemeLinks } from '#surfaces/storefront/shell/theme-links.tsx'

export function LeanHeader({ step }: { step: number | undefined }) {
  const { t } = useTexts()
  const steps = [t('steps.cart'), t('steps.confirm'), t('steps.pay'), t('steps.done')]
  return (
    <header className="shell-lean">
      <div className="wrap">
        <Link to={href('/')} className="shell-logo">
          <ShopMark />
          <span className="vh"> {t('homeLink')}</span>
        </Link>
        {step === undefined ? (
          <span />
        ) : (
          <Steps label={t('steps.label')} steps={steps} current={step} doneLabel={t('steps.past')} />
        )}
        <div className="shell-lean-end">
          <LanguageLinks />
          <ThemeLinks />
        </div>
      </div>
    </header>
  )
}
