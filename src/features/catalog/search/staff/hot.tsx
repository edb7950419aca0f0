// Hot words of a language: those that staff choose, in their order and with their days, beside what is searched for.
import { Button, Input } from 'antd'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { HotLine } from './hot-line.tsx'
import { LangChoice } from './lang-choice.tsx'
import type { HotPick } from './shape.ts'
import { longestWord, mostPicks } from '../limits.ts'
import type { Language } from '#kernel/text/language.ts'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Field } from '#surfaces/console/desk/field.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

type Hot = Output<'/api/v2/admin/search/hot/list'>

export default function HotDesk() {
  const { t } = useTexts('searchstaff')
  const [lang, setLang] = useState<Language>(useLang())
  const { data, fault, again } = useAsked('/api/v2/admin/search/hot/list', { lang })
  const [of, setOf] = useState<Language>()
  // an answer for another language is not shown under this one
  const ready = data && (of === undefined || of === lang)
  return (
    <>
      <div className="search-form">
        <LangChoice
          label={t('lang')}
          value={lang}
          onChoose={(next) => {
            setLang(next)
            setOf(next)
          }}
        />
      </div>
      {!data && (fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={6} />)}
      {ready && (
        <Picks key={`${lang} ${data.version} ${data.picks.length}`} {...{ lang }} hot={data} onChanged={again} />
      )}
    </>
  )
}
interface PicksProps {
  lang: Language
  hot: Hot
  onChanged: () => void
}
const fresh = (word: string): HotPick => ({
  word,
  shown: true,
  first: true,
  inBox: false,
  startsAt: null,
  endsAt: null,
})
function usePicks({ lang, hot, onChanged }: PicksProps) {
  const { t } = useTexts('searchstaff')
  const [picks, set] = useState<readonly HotPick[]>(hot.picks)
  const saving = useDoing(async () => {
    const wish = { lang, version: hot.version, picks: [...picks], requestId: newRequestId() }
    await call('/api/v2/admin/search/hot/save', wish)
    say(t('hotSaved'))
    onChanged()
  })
  return {
    picks,
    saving,
    changed: JSON.stringify(picks) !== JSON.stringify(hot.picks),
    undo: () => set(hot.picks),
    put: (pick: HotPick) => set((now) => [...now.filter(({ word }) => word !== pick.word), pick].slice(0, mostPicks)),
    // one stands in the box
    change: (at: number, part: Partial<HotPick>) =>
      set((now) => now.map((one, i) => (i === at ? { ...one, ...part } : part.inBox ? { ...one, inBox: false } : one))),
    move: (at: number, by: number) => set((now) => now.with(at, now[at + by]!).with(at + by, now[at]!)),
    drop: (at: number) => set((now) => now.toSpliced(at, 1)),
  }
}
type Picking = ReturnType<typeof usePicks>
function Picks(props: PicksProps) {
  const { t } = useTexts('searchstaff')
  const writes = useMember().may('search.write')
  const picking = usePicks(props)
  const { picks, saving, changed, undo, put, change } = picking
  return (
    <div className="search-hot">
      <section>
        <Sec title={t('chosen')} note={t('chosenNote')} />
        <ol>
          {picks.map((pick, at) => (
            <li key={pick.word}>
              <HotLine of={pick} lang={props.lang} off={!writes} onChange={(part) => change(at, part)} />
              {writes && <LineActs {...{ pick, at, picking }} />}
            </li>
          ))}
        </ol>
        {writes && <AddWord onAdd={(word) => put(fresh(word))} />}
        {saving.fault && <Fault fault={saving.fault} />}
        {writes && (
          <p className="row">
            <Button type="primary" disabled={!changed} aria-busy={saving.busy} onClick={() => void saving.run()}>
              {t('save')}
            </Button>
            <Button disabled={!changed} onClick={undo}>
              {t('undo')}
            </Button>
          </p>
        )}
      </section>
      <Counted hot={props.hot} onPut={writes ? put : undefined} />
    </div>
  )
}
function LineActs({ pick, at, picking }: { pick: HotPick; at: number; picking: Picking }) {
  const { t } = useTexts('searchstaff')
  const { picks, move, drop } = picking
  const words = pick.word
  return (
    <span className="row">
      <IconAct Icon={ArrowUp} label={t('upOf', { words })} off={at === 0} onDo={() => move(at, -1)} />
      <IconAct Icon={ArrowDown} label={t('downOf', { words })} off={at === picks.length - 1} onDo={() => move(at, 1)} />
      <IconAct Icon={X} label={t('dropOf', { words })} onDo={() => drop(at)} />
    </span>
  )
}
function Counted({ hot, onPut }: { hot: Hot; onPut: ((pick: HotPick) => void) | undefined }) {
  const { t } = useTexts('searchstaff')
  const { number } = useFormat()
  return (
    <aside>
      <section>
        <Sec title={t('shownNow')} />
        <p>{hot.shown.length > 0 ? hot.shown.join(' · ') : t('shownNone')}</p>
      </section>
      <section>
        <Sec title={t('searched')} note={t('searchedNote')} />
        <ul>
          {hot.searched.map(({ word, visitors }) => (
            <li key={word}>
              <span>
                {word} <span className="muted">{number(visitors)}</span>
              </span>
              {onPut && (
                <Button
                  size="small"
                  type="text"
                  aria-label={t('hideOf', { words: word })}
                  onClick={() => onPut({ ...fresh(word), shown: false, first: false })}
                >
                  {t('hide')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </section>
    </aside>
  )
}
interface IconProps {
  Icon: typeof X
  label: string
  off?: boolean
  onDo: () => void
}
const IconAct = ({ Icon, label, off = false, onDo }: IconProps) => (
  <button type="button" className="icon-button" title={label} aria-label={label} disabled={off} onClick={onDo}>
    <Icon className="i" size={15} />
  </button>
)
function AddWord({ onAdd }: { onAdd: (word: string) => void }) {
  const { t } = useTexts('searchstaff')
  const [word, type] = useState('')
  return (
    <form
      className="search-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (word.trim() === '') return
        onAdd(word.trim().toLowerCase())
        type('')
      }}
    >
      <Field label={t('hotNew')}>
        {(own) => <Input {...own} maxLength={longestWord} value={word} onChange={({ target }) => type(target.value)} />}
      </Field>
      <Button htmlType="submit" icon={<Plus size={15} />}>
        {t('add')}
      </Button>
    </form>
  )
}
