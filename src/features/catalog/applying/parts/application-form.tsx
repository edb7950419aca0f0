// The application as a form of five steps. One goes back and forth as one likes; what is written is kept meanwhile.
import { Check } from 'lucide-react'
import { useRef, useState } from 'react'
import { AgreementStep, BankStep, CompanyStep, PersonStep } from './steps-of-people.tsx'
import type { Country, Offered } from './offered.ts'
import { SavedLine } from './saved-line.tsx'
import { ShopStep } from './shop-step.tsx'
import { useApplication, type Application, type Hand } from './use-application.ts'
import { stepNames, stepOf, steps, type Field, type Step } from '../content.ts'
import { Button } from '#ui/controls/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { useTexts } from '#web/texts.tsx'

interface Props {
  application: Application
  countries: readonly Country[]
  offered: Offered
  today: string
  /** the address that was written for it just now */
  chosenAddress: number | undefined
  reviewHours: number
  onSent: () => Promise<void>
  onReload: () => void
}

export function ApplicationForm(props: Props) {
  const { t } = useTexts('applying')
  const hand = useApplication(props)
  const box = useRef<HTMLDivElement>(null)
  const { step, go } = useStep(firstStep(hand, props), box)
  const at = stepNames.indexOf(step)
  const goOn = () => {
    hand.judge(steps[step])
    go(stepNames[at + 1]!)
  }
  const send = async () => {
    const wrong = await hand.send()
    if (wrong) go(stepOf(wrong), wrong)
  }
  const last = at === stepNames.length - 1
  return (
    <div className="sell-form" ref={box}>
      <Notes application={props.application} onGo={(field) => go(stepOf(field), field)} />
      <StepNav hand={hand} at={step} onGo={(to) => go(to)} />
      <section className="sell-step" aria-labelledby="sell-step">
        <header className="sell-step-head">
          <p>{t('stepOf', { n: at + 1, of: stepNames.length })}</p>
          <h2 id="sell-step" className="display" tabIndex={-1}>
            {t(`step.${step}.title`)}
          </h2>
          <p className="text-ink-2">{t(`step.${step}.text`)}</p>
        </header>
        <SavedLine saving={hand.saving} onReload={props.onReload} />
        {hand.whole && (
          <Banner tone="error" live className="mb-4">
            {hand.whole}
          </Banner>
        )}
        <StepFields step={step} hand={hand} props={props} />
        <p className="sell-acts">
          {at > 0 && <Button onClick={() => go(stepNames[at - 1]!)}>{t('back')}</Button>}
          {last ? (
            <Button kind="primary" busy={hand.busy} onClick={() => void send()}>
              {t('send')}
            </Button>
          ) : (
            <Button kind="primary" onClick={goOn}>
              {t('next')}
            </Button>
          )}
        </p>
      </section>
    </div>
  )
}

/** Where one goes on: at what staff noted, at what was fetched from elsewhere, else at what is still lacking. */
function firstStep(hand: Hand, { application: { notes }, chosenAddress }: Props): Step {
  if (notes[0]) return stepOf(notes[0].field)
  if (chosenAddress !== undefined) return stepOf('addressId')
  return stepNames.find((step) => hand.leftIn(step) > 0) ?? stepNames.at(-1)!
}
/** Where one is; a field that is named gets the focus, else the head of the step. */
function useStep(first: Step, box: React.RefObject<HTMLDivElement | null>) {
  const [step, setStep] = useState(first)
  const go = (to: Step, field?: Field) => {
    setStep(to)
    requestAnimationFrame(() => {
      const spot = field && box.current?.querySelector(`[data-spot="${field}"]`)
      const target = spot
        ? spot.querySelector<HTMLElement>('input, select, textarea, button')
        : box.current?.querySelector<HTMLElement>('#sell-step')
      target?.focus({ preventScroll: true })
      ;(spot ?? box.current)?.scrollIntoView({ block: 'start' })
    })
  }
  return { step, go }
}

function StepFields({ step, hand, props }: { step: Step; hand: Hand; props: Props }) {
  const { countries, offered, reviewHours } = props
  return (
    <div className="grid gap-6">
      {step === 'company' && <CompanyStep hand={hand} countries={countries} />}
      {step === 'person' && <PersonStep hand={hand} />}
      {step === 'bank' && <BankStep hand={hand} />}
      {step === 'shop' && <ShopStep hand={hand} countries={countries} offered={offered} />}
      {step === 'agreement' && <AgreementStep hand={hand} reviewHours={reviewHours} />}
    </div>
  )
}

function StepNav({ hand, at, onGo }: { hand: Hand; at: Step; onGo: (to: Step) => void }) {
  const { t } = useTexts('applying')
  return (
    <ol className="sell-steps" aria-label={t('steps')}>
      {stepNames.map((step, n) => {
        const left = hand.leftIn(step)
        return (
          <li key={step}>
            <button type="button" aria-current={step === at ? 'step' : undefined} onClick={() => onGo(step)}>
              <i aria-hidden="true">{left === 0 ? <Icon of={Check} size={14} /> : n + 1}</i>
              <span>
                {t(`step.${step}.name`)}
                <small>{left === 0 ? t('stepDone') : t('stepLeft', { count: left })}</small>
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}

/** What staff asked to be mended, each leading to its field. */
function Notes({ application, onGo }: { application: Application; onGo: (field: Field) => void }) {
  const { t } = useTexts('applying')
  const { notes } = application
  if (notes.length === 0) return null
  return (
    <Banner tone="warning" className="mb-6">
      <b>{t('returned.title', { count: notes.length })}</b>
      <ul className="sell-notes">
        {notes.map(({ field, text }) => (
          <li key={field}>
            <button type="button" className="sell-offer" onClick={() => onGo(field)}>
              {t(`field.${field}`)}
            </button>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
