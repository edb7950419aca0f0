// The shop windows: they change by themselves unless somebody pauses, looks closer or likes calm. Without scripts the first one stands.
import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import './home-window.css'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { shotOf } from '#web/pictures.ts'
import { listAddress, type Category } from './floor-tree.ts'

const windows = [
  { code: 'autumn', floor: 'table', wide: 'window-wide', tall: 'window-tall', words: 'dark' },
  { code: 'play', floor: 'toys', wide: 'window-play-wide', tall: 'window-play-tall', words: 'light' },
] as const
const every = 8000

export function HomeWindow({ floors }: { floors: readonly Category[] }) {
  const { t } = useTranslation('catalog')
  const { at, setAt, paused, setPaused, hold } = useTurning(windows.length)
  return (
    <section className="home-window" aria-label={t('home.windows')} aria-roledescription="carousel" {...hold}>
      {windows.map((w, place) => (
        <OneWindow key={w.code} window={w} place={place} shown={place === at} to={floorAddress(floors, w.floor)} />
      ))}
      <div className="home-slides" data-words={windows[at]?.words}>
        <button type="button" aria-label={t(paused ? 'home.play' : 'home.pause')} onClick={() => setPaused(!paused)}>
          <Icon of={paused ? Play : Pause} size={16} />
        </button>
        {windows.map((w, place) => (
          <button
            key={w.code}
            type="button"
            className="home-slide"
            aria-label={t('home.window', { at: place + 1, of: windows.length })}
            aria-current={place === at ? 'true' : undefined}
            onClick={() => setAt(place)}
          />
        ))}
      </div>
    </section>
  )
}
const floorAddress = (floors: readonly Category[], code: string): string => {
  const floor = floors.find((f) => f.code === code)
  return floor ? listAddress(floor.id) : '/home/category'
}

function OneWindow({ window: w, place, shown, to }: { window: (typeof windows)[number]; place: number; shown: boolean; to: string }) {
  const { t } = useTranslation('catalog')
  const set = (file: string) =>
    shotOf(file)
      .widths?.map((x) => `${x.src} ${x.width}w`)
      .join(', ')
  return (
    <div
      className="home-one"
      role="group"
      aria-roledescription="slide"
      aria-label={t('home.window', { at: place + 1, of: windows.length })}
      data-words={w.words}
      data-shown={shown || undefined}
      inert={!shown}
    >
      <picture>
        <source media="(max-width: 767px)" srcSet={set(w.tall)} sizes="100vw" />
        <img
          src={shotOf(w.wide).src}
          srcSet={set(w.wide)}
          sizes="(max-width: 1439px) 76vw, 1032px"
          alt=""
          width={1440}
          height={654}
          loading={place === 0 ? 'eager' : 'lazy'}
          fetchPriority={place === 0 ? 'high' : 'low'}
        />
      </picture>
      <div className="home-words">
        <p className="home-kick">{t(`home.slide.${w.code}.kicker`)}</p>
        <h2 className="display">{t(`home.slide.${w.code}.title`)}</h2>
        <p className="home-text">{t(`home.slide.${w.code}.text`)}</p>
        <Button kind="primary" render={<Link to={to} prefetch="intent" />}>
          {t(`home.slide.${w.code}.action`)}
        </Button>
      </div>
    </div>
  )
}

/** Turns to the next every 8 s; stands still while paused, hovered, focused, or when little motion is wanted. */
function useTurning(count: number) {
  const [at, setAt] = useState(0)
  const [paused, setPaused] = useState(false)
  const [held, setHeld] = useState(false)
  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (paused || held || calm || count < 2) return undefined
    const timer = setInterval(() => document.visibilityState === 'visible' && setAt((now) => (now + 1) % count), every)
    return () => clearInterval(timer)
  }, [paused, held, count])
  const hold = { onPointerEnter: () => setHeld(true), onPointerLeave: () => setHeld(false), onFocus: () => setHeld(true), onBlur: () => setHeld(false) }
  return { at, setAt, paused, setPaused, hold }
}
