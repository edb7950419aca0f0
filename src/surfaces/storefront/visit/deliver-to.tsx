// Where goods should go, as a word that opens the choice. The dialog is loaded when it is opened.
import { MapPin } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'
import { useRevalidator } from 'react-router'
import { Icon } from '#ui/layout/icon.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { writeCookie } from '#web/cookies.ts'
import { countryName, placeText, type Place } from '#surfaces/storefront/visit/place.ts'
import { useStorefront } from '#surfaces/storefront/visit/root.ts'

const PlaceDialog = lazy(async () => ({
  default: (await import('#surfaces/storefront/visit/place-dialog.tsx')).PlaceDialog,
}))

/** The place in words: "Shanghai", "Spain". */
export function usePlaceName(place: Place): string {
  const { t, has } = useTexts()
  const lang = useLang()
  if (place.country === 'CN' && place.stateCode && has(`storefront:province.${place.stateCode}`))
    return t(`province.${place.stateCode}` as 'province.31')
  return countryName(place.country, lang)
}

/** The choice of a place: what opens it is drawn by `children`. A new place asks the page anew. */
export function PlaceChoice({ place, children }: { place: Place; children: (open: () => void) => React.ReactNode }) {
  const { revalidate } = useRevalidator()
  const [state, setState] = useState<'never' | 'open' | 'shut'>('never')
  const choose = (next: Place) => {
    writeCookie('place', placeText(next))
    setState('shut')
    void revalidate()
  }
  return (
    <>
      {children(() => setState('open'))}
      {state !== 'never' && (
        <Suspense fallback={null}>
          <PlaceDialog place={place} open={state === 'open'} onClose={() => setState('shut')} onChoose={choose} />
        </Suspense>
      )}
    </>
  )
}

export function DeliverTo() {
  const { t } = useTexts()
  const place = useStorefront()?.place ?? { country: 'CN' }
  const name = usePlaceName(place)
  return (
    <PlaceChoice place={place}>
      {(open) => (
        <span className="shell-deliver">
          <Icon of={MapPin} size={14} />
          {t('place.to')} <TextLink onClick={open}>{name}</TextLink>
        </span>
      )}
    </PlaceChoice>
  )
}
