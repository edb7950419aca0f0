// The directory of all departments beside the shop windows. The windows stand in a row that scrolls and snaps:
// a finger, a wheel or the links below move it, also without scripts.
import { Pause, Play } from 'lucide-react'
import { useRef } from 'react'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { Link } from 'react-router'
import './window.css'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { shotOf } from '#web/pictures.ts'
import type { BlockData } from '../contract.ts'
import { useTurning } from './use-turning.ts'

type Slide = BlockData<'hero'>['slides'][number]

export function WindowBlock({ data: { slides, departments } }: { data: BlockData<'hero'> }) {
  return (
    <div className="wrap home-front">
      <Directory departments={departments} />
      <Windows slides={slides} />
    </div>
  )
}

/** The departments from the roof down, as in a lift. */
function Directory({ departments }: { departments: BlockData<'hero'>['departments'] }) {
  const { t } = useTexts('composer')
  return (
    <nav className="home-directory" aria-label={t('directory')}>
      <ol>
        {departments.toReversed().map((f) => (
          <li key={f.id}>
            <Link to={hrefWith('/goods/list', { categoryId: f.id })} prefetch="intent">
              <span className="home-no">{f.departmentNo}</span>
              <span>
                <b>{f.name}</b>
                <small>{f.line}</small>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Windows({ slides }: { slides: readonly Slide[] }) {
  const { t } = useTexts('composer')
  const track = useRef<HTMLDivElement>(null)
  const turning = useTurning(track, slides.length)
  const many = slides.length > 1
  return (
    <section
      className="home-window"
      data-words={slides[turning.at]?.words}
      aria-label={t('windows')}
      aria-roledescription={many ? 'carousel' : undefined}
    >
      <div className="home-track" ref={track}>
        {slides.map((slide, place) => (
          <OneWindow key={place} slide={slide} place={place} of={slides.length} />
        ))}
      </div>
      {many && <Turning {...turning} of={slides.length} />}
    </section>
  )
}

/** The way to each window; the thread of the one that stands is the clock. */
function Turning({ at, playing, setPlaying, running, go, of }: ReturnType<typeof useTurning> & { of: number }) {
  const { t } = useTexts('composer')
  return (
    <div className="home-slides" data-running={running || undefined}>
      <button
        type="button"
        className="home-pause"
        aria-label={t(playing ? 'pause' : 'play')}
        onClick={() => setPlaying(!playing)}
      >
        <Icon of={playing ? Pause : Play} size={16} />
      </button>
      <span aria-hidden="true">
        {at + 1} / {of}
      </span>
      <ol>
        {Array.from({ length: of }, (_, place) => (
          <li key={place}>
            <a
              href={`#window-${place + 1}`}
              aria-label={t('window', { at: place + 1, of })}
              aria-current={place === at ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault()
                go(place)
              }}
              onAnimationEnd={() => go(place + 1)}
            />
          </li>
        ))}
      </ol>
    </div>
  )
}

const phone = '(max-width: 767px)'
const desktop = '(min-width: 768px)'
const wideSizes = '(max-width: 1023px) 92vw, (max-width: 1439px) calc(91vw - 280px), (max-width: 1535px) 1032px, 1160px'
function set(file: string, format: 'avif' | 'webp'): string {
  const { widths = [], formats = [] } = shotOf(file)
  return (format === 'webp' ? widths : (formats[0]?.widths ?? [])).map((x) => `${x.src} ${x.width}w`).join(', ')
}

function OneWindow({ slide, place, of }: { slide: Slide; place: number; of: number }) {
  const { t } = useTexts('composer')
  const first = place === 0
  return (
    <div
      className="home-one"
      id={`window-${place + 1}`}
      role="group"
      aria-roledescription="slide"
      aria-label={t('window', { at: place + 1, of })}
      data-words={slide.words}
    >
      {first && <Preload media={phone} srcSet={set(slide.tall, 'avif')} sizes="100vw" />}
      {first && <Preload media={desktop} srcSet={set(slide.wide, 'avif')} sizes={wideSizes} />}
      <View slide={slide} first={first} />
      <div className="home-words">
        <p className="home-kick">{slide.kicker}</p>
        <h2 className="display">{slide.title}</h2>
        <p className="home-text">{slide.text}</p>
        <Button kind="primary" render={<Link to={slide.to} prefetch="intent" />}>
          {slide.action}
        </Button>
      </div>
    </div>
  )
}

const Preload = ({ media, srcSet, sizes }: { media: string; srcSet: string; sizes: string }) => (
  <link
    rel="preload"
    as="image"
    type="image/avif"
    media={media}
    imageSrcSet={srcSet}
    imageSizes={sizes}
    fetchPriority="high"
  />
)

/** Upright on a phone, lying on wider screens. */
const View = ({ slide: { tall, wide }, first }: { slide: Slide; first: boolean }) => (
  <picture>
    <source media={phone} type="image/avif" srcSet={set(tall, 'avif')} sizes="100vw" width={1080} height={1440} />
    <source media={phone} srcSet={set(tall, 'webp')} sizes="100vw" width={1080} height={1440} />
    <source type="image/avif" srcSet={set(wide, 'avif')} sizes={wideSizes} />
    <img
      src={shotOf(wide).src}
      srcSet={set(wide, 'webp')}
      sizes={wideSizes}
      alt=""
      width={1920}
      height={960}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'low'}
    />
  </picture>
)
