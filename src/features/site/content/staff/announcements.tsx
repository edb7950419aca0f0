// Announcements at the staff's desk: those that are out, planned, written and over.
import { Button } from 'antd'
import { Link, useNavigate } from 'react-router'
import './parts/content.css'
import { ContentRooms } from './parts/rooms.tsx'
import { pick } from '#kernel/text/language.ts'
import type { Output } from '#surfaces/console/desk/call.ts'
import type { Column, Tab } from '#surfaces/console/desk/list/columns.ts'
import { ListPage } from '#surfaces/console/desk/list/list-page.tsx'
import { useListQuery } from '#surfaces/console/desk/list/query.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { State, type StateKind } from '#surfaces/console/desk/state.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { announcementDeskPath, newAnnouncementPath } from '#surfaces/console/desk/ways.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

type Row = Output<'/api/v2/admin/announcement/page'>['records'][number]
const states = ['out', 'planned', 'draft', 'over'] as const

export default function Announcements() {
  const { t } = useTexts('contentstaff')
  const go = useNavigate()
  const query = useListQuery()
  const tab = states.find((state) => state === query.get('tab'))
  const keyword = query.get('q')?.trim().slice(0, 80)
  const asked = useAsked('/api/v2/admin/announcement/page', {
    size: 20,
    ...(tab && { tab }),
    ...(keyword && { keyword }),
    ...(query.after !== undefined && { after: query.after }),
  })
  const writes = useMember().may('content.write')
  const tabs: Tab[] = [
    { key: 'all', label: t('all'), search: '' },
    ...states.map((state) => ({ key: state, label: t(`state.${state}`), search: `tab=${state}` })),
  ]
  return (
    <ListPage
      name="announcements"
      title={t('rooms.announcements')}
      note={t('announcements.note')}
      acts={
        writes && (
          <Button type="primary" onClick={() => void go(newAnnouncementPath)}>
            {t('announcements.add')}
          </Button>
        )
      }
      query={query}
      asked={asked}
      rooms={<ContentRooms />}
      tabs={tabs}
      columns={useColumns()}
      filters={[]}
      placeholder={t('find')}
      keyOf={(row) => String(row.id)}
      hrefOf={(row) => announcementDeskPath(row.id)}
      Card={AnnouncementCard}
      first={{ title: t('announcements.none'), text: t('announcements.note') }}
    />
  )
}
const kinds: Record<Row['state'], StateKind> = { out: 'done', planned: 'pay', draft: 'asked', over: 'off' }
export function AnnouncementState({ of }: { of: Row['state'] }) {
  const { t } = useTexts('contentstaff')
  return <State kind={kinds[of]}>{t(`state.${of}`)}</State>
}
const isWhole = ({ title }: Row): boolean => ['zh-CN', 'en-US', 'es-ES'].every((lang) => title[lang as 'zh-CN'])
function Title({ row }: { row: Row }) {
  const { t } = useTexts('contentstaff')
  return (
    <>
      {pick(row.title, useLang())}
      {row.pinned && <span className="mark"> {t('field.pinned')}</span>}
      {!isWhole(row) && <span className="mark miss">{t('untranslated')}</span>}
    </>
  )
}
function useColumns(): Column<Row>[] {
  const { t } = useTexts('contentstaff')
  return [
    {
      key: 'title',
      title: t('field.title'),
      fixed: true,
      cell: (row) => (
        <Link className="strong cut" to={announcementDeskPath(row.id)}>
          <Title row={row} />
        </Link>
      ),
    },
    { key: 'kind', title: t('field.kind'), width: 110, cell: ({ kind }) => t(`kind.${kind}`) },
    { key: 'audience', title: t('field.audience'), width: 150, cell: ({ audience }) => t(`audience.${audience}`) },
    { key: 'state', title: t('field.state'), width: 120, cell: ({ state }) => <AnnouncementState of={state} /> },
    { key: 'from', title: t('field.startsAt'), width: 118, cell: (r) => (r.startsAt ? <Time at={r.startsAt} /> : '') },
    { key: 'until', title: t('field.endsAt'), width: 118, cell: (r) => (r.endsAt ? <Time at={r.endsAt} /> : '') },
    { key: 'read', title: t('field.read'), width: 90, right: true, cell: ({ read }) => read },
  ]
}
function AnnouncementCard({ row }: { row: Row }) {
  const { t } = useTexts('contentstaff')
  return (
    <span className="grow">
      <b className="strong cut">
        <Title row={row} />
      </b>
      <span className="row between small">
        <span className="muted cut">
          {t(`kind.${row.kind}`)} · {t(`audience.${row.audience}`)}
        </span>
        <AnnouncementState of={row.state} />
      </span>
    </span>
  )
}
