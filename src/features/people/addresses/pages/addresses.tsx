// My addresses, /user/user/address: the default one first; deleting can be taken back for five seconds.
// With `?back=` one is chosen for the page that asked.
import { Plus } from 'lucide-react'
import { useTexts } from '#web/texts.tsx'
import { Link, useLoaderData, useRevalidator } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { Button } from '#ui/controls/button.tsx'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { toast } from '#ui/feedback/toast.tsx'
import { useUndoList } from '#ui/feedback/use-undo-list.tsx'
import { call, requestId, succeeded } from '#web/call.ts'
import { visitContext } from '#web/context.ts'
import { load, toSignIn } from '#web/load.ts'
import { ownPath } from '#web/own-path.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { AddressCard } from '../parts/address-card.tsx'
import { formAddress, withAddress } from '../parts/back-to.ts'
import { lineOf, phoneText } from '../parts/address-text.ts'
import type { Address } from '../parts/address-text.ts'
import { PageTitle } from '#web/page-title.tsx'

type Data = Awaited<ReturnType<typeof loader>>
export const handle: ShellHandle<Data> = {
  tab: 'me',
  title: (t, { back }) => t(back ? 'addresses:chooseTitle' : 'addresses:title'),
}
export const meta = () => []
const most = 100

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  const back = ownPath(new URL(request.url).searchParams.get('back'))
  return { addresses: (await load(visit, '/api/v2/user/address/page', { size: most })).records, back }
}

export default function AddressesPage() {
  const { addresses, back } = useLoaderData<typeof loader>()
  const { t } = useTexts(['addresses', 'storefront'])
  const title = back ? t('chooseTitle') : t('title')
  const { revalidate } = useRevalidator()
  const { shown, remove, bar } = useUndoList<Address>({
    rows: addresses,
    onDelete: ({ id }, restore) =>
      succeeded(call('/api/v2/user/address/delete', { id, restore, requestId: requestId() })),
    reload: revalidate,
    onRestored: () => toast(t('restored')),
    text: t('deleted'),
    undoLabel: t('storefront:words.undo'),
  })
  return (
    <div className="wrap pb-16">
      <PageTitle of={title} />
      <Head title={title} count={shown.length} back={back} />
      {shown.length === 0 ? (
        <NoAddresses back={back} />
      ) : (
        <ul className="grid gap-4 lg:grid-cols-2" aria-label={t('list')}>
          {shown.map((address) => (
            <li key={address.id}>
              <AddressCard address={address}>
                <Actions address={address} back={back} onDelete={() => remove(address)} />
              </AddressCard>
            </li>
          ))}
        </ul>
      )}
      {bar}
    </div>
  )
}

type Back = Data['back']
function Head({ title, count, back }: { title: string; count: number; back: Back }) {
  const { t } = useTexts('addresses')
  return (
    <header className="flex flex-wrap items-baseline gap-x-4 gap-y-3 pt-4 pb-4 md:pt-9 md:pb-6">
      <h1 className="display text-48 max-md:sr-only">{title}</h1>
      {count > 0 && (
        <>
          <p className="text-ink-2">{t('count', { count })}</p>
          {back && (
            <TextLink className="max-md:hidden" render={<Link to={back} />}>
              {t('cancel')}
            </TextLink>
          )}
          <Button size="sm" className="ml-auto" render={<Link to={formAddress(undefined, back)} />}>
            <Icon of={Plus} size={16} />
            {t('add')}
          </Button>
        </>
      )}
    </header>
  )
}

function NoAddresses({ back }: { back: Back }) {
  const { t } = useTexts('addresses')
  return (
    <Empty
      drawing="address"
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={
        <Button kind="primary" render={<Link to={formAddress(undefined, back)} />}>
          {t('add')}
        </Button>
      }
    />
  )
}

function Actions({ address, back, onDelete }: { address: Address; back: Back; onDelete: () => void }) {
  const { t } = useTexts('addresses')
  const name = address.consignee
  return (
    <div className="address-acts">
      {back && (
        <Button
          size="sm"
          render={<Link to={withAddress(back, address.id)} replace aria-label={t('useOf', { name })} />}
        >
          {t('use')}
        </Button>
      )}
      <TextLink render={<Link to={formAddress(address.id, back)} aria-label={t('editOf', { name })} />}>
        {t('edit')}
      </TextLink>
      <TextLink aria-label={t('deleteOf', { name })} onClick={onDelete}>
        {t('delete')}
      </TextLink>
      {!back && <MoreActions address={address} />}
    </div>
  )
}

function MoreActions({ address }: { address: Address }) {
  const { t } = useTexts(['addresses', 'storefront'])
  const lang = useLang()
  const { revalidate } = useRevalidator()
  const makeDefault = async () => {
    const input = { id: address.id, requestId: requestId() }
    await succeeded(call('/api/v2/user/address/default', input, { said: () => toast(t('madeDefault')) }))
    await revalidate()
  }
  return (
    <>
      <CopyButton
        text={[address.consignee, phoneText(address), lineOf(address, lang)].join('\n')}
        label={t('storefront:words.copy')}
        doneLabel={t('storefront:words.copied')}
        failedLabel={t('storefront:words.copyFailed')}
      />
      {!address.isDefault && (
        <TextLink aria-label={t('makeDefaultOf', { name: address.consignee })} onClick={() => void makeDefault()}>
          {t('makeDefault')}
        </TextLink>
      )}
    </>
  )
}
