// "Report": opens the sheet in which somebody says what is wrong; a visitor signs in first and is led back to it.
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { useSignIn } from '#surfaces/storefront/visit/sign-in.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { hrefWith } from '#web/href-with.ts'
import { useOffered, useRoot } from '#web/root-data.ts'
import { useSignedIn } from '#web/session.ts'
import { useTexts } from '#web/texts.tsx'
import type { Kind } from '../limits.ts'

const ReportSheet = lazy(async () => ({ default: (await import('./report-sheet.tsx')).ReportSheet }))

interface Props {
  kind: Kind
  id: number
  /** One word, where many stand on a page. */
  short?: boolean
}
export function ReportButton({ kind, id, short = false }: Props) {
  const { t } = useTexts('reporting')
  const { pathname, search } = useLocation()
  const afterSignIn = useSignIn()
  const signedIn = useSignedIn(useRoot()?.signedIn ?? false)
  // the sheet stays once it was opened: what was typed is there when it opens again
  const [sheet, setSheet] = useState<'none' | 'open' | 'closed'>('none')
  const offered = useOffered('reporting')
  const whole = t(`of.${kind}`)
  const words = short ? t('report') : whole
  const named = short ? { 'aria-label': whole } : {}
  const ask = () => afterSignIn(() => setSheet('open'))
  const from = `${pathname}${search}${kind === 'review' ? `#r${id}` : ''}`
  const signIn = (
    // without scripts the way to sign-in, and back to this page
    <a
      {...named}
      href={hrefWith('/login/login', { from })}
      onClick={(event) => {
        event.preventDefault()
        ask()
      }}
    />
  )
  if (!offered) return null
  return (
    <>
      {signedIn ? (
        <TextLink {...named} aria-haspopup="dialog" onClick={ask}>
          {words}
        </TextLink>
      ) : (
        <TextLink render={signIn}>{words}</TextLink>
      )}
      {sheet !== 'none' && (
        <Suspense fallback={null}>
          <ReportSheet kind={kind} id={id} open={sheet === 'open'} onClose={() => setSheet('closed')} />
        </Suspense>
      )}
    </>
  )
}
