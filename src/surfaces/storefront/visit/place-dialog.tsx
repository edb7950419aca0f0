// The choice of country and, in China, province. Places come from the shop's own list.
import { useEffect, useState } from 'react'
import { useTexts } from '#web/texts.tsx'
import type { Calls } from '#kernel/call/contract.ts'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { Select } from '#ui/controls/select.tsx'
import { call } from '#web/call.ts'
import type { Place } from '#surfaces/storefront/visit/place.ts'

type Places = Calls['/api/v2/config/region/list']['output']['records']
const usePlaces = (country: string | undefined): Places | 'failed' | undefined => {
  const [places, setPlaces] = useState<{ of: string | undefined; places: Places | 'failed' }>()
  useEffect(() => {
    if (country === '') return undefined
    const stop = new AbortController()
    call('/api/v2/config/region/list', country ? { country } : {}, { quiet: true, signal: stop.signal }).then(
      ({ records }) => setPlaces({ of: country, places: records }),
      () => !stop.signal.aborted && setPlaces({ of: country, places: 'failed' }),
    )
    return () => stop.abort()
  }, [country])
  return places?.of === country ? places?.places : undefined
}

interface PlaceDialogProps {
  place: Place
  open: boolean
  onClose: () => void
  onChoose: (place: Place) => void
}
export function PlaceDialog({ place, open, onClose, onChoose }: PlaceDialogProps) {
  const { t } = useTexts()
  const [country, setCountry] = useState(place.country)
  const [province, setProvince] = useState(place.stateCode ?? '')
  const countries = usePlaces(undefined)
  const provinces = usePlaces(country === 'CN' ? 'CN' : '')
  const ready = country !== '' && (country !== 'CN' || province !== '')
  const use = () => ready && onChoose(country === 'CN' ? { country, stateCode: province.slice(0, 2) } : { country })
  // where nothing is delivered there is nothing to see prices for; what is chosen stays to be seen
  const options = (places: Places | 'failed' | undefined, chosen: string, size?: number) =>
    (Array.isArray(places) ? places : [])
      .map(({ code, name, outside }) => ({ value: code.slice(0, size), name, outside }))
      .filter(({ value, outside }) => !outside || value === chosen)
      .map(({ value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('place.title')}
      text={t('place.text')}
      closeLabel={t('close')}
      foot={
        <Button kind="primary" onClick={use} disabled={!ready}>
          {t('place.use')}
        </Button>
      }
    >
      <div className="grid gap-4">
        {countries === 'failed' && <p role="alert">{t('place.failed')}</p>}
        <Select label={t('place.country')} value={country} onChange={(event) => setCountry(event.currentTarget.value)}>
          <option value="">{t('place.choose')}</option>
          {options(countries, country)}
        </Select>
        {country === 'CN' && (
          <Select
            label={t('place.province')}
            value={province}
            onChange={(event) => setProvince(event.currentTarget.value)}
          >
            <option value="">{t('place.choose')}</option>
            {options(provinces, province.slice(0, 2), 2)}
          </Select>
        )}
      </div>
    </Dialog>
  )
}
