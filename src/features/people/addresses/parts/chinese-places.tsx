// Province, city, district and street of a Chinese address in one field; who does not find theirs,
// or has no lists just now, types them.
import { useMemo, useState } from 'react'
import { Cascader } from '#ui/controls/cascader.tsx'
import type { CascaderOption } from '#ui/controls/cascade.ts'
import { Field } from '#ui/controls/field.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { useTexts } from '#web/texts.tsx'
import type { AddressFields } from './address-fields.ts'
import type { Part } from './address-lines.tsx'
import { chinaSource, codeOf, noPlace } from './place-lists.ts'
import { useCascaderWords } from './use-cascader-words.ts'

const levels = ['state', 'city', 'region', 'street'] as const
type Level = (typeof levels)[number]

export function ChinesePlaces(part: Part) {
  const { t } = useTexts('addresses')
  const [typing, setTyping] = useState(false)
  return (
    <div className="grid gap-2">
      {typing ? <TypedPlaces {...part} /> : <ListedPlaces {...part} />}
      <TextLink className="justify-self-start text-13" onClick={() => setTyping(!typing)}>
        {typing ? t('fromList') : t('typePlace')}
      </TextLink>
    </div>
  )
}

function useLevelNames(): Record<Level, string> {
  const { t } = useTexts('addresses')
  return { state: t('province'), city: t('cityCn'), region: t('district'), street: t('street') }
}

function ListedPlaces({ hand, idOf, errorOf, anywhere }: Part) {
  const { t } = useTexts(['addresses', 'storefront'])
  const lang = useLang()
  const words = useCascaderWords()
  const names = useLevelNames()
  const { fields, change } = hand
  const noStreet = t('noStreet')
  const source = useMemo(() => chinaSource(lang, noStreet, anywhere), [lang, noStreet, anywhere])
  const kept = levels.map((level) => fields[level])
  const depth = kept.includes('') ? kept.indexOf('') : kept.length
  const path = kept.slice(0, depth).map((name) => ({ key: name, name }))
  const choose = async (chosen: readonly CascaderOption[]) => {
    const [state = '', city = '', region = '', last = ''] = chosen.map((option) => option.key)
    const street = last === noPlace ? '' : last
    change({ state, stateCode: '', city, region, street, streetCode: '' })
    const [province, code] = await Promise.all([
      codeOf(lang, [state]),
      street ? codeOf(lang, [state, city, region, street]) : '',
    ])
    change({ stateCode: province.slice(0, 2), streetCode: code })
  }
  const fault = (['state', 'city', 'region', 'street'] as const).map((name) => errorOf(name)).find(Boolean)
  return (
    <Cascader
      id={idOf('state')}
      label={t('place')}
      value={path}
      onChange={(chosen) => void choose(chosen)}
      source={source}
      levels={levels.map((level) => names[level])}
      words={{ ...words, choose: t('choosePlace') }}
      error={fault}
      errorWord={t('storefront:error')}
    />
  )
}

const complete = {
  state: 'address-level1',
  city: 'address-level2',
  region: 'address-level3',
  street: 'address-level4',
} as const
/** Another word takes the code that belonged to the old one away. */
const changed = (level: Level, text: string): Partial<AddressFields> => ({
  [level]: text,
  ...(level === 'state' ? { stateCode: '' } : {}),
  streetCode: '',
})

function TypedPlaces({ hand, idOf, errorOf }: Part) {
  const { t } = useTexts(['addresses', 'storefront'])
  const names = useLevelNames()
  return (
    <div className="form-pair">
      {levels.map((level) => (
        <Field
          key={level}
          id={idOf(level)}
          label={names[level]}
          mark={level === 'street' ? t('optional') : undefined}
          autoComplete={complete[level]}
          maxLength={60}
          value={hand.fields[level]}
          error={errorOf(level)}
          errorWord={t('storefront:error')}
          onChange={(event) => hand.change(changed(level, event.currentTarget.value))}
          onBlur={() => hand.leave(level)}
        />
      ))}
    </div>
  )
}
