// Pictures that are looked at, and tables that become labelled rows on a phone.
import { DataTable } from '#ui/layout/data-table.tsx'
import { dayText } from '#ui/controls/date-text.ts'
import { Gallery } from '#ui/goods/gallery.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { priceText } from '#ui/goods/price-text.ts'
import { StatusChip } from '#ui/feedback/status-chip.tsx'
import { shotOf } from '#web/pictures.ts'
import { useTexts } from '#web/texts.tsx'
import { Specimen, usePaper } from './specimen.tsx'
import type { ShownGoods } from './specimen.tsx'

interface Order {
  number: string
  date: string
  paid: boolean
  fen: number
}
const orders: readonly Order[] = [
  { number: '4710 2208 1937', date: '2025-11-12', paid: true, fen: 33800 },
  { number: '4710 2208 1811', date: '2025-11-03', paid: false, fen: 129900 },
  { number: '4710 2208 1702', date: '2025-10-21', paid: true, fen: 8900 },
]

export function Media({ goods }: { goods: ShownGoods }) {
  const { t } = useTexts('showcase')
  return (
    <>
      <Specimen name={t('name.gallery')} wide>
        <Pictures goods={goods} />
      </Specimen>
      <Specimen name={t('name.table')} wide>
        <Orders rows={orders} />
      </Specimen>
      <Specimen name={t('name.tableNone')} wide>
        <Orders rows={[]} />
      </Specimen>
    </>
  )
}

function Pictures({ goods }: { goods: ShownGoods }) {
  const { t } = useTexts('showcase')
  const paper = usePaper()
  const items = goods
    .flatMap(({ id, title, picture: p }) =>
      p
        ? [{ key: String(id), shot: shotOf(p.file, p), thumb: shotOf(p.file, { largest: 240 }), alt: p.alt || title }]
        : [],
    )
    .slice(0, 5)
  const words = {
    title: t('say.pictures'),
    close: t('say.close'),
    previous: t('say.previous'),
    next: t('say.next'),
    zoomIn: t('say.zoomIn'),
    zoomOut: t('say.zoomOut'),
  }
  return (
    <Gallery
      items={items}
      label={`${t('say.pictures')}: ${paper}`}
      thumbLabel={(place, item) => `${t('say.picture', { at: place + 1, of: items.length })}: ${item.alt}`}
      backLabel={t('say.previous')}
      nextLabel={t('say.next')}
      sizes="(max-width: 1023px) 100vw, 480px"
      zoom={{ label: t('say.closer'), words }}
    />
  )
}

function Orders({ rows }: { rows: readonly Order[] }) {
  const { t } = useTexts('showcase')
  const lang = useLang()
  const columns = [
    { key: 'number', head: t('say.number'), leads: true },
    { key: 'date', head: t('say.date') },
    { key: 'state', head: t('say.state') },
    { key: 'amount', head: t('say.amount'), number: true },
  ]
  const cellsOf = ({ number, date, paid, fen }: Order) => [
    number,
    dayText(date, lang),
    <StatusChip key="state" tone={paid ? 'success' : 'warning'}>
      {t(paid ? 'say.paid' : 'say.waiting')}
    </StatusChip>,
    priceText(fen, lang),
  ]
  return (
    <DataTable
      caption={t('say.orders')}
      columns={columns}
      rows={rows.map((row) => ({ key: row.number, cells: cellsOf(row), current: row === orders[1] }))}
      none={t('say.noOrders')}
    />
  )
}
