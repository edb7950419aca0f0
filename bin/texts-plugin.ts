// Texts for the pages: `virtual:texts` names a module for each language and space,
// made of the JSON files in the features' folders.
// A language that lacks a text stops the build.
import type { Plugin } from 'vite'
import { languages, type Language } from '../src/kernel/text/language.ts'
import { readSpace, textFaults, textFile, textFolders } from '../src/kernel/text/text-files.ts'
import { writeTextTypes } from './text-types.ts'

const name = 'virtual:texts'
const moduleOf = (lang: Language, space: string): string => `${name}/${lang}/${space}`

function index(): string {
  const spaces = [...textFolders().keys()]
  const line = (lang: Language, space: string): string =>
    `  '${lang}/${space}': () => import('${moduleOf(lang, space)}'),`
  return `export const files = {\n${languages.flatMap((lang) => spaces.map((s) => line(lang, s))).join('\n')}\n}\n`
}

/** Folders are looked for once in a build, and again for a space that was not there. */
let known = new Map<string, string>()
const foldersWith = (space: string): Map<string, string> => (known.has(space) ? known : (known = textFolders()))

export const texts = (): Plugin => ({
  name: 'texts',
  buildStart() {
    writeTextTypes()
    const faults = textFaults()
    if (faults.length > 0) this.error(faults.join('\n'))
  },
  resolveId: (id) => (id === name || id.startsWith(`${name}/`) ? id : null),
  load(id) {
    if (id === name) return index()
    if (!id.startsWith(`${name}/`)) return null
    const [lang, space] = id.slice(name.length + 1).split('/') as [Language, string]
    const folders = foldersWith(space)
    for (const folder of space === 'errors' ? folders.values() : [folders.get(space)!])
      this.addWatchFile(textFile(folder, lang))
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(readSpace(lang, space, folders)))})`
  },
})
