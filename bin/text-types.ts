// Writes .types/texts.d.ts, which tells TypeScript every text's key; the folders of texts are found, not listed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { textTypes } from '#kernel/text/text-files.ts'

const folder = new URL('../.types/', import.meta.url)
const file = new URL('texts.d.ts', folder)
const known = (): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Written only when it changed, so that nothing that watches it starts anew. */
export function writeTextTypes(): void {
  const types = textTypes()
  if (known() === types) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, types)
}
if (import.meta.main) writeTextTypes()
