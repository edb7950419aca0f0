// A card that earnings are paid out to, /user/user/wallet/add.
import { href, Link, useLoaderData, useNavigate } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { CardForm } from '../../wallet/parts/card-form.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { toast } from '#ui/feedback/toast.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { visitContext } from '#web/context.ts'
import { hrefWith } from '#web/href-with.ts'
import { load, toSignIn } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { PageTitle } from '#web/page-title.tsx'

export const handle: ShellHandle = { tab: 'me', title: (t) => t('withdrawals:addCard') }
export const meta = () => []

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  return load(visit, '/api/v2/user/account/list', {})
}
export default function AddPage() {
  const { hasPayPassword } = useLoaderData<typeof loader>()
  const { t } = useTexts(['withdrawals', 'wallet'])
  const navigate = useNavigate()
  const back = () => void navigate(href('/user/user/wallet'))
  const way = <Link to={hrefWith('/user/user/changePayPassword', { back: href('/user/user/wallet/add') })} />
  return (
    <div className="wrap pb-16">
      <PageTitle of={t('withdrawals:addCard')} />
      <h1 className="display pt-9 text-48 max-md:sr-only">{t('withdrawals:addCard')}</h1>
      <p className="mt-4 mb-6 max-w-[60ch] text-ink-2">{t('withdrawals:addText')}</p>
      {hasPayPassword ? (
        <CardForm
          onDone={() => {
            toast(t('wallet:card.saved'), { kind: 'success' })
            back()
          }}
          onCancel={back}
        />
      ) : (
        <Banner tone="info" end={<TextLink render={way}>{t('wallet:card.setPassword')}</TextLink>}>
          {t('wallet:card.needsPassword')}
        </Banner>
      )}
    </div>
  )
}
