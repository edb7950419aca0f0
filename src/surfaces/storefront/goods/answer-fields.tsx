// What goods ask of whoever buys them: a field for each of their custom options.
import { useId, useSyncExternalStore } from 'react'
import { useTexts } from '#web/texts.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Select } from '#ui/controls/select.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { allMadeToOrder } from '#features/catalog/products/questions.ts'
import { answerName, type AnswersInHand, type ShownQuestion } from './use-answers.ts'

interface FieldsProps {
  answers: AnswersInHand
  /** the form that the fields belong to before scripts run */
  form?: string
}
export function AnswerFields({ answers, form }: FieldsProps) {
  const { t } = useTexts('products')
  const title = useId()
  const { questions } = answers
  if (questions.length === 0) return null
  return (
    <div role="group" aria-labelledby={title} className="grid gap-4">
      <b id={title} className="text-13 font-semibold">
        {t('questions.title')}
      </b>
      {questions.map((question) => (
        <AnswerField key={question.code} {...{ answers, question, form }} />
      ))}
      <NoReturn questions={questions} />
    </div>
  )
}

/** Which of the answers make the goods ones that do not go back without a reason, where all do or some. */
function NoReturn({ questions }: Pick<AnswersInHand, 'questions'>) {
  const { t } = useTexts('products')
  const lang = useLang()
  const made = questions.filter(({ madeToOrder }) => madeToOrder)
  if (made.length === 0) return null
  const what = new Intl.ListFormat(lang, { type: 'disjunction' }).format(made.map(({ label }) => label))
  const words = allMadeToOrder(questions) ? t('questions.noReturn') : t('questions.noReturnIf', { what })
  return <p className="text-12 text-ink-3">{words}</p>
}

function AnswerField({ answers, question, form }: FieldsProps & { question: ShownQuestion; form: string | undefined }) {
  const { t } = useTexts(['products', 'storefront'])
  const awake = useAwake()
  const { code, kind, label, required, choices } = question
  const fault = answers.fault(question)
  const left = answers.left(question)
  const words =
    fault === 'tooLong'
      ? t('questions.over', { count: -left })
      : fault &&
        t(fault === 'missing' ? (kind === 'choice' ? 'questions.choose' : 'questions.missing') : 'questions.unfit')
  const own = {
    label,
    ...(!required && { mark: t('questions.optional') }),
    name: answerName(code),
    form,
    value: answers.of(question),
    // before scripts run the browser itself asks for what is missing
    required: required && !awake,
    'aria-required': required,
    'data-question': code,
    error: words,
    errorWord: t('storefront:error'),
  }
  if (kind === 'text')
    return (
      <Field
        {...own}
        autoComplete="off"
        maxLength={2000}
        hint={t('questions.left', { count: Math.max(0, left) })}
        onChange={(event) => answers.write(question, event.currentTarget.value)}
      />
    )
  return (
    <Select {...own} onChange={(event) => answers.write(question, event.currentTarget.value)}>
      <option value="">{t(required ? 'questions.choose' : 'questions.none')}</option>
      {choices.map((choice) => (
        <option key={choice.code} value={choice.code}>
          {choice.name}
        </option>
      ))}
    </Select>
  )
}
const never = () => () => {}
const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
