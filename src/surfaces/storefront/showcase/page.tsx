// /ui: every part of the design in every state, in both appearances side by side.
// For those who build the shop: only a demo shop shows it.
import { data, href, Link } from 'react-router'
import './showcase.css'
import { TabsNav } from '#ui/controls/tabs-nav.tsx'
import { visitContext } from '#web/context.ts'
import { headOf } from '#web/head.ts'
import { load } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { openTexts, useTexts } from '#web/texts.tsx'
import { Buttons } from './buttons.tsx'
import { Choosing } from './choosing.tsx'
import { Colours } from './colours.tsx'
import { Feedback } from './feedback.tsx'
import { Fields } from './fields.tsx'
import { Files } from './files.tsx'
import { Goods } from './goods.tsx'
import { Media } from './media.tsx'
import { Navigation } from './navigation.tsx'
import { Overlays } from './overlays.tsx'
import { Both } from './specimen.tsx'
import type { Route } from './+types/page.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  if (!visit.demo) throw data(null, { status: 404 })
  const [{ records: goods }, t] = await Promise.all([
    load(visit, '/api/v2/goods/goods/page', { size: 12, sort: 'best' }),
    openTexts(visit.lang, 'showcase'),
  ])
  return { goods, now: visit.now, title: t('title') }
}
export const handle: ShellHandle<{ title: string }> = { title: (_, { title }) => title }
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  headOf(matches, { title: loaderData?.title, path: href('/ui'), hidden: true })

const parts = [
  'colours',
  'buttons',
  'fields',
  'files',
  'choices',
  'goods',
  'overlays',
  'feedback',
  'navigation',
  'media',
] as const

export default function Showcase({ loaderData: { goods, now } }: Route.ComponentProps) {
  const { t } = useTexts('showcase')
  const content = {
    colours: <Colours />,
    buttons: <Buttons />,
    fields: <Fields now={now} />,
    files: <Files />,
    choices: <Choosing goods={goods} />,
    goods: <Goods goods={goods} />,
    overlays: <Overlays goods={goods} />,
    feedback: <Feedback now={now} />,
    navigation: <Navigation />,
    media: <Media goods={goods} />,
  }
  return (
    <div className="wrap show">
      <h1 className="display">{t('title')}</h1>
      <p className="show-intro">{t('intro')}</p>
      <p className="show-note">{t('focusNote')}</p>
      <TabsNav
        label={t('contents')}
        tabs={parts.map((part) => ({
          key: part,
          label: t(`part.${part}`),
          current: false,
          link: <Link to={`#${part}`} />,
        }))}
      />
      {parts.map((part) => (
        <section key={part} id={part} aria-labelledby={`${part}-title`} className="show-section">
          <h2 id={`${part}-title`} className="display">
            {t(`part.${part}`)}
          </h2>
          <Both>{content[part]}</Both>
        </section>
      ))}
    </div>
  )
}
