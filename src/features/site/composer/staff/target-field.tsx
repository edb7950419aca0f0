// Where something on a page leads: a place of the shop, a category, goods, another page, or an address of the shop.
import { Input, Select } from 'antd'
import { createContext, use, useState } from 'react'
import { landingAddress, sitePlaces } from '../limits.ts'
import type { Settings } from './fields.ts'
import type { Output } from '#surfaces/console/desk/call.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import type { Address } from '#kernel/pages.ts'
import { pick } from '#kernel/text/language.ts'
import { isOutside, longestAddress } from '#kernel/text/outside.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

interface Places {
  categories: Output<'/api/v2/goods/category/list'>['records']
  pages: Output<'/api/v2/admin/page/list'>['records']
  /** where links lead that is not there for shoppers */
  gone: readonly string[]
}
export const SitePlaces = createContext<Places>({ categories: [], pages: [], gone: [] })

const kinds = ['place', 'category', 'goods', 'page', 'address'] as const
type Kind = (typeof kinds)[number] | 'outside' | 'none'
const example: Address = '/home/brand?id=12'
const goodsAddress = (id: number): Address => `/goods/${id}`
const isPlace = (path: string): boolean => (sitePlaces as readonly string[]).includes(path)
function kindOf(to: Settings, optional: boolean): Kind {
  if ('category' in to) return 'category'
  if ('url' in to) return 'outside'
  if (optional && !('path' in to)) return 'none'
  const path = typeof to['path'] === 'string' ? to['path'] : ''
  if (isPlace(path)) return 'place'
  if (/^\/goods\/\d+$/.test(path)) return 'goods'
  return path.startsWith('/page/') ? 'page' : 'address'
}
interface Props {
  to: Settings
  /** it may lead to other sites */
  open?: boolean | undefined
  optional?: boolean | undefined
  onChange: (to: Settings | undefined) => void
}
export function TargetField({ to, open = false, optional = false, onChange }: Props) {
  const { t } = useTexts('composerstaff')
  const { gone } = use(SitePlaces)
  const [kind, setKind] = useState(() => kindOf(to, optional))
  const path = typeof to['path'] === 'string' ? to['path'] : ''
  const category = typeof to['category'] === 'string' ? to['category'] : ''
  const choose = (next: Kind) => {
    setKind(next)
    onChange(next === 'place' ? { path: sitePlaces[0] } : undefined)
  }
  const offered: readonly Kind[] = [
    ...(optional ? (['none'] as const) : []),
    ...kinds,
    ...(open ? (['outside'] as const) : []),
  ]
  const isGone = gone.includes(path || category)
  return (
    <>
      <Field label={t('field.to')} fault={isGone ? t('goneTarget') : undefined}>
        {(own) => (
          <Select
            {...own}
            value={kind}
            options={offered.map((value) => ({ value, label: t(`target.${value}`) }))}
            onChange={choose}
          />
        )}
      </Field>
      {kind === 'outside' && (
        <OutsideField
          url={typeof to['url'] === 'string' ? to['url'] : ''}
          onChange={(url) => onChange(url === '' ? undefined : { url })}
        />
      )}
      {kind === 'category' && (
        <CategoryField
          label={t('target.category')}
          value={category || undefined}
          departments={false}
          optional={false}
          onChange={(code) => onChange(code ? { category: code } : undefined)}
        />
      )}
      {kind !== 'category' && kind !== 'outside' && kind !== 'none' && (
        <PathField kind={kind} path={path} onChange={(next) => onChange(next === '' ? undefined : { path: next })} />
      )}
    </>
  )
}
function PathField({ kind, path, onChange }: OneProps & { kind: (typeof kinds)[number] }) {
  const { t } = useTexts('composerstaff')
  if (kind === 'goods') return <GoodsField path={path} onChange={onChange} />
  if (kind === 'page') return <PageField path={path} onChange={onChange} />
  if (kind === 'place')
    return (
      <Select
        aria-label={t('target.place')}
        value={path}
        options={sitePlaces.map((value) => ({ value, label: t(`places.${value}`) }))}
        onChange={onChange}
      />
    )
  return (
    <Field label={t('target.address')} help={t('addressHelp')}>
      {(own) => (
        <Input
          {...own}
          value={path}
          maxLength={300}
          placeholder={example}
          onChange={({ target }) => onChange(target.value.trim())}
        />
      )}
    </Field>
  )
}
interface OneProps {
  path: string
  onChange: (path: string) => void
}
function OutsideField({ url, onChange }: { url: string; onChange: (url: string) => void }) {
  const { t } = useTexts('composerstaff')
  const isAmiss = url !== '' && !isOutside(url)
  return (
    <Field label={t('target.outside')} help={t('outsideHelp')} fault={isAmiss ? t('outsideFault') : undefined}>
      {(own) => (
        <Input
          {...own}
          type="url"
          value={url}
          maxLength={longestAddress}
          placeholder="https://"
          onChange={({ target }) => onChange(target.value.trim())}
        />
      )}
    </Field>
  )
}
/** Found by a word among all goods on sale. */
function GoodsField({ path, onChange }: OneProps) {
  const { t } = useTexts('composerstaff')
  const [word, setWord] = useState('')
  const { data } = useAsked('/api/v2/goods/goods/page', {
    size: 20,
    ...(word.trim() && { keyword: word.trim().slice(0, 60) }),
  })
  const found = (data?.records ?? []).map(({ id, title }) => ({ value: goodsAddress(id), label: title }))
  const isKnown = path === '' || found.some(({ value }) => value === path)
  return (
    <Select
      aria-label={t('target.goods')}
      showSearch
      filterOption={false}
      onSearch={setWord}
      value={path || null}
      placeholder={t('findGoods')}
      options={isKnown ? found : [{ value: path, label: path }, ...found]}
      onChange={(next: string | null) => next !== null && onChange(next)}
    />
  )
}
function PageField({ path, onChange }: OneProps) {
  const { t } = useTexts('composerstaff')
  const lang = useLang()
  const { pages } = use(SitePlaces)
  const options = pages.flatMap(({ kind, isHome, slug, title }) =>
    isHome || kind !== 'page'
      ? []
      : [{ value: landingAddress(slug), label: pick(title, lang) || landingAddress(slug) }],
  )
  return (
    <Select
      aria-label={t('target.page')}
      value={path || null}
      placeholder={t('choose')}
      options={options}
      onChange={(next: string | null) => next !== null && onChange(next)}
    />
  )
}
interface CategoryProps {
  label: string
  value: string | undefined
  departments: boolean
  optional: boolean
  onChange: (code: string | undefined) => void
}
export function CategoryField({ label, value, departments, optional, onChange }: CategoryProps) {
  const { t } = useTexts('composerstaff')
  const { categories } = use(SitePlaces)
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  const options = categories
    .filter(({ departmentNo }) => !departments || departmentNo !== null)
    .map(({ code, name, parentId }) => ({
      value: code,
      label: parentId === null ? name : `${names.get(parentId) ?? ''} › ${name}`,
    }))
  return (
    <Field label={label}>
      {(own) => (
        <Select
          {...own}
          showSearch
          optionFilterProp="label"
          allowClear={optional}
          value={value ?? null}
          placeholder={t(optional ? 'any' : 'choose')}
          options={options}
          onChange={(code: string | null | undefined) => onChange(code ?? undefined)}
        />
      )}
    </Field>
  )
}
