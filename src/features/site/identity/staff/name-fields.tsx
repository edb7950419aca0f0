// The name of the shop in each of its languages: one is enough, the others are called alike.
import { Input } from 'antd'
import { Field } from '#surfaces/console/desk/field.tsx'
import { languages, type Language } from '#kernel/text/language.ts'
import { useTexts } from '#web/texts.tsx'

export type Names = Record<Language, string>
interface Props {
  names: Names
  onType: (names: Names) => void
  fault?: string | undefined
  disabled?: boolean
}
export function NameFields({ names, onType, fault, disabled = false }: Props) {
  const { t } = useTexts('identitystaff')
  return (
    <>
      {languages.map((lang, at) => (
        <Field
          key={lang}
          label={t(`name.${lang}`)}
          help={at === 0 ? t('name.help') : undefined}
          fault={at === 0 ? fault : undefined}
        >
          {(own) => (
            <Input
              {...own}
              lang={lang}
              value={names[lang]}
              maxLength={80}
              disabled={disabled}
              onChange={(e) => onType({ ...names, [lang]: e.target.value })}
            />
          )}
        </Field>
      ))}
    </>
  )
}
