// Custom options: what is asked of whoever buys the goods, in three languages; a text, or one of some choices.
import { Button, Checkbox, Input, Select } from 'antd'
import { Plus, X } from 'lucide-react'
import { memo, useId } from 'react'
import type { Content, DraftQuestion } from '../content.ts'
import type { FaultWords } from './fault-words.ts'
import { tongueNames, withText } from './tongues.tsx'
import type { Patch } from './use-draft.ts'
import { most } from '#features/catalog/products/questions.ts'
import { languages, pick, type Texts } from '#kernel/text/language.ts'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

interface Props {
  questions: Content['questions']
  fault: FaultWords
  patch: Patch
}
const freshCode = (letter: string): string => `${letter}${crypto.randomUUID().slice(0, 8)}`
const fresh = (): DraftQuestion => ({
  code: freshCode('q'),
  kind: 'text',
  label: {},
  required: false,
  madeToOrder: true,
  maxLength: 20,
  choices: [],
})
export const Questions = memo(function Questions({ questions, fault, patch }: Props) {
  const { t } = useTexts('editingmerchant')
  const add = () => patch((now) => ({ ...now, questions: [...now.questions, fresh()] }))
  return (
    <section id="questions">
      <Sec title={t('questions')} note={t(questions.length === 0 ? 'questionsNone' : 'questionsNote')} />
      <div className="rule specs">
        {questions.map((question, at) => (
          <Question key={question.code} {...{ question, at, fault, patch }} />
        ))}
        {questions.length < most.questions && (
          <Button size="small" type="text" icon={<Plus size={14} />} onClick={add}>
            {t(questions.length === 0 ? 'firstQuestion' : 'addQuestion')}
          </Button>
        )}
      </div>
    </section>
  )
})

interface QuestionProps {
  question: DraftQuestion
  at: number
  fault: FaultWords
  patch: Patch
}
const Question = memo(function Question({ question, at, fault, patch }: QuestionProps) {
  const { t } = useTexts('editingmerchant')
  const lang = useLang()
  const { label, kind } = question
  const named = pick(label, lang) || t('questionN', { n: at + 1 })
  const write = (part: Partial<DraftQuestion>) =>
    patch((now) => ({ ...now, questions: now.questions.map((q, i) => (i === at ? { ...q, ...part } : q)) }))
  const drop = () => patch((now) => ({ ...now, questions: now.questions.filter((_, i) => i !== at) }))
  return (
    <div className="spec" id={`at-questions.${at}`}>
      <InTongues
        className="spec-head"
        label={t('questionN', { n: at + 1 })}
        drop={{ label: t('dropQuestion', { name: named }), onDo: drop }}
        texts={label}
        placeholder={t('questionExample')}
        onChange={(texts) => write({ label: texts })}
      />
      {fault(`questions.${at}`) && <p className="field-said bad">{fault(`questions.${at}`)}</p>}
      <Form question={question} write={write} />
      {kind === 'choice' && <Choices {...{ question, at, named, fault, write }} />}
    </div>
  )
})

interface ChoicesProps extends FormProps {
  at: number
  /** the question */
  named: string
  fault: FaultWords
}
function Choices({ question: { choices }, at, named, fault, write }: ChoicesProps) {
  const { t } = useTexts('editingmerchant')
  const lang = useLang()
  return (
    <>
      {choices.map((choice, j) => (
        <div key={choice.code} id={`at-questions.${at}.${j}`}>
          <InTongues
            className="spec-value"
            label={t('choiceN', { n: j + 1 })}
            of={named}
            drop={{
              label: t('dropValue', { name: pick(choice.name, lang) || t('choiceN', { n: j + 1 }) }),
              onDo: () => write({ choices: choices.filter((_, i) => i !== j) }),
            }}
            texts={choice.name}
            onChange={(name) => write({ choices: choices.map((one, i) => (i === j ? { ...one, name } : one)) })}
          />
          {fault(`questions.${at}.${j}`) && <p className="field-said bad">{fault(`questions.${at}.${j}`)}</p>}
        </div>
      ))}
      <button
        type="button"
        className="chip add"
        disabled={choices.length >= most.choices}
        onClick={() => write({ choices: [...choices, { code: freshCode('c'), name: {} }] })}
      >
        <Plus className="i" size={14} />
        {t('addChoice')}
      </button>
    </>
  )
}

interface FormProps {
  question: DraftQuestion
  write: (part: Partial<DraftQuestion>) => void
}
/** How it is answered, and whether it must be. */
function Form({ question: { kind, required, madeToOrder, maxLength, choices }, write }: FormProps) {
  const { t } = useTexts('editingmerchant')
  const id = useId()
  const turn = (to: DraftQuestion['kind']) =>
    write({
      kind: to,
      // what is chosen of a few lies in stock as a rule, what is written does not
      madeToOrder: to === 'text',
      ...(to === 'choice' && choices.length === 0 && { choices: [{ code: freshCode('c'), name: {} }] }),
    })
  return (
    <div className="row wrap question-form">
      <label htmlFor={`${id}-kind`} className="small muted">
        {t('questionKind')}
      </label>
      <Select
        id={`${id}-kind`}
        value={kind}
        options={(['text', 'choice'] as const).map((value) => ({ value, label: t(`kindOf.${value}`) }))}
        onChange={turn}
      />
      {kind === 'text' && (
        <>
          <label htmlFor={`${id}-most`} className="small muted">
            {t('maxLength')}
          </label>
          <Input
            id={`${id}-most`}
            className="question-most"
            inputMode="numeric"
            value={maxLength}
            onChange={({ target }) => {
              const digits = Number(target.value.replace(/\D/g, '').slice(0, 3))
              write({ maxLength: Math.min(most.letters, Math.max(1, digits)) })
            }}
          />
        </>
      )}
      <Checkbox checked={required} onChange={({ target }) => write({ required: target.checked })}>
        {t('mustAnswer')}
      </Checkbox>
      <Checkbox checked={madeToOrder} onChange={({ target }) => write({ madeToOrder: target.checked })}>
        {t('madeToOrder')}
      </Checkbox>
    </div>
  )
}

interface TonguesProps {
  className: string
  label: string
  /** what it belongs to */
  of?: string
  drop: { label: string; onDo: () => void }
  texts: Texts
  placeholder?: string
  onChange: (texts: Texts) => void
}
function InTongues({ className, label, of, drop, texts, placeholder = '', onChange }: TonguesProps) {
  return (
    <div className={`tongues ${className}`}>
      <span className="small lab row between">
        {label}
        <button type="button" className="icon-button" aria-label={drop.label} title={drop.label} onClick={drop.onDo}>
          <X className="i" size={14} />
        </button>
      </span>
      {languages.map((one) => (
        <Input
          key={one}
          lang={one}
          value={texts[one] ?? ''}
          maxLength={60}
          placeholder={texts['en-US'] ?? placeholder}
          aria-label={[of, label, tongueNames[one]].filter(Boolean).join(', ')}
          onChange={(event) => onChange(withText(texts, one, event.target.value))}
        />
      ))}
    </div>
  )
}
