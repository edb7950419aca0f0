// The state or province of an address outside China: from the country's list with a search
// where the shop keeps one, else typed.
import { useMemo } from 'react'
import { Cascader } from '#ui/controls/cascader.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'
import { listedStates, needsState } from './address-fields.ts'
import { Line } from './address-lines.tsx'
import type { Part } from './address-lines.tsx'
import { noPlace, statesSource } from './place-lists.ts'
import { useCascaderWords } from './use-cascader-words.ts'

export function StateChoice(part: Part) {
  const { t } = useTexts('addresses')
  return listedStates.includes(part.hand.fields.country) ? (
    <ListedState {...part} />
  ) : (
    <Line {...part} name="state" label={t('state')} complete="address-level1" optional max={60} />
  )
}

function ListedState({ hand, idOf, errorOf, anywhere }: Part) {
  const { t } = useTexts(['addresses', 'storefront'])
  const lang = useLang()
  const words = useCascaderWords()
  const { fields, change } = hand
  const none = needsState(fields.country) ? undefined : t('noState')
  const source = useMemo(
    () => statesSource(lang, fields.country, none, anywhere),
    [lang, fields.country, none, anywhere],
  )
  return (
    <Cascader
      key={fields.country}
      id={idOf('state')}
      label={t('state')}
      mark={none === undefined ? undefined : t('optional')}
      value={fields.state ? [{ key: fields.stateCode || fields.state, name: fields.state }] : []}
      onChange={([chosen]) =>
        change(
          !chosen || chosen.key === noPlace
            ? { state: '', stateCode: '' }
            : { state: chosen.name, stateCode: chosen.key },
        )
      }
      source={source}
      levels={[t('state')]}
      words={words}
      error={errorOf('state')}
      errorWord={t('storefront:error')}
    />
  )
}
