// Which words mean the same, or lead to others; what the first of them would find is shown before it is saved.
import { Button, Input } from 'antd'
import { useState } from 'react'
import { LangChoice } from './lang-choice.tsx'
import { Results } from './results.tsx'
import type { SynonymDraft, Trying } from './shape.ts'
import { longestWord, mostWords } from '../limits.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { Question, Radios } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  draft: SynonymDraft
  onClose: () => void
  onDone: () => void
}
/** Between commas, signs of lists, or on lines of their own. */
const wordsIn = (text: string): string[] =>
  [...new Set(text.split(/[,，、;；\n]/).map((word) => word.trim().slice(0, longestWord)))]
    .filter((word) => word !== '')
    .slice(0, mostWords)
type Kind = 'both' | 'oneWay'

function useWriting({ draft, onDone }: Props) {
  const { t } = useTexts('searchstaff')
  const [kind, setKind] = useState<Kind>(draft.targets.length > 0 ? 'oneWay' : 'both')
  const [lang, setLang] = useState(draft.lang)
  const [words, setWords] = useState(draft.words.join(', '))
  const [targets, setTargets] = useState(draft.targets.join(', '))
  const [tried, setTried] = useState(false)
  const [requestId] = useState(newRequestId)
  const rule = { words: wordsIn(words), targets: kind === 'both' ? [] : wordsIn(targets) }
  const lacks = kind === 'both' ? rule.words.length < 2 : rule.words.length === 0 || rule.targets.length === 0
  const saving = useDoing(async () => {
    const { id, version } = draft
    await (id === undefined
      ? call('/api/v2/admin/search/synonym/add', { lang, ...rule, requestId })
      : call('/api/v2/admin/search/synonym/edit', { id, version: version!, ...rule, requestId }))
    say(t('synonymSaved'))
    onDone()
  })
  const send = () => {
    setTried(true)
    if (!lacks) void saving.run()
  }
  return { kind, setKind, lang, setLang, words, setWords, targets, setTargets, rule, lacks, tried, saving, send }
}
export function SynonymQuestion(props: Props) {
  const { t } = useTexts('searchstaff')
  const { kind, setKind, lang, setLang, words, setWords, targets, setTargets, ...rest } = useWriting(props)
  const { rule, lacks, tried, saving, send } = rest
  const [trying, tryOut] = useState<Trying>()
  const { id } = props.draft
  const kinds = (['both', 'oneWay'] as const).map((value) => ({
    value,
    label: t(`kind.${value}`),
    help: t(`kindHelp.${value}`),
  }))
  const fault = tried && lacks ? t(kind === 'both' ? 'wordsLacking' : 'targetsLacking') : undefined
  return (
    <Question
      title={t(id === undefined ? 'synonymNew' : 'synonymChange')}
      verb={t('save')}
      suggested
      doing={saving}
      onDo={send}
      onClose={props.onClose}
    >
      <LangChoice label={t('lang')} value={lang} off={id !== undefined} onChoose={setLang} />
      <Radios legend={t('kindOf')} choices={kinds} value={kind} onChoose={setKind} />
      <Lines label={t(kind === 'both' ? 'wordsBoth' : 'wordsFrom')} text={words} fault={fault} onChange={setWords} />
      {kind === 'oneWay' && <Lines label={t('wordsTo')} text={targets} onChange={setTargets} />}
      <p>
        <Button
          disabled={lacks}
          onClick={() =>
            tryOut({ keyword: rule.words[0]!, lang, synonym: { ...(id !== undefined && { id }), lang, ...rule } })
          }
        >
          {t('tryDraft', { word: rule.words[0] ?? '…' })}
        </Button>
      </p>
      {trying && <Results asked={trying} title={t('then')} most={5} />}
    </Question>
  )
}
interface LinesProps {
  label: string
  text: string
  fault?: string | undefined
  onChange: (text: string) => void
}
function Lines({ label, text, fault, onChange }: LinesProps) {
  const { t } = useTexts('searchstaff')
  return (
    <Field label={label} help={t('byCommas')} fault={fault}>
      {(own) => (
        <Input.TextArea
          {...own}
          autoSize={{ minRows: 1, maxRows: 4 }}
          maxLength={longestWord * mostWords}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
