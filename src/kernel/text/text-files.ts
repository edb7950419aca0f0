// Where the shop's texts lie: in the folder `texts` of whatever speaks them, one JSON file per language;
// the folder above names the space.
// Words of refusals (`refusals` in any of these files) make up the space `errors` together with the kernel's own,
// words of messages to people (`messages`) the space `told`, which stays on the server.
import { ownValue } from '#kernel/data/own.ts'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { languages, type Language } from './language.ts'
import type { Words } from './words.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const kernelTexts = 'src/kernel/call/texts'

/** The folder above names the space; a feature's desks have one each beside its own: `fulfilmentmerchant`. */
function spaceOf(folder: string): string {
  const above = dirname(folder)
  const desk = /^(merchant|staff)$/.test(basename(above)) ? basename(above) : ''
  return (basename(desk ? dirname(above) : above) + desk).replaceAll('-', '')
}
/** Folders of texts by their space, as paths from the root of the project, in a fixed order. */
export function textFolders(): Map<string, string> {
  const found = globSync('src/**/texts/en-US.json', { cwd: root }).map((file) => dirname(file).replaceAll('\\', '/'))
  const folders = new Map<string, string>()
  for (const folder of found.toSorted()) {
    const space = folder === kernelTexts ? 'errors' : spaceOf(folder)
    if (folders.has(space)) throw new Error(`two spaces of texts are called ${space}: ${folders.get(space)}, ${folder}`)
    folders.set(space, folder)
  }
  return folders
}
export const textFile = (folder: string, lang: Language): string => join(root, folder, `${lang}.json`)

const read = (folder: string, lang: Language): Record<string, string | Words> =>
  JSON.parse(readFileSync(textFile(folder, lang), 'utf8')) as Record<string, string | Words>

/** One space as pages are given it; all folders are read only for `errors`, which is made of all. */
export function readSpace(lang: Language, space: string, folders = textFolders()): Words {
  if (space === 'errors') return readTexts(lang, folders)[space]!
  const { refusals: _refusals, messages: _messages, ...words } = read(folders.get(space)!, lang)
  return words
}
/** Every space of a language. */
export function readTexts(lang: Language, folders = textFolders()): Record<string, Words> {
  const files = [...folders].map(([space, folder]) => [space, read(folder, lang)] as const)
  const refusals = files.map(([, { refusals: told = {} }]) => told)
  const told = files.map(([, { messages = {} }]) => messages)
  const own = files.map(([space, { refusals: _refusals, messages: _messages, ...words }]) => [space, words] as const)
  const spaces: Record<string, Words> = Object.fromEntries(own)
  return {
    ...spaces,
    errors: Object.assign({}, spaces['errors'], ...refusals) as Words,
    told: Object.assign({}, ...told) as Words,
  }
}

const pathsOf = (words: Words, above = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [above + key] : pathsOf(value, `${above}${key}.`),
  )
/** What a language lacks or has beyond English, one line each; none in a shop that may be built. */
export function textFaults(): string[] {
  const english = readTexts('en-US')
  const wanted = Object.keys(english).flatMap((space) => pathsOf(english[space]!, `${space}:`))
  return languages.flatMap((lang) => {
    const spaces = readTexts(lang)
    const there = new Set(Object.keys(spaces).flatMap((space) => pathsOf(ownValue(spaces, space)!, `${space}:`)))
    const missing = wanted.filter((path) => !there.delete(path)).map((path) => `${lang} lacks ${path}`)
    return [...missing, ...[...there].map((path) => `${lang} has ${path}, en-US has not`)]
  })
}

/** A feature may be called by a word of the language, as `import` is. */
const nameOf = (space: string): string => `${space}Words`
/** Declares every space with its keys, for TypeScript; written into .types by the build and the checks. */
export function textTypes(): string {
  const folders = [...textFolders()]
  const imports = folders.map(([space, folder]) => `import type ${nameOf(space)} from '../${folder}/en-US.json'`)
  const own = folders.flatMap(([space]) =>
    space === 'errors' ? [] : [`    ${space}: Omit<typeof ${nameOf(space)}, 'refusals' | 'messages'>`],
  )
  const under = (name: string) =>
    folders.flatMap(([space, folder]) =>
      space !== 'errors' && name in read(folder, 'en-US') ? [`(typeof ${nameOf(space)})['${name}']`] : [],
    )
  const declared = [
    ...own,
    `    errors: ${[`typeof ${nameOf('errors')}`, ...under('refusals')].join(' & ')}`,
    `    told: ${under('messages').join(' & ')}`,
  ].join('\n')
  return `// Written by bin/text-types.ts; not kept.
${imports.join('\n')}
declare module '#kernel/text/words.ts' {
  interface Spaces {
${declared}
  }
}
`
}
