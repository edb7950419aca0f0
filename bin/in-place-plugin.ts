// A built module still lies, for what it reads beside itself, where its source does: texts, migrations, drawings and
// the programs of its workers are no part of the build.
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url)).replaceAll('\\', '/')
const helper = '\0in-place'
/** Built files lie in `build/app`. */
const source = `
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
export const urlOf = (path) => new URL('../../' + path, import.meta.url).href
export const folderOf = (path) => dirname(fileURLToPath(urlOf(path)))
`

export const inPlace = (): Plugin => ({
  name: 'in-place',
  enforce: 'pre',
  resolveId: (id) => (id === helper ? id : undefined),
  load: (id) => (id === helper ? source : undefined),
  transform(code, id) {
    if (!id.startsWith(root) || id.includes('/node_modules/') || !/import\.meta\.(?:url|dirname|main)\b/.test(code))
      return undefined
    const path = JSON.stringify(id.slice(root.length))
    const placed = code
      .replaceAll('import.meta.url', `urlInPlace(${path})`)
      .replaceAll('import.meta.dirname', `folderInPlace(${path})`)
      .replaceAll('import.meta.main', 'false')
    return `import { urlOf as urlInPlace, folderOf as folderInPlace } from ${JSON.stringify(helper)};${placed}`
  },
})
