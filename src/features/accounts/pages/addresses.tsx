// My addresses, /user/user/address: the default one first; deleting can be taken back for five seconds.
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData, useRevalidator } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { toast } from '#ui/toast.tsx'
import { UndoBar } from '#ui/undo-bar.tsx'
import { call, CallError, requestId } from '#web/call.ts'
import { visitContext } from '#web/context.ts'
import { load, toSignIn } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { AddressCard } from '../parts/address-card.tsx'
import type { Address } from '../parts/address-text.ts'

export const handle: ShellHandle = { tab: 'me', title: (t) => t('address.title', { ns: 'accounts' }) }
export const meta = () => []
const most = 100
const formPage = '/user/user/address/details'

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  return { addresses: (await load(visit, '/api/v2/user/address/page', { size: most })).records }
}

/** A refusal was told by toast already; anything else is a fault of ours. */
function told(fault: unknown): void {
  if (!(fault instanceof CallError)) throw fault
}

export default function AddressesPage() {
  const { addresses } = useLoaderData<typeof loader>()
  const { t } = useTranslation(['accounts', 'shop'])
  const { revalidate } = useRevalidator()
  const [gone, setGone] = useState<Address>()
  const shown = addresses.filter((a) => a.id !== gone?.id)
  const remove = async (address: Address) => {
    setGone(address)
    await call('/api/v2/user/address/delete', { id: address.id, requestId: requestId() }).catch((fault: unknown) => {
      setGone(undefined)
      told(fault)
    })
  }
  const restore = async (address: Address) => {
    await call('/api/v2/user/address/delete', { id: address.id, restore: true, requestId: requestId() }).catch(told)
    await revalidate()
    setGone(undefined)
    toast(t('address.restored'))
  }
  const makeDefault = async (address: Address) => {
    await call('/api/v2/user/address/default', { id: address.id, requestId: requestId() }, { said: () => toast(t('address.madeDefault')) }).catch(told)
    await revalidate()
  }
  return (
    <div className="wrap pb-16">
      <title>{`${t('address.title')} · Miralo`}</title>
      <header className="flex flex-wrap items-baseline gap-x-4 gap-y-3 pt-4 pb-4 md:pt-9 md:pb-6">
        <h1 className="display text-48 max-md:sr-only">{t('address.title')}</h1>
        {shown.length > 0 && (
          <>
            <p className="text-ink-2">{t('address.count', { count: shown.length })}</p>
            <Button size="sm" className="ml-auto" render={<Link to={formPage} />}>
              <Icon of={Plus} size={16} />
              {t('address.add')}
            </Button>
          </>
        )}
      </header>
      {shown.length === 0 ? (
        <Empty
          drawing="address"
          title={t('address.emptyTitle')}
          text={t('address.emptyText')}
          action={
            <Button kind="primary" render={<Link to={formPage} />}>
              {t('address.add')}
            </Button>
          }
        />
      ) : (
        <ul className="grid gap-4 lg:grid-cols-2" aria-label={t('address.list')}>
          {shown.map((address) => (
            <li key={address.id}>
              <AddressCard address={address}>
                <div className="address-acts">
                  <TextLink render={<Link to={`${formPage}?id=${address.id}`} aria-label={t('address.editOf', { name: address.consignee })} />}>{t('address.edit')}</TextLink>
                  <TextLink aria-label={t('address.deleteOf', { name: address.consignee })} onClick={() => void remove(address)}>
                    {t('address.delete')}
                  </TextLink>
                  {!address.isDefault && <TextLink onClick={() => void makeDefault(address)}>{t('address.makeDefault')}</TextLink>}
                </div>
              </AddressCard>
            </li>
          ))}
        </ul>
      )}
      {gone && (
        <UndoBar
          key={gone.id}
          text={t('address.deleted')}
          undoLabel={t('words.undo')}
          onUndo={() => void restore(gone)}
          onEnd={() => {
            setGone(undefined)
            void revalidate()
          }}
        />
      )}
    </div>
  )
}
