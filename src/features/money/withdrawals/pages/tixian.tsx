// Withdrawing earnings, /user/user/wallet/tixian: asked for with the payment password, in the real name; what became of
// those before.
import { href, Link, useLoaderData, useRevalidator } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { WithdrawalList } from '../parts/withdrawal-list.tsx'
import { WithdrawForm } from '../parts/withdraw-form.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { toast } from '#ui/feedback/toast.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { visitContext } from '#web/context.ts'
import { hrefWith } from '#web/href-with.ts'
import { load, toSignIn } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { PageTitle } from '#web/page-title.tsx'

export const handle: ShellHandle = { tab: 'me', title: (t) => t('withdrawals:withdraw') }
export const meta = () => []

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  const after = new URL(request.url).searchParams.get('after') ?? undefined
  return {
    earnings: await load(visit, '/api/v2/user/wallet/earnings', {}),
    cards: (await load(visit, '/api/v2/user/account/list', {})).records,
    page: await load(visit, '/api/v2/user/withdraw/apply/page', { size: 20, ...(after && { after }) }),
  }
}
export default function WithdrawPage() {
  const { earnings, cards, page } = useLoaderData<typeof loader>()
  const { t } = useTexts('withdrawals')
  const { revalidate } = useRevalidator()
  const done = async () => {
    toast(t('asked'), { kind: 'success' })
    await revalidate()
  }
  const lacking = lacks(earnings, cards)
  return (
    <div className="wrap pb-16">
      <PageTitle of={t('withdraw')} />
      <h1 className="display pt-9 pb-6 text-48 max-md:sr-only">{t('withdraw')}</h1>
      {lacking ? (
        <Lacking what={lacking} />
      ) : (
        <WithdrawForm key={page.total} earnings={earnings} cards={cards} onDone={done} />
      )}
      {page.records.length > 0 && (
        <section className="pt-10">
          <h2 className="display pb-3 text-24">{t('list.title')}</h2>
          <WithdrawalList of={page.records} />
          {page.next !== null && (
            <TextLink render={<Link to={hrefWith('/user/user/wallet/tixian', { after: page.next })} />}>
              {t('more')}
            </TextLink>
          )}
        </section>
      )}
    </div>
  )
}
type Lack = 'verified' | 'password' | 'card' | 'money'
interface Needs {
  verified: boolean
  hasPayPassword: boolean
  withdrawable: number
  min: number
}
/** What comes first: who one is, how one proves it, where to, and something to withdraw. */
function lacks({ verified, hasPayPassword, withdrawable, min }: Needs, cards: readonly unknown[]): Lack | undefined {
  if (!verified) return 'verified'
  if (!hasPayPassword) return 'password'
  if (cards.length === 0) return 'card'
  return withdrawable < min ? 'money' : undefined
}
function Lacking({ what }: { what: Lack }) {
  const { t } = useTexts('withdrawals')
  const ways = {
    verified: href('/user/user/realName'),
    password: hrefWith('/user/user/changePayPassword', { back: href('/user/user/wallet/tixian') }),
    card: href('/user/user/wallet/add'),
    money: href('/user/user/wallet'),
  }
  return (
    <Empty
      drawing="box"
      title={t(`lacks.${what}.title`)}
      text={t(`lacks.${what}.text`)}
      action={
        <Button kind="primary" render={<Link to={ways[what]} />}>
          {t(`lacks.${what}.go`)}
        </Button>
      }
    />
  )
}
