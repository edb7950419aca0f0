// The international area code before a phone number, found by country or by digits.
import { useMemo } from 'react'
import { Cascader } from '#ui/controls/cascader.tsx'
import { useTexts } from '#web/texts.tsx'
import { useCascaderWords } from './use-cascader-words.ts'

export interface Country {
  code: string
  name: string
  areaCode?: string
  /** nothing is delivered there */
  outside?: boolean
}
/** With its plus: "+86"; '' for a country without one. */
export const areaCodeOf = (countries: readonly Country[], code: string): string => {
  const digits = (countries.find((c) => c.code === code)?.areaCode ?? '').replace('+', '')
  return digits && `+${digits}`
}

export interface AreaCodeProps {
  id: string
  countries: readonly Country[]
  /** Which of several countries with the code is meant. */
  country: string
  value: string
  onChange: (areaCode: string) => void
  error: string | undefined
}
export function AreaCode({ id, countries, country, value, onChange, error }: AreaCodeProps) {
  const { t } = useTexts(['addresses', 'storefront'])
  const words = useCascaderWords()
  const options = useMemo(
    () =>
      countries.flatMap(({ code, name }) => {
        const areaCode = areaCodeOf(countries, code)
        return areaCode
          ? [{ key: code, name: `${name} ${areaCode}`, also: `${areaCode.slice(1)} ${areaCode} ${code}`, last: true }]
          : []
      }),
    [countries],
  )
  const own =
    areaCodeOf(countries, country) === value
      ? country
      : countries.find(({ code }) => areaCodeOf(countries, code) === value)?.code
  return (
    <Cascader
      id={id}
      label={t('areaCode')}
      value={value ? [{ key: own ?? value, name: value }] : []}
      onChange={([chosen]) => chosen && onChange(areaCodeOf(countries, chosen.key))}
      source={() => Promise.resolve(options)}
      levels={[t('areaCode')]}
      words={words}
      error={error}
      errorWord={t('storefront:error')}
    />
  )
}
