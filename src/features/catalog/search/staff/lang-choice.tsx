// One of the three languages.
import { useId } from 'react'
import '#surfaces/console/desk/typed-address/places.css'
import { tongues } from '#features/catalog/shop-front/merchant/parts/tongue-field.tsx'
import { languages, type Language } from '#kernel/text/language.ts'

interface Props {
  label: string
  value: Language
  off?: boolean
  onChoose: (lang: Language) => void
}
export function LangChoice({ label, value, off = false, onChoose }: Props) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="place"
        value={value}
        disabled={off}
        onChange={({ target }) => onChoose(languages.find((lang) => lang === target.value)!)}
      >
        {languages.map((lang) => (
          <option key={lang} value={lang}>
            {tongues[lang]}
          </option>
        ))}
      </select>
    </div>
  )
}
