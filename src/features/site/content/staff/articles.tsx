// Articles at the staff's desk: what is shown, what has a draft, what was taken back.
import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import './parts/content.css'
import { articleKinds } from '../limits.ts'
import { AddArticle } from './add-article.tsx'
import { ContentRooms } from './parts/rooms.tsx'
import { languages, pick } from '#kernel/text/language.ts'
import type { Output } from '#surfaces/console/desk/call.ts'
import type { Column, Tab } from '#surfaces/console/desk/list/columns.ts'
import { ListPage } from '#surfaces/console/desk/list/list-page.tsx'
import { useListQuery } from '#surfaces/console/desk/list/query.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Pic } from '#surfaces/console/desk/pic.tsx'
import { State } from '#surfaces/console/desk/state.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { articleDeskPath } from '#surfaces/console/desk/ways.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

type Row = Output<'/api/v2/admin/article/page'>['records'][number]
const tabs = ['shown', 'draft', 'withdrawn'] as const

export default function Articles() {
  const { t } = useTexts('contentstaff')
  const query = useListQuery()
  const [adds, add] = useState(false)
  const tab = tabs.find((one) => one === query.get('tab'))
  const kind = articleKinds.find((one) => one === query.get('kind'))
  const keyword = query.get('q')?.trim().slice(0, 80)
  const asked = useAsked('/api/v2/admin/article/page', {
    size: 20,
    ...(tab && { tab }),
    ...(kind && { kind }),
    ...(keyword && { keyword }),
    ...(query.after !== undefined && { after: query.after }),
  })
  const writes = useMember().may('content.write')
  const ownTabs: Tab[] = [
    { key: 'all', label: t('all'), search: '' },
    ...tabs.map((one) => ({ key: one, label: t(`articles.tab.${one}`), search: `tab=${one}` })),
  ]
  const options = articleKinds.map((value) => ({ value, label: t(`articles.kind.${value}`) }))
  return (
    <>
      <ListPage
        name="articles"
        title={t('rooms.articles')}
        note={t('articles.note')}
        acts={
          writes && (
            <Button type="primary" onClick={() => add(true)}>
              {t('articles.add')}
            </Button>
          )
        }
        query={query}
        asked={asked}
        rooms={<ContentRooms />}
        tabs={ownTabs}
        columns={useColumns()}
        filters={[{ key: 'kind', label: t('field.kind'), kind: 'choice', options }]}
        placeholder={t('find')}
        keyOf={(row) => String(row.id)}
        hrefOf={(row) => articleDeskPath(row.id)}
        Card={ArticleCard}
        first={{ title: t('articles.none'), text: t('articles.note') }}
      />
      {adds && <AddArticle onClose={() => add(false)} />}
    </>
  )
}
export function ArticleState({ of }: { of: Pick<Row, 'status' | 'hasDraft' | 'publishAt'> }) {
  const { t } = useTexts('contentstaff')
  if (of.publishAt)
    return (
      <State kind="pay">
        {t('state.planned')} <Time at={of.publishAt} />
      </State>
    )
  if (of.status === 'withdrawn') return <State kind="off">{t('articles.tab.withdrawn')}</State>
  if (of.status === 'draft') return <State kind="asked">{t('state.draft')}</State>
  return <State kind="done">{t(of.hasDraft ? 'articles.shownWithDraft' : 'articles.tab.shown')}</State>
}
function Title({ row }: { row: Row }) {
  const { t } = useTexts('contentstaff')
  return (
    <>
      {pick(row.title, useLang())}
      {!languages.every((lang) => row.title[lang]) && <span className="mark miss">{t('untranslated')}</span>}
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
        <Link className="strong cut" to={articleDeskPath(row.id)}>
          <Title row={row} />
        </Link>
      ),
    },
    { key: 'code', title: t('field.code'), width: 170, cell: ({ code }) => <span className="cut">{code}</span> },
    { key: 'kind', title: t('field.kind'), width: 110, cell: ({ kind }) => t(`articles.kind.${kind}`) },
    { key: 'state', title: t('field.state'), width: 210, cell: (row) => <ArticleState of={row} /> },
    { key: 'version', title: t('field.version'), width: 80, right: true, cell: ({ version }) => version || '' },
    {
      key: 'helped',
      title: t('field.helped'),
      width: 110,
      right: true,
      cell: ({ helped, notHelped }) => `${helped} / ${helped + notHelped}`,
    },
    { key: 'at', title: t('field.updatedAt'), width: 118, cell: ({ updatedAt }) => <Time at={updatedAt} /> },
  ]
}
function ArticleCard({ row }: { row: Row }) {
  const { t } = useTexts('contentstaff')
  return (
    <>
      <Pic of={row.cover} size={44} />
      <span className="grow">
        <b className="strong cut">
          <Title row={row} />
        </b>
        <span className="row between small">
          <span className="muted cut">{t(`articles.kind.${row.kind}`)}</span>
          <ArticleState of={row} />
        </span>
      </span>
    </>
  )
}
