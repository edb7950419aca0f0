// The way out of mails, /unsubscribe?link=: what the link of a mail stops, and the press that does it. A plain form:
// it works without a sign-in and without scripts.
import { href, Link } from 'react-router'
import { Button } from '#ui/controls/button.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { visitContext } from '#web/context.ts'
import { hrefWith } from '#web/href-with.ts'
import { loadIfPossible } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import type { Route } from './+types/unsubscribe.ts'
import { PageTitle } from '#web/page-title.tsx'

export const handle: ShellHandle = { title: (t) => t('letters:title') }
export const meta = () => [{ name: 'robots', content: 'noindex' }]

export async function loader({ context, request }: Route.LoaderArgs) {
  const link = new URL(request.url).searchParams.get('link') ?? ''
  return { link, letter: await loadIfPossible(context.get(visitContext), '/api/v2/user/letter/detail', { link }) }
}

export default function Unsubscribe({ loaderData: { link, letter } }: Route.ComponentProps) {
  const { t } = useTexts('letters')
  const settings = <Link to={href('/user/setting')} />
  return (
    <div className="wrap pb-16">
      <PageTitle of={t('title')} />
      <h1 className="display pt-9 text-48 max-md:sr-only">{t('title')}</h1>
      {!letter ? (
        <Empty
          drawing="bell"
          title={t('unknownTitle')}
          text={t('unknownText')}
          action={<Button render={settings}>{t('settings')}</Button>}
        />
      ) : letter.on ? (
        <form method="post" action={hrefWith('/unsubscribe', { link })} className="mt-6 max-w-[60ch]">
          <p>{t('ask', { kind: t(`kind.${letter.kind}`) })}</p>
          <p className="mt-2 text-ink-2">{t('security')}</p>
          <p className="mt-6 flex flex-wrap gap-3">
            <Button kind="primary" type="submit">
              {t('stop')}
            </Button>
            <Button render={settings}>{t('settings')}</Button>
          </p>
        </form>
      ) : (
        <div className="mt-6 max-w-[60ch]" role="status">
          <p className="text-18 font-medium">{t('done', { kind: t(`kind.${letter.kind}`) })}</p>
          <p className="mt-2 text-ink-2">{t('back')}</p>
          <p className="mt-6">
            <Button render={settings}>{t('settings')}</Button>
          </p>
        </div>
      )}
    </div>
  )
}
