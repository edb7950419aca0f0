// Who may pick up for me, /user/user/pickupPerson: the default one first;
// `?new` and `?id=` show the form in their place. Deleting can be taken back.
import { Plus } from 'lucide-react'
import { useTexts } from '#web/texts.tsx'
import { href, Link, useLoaderData, useNavigate, useRevalidator } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { Mark } from '#ui/goods/badge.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { toast } from '#ui/feedback/toast.tsx'
import { useUndoList } from '#ui/feedback/use-undo-list.tsx'
import { call, requestId, succeeded } from '#web/call.ts'
import { visitContext } from '#web/context.ts'
import { idOf, load, noSuchPage, toSignIn } from '#web/load.ts'
import { placeOf } from '#surfaces/storefront/visit/visit-place.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { phoneText } from '../parts/address-text.ts'
import { areaCodeOf } from '../parts/area-code.tsx'
import { PersonForm } from '../parts/person-form.tsx'
import type { Person } from '../parts/use-person-form.ts'
import { PageTitle } from '#web/page-title.tsx'

type Loaded = Awaited<ReturnType<typeof loader>>
const listPage = href('/user/user/pickupPerson')
const newPage = `${listPage}?new`
const most = 20
export const handle: ShellHandle<Loaded> = {
  tab: 'me',
  title: (t, { editing }) =>
    t(
      !editing
        ? 'addresses:pickup.title'
        : editing.id === undefined
          ? 'addresses:pickup.newTitle'
          : 'addresses:pickup.editTitle',
    ),
}
export const meta = () => []

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  const query = new URL(request.url).searchParams
  const { records } = await load(visit, '/api/v2/order/pickup/person/list', {})
  if (!query.has('id') && !query.has('new')) return { records, editing: null }
  const [regions, { country }] = await Promise.all([load(visit, '/api/v2/config/region/list', {}), placeOf(visit)])
  const countries = regions.records
  if (!query.has('id'))
    return {
      records,
      editing: {
        id: undefined,
        form: { name: '', areaCode: areaCodeOf(countries, country), phone: '', isDefault: records.length === 0 },
        countries,
        country,
      },
    }
  const person = records.find((p) => p.id === idOf(query.get('id')))
  if (!person) throw noSuchPage()
  const { id, areaCode, ...rest } = person
  return { records, editing: { id, form: { ...rest, areaCode: `+${areaCode}` }, countries, country } }
}

export default function PickupPersonsPage() {
  const { records, editing } = useLoaderData<typeof loader>()
  return (
    <div className="wrap pb-16">
      {editing ? <Editing key={editing.id ?? 'new'} {...editing} /> : <Persons records={records} />}
    </div>
  )
}

function Editing({ id, form, countries, country }: NonNullable<Loaded['editing']>) {
  const { t } = useTexts('addresses')
  const navigate = useNavigate()
  const title = id === undefined ? t('pickup.newTitle') : t('pickup.editTitle')
  return (
    <>
      <PageTitle of={title} />
      <h1 className="display pt-9 pb-6 text-48 max-md:sr-only">{title}</h1>
      <div className="max-md:pt-5">
        <PersonForm
          first={form}
          id={id}
          countries={countries}
          country={country}
          aside={<Button render={<Link to={listPage} />}>{t('cancel')}</Button>}
          onSaved={() => {
            toast(t('pickup.saved'), { kind: 'success' })
            void navigate(listPage, { replace: true })
          }}
        />
      </div>
    </>
  )
}

function Persons({ records }: { records: Person[] }) {
  const { t } = useTexts(['addresses', 'storefront'])
  const { revalidate } = useRevalidator()
  const { shown, remove, bar } = useUndoList<Person>({
    rows: records,
    onDelete: ({ id }, restore) =>
      succeeded(call('/api/v2/order/pickup/person/delete', { id, restore, requestId: requestId() })),
    reload: revalidate,
    onRestored: () => toast(t('pickup.restored')),
    text: t('pickup.deleted'),
    undoLabel: t('storefront:words.undo'),
  })
  return (
    <>
      <PageTitle of={t('pickup.title')} />
      <Head count={shown.length} />
      {shown.length === 0 ? (
        <NoPersons />
      ) : (
        <ul className="person-list" aria-label={t('pickup.list')}>
          {shown.map((person) => (
            <PersonRow key={person.id} person={person} onDelete={() => remove(person)} />
          ))}
        </ul>
      )}
      {bar}
    </>
  )
}

function NoPersons() {
  const { t } = useTexts('addresses')
  return (
    <Empty
      drawing="box"
      title={t('pickup.emptyTitle')}
      text={t('pickup.emptyText')}
      action={
        <Button kind="primary" render={<Link to={newPage} />}>
          {t('pickup.add')}
        </Button>
      }
    />
  )
}

function Head({ count }: { count: number }) {
  const { t } = useTexts('addresses')
  return (
    <header className="pt-4 pb-4 md:pt-9 md:pb-6">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-3">
        <h1 className="display text-48 max-md:sr-only">{t('pickup.title')}</h1>
        {count > 0 && <p className="text-ink-2">{t('pickup.count', { count, max: most })}</p>}
        {count > 0 && count < most && (
          <Button size="sm" className="ml-auto" render={<Link to={newPage} />}>
            <Icon of={Plus} size={16} />
            {t('pickup.add')}
          </Button>
        )}
      </div>
      {count > 0 && (
        <p className="mt-2 max-w-[60ch] text-ink-2">{count < most ? t('pickup.intro') : t('pickup.full')}</p>
      )}
    </header>
  )
}

function PersonRow({ person, onDelete }: { person: Person; onDelete: () => void }) {
  const { t } = useTexts('addresses')
  const { revalidate } = useRevalidator()
  const { name } = person
  const makeDefault = async () => {
    const input = { ...person, isDefault: true, requestId: requestId() }
    const said = () => toast(t('pickup.madeDefault', { name }))
    await succeeded(call('/api/v2/order/pickup/person/edit', input, { said }))
    await revalidate()
  }
  return (
    <li className="person-row">
      <p className="address-name">
        <b>{name}</b>
        <span className="address-phone">{phoneText(person)}</span>
        {person.isDefault && <Mark>{t('default')}</Mark>}
      </p>
      <div className="address-acts">
        <TextLink render={<Link to={`${listPage}?id=${person.id}`} aria-label={t('pickup.editOf', { name })} />}>
          {t('edit')}
        </TextLink>
        <TextLink aria-label={t('pickup.deleteOf', { name })} onClick={onDelete}>
          {t('delete')}
        </TextLink>
        {!person.isDefault && (
          <TextLink aria-label={t('makeDefaultOf', { name })} onClick={() => void makeDefault()}>
            {t('makeDefault')}
          </TextLink>
        )}
      </div>
    </li>
  )
}
