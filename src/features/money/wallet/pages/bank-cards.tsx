// My bank cards, /user/user/bankCard: where money can be paid out to. Every change needs the payment password.
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { href, Link, useLoaderData, useRevalidator } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { toast } from '#ui/feedback/toast.tsx'
import { visitContext } from '#web/context.ts'
import { hrefWith } from '#web/href-with.ts'
import { load, toSignIn } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { CardForm } from '../parts/card-form.tsx'
import { CardTile } from '../parts/card-tile.tsx'
import type { Card } from '../parts/card-tile.tsx'
import { ProveCard, type Deed } from '../parts/prove-card.tsx'
import { PageTitle } from '#web/page-title.tsx'

export const handle: ShellHandle = { tab: 'me', title: (t) => t('wallet:card.title') }
export const meta = () => []

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  return load(visit, '/api/v2/user/account/list', {})
}

export default function BankCardsPage() {
  const { records, hasPayPassword } = useLoaderData<typeof loader>()
  const { t } = useTexts('wallet')
  const { revalidate } = useRevalidator()
  const [adding, setAdding] = useState(false)
  const [asked, setAsked] = useState<{ deed: Deed; card: Card }>()
  const done = async (words: string) => {
    setAdding(false)
    toast(words, { kind: 'success' })
    await revalidate()
  }
  const addButton = (
    <Button
      kind={records.length === 0 ? 'primary' : 'second'}
      onClick={() => setAdding(true)}
      disabled={!hasPayPassword}
    >
      <Icon of={Plus} size={16} />
      {t('card.add')}
    </Button>
  )
  return (
    <div className="wrap pt-1 pb-16 md:pt-0">
      <PageTitle of={t('card.title')} />
      <h1 className="display pt-9 max-md:sr-only text-48">{t('card.title')}</h1>
      <p className="mt-4 mb-6 max-w-[60ch] text-ink-2">{t('card.intro')}</p>
      {!hasPayPassword && <NoPassword />}
      {adding ? (
        <CardForm onDone={() => done(t('card.saved'))} onCancel={() => setAdding(false)} />
      ) : records.length === 0 ? (
        <Empty drawing="box" title={t('card.emptyTitle')} text={t('card.emptyText')} action={addButton} />
      ) : (
        <>
          <Cards cards={records} onAsk={(deed, card) => setAsked({ deed, card })} />
          <div className="mt-6">{addButton}</div>
        </>
      )}
      <ProveCard
        asked={asked}
        onClose={() => setAsked(undefined)}
        onDone={(deed) => done(t(deed === 'default' ? 'card.madeDefault' : 'card.removed'))}
      />
    </div>
  )
}

function NoPassword() {
  const { t } = useTexts('wallet')
  const way = <Link to={hrefWith('/user/user/changePayPassword', { back: href('/user/user/bankCard') })} />
  return (
    <Banner tone="info" className="mb-6" end={<TextLink render={way}>{t('card.setPassword')}</TextLink>}>
      {t('card.needsPassword')}
    </Banner>
  )
}

interface CardsProps {
  cards: readonly Card[]
  onAsk: (deed: Deed, card: Card) => void
}
function Cards({ cards, onAsk }: CardsProps) {
  const { t } = useTexts('wallet')
  return (
    <ul className="grid gap-4 lg:grid-cols-2" aria-label={t('card.list')}>
      {cards.map((card) => (
        <li key={card.id}>
          <CardTile card={card}>
            {!card.isDefault && <TextLink onClick={() => onAsk('default', card)}>{t('card.makeDefault')}</TextLink>}
            <TextLink
              aria-label={t('card.removeOf', { lastFour: card.lastFour })}
              onClick={() => onAsk('delete', card)}
            >
              {t('card.remove')}
            </TextLink>
          </CardTile>
        </li>
      ))}
    </ul>
  )
}
