// The words of the pages, one chunk per language and space. The server has them all and notes which a page spoke;
// the browser loads those before it takes the page over, others when first needed.
import { createContext, use, useMemo, useState, type ReactNode } from 'react'
import { preloadModule } from 'react-dom'
import { files } from 'virtual:texts'
import type { Language } from '#kernel/text/language.ts'
import { keyParts, textAt, type Params, type Say, type SayAny, type Space, type Words } from '#kernel/text/words.ts'

const fileOf = (lang: Language, space: Space): string => `${lang}/${space}`
const loaded = new Map<string, Words>()
const loading = new Map<string, Promise<Words>>()

function load(lang: Language, space: Space): Promise<Words> {
  const file = fileOf(lang, space)
  const known = loading.get(file)
  if (known) return known
  const promise: Promise<Words> = files[file]!().then(({ default: words }) => {
    loaded.set(file, words)
    // by these React's `use` knows that it need not wait
    void Object.assign(promise, { status: 'fulfilled', value: words })
    return words
  })
  loading.set(file, promise)
  promise.catch(() => loading.delete(file))
  return promise
}
const say = (lang: Language, first: Space, key: string, params?: Params): string | undefined => {
  const [space, path] = keyParts(key, first)
  return textAt(lang, loaded.get(fileOf(lang, space)), path, params)
}

const whole = new Map<Language, Promise<void>>()
/** Loads spaces of a language; without a list all of them, as the server does, once. */
export async function openSpaces(lang: Language, spaces?: Iterable<Space>): Promise<void> {
  if (spaces) return void (await Promise.all([...spaces].map((space) => load(lang, space))))
  const known = whole.get(lang)
  if (known) return known
  const all = Object.keys(files).filter((file) => file.startsWith(`${lang}/`))
  const opening = openSpaces(
    lang,
    all.map((file) => file.slice(file.indexOf('/') + 1) as Space),
  )
  whole.set(lang, opening)
  opening.catch(() => whole.delete(lang))
  return opening
}

/** Texts outside the tree, for loaders and calls; bare keys are those of the first space. */
export async function openTexts<First extends Space, Rest extends Space = never>(
  lang: Language,
  ...spaces: [First, ...Rest[]]
): Promise<Say<First, Rest>> {
  await openSpaces(lang, spaces)
  return (key: string, params?: Params) => say(lang, spaces[0], key, params) ?? key
}

/** What the tree speaks: the server gathers the spaces in `spoken` and knows the built chunk of each. */
interface Speech {
  lang: Language
  spoken: Set<Space>
  chunkOf?: ((space: Space) => string | undefined) | undefined
  nonce?: string
  turn: (lang: Language) => Promise<void>
}
const SpeechContext = createContext<Speech | undefined>(undefined)
export function useSpeech(): Speech {
  const speech = use(SpeechContext)
  if (!speech) throw new Error('texts outside <Texts>')
  return speech
}

/** Gives the tree its texts; in the browser `turn` changes the language in place. */
export function Texts({
  children,
  ...given
}: {
  lang: Language
  chunkOf?: Speech['chunkOf']
  nonce?: string
  children: ReactNode
}) {
  const [lang, setLang] = useState(given.lang)
  const [spoken] = useState(() => new Set<Space>())
  const { chunkOf, nonce } = given
  const speech = useMemo(
    () => ({
      lang,
      spoken,
      chunkOf,
      nonce,
      turn: (next: Language) => openSpaces(next, spoken).then(() => setLang(next)),
    }),
    [lang, spoken, chunkOf, nonce],
  )
  return <SpeechContext value={speech}>{children}</SpeechContext>
}

/** Notes a space; waits (by Suspense) for one that is not here yet. */
function need({ lang, spoken, chunkOf, nonce }: Speech, space: Space): void {
  if (!spoken.has(space)) {
    spoken.add(space)
    const chunk = chunkOf?.(space)
    if (chunk) preloadModule(chunk, { as: 'script', nonce })
  }
  // also when it is here: a component that waited by `use` must come to it again when it is drawn anew,
  // or its later hooks fail (React error 467)
  use(load(lang, space))
}

/**
 * The texts of one space, or of several: keys of the first stand alone (`t('title')`),
 * those of the others with their space (`t('errors:other')`).
 */
export function useTexts<First extends Space = 'storefront', Rest extends Space = never>(
  spaces: First | readonly [First, ...Rest[]] = 'storefront' as First,
): { t: Say<First, Rest>; has: (key: string) => boolean } {
  const speech = useSpeech()
  const list: readonly Space[] = typeof spaces === 'string' ? [spaces] : spaces
  for (const space of list) need(speech, space)
  const { lang } = speech
  const first = list[0]!
  return useMemo(
    () => ({
      t: (key: string, params?: Params) => say(lang, first, key, params) ?? key,
      has: (key: string) => say(lang, first, key) !== undefined,
    }),
    [lang, first],
  )
}

/** Any feature's texts, to be said while drawing only. */
export function useAnyTexts(): SayAny {
  const speech = useSpeech()
  return (key: string, params?: Params) => {
    need(speech, keyParts(key, 'storefront')[0])
    return say(speech.lang, 'storefront', key, params) ?? key
  }
}

/** The end of the document: with which spaces it was drawn. */
export function Spoken() {
  return <i hidden id="spoken" data-spaces={[...useSpeech().spoken].join(' ')} suppressHydrationWarning />
}
/** What the browser must have before it takes over. */
export const spokenSpaces = (): Space[] =>
  (document.getElementById('spoken')?.dataset['spaces'] ?? 'storefront').split(' ') as Space[]
