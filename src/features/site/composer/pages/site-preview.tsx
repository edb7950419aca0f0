// What staff are writing of a page of the platform, as its shoppers would see it: opened from the desk by a short-lived
// token, in a frame or by itself. Found by nobody, kept nowhere, and it leads nowhere.
import { useEffect } from 'react'
import { visitContext } from '#web/context.ts'
import { load } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { Empty } from '#ui/feedback/empty.tsx'
import { useTexts } from '#web/texts.tsx'
import type { Route } from './+types/site-preview.ts'
import { Blocks } from '../parts/blocks.tsx'
import { PopupInside } from '../parts/popup-inside.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const token = searchParams.get('t') ?? ''
  const page = await load(context.get(visitContext), '/api/v2/page/site/preview', { token: token || '-' })
  const theme = searchParams.get('look')
  return { ...page, look: theme === 'dark' || theme === 'light' ? theme : undefined }
}
export const handle: ShellHandle = { shell: 'home', tab: 'home' }
export const meta: Route.MetaFunction = () => [{ title: 'Miralo · 觅乐' }, { name: 'robots', content: 'noindex' }]

export default function SitePreview({ loaderData: { blocks, links, popups, look } }: Route.ComponentProps) {
  const { t } = useTexts('composer')
  useEffect(() => {
    const stay = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest('a')) return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('click', stay, true)
    return () => document.removeEventListener('click', stay, true)
  }, [])
  useEffect(() => {
    if (look) document.documentElement.dataset['theme'] = look
  }, [look])
  return (
    <>
      {links && <p className="wrap site-preview-note">{t('linksPreview')}</p>}
      {popups.length > 0 && (
        <ul className="wrap site-preview-popups">
          {popups.map(({ key, popup }) => (
            <li key={key} data-block={key}>
              <h2 className="display">{popup.title}</h2>
              <PopupInside popup={popup} onLeave={() => undefined} />
            </li>
          ))}
        </ul>
      )}
      {blocks.length + popups.length === 0 && !links && (
        <Empty drawing="box" title={t('empty')} text={t('emptyText')} />
      )}
      <Blocks blocks={blocks.map(({ block }) => block)} keys={blocks.map(({ key }) => key)} />
    </>
  )
}
