// The brands that the shop asked for, and what became of each.
import { Button } from 'antd'
import { Plus } from 'lucide-react'
import { createContext, use, useState } from 'react'
import { AskBrand } from './parts/ask-brand.tsx'
import { pick } from '#kernel/text/language.ts'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { useFormat } from '#surfaces/console/desk/format.ts'
import type { Column } from '#surfaces/console/desk/list/columns.ts'
import { ListPage } from '#surfaces/console/desk/list/list-page.tsx'
import { useListQuery } from '#surfaces/console/desk/list/query.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { State } from '#surfaces/console/desk/state.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

type Asked = Output<'/api/v2/mch/brand/request/page'>['records'][number]
/** What is read anew once one is taken back; undefined for whoever may not. */
const Hands = createContext<(() => void) | undefined>(undefined)

export default function AskedBrands() {
  const { t } = useTexts('brandsmerchant')
  const query = useListQuery()
  const asked = useAsked('/api/v2/mch/brand/request/page', {
    size: 20,
    ...(query.after !== undefined && { after: query.after }),
  })
  const writes = useMember().may('goods.write')
  const [asks, ask] = useState(false)
  return (
    <Hands value={writes ? asked.again : undefined}>
      <ListPage
        name="asked-brands"
        title={t('list')}
        note={t('listNote')}
        acts={
          writes && (
            <Button type="primary" icon={<Plus size={15} />} onClick={() => ask(true)}>
              {t('title')}
            </Button>
          )
        }
        query={query}
        asked={asked}
        tabs={[]}
        columns={useColumns()}
        filters={[]}
        keyOf={(row) => String(row.id)}
        Card={AskedCard}
        first={{ title: t('first'), text: t('listNote') }}
      />
      {asks && <AskBrand onClose={() => ask(false)} onDone={asked.again} />}
    </Hands>
  )
}
function Stands({ of }: { of: Asked }) {
  const { t } = useTexts('brandsmerchant')
  const kind = { open: 'pay', approved: 'done', returned: 'few', withdrawn: 'off' } as const
  return <State kind={kind[of.state]}>{t(`state.${of.state}`)}</State>
}
/** What became of it: the brand, or why not. */
const Became = ({ of }: { of: Asked }) => <span className="breaks">{of.brand?.name ?? of.answer}</span>
function useColumns(): Column<Asked>[] {
  const { t } = useTexts('brandsmerchant')
  const { lang } = useFormat()
  return [
    { key: 'name', title: t('name'), fixed: true, cell: ({ name }) => <b className="strong">{pick(name, lang)}</b> },
    { key: 'state', title: t('column.state'), width: 150, cell: (row) => <Stands of={row} /> },
    { key: 'became', title: t('column.became'), width: 320, cell: (row) => <Became of={row} /> },
    { key: 'at', title: t('column.at'), width: 130, cell: ({ createdAt }) => <Time at={createdAt} /> },
    { key: 'withdraw', title: '', width: 120, right: true, cell: (row) => <Withdraw of={row} /> },
  ]
}
function AskedCard({ row }: { row: Asked }) {
  const { lang } = useFormat()
  return (
    <span className="grow">
      <span className="row between">
        <b className="strong cut">{pick(row.name, lang)}</b>
        <Stands of={row} />
      </span>
      <span className="row between small">
        <Became of={row} />
        <Withdraw of={row} />
      </span>
    </span>
  )
}
function Withdraw({ of }: { of: Asked }) {
  const { t } = useTexts('brandsmerchant')
  const { lang } = useFormat()
  const again = use(Hands)
  const name = pick(of.name, lang)
  const doing = useDoing(async () => {
    await call('/api/v2/mch/brand/request/withdraw', { id: of.id, requestId: newRequestId() })
    say(t('withdrawn', { name }))
    again?.()
  })
  if (!again || of.state !== 'open') return null
  return (
    <Button
      size="small"
      aria-label={t('withdrawOf', { name })}
      aria-busy={doing.busy}
      danger={doing.fault !== undefined}
      onClick={() => void doing.run()}
    >
      {t(doing.fault ? 'retry' : 'withdraw')}
    </Button>
  )
}
