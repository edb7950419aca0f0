// The words that nobody sees before staff do: the list, adding and taking off.
import { Button, Input } from 'antd'
import { createContext, use, useState } from 'react'
import { Link } from 'react-router'
import '../merchant/review.css'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Field } from '#surfaces/console/desk/field.tsx'
import type { Column } from '#surfaces/console/desk/list/columns.ts'
import { ListPage } from '#surfaces/console/desk/list/list-page.tsx'
import { useListQuery } from '#surfaces/console/desk/list/query.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { reviewsPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

type Word = Output<'/api/v2/admin/comment/word/page'>['records'][number]
/** Whoever may write, and what is read anew then. */
const Hands = createContext<(() => void) | undefined>(undefined)

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
  return (
    <Hands value={writes ? asked.again : undefined}>
      <ListPage
        name="words"
        title={t('words.title')}
        note={t('words.note')}
        acts={
          <Link className="link small" to={reviewsPath}>
            {t('reviewingmerchant:reviews')}
          </Link>
        }
        query={query}
        asked={asked}
        tabs={[]}
        columns={useColumns()}
        filters={[]}
        placeholder={t('words.find')}
        keyOf={(row) => String(row.id)}
        Card={WordCard}
        fresh={writes && <Add onDone={asked.again} />}
        first={{ title: t('words.first'), text: t('words.note') }}
      />
    </Hands>
  )
}
function useColumns(): Column<Word>[] {
  const { t } = useTexts('reviewingstaff')
  return [
    { key: 'word', title: t('words.word'), fixed: true, cell: (row) => <b className="strong">{row.word}</b> },
    { key: 'at', title: t('words.since'), width: 160, cell: (row) => <Time at={row.createdAt} /> },
    { key: 'drop', title: '', width: 120, right: true, cell: (row) => <Drop of={row} /> },
  ]
}
const WordCard = ({ row }: { row: Word }) => (
  <span className="row between grow">
    <b className="strong">{row.word}</b>
    <Drop of={row} />
  </span>
)
function Add({ onDone }: { onDone: () => void }) {
  const { t } = useTexts('reviewingstaff')
  const [word, setWord] = useState('')
  const adding = useDoing(async () => {
    await call('/api/v2/admin/comment/word/add', { word: word.trim(), requestId: newRequestId() })
    say(t('words.added', { word: word.trim() }))
    setWord('')
    onDone()
  })
  return (
    <form
      className="word-add"
      onSubmit={(event) => {
        event.preventDefault()
        if (word.trim() !== '') void adding.run()
      }}
    >
      <Field label={t('words.new')}>
        {(own) => <Input {...own} maxLength={40} value={word} onChange={(e) => setWord(e.target.value)} />}
      </Field>
      <Button htmlType="submit" aria-busy={adding.busy}>
        {t('words.add')}
      </Button>
      {adding.fault && <Fault fault={adding.fault} />}
    </form>
  )
}
function Drop({ of }: { of: Word }) {
  const { t } = useTexts('reviewingstaff')
  const again = use(Hands)
  const dropping = useDoing(async () => {
    await call('/api/v2/admin/comment/word/delete', { id: of.id, requestId: newRequestId() })
    say(t('words.dropped', { word: of.word }))
    again?.()
  })
  if (!again) return null
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
