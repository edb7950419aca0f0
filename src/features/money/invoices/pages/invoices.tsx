// My invoice profiles, /user/user/invoice: cards, the default first;
// `?new=enterprise|individual` and `?id=` show the form in their place. Deleting can be taken back.
import { Plus } from 'lucide-react'
import { useTexts } from '#web/texts.tsx'
import { href, Link, useLoaderData, useNavigate, useRevalidator } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { Button } from '#ui/controls/button.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { toast } from '#ui/feedback/toast.tsx'
import { useUndoList } from '#ui/feedback/use-undo-list.tsx'
import { call, requestId, succeeded } from '#web/call.ts'
import { visitContext } from '#web/context.ts'
import { idOf, load, toSignIn } from '#web/load.ts'
import { placeOf } from '#surfaces/storefront/visit/visit-place.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { InvoiceTabs } from '../parts/invoice-tabs.tsx'
import { CopyProfile, ProfileCard } from '../parts/profile-card.tsx'
import { emptyProfile } from '../parts/profile-fields.ts'
import type { Profile } from '../parts/profile-fields.ts'
import { ProfileForm } from '../parts/profile-form.tsx'
import { PageTitle } from '#web/page-title.tsx'

type Loaded = Awaited<ReturnType<typeof loader>>
const listPage = href('/user/user/invoice')
const newPage = `${listPage}?new=enterprise`
export const handle: ShellHandle<Loaded> = {
  tab: 'me',
  title: (t, data) =>
    t(!data.editing ? 'invoices:title' : data.editing.id === undefined ? 'invoices:newTitle' : 'invoices:editTitle'),
}
export const meta = () => []

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  const query = new URL(request.url).searchParams
  const list = await load(visit, '/api/v2/invoice/user/list', {})
  if (!query.has('id') && !query.has('new')) return { ...list, editing: null }
  const countries = (await load(visit, '/api/v2/config/region/list', {})).records
  if (query.has('id')) {
    const { id, ...form } = await load(visit, '/api/v2/invoice/user/detail', { id: idOf(query.get('id')) })
    return { ...list, editing: { id, form, countries } }
  }
  const type = query.get('new') === 'individual' ? 'individual' : 'enterprise'
  return {
    ...list,
    editing: {
      id: undefined,
      form: emptyProfile(type, (await placeOf(visit)).country, list.records.length === 0),
      countries,
    },
  }
}

export default function InvoicesPage() {
  const { records, max, editing } = useLoaderData<typeof loader>()
  return (
    <div className="wrap pb-16">
      {editing ? <Editing key={editing.id ?? 'new'} {...editing} /> : <Profiles records={records} max={max} />}
    </div>
  )
}

function Editing({ id, form, countries }: NonNullable<Loaded['editing']>) {
  const { t } = useTexts('invoices')
  const navigate = useNavigate()
  const title = id === undefined ? t('newTitle') : t('editTitle')
  return (
    <>
      <PageTitle of={title} />
      <h1 className="display pt-9 max-md:sr-only pb-6 text-48">{title}</h1>
      <div className="max-md:pt-5">
        <ProfileForm
          first={form}
          {...(id !== undefined && { id })}
          countries={countries}
          aside={<Button render={<Link to={listPage} />}>{t('cancel')}</Button>}
          onSaved={() => {
            toast(t('saved'), { kind: 'success' })
            void navigate(listPage, { replace: true })
          }}
        />
      </div>
    </>
  )
}

function Profiles({ records, max }: { records: Profile[]; max: number }) {
  const { t } = useTexts('invoices')
  const { revalidate } = useRevalidator()
  const { shown, remove, bar } = useUndoList<Profile>({
    rows: records,
    onDelete: ({ id }, restore) =>
      succeeded(call('/api/v2/invoice/user/delete', { id, restore, requestId: requestId() })),
    reload: revalidate,
    onRestored: () => toast(t('restored')),
    text: t('deleted'),
    undoLabel: t('undo'),
  })
  return (
    <>
      <PageTitle of={t('title')} />
      <Head count={shown.length} max={max} />
      <InvoiceTabs current="profiles" />
      {shown.length === 0 ? (
        <NoProfiles />
      ) : (
        <ul className="mt-6 grid gap-4 md:grid-cols-2" aria-label={t('list')}>
          {shown.map((profile) => (
            <li key={profile.id}>
              <ProfileCard profile={profile}>
                <Actions profile={profile} onDelete={() => remove(profile)} />
              </ProfileCard>
            </li>
          ))}
        </ul>
      )}
      {bar}
    </>
  )
}

function NoProfiles() {
  const { t } = useTexts('invoices')
  return (
    <Empty
      drawing="box"
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={
        <Button kind="primary" render={<Link to={newPage} />}>
          {t('add')}
        </Button>
      }
    />
  )
}

function Actions({ profile, onDelete }: { profile: Profile; onDelete: () => void }) {
  const { t } = useTexts('invoices')
  const { revalidate } = useRevalidator()
  const { id, title } = profile
  const makeDefault = async () => {
    const said = () => toast(t('madeDefault'))
    await succeeded(call('/api/v2/invoice/user/default', { id, requestId: requestId() }, { said }))
    await revalidate()
  }
  return (
    <>
      <TextLink render={<Link to={`${listPage}?id=${id}`} aria-label={t('editOf', { title })} />}>{t('edit')}</TextLink>
      <TextLink aria-label={t('deleteOf', { title })} onClick={onDelete}>
        {t('delete')}
      </TextLink>
      <CopyProfile id={id} />
      {!profile.isDefault && (
        <TextLink aria-label={t('makeDefaultOf', { title })} onClick={() => void makeDefault()}>
          {t('makeDefault')}
        </TextLink>
      )}
    </>
  )
}

function Head({ count, max }: { count: number; max: number }) {
  const { t } = useTexts('invoices')
  return (
    <header className="pt-4 pb-4 md:pt-9 md:pb-6">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-3">
        <h1 className="display text-48 max-md:sr-only">{t('title')}</h1>
        {count > 0 && (
          <>
            <p className="text-ink-2">{t('count', { count, max })}</p>
            {count < max && (
              <Button size="sm" className="ml-auto" render={<Link to={newPage} />}>
                <Icon of={Plus} size={16} />
                {t('add')}
              </Button>
            )}
          </>
        )}
      </div>
      {count > 0 && <p className="mt-2 max-w-[60ch] text-ink-2">{count < max ? t('intro') : t('full', { max })}</p>}
    </header>
  )
}
