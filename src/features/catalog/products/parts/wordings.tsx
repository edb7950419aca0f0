// How the pieces of a line are made: what was answered to the custom options of its goods.
import { useTexts } from '#web/texts.tsx'
import type { ShownWording } from '../questions.ts'
import './wordings.css'

export function Wordings({ wordings }: { wordings: readonly ShownWording[] }) {
  if (wordings.length === 0) return null
  return (
    <ul className="wordings">
      {wordings.map((wording, i) => (
        <li key={i}>
          <WordingText wording={wording} counted={wordings.length > 1} />
        </li>
      ))}
    </ul>
  )
}

export function WordingText({
  wording: { quantity, answers },
  counted,
}: {
  wording: ShownWording
  /** the pieces are told */
  counted: boolean
}) {
  const { t } = useTexts('products')
  return (
    <>
      {counted && <b>{t('questions.pieces', { n: quantity })}</b>}
      {answers.length === 0 && <span>{t('questions.plain')}</span>}
      {answers.map(({ label, value }, i) => (
        <span key={i}>
          {label && <i>{label}</i>} <bdi>{value}</bdi>
        </span>
      ))}
    </>
  )
}
