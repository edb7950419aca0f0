// Words that mean the same as the shop says: listed, added, changed, deleted; with a word that was not found at hand.
import { Button } from 'antd'
import { ArrowLeftRight, ArrowRight, Plus } from 'lucide-react'
import { useState } from 'react'
import { SynonymQuestion } from './synonym-question.tsx'
import type { Synonym, SynonymDraft } from './shape.ts'
import { tongues } from '#features/catalog/shop-front/merchant/parts/tongue-field.tsx'
import { languages, type Language } from '#kernel/text/language.ts'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Empty } from '#surfaces/console/desk/empty.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useListQuery } from '#surfaces/console/desk/list/query.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

export default function Synonyms() {
  const { t } = useTexts('searchstaff')
  const own = useLang()
  const query = useListQuery()
  const { data, fault, again } = useAsked('/api/v2/admin/search/synonym/list', {})
  const writes = useMember().may('search.write')
  const missed = query.get('word')
  const lang = languages.find((one) => one === query.get('lang')) ?? own
  const [draft, set] = useState<SynonymDraft | undefined>(
    missed ? { lang, words: [missed.slice(0, 40)], targets: [] } : undefined,
  )
  if (!data) return fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={6} />
  return (
    <>
      {writes && (
        <p>
          <Button icon={<Plus size={15} />} onClick={() => set({ lang: own, words: [], targets: [] })}>
            {t('synonymNew')}
          </Button>
        </p>
      )}
      {data.records.length === 0 && <Empty draw="box" title={t('synonymsNone')} text={t('note.synonyms')} />}
      {languages.map((one) => (
        <InLanguage
          key={one}
          lang={one}
          all={data.records.filter((rule) => rule.lang === one)}
          onOpen={writes ? set : undefined}
          onChanged={again}
        />
      ))}
      {draft && (
        <SynonymQuestion
          draft={draft}
          onClose={() => set(undefined)}
          onDone={() => {
            set(undefined)
            again()
          }}
        />
      )}
    </>
  )
}
interface LanguageProps {
  lang: Language
  all: readonly Synonym[]
  /** undefined: nothing may be changed */
  onOpen: ((of: Synonym) => void) | undefined
  onChanged: () => void
}
function InLanguage({ lang, all, onOpen, onChanged }: LanguageProps) {
  if (all.length === 0) return null
  return (
    <section className="search-synonyms">
      <h2>{tongues[lang]}</h2>
      <ul lang={lang}>
        {all.map((rule) => (
          <li key={rule.id}>
            <SynonymWords of={rule} />
            {onOpen && <RowActs {...{ rule, onOpen, onChanged }} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
function SynonymWords({ of: { words, targets } }: { of: Synonym }) {
  const { t } = useTexts('searchstaff')
  const both = targets.length === 0
  const Icon = both ? ArrowLeftRight : ArrowRight
  return (
    <span>
      {words.join(' · ')} <Icon className="i" size={14} aria-label={t(both ? 'kind.both' : 'kind.oneWay')} />{' '}
      {targets.join(' · ')}
    </span>
  )
}
interface ActsProps {
  rule: Synonym
  onOpen: (of: Synonym) => void
  onChanged: () => void
}
function RowActs({ rule, onOpen, onChanged }: ActsProps) {
  const { t } = useTexts('searchstaff')
  const words = rule.words.join(', ')
  const dropping = useDoing(async () => {
    const { id, version } = rule
    await call('/api/v2/admin/search/synonym/delete', { id, version, requestId: newRequestId() })
    say(t('synonymDropped', { words }))
    onChanged()
  })
  return (
    <span className="row">
      {dropping.fault && <Fault fault={dropping.fault} />}
      <Button size="small" aria-label={t('changeOf', { words })} onClick={() => onOpen(rule)}>
        {t('change')}
      </Button>
      <Button
        size="small"
        type="text"
        aria-label={t('dropOf', { words })}
        aria-busy={dropping.busy}
        onClick={() => void dropping.run()}
      >
        {t('drop')}
      </Button>
    </span>
  )
}
