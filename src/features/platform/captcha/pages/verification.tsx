// A page of its own for proving that a person is there, /login/login/verifition with its ways and its double
// /user/user/verifition: the proof is kept for what `?scene=` and `?target=` name, and `?from=` leads back.
import { useRef } from 'react'
import { href, useLoaderData, useNavigate } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { hrefWith } from '#web/href-with.ts'
import { ownPath } from '#web/own-path.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { CaptchaTask } from '../parts/captcha-task.tsx'
import { keepProof } from '../parts/use-captcha.tsx'
import type { Page } from '#kernel/pages.ts'
import { scenes, type Scene } from '../limits.ts'
import type { Way } from '../parts/puzzle.ts'
import { PageTitle } from '#web/page-title.tsx'

export const handle: ShellHandle = { shell: 'form' }
export const meta = () => []

export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const inAccount = pathname.startsWith('/user/')
  const [, way = 'slide'] = /\/verifition\/(\w+)/.exec(pathname) ?? []
  const asked = searchParams.get('scene')
  const scene: Scene = scenes.find((known) => known === asked) ?? 'login'
  const target = searchParams.get('target') ?? ''
  return { inAccount, way: way as Way, from: ownPath(searchParams.get('from')), scene, target }
}

export default function VerificationPage() {
  const { inAccount, way, from, scene, target } = useLoaderData<typeof loader>()
  const { t } = useTexts('captcha')
  const navigate = useNavigate()
  const control = useRef<HTMLDivElement>(null)
  const done = (token: string, seconds: number) => {
    keepProof({ scene, target }, token, seconds)
    void navigate(from ?? href(inAccount ? '/user/user' : '/login/login'), { replace: true })
  }
  const go = (next: Way) => {
    const page: Page = `${inAccount ? '/user/user' : '/login/login'}/verifition/${next}`
    void navigate(hrefWith(page, { from, scene, target: target || null }), { replace: true, preventScrollReset: true })
  }
  return (
    <div className="wrap captcha-page">
      <PageTitle of={t('page.title')} />
      <h1 className="display text-36">{t('title')}</h1>
      <p className="mt-2 mb-6 text-ink-2">{t('intro')}</p>
      <noscript>
        <p>{t('page.lost')}</p>
      </noscript>
      <CaptchaTask way={way} onWay={go} bound={{ scene, target }} onProven={done} control={control} />
    </div>
  )
}
