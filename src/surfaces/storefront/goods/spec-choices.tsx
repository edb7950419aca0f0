// The options of a product as buttons, with pictures where there are any.
// Combinations that cannot be had stay in sight, with the reason; those that are sold out may be waited for.
import './spec-choices.css'
import { useEffect, useEffectEvent } from 'react'
import { useTexts } from '#web/texts.tsx'
import { Choices, type Choice as Value } from '#ui/controls/choices.tsx'
import { Picture } from '#ui/goods/picture.tsx'
import { shotOf } from '#web/pictures.ts'
import { choiceText, missing, obstacle, type Goods } from './sku-choice.ts'
import type { Chosen } from './use-choice.ts'

export function SpecChoices({
  goods,
  choice,
  name,
}: {
  goods: Goods
  choice: Chosen
  /** keeps the radio groups of two places on one page apart */ name: string
}) {
  const { t } = useTexts('products')
  const lacking = missing(goods.options, choice.values)
  useAsked(lacking && `${name}-${lacking.code}`, choice.pressed)
  return goods.options.map((option, place) => {
    const beside = choiceText({ options: goods.options.slice(0, place) }, choice.values)
    const values = option.values.map((v): Value<string> => {
      const why = obstacle(goods, choice.values, place, v.code)
      return {
        value: v.code,
        label: v.name,
        picture: v.picture ? (
          <Picture shot={shotOf(v.picture, { largest: 240 })} alt="" ratio="1" sizes="88px" rounded="control" />
        ) : v.colour ? (
          <i className="spec-swatch" style={{ background: v.colour }} />
        ) : undefined,
        disabled: why === 'notMade' && choice.values[place] !== v.code,
        faded: why === 'soldOut',
        ...(why
          ? {
              why: t(`goods.${why === 'notMade' ? 'notMade' : 'gone'}${beside ? 'With' : ''}`, {
                value: v.name,
                with: beside,
              }),
            }
          : {}),
      }
    })
    return (
      <Choices
        key={option.code}
        legend={option.name}
        name={`${name}-${option.code}`}
        options={values}
        value={choice.values[place] || null}
        end={choice.values[place] === '' ? <Ask asked={choice.pressed > 0} name={option.name} /> : undefined}
        onChange={(value) => choice.take(place, value)}
      />
    )
  })
}

/** Nothing is chosen of it; who has pressed to buy is told so. */
function Ask({ asked, name }: { asked: boolean; name: string }) {
  const { t } = useTexts('products')
  return asked ? (
    <span role="alert" className="spec-asked">
      {t('goods.chooseFirst', { what: name })}
    </span>
  ) : (
    t('goods.chooseOne')
  )
}

/** Leads to the option that is left open, each time somebody pressed to buy. */
function useAsked(group: string | undefined, pressed: number): void {
  const lead = useEffectEvent(() => {
    const input = document.querySelector<HTMLInputElement>(`input[name="${group}"]:not(:disabled)`)
    const sheet = document.querySelector('[role="dialog"]')
    if (!input || (sheet && !sheet.contains(input))) return
    input.focus({ preventScroll: true })
    input.closest('fieldset')?.scrollIntoView({ block: 'center' })
  })
  useEffect(() => {
    if (pressed > 0) lead()
  }, [pressed])
}
