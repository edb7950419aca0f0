// Who follows this shop, the last first. Following back makes it mutual: the shopper sees it at the shop, too.
import { Button } from 'antd'
import { Check, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import type { Column } from '#surfaces/console/desk/list/columns.ts'
import { ListPage } from '#surfaces/console/desk/list/list-page.tsx'
import { useListQuery } from '#surfaces/console/desk/list/query.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

type Fan = Output<'/api/v2/mch/fan/page'>['records'][number]
const mutualOf = new Map([
  ['mutual', true],
  ['theirs', false],
])

export default function Followers() {
  const { t } = useTexts('likesmerchant')
  const { number } = useFormat()
  const query = useListQuery()
  const mutual = mutualOf.get(query.get('tab') ?? '')
  const asked = useAsked('/api/v2/mch/fan/page', {
    size: 50,
    ...(mutual !== undefined && { mutual }),
    ...(query.after !== undefined && { after: query.after }),
  })
  return (
    <ListPage
      name="followers"
      title={t('title')}
      note={asked.data && t('count', { count: asked.data.followers, n: number(asked.data.followers) })}
      query={query}
      asked={asked}
      tabs={[
        { key: 'all', label: t('tab.all'), search: '' },
        { key: 'mutual', label: t('tab.mutual'), search: 'tab=mutual' },
        { key: 'theirs', label: t('tab.theirs'), search: 'tab=theirs' },
      ]}
      columns={useFanColumns()}
      filters={[]}
      keyOf={({ fanId }) => String(fanId)}
      Card={FanCard}
      first={{ title: t('firstTitle'), text: t('firstText') }}
    />
  )
}
function useFanColumns(): Column<Fan>[] {
  const { t } = useTexts('likesmerchant')
  return [
    { key: 'name', title: t('name'), fixed: true, cell: ({ nickname }) => <b className="strong">{nickname}</b> },
    { key: 'since', title: t('since'), width: 180, cell: ({ followedAt }) => <Time at={followedAt} /> },
    {
      key: 'mutual',
      title: t('back'),
      width: 220,
      fixed: true,
      cell: (fan) => <Back key={`${fan.fanId} ${fan.mutual}`} fan={fan} />,
    },
  ]
}
/** The shop follows back, or no longer; the row stays where it is. */
function Back({ fan: { fanId, nickname, mutual: before } }: { fan: Fan }) {
  const { t } = useTexts('likesmerchant')
  const writes = useMember().may('shop.write')
  const [mutual, set] = useState(before)
  const doing = useDoing(async () =>
    set((await call('/api/v2/mch/fan/follow', { fanId, on: !mutual, requestId: newRequestId() })).mutual),
  )
  if (!writes) return mutual ? <span className="jade">{t('mutual')}</span> : null
  return (
    <>
      <Button
        size="small"
        icon={mutual ? <Check size={14} /> : <UserPlus size={14} />}
        aria-pressed={mutual}
        aria-label={t(mutual ? 'endOf' : 'followOf', { name: nickname })}
        aria-busy={doing.busy}
        onClick={() => void doing.run()}
      >
        {t(mutual ? 'mutual' : 'follow')}
      </Button>
      {doing.fault && <Fault fault={doing.fault} />}
    </>
  )
}
function FanCard({ row }: { row: Fan }) {
  return (
    <span className="grow row between">
      <span className="grow">
        <b className="strong cut">{row.nickname}</b>
        <span className="row small muted">
          <Time at={row.followedAt} />
        </span>
      </span>
      <Back key={`${row.fanId} ${row.mutual}`} fan={row} />
    </span>
  )
}
