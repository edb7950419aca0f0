// How the goods of one shop get to the buyer: sent, or collected at a point, by somebody, on a day.
import { Store, Truck } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { slotsOf, type PickupWish } from './pickup-wish.ts'
import type { Calls } from '#kernel/call/contract.ts'
import { phoneText } from '#features/people/addresses/parts/address-text.ts'
import { areaCodeOf, type Country } from '#features/people/addresses/parts/area-code.tsx'
import { PersonForm } from '#features/people/addresses/parts/person-form.tsx'
import { Button } from '#ui/controls/button.tsx'
import { dayText } from '#ui/controls/date-text.ts'
import { RadioCards } from '#ui/controls/radio.tsx'
import { Select } from '#ui/controls/select.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

type Group = Calls['/api/v2/order/sell/normal/preview']['output']['groups'][number]
export type PickupPoint = Calls['/api/v2/order/pickup/point/list']['output']['records'][number]
export type PickupPerson = Calls['/api/v2/order/pickup/person/list']['output']['records'][number]
/** What there is to choose from. */
export interface PickupChoices {
  points: readonly PickupPoint[]
  persons: readonly PickupPerson[]
  countries: readonly Country[]
  country: string
}
interface Props {
  group: Group
  choices: PickupChoices
  wish: PickupWish | undefined
  onWish: (wish: PickupWish | undefined) => void
}

export function ConfirmPickup({ group, choices, wish, onWish }: Props) {
  const { t } = useTexts('orders')
  const { merchantId } = group.merchant
  const points = choices.points.filter((p) => p.merchantId === merchantId)
  const [first] = points
  const begin = () => {
    const person = choices.persons[0]
    if (first) onWish({ merchantId, pointId: first.id, ...(person && { personId: person.id }) })
  }
  return (
    <div className="pickup">
      <RadioCards
        legend={t('confirm.way.legend')}
        name={`way-${merchantId}`}
        value={wish ? 'collect' : 'send'}
        onChange={(way) => (way === 'send' ? onWish(undefined) : begin())}
        options={[
          { value: 'send', label: t('confirm.way.send'), sub: t('confirm.way.sendSub'), icon: Truck },
          {
            value: 'collect',
            label: t('confirm.way.collect'),
            sub: first ? [t('confirm.way.collectFree'), first.name].join(' · ') : t('confirm.way.collectFree'),
            icon: Store,
          },
        ]}
      />
      {wish && group.pickup && (
        <Where
          {...{ points, choices, wish, onWish }}
          // of another point nothing is known yet
          {...(group.pickup.pointId === wish.pointId ? group.pickup : { days: [], isOpen: true })}
        />
      )}
    </div>
  )
}

type WhereProps = Omit<Props, 'group' | 'wish'> & {
  wish: PickupWish
  points: readonly PickupPoint[]
  days: NonNullable<Group['pickup']>['days']
  isOpen: boolean
}
function Where({ points, choices, wish, onWish, days, isOpen }: WhereProps) {
  const { t } = useTexts(['orders', 'storefront'])
  const lang = useLang()
  const point = points.find((p) => p.id === wish.pointId)
  const distance = (metres: number): string =>
    metres < 1000
      ? `${metres} m`
      : `${new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(metres / 1000)} km`
  return (
    <div className="pickup-fields">
      <Select
        label={t('confirm.way.point')}
        value={point ? String(wish.pointId) : ''}
        error={isOpen ? undefined : t('confirm.way.gone')}
        errorWord={t('storefront:error')}

        hint={point ? [point.text, point.note].filter(Boolean).join(' · ') : undefined}
        onChange={(event) => {
          const { time: _, ...rest } = wish
          onWish({ ...rest, pointId: Number(event.currentTarget.value) })
        }}
      >
        {!point && <option value="" />}
        {points.map((p) => (
          <option key={p.id} value={p.id}>
            {p.distance === null
              ? p.name
              : t('confirm.way.pointAway', { name: p.name, distance: distance(p.distance) })}
          </option>
        ))}
      </Select>
      <Who {...{ choices, wish, onWish }} />
      <When {...{ wish, onWish, days }} />
      <p className="pickup-note">{t('confirm.way.howIt')}</p>
    </div>
  )
}

function Who({ choices, wish, onWish }: Pick<WhereProps, 'choices' | 'wish' | 'onWish'>) {
  const { t } = useTexts(['orders', 'addresses'])
  const { persons, countries, country } = choices
  const { revalidate } = useRevalidator()
  const [adding, setAdding] = useState(false)
  const blank = { name: '', areaCode: areaCodeOf(countries, country), phone: '', isDefault: persons.length === 0 }
  const saved = async (id: number | undefined) => {
    setAdding(false)
    await revalidate()
    if (id !== undefined) onWish({ ...wish, personId: id })
  }
  if (adding || persons.length === 0)
    return (
      <fieldset className="pickup-new">
        <legend>{t('confirm.way.person')}</legend>
        <PersonForm
          first={blank}
          id={undefined}
          countries={countries}
          country={country}
          onSaved={(id) => void saved(id)}
          aside={persons.length > 0 && <Button onClick={() => setAdding(false)}>{t('addresses:cancel')}</Button>}
        />
      </fieldset>
    )
  const known = persons.some((p) => p.id === wish.personId)
  return (
    <div className="pickup-who">
      <Select
        label={t('confirm.way.person')}
        value={known ? String(wish.personId) : ''}
        onChange={(event) => onWish({ ...wish, personId: Number(event.currentTarget.value) })}
      >
        {!known && <option value="">{t('confirm.way.personChoose')}</option>}
        {persons.map((p) => (
          <option key={p.id} value={p.id}>
            {p.name} {phoneText({ areaCode: `+${p.areaCode}`, phone: p.phone })}
          </option>
        ))}
      </Select>
      <Button size="sm" onClick={() => setAdding(true)}>
        {t('confirm.way.newPerson')}
      </Button>
    </div>
  )
}

function When({ wish, onWish, days }: Pick<WhereProps, 'wish' | 'onWish' | 'days'>) {
  const { t } = useTexts('orders')
  const lang = useLang()
  const chosen = days.find((d) => d.day === wish.time?.day)
  const weekday = (day: string): string =>
    new Intl.DateTimeFormat(lang, { weekday: 'short', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
  return (
    <div className="pickup-when">
      <Select
        label={t('confirm.way.day')}
        value={chosen ? chosen.day : ''}
        hint={chosen && t('confirm.way.at', { open: chosen.open, close: chosen.close })}
        onChange={(event) => {
          const day = days.find((d) => d.day === event.currentTarget.value)
          if (day) onWish({ ...wish, time: { day: day.day, at: slotsOf(day)[0]! } })
        }}
      >
        {!chosen && <option value="">{t('confirm.way.dayChoose')}</option>}
        {days.map(({ day }) => (
          <option key={day} value={day}>
            {`${weekday(day)}, ${dayText(day, lang)}`}
          </option>
        ))}
      </Select>
      <Select
        label={t('confirm.way.time')}
        value={chosen && wish.time ? wish.time.at : ''}
        disabled={!chosen}
        onChange={(event) => chosen && onWish({ ...wish, time: { day: chosen.day, at: event.currentTarget.value } })}
      >
        {!chosen && <option value="">{t('confirm.way.timeChoose')}</option>}
        {chosen && slotsOf(chosen).map((at) => <option key={at}>{at}</option>)}
      </Select>
    </div>
  )
}
