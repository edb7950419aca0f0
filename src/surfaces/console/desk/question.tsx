// A question that must be answered now, in a dialog of its own: reasons, words, what follows. Its button says the verb.
import { Button } from 'antd'
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import './question.css'
import { Fault } from './fault.tsx'
import type { Doing } from './use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  title: string
  verb: string
  /** what the page suggests; else outlined red, for what takes something away */
  suggested?: boolean
  doing: Pick<Doing<[]>, 'busy' | 'fault'>
  onDo: () => void
  onClose: () => void
  children: ReactNode
}
export function Question({ title, verb, suggested, doing, onDo, onClose, children }: Props) {
  const { t } = useTexts('console')
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = box.current!
    dialog.showModal()
    dialog.querySelector<HTMLElement>('input, textarea')?.focus()
    return () => dialog.close()
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onDo()
  }
  return (
    <dialog
      ref={box}
      className="question"
      aria-labelledby="question-title"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <form onSubmit={submit} noValidate>
        <h2 id="question-title" className="display">
          {title}
        </h2>
        {children}
        {doing.fault && <Fault fault={doing.fault} />}
        <p className="question-acts">
          <Button htmlType="submit" type={suggested ? 'primary' : 'default'} danger={!suggested} aria-busy={doing.busy}>
            {verb}
          </Button>
          <Button onClick={onClose}>{t('question.no')}</Button>
        </p>
      </form>
    </dialog>
  )
}

export interface Choice<Value extends string> {
  value: Value
  label: string
  help?: string
}
interface RadiosProps<Value extends string> {
  legend: string
  choices: readonly Choice<Value>[]
  value: Value | undefined
  onChoose: (value: Value) => void
}
/** None is chosen beforehand. */
export function Radios<Value extends string>({ legend, choices, value, onChoose }: RadiosProps<Value>) {
  return (
    <fieldset className="radios">
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input type="radio" name={legend} checked={choice.value === value} onChange={() => onChoose(choice.value)} />
          <span>
            {choice.label}
            {choice.help && <small>{choice.help}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
