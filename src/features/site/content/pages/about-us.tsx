// Who the shop is, and how to reach it. The story is the article about-us, the contacts are those of the channel.
import type { ReactNode } from 'react'
import { useTexts } from '#web/texts.tsx'
import { href, Link } from 'react-router'
import '#ui/layout/article.css'
import '../parts/about.css'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { visitContext } from '#web/context.ts'
import { headOf } from '#web/head.ts'
import { loadIfPossible } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { openTexts } from '#web/texts.tsx'
import { Blocks } from '../parts/blocks.tsx'
import { dialOf } from '../parts/dial.ts'
import type { Route } from './+types/about-us.ts'

const channel = 2421

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const [story, contact, merchants] = await Promise.all([
    loadIfPossible(visit, '/api/v2/article/detail', { code: 'about-us' }),
    loadIfPossible(visit, '/channel/get', { id: channel }),
    loadIfPossible(visit, '/api/v2/merchant/page', { size: 1 }),
  ])
  return {
    story,
    contact,
    merchants: merchants?.total ?? 0,
    title: (await openTexts(visit.lang, 'content'))('aboutUs.title'),
  }
}
export const handle: ShellHandle = { tab: 'me', title: (t) => t('content:aboutUs.title') }
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  headOf(matches, {
    title: loaderData?.title,
    description: loaderData?.story?.summary,
    path: href('/user/user/aboutUs'),
  })

export default function AboutUs({ loaderData: { story, contact, merchants } }: Route.ComponentProps) {
  const { t } = useTexts('content')
  return (
    <div className="wrap">
      <Breadcrumb
        label={t('path')}
        crumbs={[{ label: t('home'), link: <Link to={href('/')} /> }]}
        here={t('aboutUs.title')}
      />
      <header className="article-head">
        <h1 className="display">{story?.title ?? t('aboutUs.title')}</h1>
        {story?.summary && <p>{story.summary}</p>}
      </header>
      {!story && !contact ? (
        <Empty drawing="address" title={t('aboutUs.nothing')} />
      ) : (
        <div className="article about">
          {story ? <Blocks body={story.body} /> : <div />}
          <div className="about-side">
            {contact && <Contact contact={contact} />}
            <section aria-labelledby="merchants">
              <h2 id="merchants">{t('aboutUs.merchants')}</h2>
              <p>{t('aboutUs.merchantsText', { count: merchants })}</p>
              <TextLink render={<Link to={href('/home/cataShopList')} prefetch="intent" />}>
                {t('aboutUs.toMerchants')}
              </TextLink>
            </section>
            <section aria-labelledby="more">
              <h2 id="more">{t('aboutUs.more')}</h2>
              <TextLink render={<Link to={href('/user/user/about')} prefetch="intent" />}>
                {t('aboutApp.title')}
              </TextLink>
            </section>
          </div>
        </div>
      )}
    </div>
  )
}

function Contact({ contact }: { contact: NonNullable<Route.ComponentProps['loaderData']['contact']> }) {
  const { t } = useTexts('content')
  const lang = useLang()
  const { telephone, phone, email, hours, chat, social } = contact
  const address = lang === 'zh-CN' ? contact.addressChinese : contact.addressEnglish
  const map = `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`
  return (
    <section aria-labelledby="contact">
      <h2 id="contact">{t('aboutUs.contact')}</h2>
      <address>
        <dl>
          {telephone && (
            <Way name={t('aboutUs.telephone')}>
              <a href={dialOf(telephone)}>{telephone}</a>
            </Way>
          )}
          {phone && (
            <Way name={t('aboutUs.phone')}>
              <a href={dialOf(phone)}>{phone}</a>
            </Way>
          )}
          {email && (
            <Way name={t('aboutUs.email')}>
              <a href={`mailto:${email}`}>{email}</a>
            </Way>
          )}
          {hours && <Way name={t('aboutUs.hours')}>{hours}</Way>}
          {chat && (
            <Way name={t('aboutUs.chat')}>
              <a href={chat} rel="noreferrer">
                {t('aboutUs.writeUs')}
              </a>
            </Way>
          )}
          {address && (
            <Way name={t('aboutUs.address')}>
              {address}
              <br />
              <a href={map} rel="noreferrer" target="_blank">
                {t('aboutUs.map')}
              </a>
            </Way>
          )}
          <Social pages={social} />
        </dl>
      </address>
    </section>
  )
}

function Social({ pages }: { pages: readonly { name: string; to: string }[] }) {
  const { t } = useTexts('content')
  if (pages.length === 0) return null
  return (
    <Way name={t('aboutUs.social')}>
      {pages.map(({ name, to }) => (
        <a key={to} href={to} rel="noreferrer me" className="about-social">
          {name}
        </a>
      ))}
    </Way>
  )
}

const Way = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
