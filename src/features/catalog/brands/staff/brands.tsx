// Brands at the staff's desk, by name; those that are shown and those that are closed.
import { Button } from 'antd'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { AddBrand } from './add-brand.tsx'
import { BrandMark } from './brand-mark.tsx'
import { useRequestTab } from './tabs.ts'
import { languages, pick } from '#kernel/text/language.ts'
import type { Output } from '#surfaces/console/desk/call.ts'
import { useFormat } from '#surfaces/console/desk/format.ts'
import type { Column, Tab } from '#surfaces/console/desk/list/columns.ts'
import { ListPage } from '#surfaces/console/desk/list/list-page.tsx'
import { useListQuery } from '#surfaces/console/desk/list/query.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { brandPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

type Brand = Output<'/api/v2/admin/brand/page'>['records'][number]

export default function Brands() {
  const { t } = useTexts('brandsstaff')
  const go = useNavigate()
  const query = useListQuery()
  const closed = query.get('tab') === 'closed'
  const keyword = query.get('q')?.trim().slice(0, 60)
  const asked = useAsked('/api/v2/admin/brand/page', {
    size: 50,
    closed,
    ...(keyword && { keyword }),
    ...(query.after !== undefined && { after: query.after }),
  })
  const writes = useMember().may('brand.write')
  const [adds, add] = useState(false)
  const tabs: Tab[] = [
    { key: 'shown', label: t('tab.shown'), search: '' },
    { key: 'closed', label: t('tab.closed'), search: 'tab=closed' },
    useRequestTab(),
  ]
  return (
    <>
      <ListPage
        name="brands"
        title={t('title')}
        note={t('note')}
        acts={
          writes && (
            <Button type="primary" icon={<Plus size={15} />} onClick={() => add(true)}>
              {t('add')}
            </Button>
          )
        }
        query={query}
        asked={asked}
        tabs={tabs}
        columns={useColumns()}
        filters={[]}
        placeholder={t('find')}
        keyOf={(row) => String(row.id)}
        hrefOf={(row) => brandPath(row.id)}
        Card={BrandCard}
        first={{ title: t(closed ? 'noneClosed' : 'none'), text: t('note') }}
      />
      {adds && <AddBrand onClose={() => add(false)} onDone={(id) => void go(brandPath(id))} />}
    </>
  )
}
function useMissing() {
  const { t } = useTexts('brandsstaff')
  return ({ name }: Brand) => {
    const missing = languages.filter((lang) => !name[lang]).length
    return missing > 0 && <span className="mark miss">{t('missing', { count: missing })}</span>
  }
}
function useColumns(): Column<Brand>[] {
  const { t } = useTexts('brandsstaff')
  const { lang, number } = useFormat()
  const missing = useMissing()
  const countries = new Intl.DisplayNames(lang, { type: 'region', fallback: 'code' })
  return [
    {
      key: 'name',
      title: t('column.name'),
      fixed: true,
      cell: (row) => (
        <span className="row">
          <BrandMark logo={row.logo} letter={row.letter} size={28} />
          <Link className="strong cut" to={brandPath(row.id)}>
            {pick(row.name, lang)}
          </Link>
          {missing(row)}
        </span>
      ),
    },
    { key: 'letter', title: t('column.letter'), width: 90, cell: ({ letter }) => letter },
    {
      key: 'country',
      title: t('column.country'),
      width: 150,
      cell: ({ country }) => (country ? countries.of(country) : '–'),
    },
    { key: 'goods', title: t('column.goods'), width: 110, right: true, cell: ({ goods }) => number(goods) },
    {
      key: 'followers',
      title: t('column.followers'),
      width: 110,
      right: true,
      cell: ({ followers }) => number(followers),
    },
    { key: 'code', title: t('column.code'), width: 180, off: true, cell: ({ code }) => code },
  ]
}
function BrandCard({ row }: { row: Brand }) {
  const { t } = useTexts('brandsstaff')
  const { lang, number } = useFormat()
  const missing = useMissing()
  return (
    <>
      <BrandMark logo={row.logo} letter={row.letter} size={44} />
      <span className="grow">
        <span className="row between">
          <b className="strong cut">{pick(row.name, lang)}</b>
          <span className="muted">{row.letter}</span>
        </span>
        <span className="row between small muted">
          <span>{t('goods', { count: row.goods, n: number(row.goods) })}</span>
          {missing(row)}
        </span>
      </span>
    </>
  )
}
