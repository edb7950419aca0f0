// The foot of the shop: promises, contacts of the channel, ways to articles that exist, languages.
import { ReceiptText, ShieldCheck, Stamp, Undo2 } from 'lucide-react'
import { useLang } from '#ui/text/lang.tsx'
import { hrefWith } from '#web/href-with.ts'
import { useOffered } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { href, Link } from 'react-router'
import './footer.css'
import { Icon } from '#ui/layout/icon.tsx'
import { ShopMark } from '#web/shop-mark.tsx'
import { dialOf } from '#features/site/content/parts/dial.ts'
import { useStorefront } from '#surfaces/storefront/visit/root.ts'
import { useSiteLinks } from '#surfaces/storefront/visit/site-links.ts'
import type { SiteLinks } from '#features/site/composer/around-contract.ts'
import { LanguageLinks } from '#surfaces/storefront/shell/language-links.tsx'
import { SiteLink } from '#surfaces/storefront/shell/site-link.tsx'
import { ThemeLinks } from '#surfaces/storefront/shell/theme-links.tsx'

/** It has a page of its own. */
const aboutUs = 'about-us'
/** With the article that says more. */
const promises = [
  [Undo2, 'return', 'returns'],
  [ShieldCheck, 'protect', 'sale-terms'],
  [ReceiptText, 'invoice', 'sale-terms'],
  [Stamp, 'makers', aboutUs],
] as const
const articleAt = (code: string): string => hrefWith('/home/article', { code })
const kinds = ['guide', 'about', 'agreement', 'story'] as const
const perColumn = 5
const shopWays = [
  [href('/home/category'), 'allDepartments'],
  [href('/home/ppg'), 'nav.brands'],
  [href('/home/cataShopList'), 'nav.merchants'],
  [href('/home/rank'), 'nav.ranks'],
  [href('/home/announcement'), 'footer.announcements'],
  [href('/user/user/shangjiaruzhu'), 'footer.sell'],
] as const

export function Footer() {
  const { t } = useTexts()
  const root = useStorefront()
  const composed = useSiteLinks()
  const has = (code: string) => root?.frame.articles.some((a) => a.code === code) ?? false
  return (
    <footer className="shell-foot">
      <div className="wrap shell-promises">
        {promises.map(([icon, key, code]) => (
          <div key={key}>
            <Icon of={icon} size={22} />
            <p>
              <b>{has(code) ? <Link to={articleAt(code)}>{t(`footer.${key}`)}</Link> : t(`footer.${key}`)}</b>
              <span>{t(`footer.${key}Sub`)}</span>
            </p>
          </div>
        ))}
      </div>
      <div className="wrap shell-foot-cols">
        <Contact />
        {composed ? <ComposedColumns columns={composed.columns} /> : <Columns />}
      </div>
      <div className="wrap shell-legal">
        <span>
          {/* a page drawn for a fault may know nothing of the shop, nor the year */}
          {root && `${t('footer.legal', { year: root.year })} · `}
          <Link to={`${href('/user/user/about')}#licences`}>{t('footer.licences')}</Link>
          {composed?.legal.map(({ label, to }) => (
            <span key={label}>
              {' · '}
              {to === null ? label : <SiteLink to={to}>{label}</SiteLink>}
            </span>
          ))}
        </span>
        <span className="shell-legal-end" id="languages">
          <LanguageLinks long />
          <ThemeLinks />
        </span>
      </div>
    </footer>
  )
}

function Contact() {
  const { t } = useTexts()
  const lang = useLang()
  const contact = useStorefront()?.frame.contact
  const address = lang === 'zh-CN' ? contact?.addressChinese : contact?.addressEnglish
  return (
    <div className="shell-foot-logo">
      <ShopMark />
      {contact && (
        <address>
          <span className="vh">{t('footer.contact')}</span>
          {contact.telephone && <a href={dialOf(contact.telephone)}>{contact.telephone}</a>}
          {contact.phone && contact.phone !== contact.telephone && <a href={dialOf(contact.phone)}>{contact.phone}</a>}
          {contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
          {contact.hours && <span>{contact.hours}</span>}
          {contact.chat && (
            <a href={contact.chat} rel="noreferrer">
              {t('footer.chat')}
            </a>
          )}
          {address && <span>{address}</span>}
        </address>
      )}
      {contact && contact.social.length > 0 && (
        <nav className="shell-social" aria-label={t('footer.social')}>
          {contact.social.map(({ name, to }) => (
            <a key={to} href={to} rel="noreferrer me">
              {name}
            </a>
          ))}
        </nav>
      )}
    </div>
  )
}

function ComposedColumns({ columns }: Pick<SiteLinks, 'columns'>) {
  const known = useStorefront()?.frame.articles ?? []
  return columns.map(({ title, articles, links }) => {
    const some = known.filter((a) => a.kind === articles && a.code !== aboutUs).slice(0, perColumn)
    if (some.length + links.length === 0) return null
    return (
      <nav key={title} aria-label={title}>
        <h2>{title}</h2>
        {some.map((a) => (
          <Link key={a.code} to={articleAt(a.code)} prefetch="intent">
            {a.title}
          </Link>
        ))}
        {links.map(({ label, to }) => (
          <SiteLink key={`${label} ${to}`} to={to}>
            {label}
          </SiteLink>
        ))}
      </nav>
    )
  })
}

function Columns() {
  const { t } = useTexts()
  const applying = useOffered('applying')
  const articles = useStorefront()?.frame.articles ?? []
  return (
    <>
      {kinds.map((kind) => {
        const some = articles.filter((a) => a.kind === kind && a.code !== aboutUs).slice(0, perColumn)
        if (some.length === 0 && kind !== 'about') return null
        return (
          <nav key={kind} aria-label={t(`footer.${kind}`)}>
            <h2>{t(`footer.${kind}`)}</h2>
            {kind === 'about' && <Link to={href('/user/user/aboutUs')}>{t('footer.aboutUs')}</Link>}
            {some.map((a) => (
              <Link key={a.code} to={articleAt(a.code)} prefetch="intent">
                {a.title}
              </Link>
            ))}
            {kind === 'about' && <Link to={href('/user/user/about')}>{t('footer.aboutApp')}</Link>}
          </nav>
        )
      })}
      <nav aria-label={t('footer.shop')}>
        <h2>{t('footer.shop')}</h2>
        {shopWays
          .filter(([, words]) => words !== 'footer.sell' || applying)
          .map(([to, words]) => (
            <Link key={to} to={to}>
              {t(words)}
            </Link>
          ))}
      </nav>
    </>
  )
}
