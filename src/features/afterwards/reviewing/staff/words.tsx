// Sensitive words: what becomes of what has one in it, how often each was found, and a box to try them out.
import { Button } from 'antd'
import { Plus } from 'lucide-react'
import { createContext, use, useMemo, useState } from 'react'
import { Link } from 'react-router'
import '../merchant/review.css'
import './words.css'
import { TryWords } from './try-words.tsx'
import { langName, WordQuestion, type Word } from './word-question.tsx'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { useFormat } from '#surfaces/console/desk/format.ts'
import type { Column } from '#surfaces/console/desk/list/columns.ts'
import { ListPage } from '#surfaces/console/desk/list/list-page.tsx'
import { useListQuery } from '#surfaces/console/desk/list/query.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { reviewsPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

/** Of whoever may write: what is read anew then, and a word opened. */
const Hands = createContext<{ again: () => void; open: (word: Word) => void } | undefined>(undefined)

export default function Words() {
  const { t } = useTexts(['reviewingstaff', 'reviewingmerchant'])
  const query = useListQuery()
  const keyword = query.get('q')?.trim().slice(0, 40)
  const asked = useAsked('/api/v2/admin/comment/word/page', {
    size: 50,
    ...(keyword && { keyword }),
    ...(query.after !== undefined && { after: query.after }),
  })
  const writes = useMember().may('comment.write')
  const [opened, open] = useState<Word | 'new'>()
  const hands = useMemo(() => (writes ? { again: asked.again, open } : undefined), [writes, asked.again])
  return (
    <Hands value={hands}>
      <ListPage
        name="words"
        title={t('words.title')}
        note={t('words.note')}
        acts={<Head onAdd={writes ? () => open('new') : undefined} />}
        query={query}
        asked={asked}
        tabs={[]}
        columns={useColumns()}
        filters={[]}
        placeholder={t('words.find')}
        keyOf={(row) => String(row.id)}
        Card={WordCard}
        fresh={<TryWords />}
        first={{ title: t('words.first'), text: t('words.note') }}
      />
      {opened && (
        <WordQuestion
          of={opened === 'new' ? undefined : opened}
          onClose={() => open(undefined)}
          onDone={() => {
            open(undefined)
            asked.again()
          }}
        />
      )}
    </Hands>
  )
}
function Head({ onAdd }: { onAdd: (() => void) | undefined }) {
  const { t } = useTexts(['reviewingstaff', 'reviewingmerchant'])
  return (
    <>
      <Link className="link small" to={reviewsPath}>
        {t('reviewingmerchant:reviews')}
      </Link>
      {onAdd && (
        <Button type="primary" icon={<Plus size={15} />} onClick={onAdd}>
          {t('words.new')}
        </Button>
      )}
    </>
  )
}
function useColumns(): Column<Word>[] {
  const { t } = useTexts('reviewingstaff')
  const { number } = useFormat()
  return [
    { key: 'word', title: t('words.word'), fixed: true, cell: (row) => <b className="strong">{row.word}</b> },
    { key: 'severity', title: t('words.severity'), width: 150, cell: (row) => <Severity of={row} /> },
    { key: 'places', title: t('words.places'), width: 240, cell: (row) => <Places of={row} /> },
    {
      key: 'lang',
      title: t('words.lang'),
      width: 120,
      cell: ({ lang }) => (lang ? langName(lang) : t('words.anyLang')),
    },
    { key: 'hits', title: t('words.hits'), width: 130, right: true, cell: ({ hits }) => number(hits) },
    { key: 'at', title: t('words.since'), width: 160, cell: (row) => <Time at={row.createdAt} /> },
    { key: 'drop', title: '', width: 180, right: true, cell: (row) => <Acts of={row} /> },
  ]
}
function Severity({ of }: { of: Word }) {
  const { t } = useTexts('reviewingstaff')
  return <span className={of.severity === 'refuse' ? 'deal' : ''}>{t(`words.severities.${of.severity}`)}</span>
}
function Places({ of }: { of: Word }) {
  const { t } = useTexts('reviewingstaff')
  return of.places.map((place) => t(`words.place.${place}`)).join(', ')
}
function WordCard({ row }: { row: Word }) {
  const { t } = useTexts('reviewingstaff')
  return (
    <span className="grow">
      <span className="row between">
        <b className="strong">{row.word}</b>
        <Acts of={row} />
      </span>
      <span className="row wrap small muted">
        <Severity of={row} />
        <Places of={row} />
        <span>{t('words.found', { count: row.hits })}</span>
      </span>
    </span>
  )
}
function Acts({ of }: { of: Word }) {
  const { t } = useTexts('reviewingstaff')
  const hands = use(Hands)
  if (!hands) return null
  return (
    <span className="row">
      <Button size="small" aria-label={t('words.editOf', { word: of.word })} onClick={() => hands.open(of)}>
        {t('words.edit')}
      </Button>
      <Drop of={of} />
    </span>
  )
}
function Drop({ of }: { of: Word }) {
  const { t } = useTexts('reviewingstaff')
  const hands = use(Hands)
  const dropping = useDoing(async () => {
    await call('/api/v2/admin/comment/word/delete', { id: of.id, requestId: newRequestId() })
    say(t('words.dropped', { word: of.word }))
    hands?.again()
  })
  return (
    <Button
      size="small"
      aria-label={t('words.dropOf', { word: of.word })}
      aria-busy={dropping.busy}
      onClick={() => void dropping.run()}
    >
      {dropping.fault ? t('words.again') : t('words.drop')}
    </Button>
  )
}
