// The foot of the shop: promises, contacts of the channel, ways to articles that exist, languages.
import { ReceiptText, ShieldCheck, Stamp, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import './footer.css'
import { Icon } from '#ui/icon.tsx'
import { Wordmark } from '#ui/wordmark.tsx'
import { useRoot } from '#web/root-data.ts'
import { LanguageLinks } from '#web/shell/language-links.tsx'
import { ThemeLinks } from '#web/shell/theme-links.tsx'

const promises = [
  [Undo2, 'return'],
  [ShieldCheck, 'protect'],
  [ReceiptText, 'invoice'],
  [Stamp, 'makers'],
] as const
const kinds = ['guide', 'about', 'agreement', 'story'] as const
const perColumn = 6

export function Footer() {
  const { t } = useTranslation()
  const root = useRoot()
  return (
    <footer className="shell-foot">
      <div className="wrap shell-promises">
        {promises.map(([icon, key]) => (
          <div key={key}>
            <Icon of={icon} size={22} />
            <p>
              <b>{t(`footer.${key}`)}</b>
              <span>{t(`footer.${key}Sub`)}</span>
            </p>
          </div>
        ))}
      </div>
      <div className="wrap shell-foot-cols">
        <Contact />
        <Columns />
      </div>
      <div className="wrap shell-legal">
        <span>{t('footer.legal', { year: root?.year })}</span>
        <span className="shell-legal-end">
          <LanguageLinks long />
          <ThemeLinks />
        </span>
      </div>
    </footer>
  )
}

function Contact() {
  const { t, i18n } = useTranslation()
  const contact = useRoot()?.frame.contact
  const address = i18n.language === 'zh-CN' ? contact?.addressChinese : contact?.addressEnglish
  return (
    <div className="shell-foot-logo">
      <Wordmark />
      {contact && (
        <address>
          <span className="vh">{t('footer.contact')}</span>
          {contact.telephone && <a href={`tel:${contact.telephone.replaceAll(/[^\d+]/g, '')}`}>{contact.telephone}</a>}
          {contact.phone && contact.phone !== contact.telephone && <a href={`tel:${contact.phone.replaceAll(/[^\d+]/g, '')}`}>{contact.phone}</a>}
          {contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
          {address && <span>{address}</span>}
        </address>
      )}
    </div>
  )
}

function Columns() {
  const { t } = useTranslation()
  const articles = useRoot()?.frame.articles ?? []
  return (
    <>
      {kinds.map((kind) => {
        const some = articles.filter((a) => a.kind === kind).slice(0, perColumn)
        if (some.length === 0) return null
        return (
          <nav key={kind} aria-label={t(`footer.${kind}`)}>
            <h2>{t(`footer.${kind}`)}</h2>
            {some.map((a) => (
              <Link key={a.code} to={`/home/article?code=${encodeURIComponent(a.code)}`} prefetch="intent">
                {a.title}
              </Link>
            ))}
          </nav>
        )
      })}
      <nav aria-label={t('footer.shop')}>
        <h2>{t('footer.shop')}</h2>
        <Link to="/home/category">{t('allFloors')}</Link>
        <Link to="/home/announcement">{t('footer.announcements')}</Link>
        <Link to="/home/articalList">{t('footer.articles')}</Link>
      </nav>
    </>
  )
}
