// The answers to what goods ask (their custom options), while they are written: what is wrong of them is told once
// somebody wants to buy, and a text that is too long at once.
import { useState } from 'react'
import {
  faultOfAnswer,
  lettersIn,
  tidyAnswer,
  type Answer,
  type AnswerFault,
} from '#features/catalog/products/questions.ts'
import type { Goods } from './sku-choice.ts'

export type ShownQuestion = Goods['questions'][number]
export interface AnswersInHand {
  questions: readonly ShownQuestion[]
  /** what is written in the field of a question */
  of: (question: ShownQuestion) => string
  write: (question: ShownQuestion, value: string) => void
  /** what is told at the field */
  fault: (question: ShownQuestion) => AnswerFault | undefined
  /** how many graphemes are left; below zero: too many */
  left: (question: ShownQuestion) => number
  /** The answers, where they are whole; else the first field that is wrong gets the focus, unless something before it
      is lacking too. */
  check: (lead?: boolean) => Answer[] | undefined
}

export function useAnswers(questions: readonly ShownQuestion[], first: readonly Answer[] = []): AnswersInHand {
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(first.map(({ code, value }) => [code, value])),
  )
  const [tried, setTried] = useState(false)
  const of = ({ code }: ShownQuestion): string => values[code] ?? ''
  const wrong = (question: ShownQuestion) => faultOfAnswer(question, tidyAnswer(of(question)))
  const check = (lead = true) => {
    const bad = questions.find(wrong)
    setTried(bad !== undefined)
    if (bad) return lead ? focusOn(bad.code) : undefined
    return questions.flatMap((question) => {
      const value = tidyAnswer(of(question))
      return value === '' ? [] : [{ code: question.code, value }]
    })
  }
  return {
    questions,
    of,
    write: ({ code }, value) => setValues((now) => ({ ...now, [code]: value })),
    fault: (question) => {
      const fault = wrong(question)
      return tried || fault === 'tooLong' ? fault : undefined
    },
    left: (question) => question.maxLength - lettersIn(tidyAnswer(of(question))),
    check,
  }
}

/** A page and the sheet above it may both have the field: the last that is seen is meant. */
function focusOn(code: string): undefined {
  const fields = [...document.querySelectorAll<HTMLElement>(`[data-question="${CSS.escape(code)}"]`)]
  const field = fields.findLast((one) => one.checkVisibility())
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
}

/** How the answers stand in the address of a confirmation. */
export const answerName = (code: string): string => `answer.${code}`
export const answersIn = (query: URLSearchParams): Answer[] =>
  [...query].flatMap(([name, value]) =>
    name.startsWith('answer.') && value.trim() !== '' ? [{ code: name.slice('answer.'.length), value }] : [],
  )
