import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Rolldown } from 'vite'
import { icons } from './bin/icons-plugin.ts'
import { attemptPrefetch } from './bin/prefetch-plugin.ts'
import { texts } from './bin/texts-plugin.ts'

const roots = ['src/entry.client.tsx', 'src/root.tsx'].map((file) => fileURLToPath(new URL(file, import.meta.url)))
let framed: Set<string> | undefined

/** What every page needs, in one file: fewer requests, and it compresses better. What opens on demand stays apart. */
function chunkOf(id: string, context: Rolldown.ChunkingContext): string | null {
  framed ??= importedBy(roots, context)
  return framed.has(id) ? 'frame' : null
}
function importedBy(ids: readonly string[], context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set<string>()
  const walk = (id: string): void => {
    if (found.has(id)) return
    found.add(id)
    context.getModuleInfo(id)?.importedIds.forEach(walk)
  }
  ids.forEach(walk)
  return found
}
const groups = [
  { name: chunkOf, priority: 2 },
  { name: 'shared', minShareCount: 20, test: /src\/|virtual:icon\//, priority: 1 },
]

export default defineConfig({
  plugins: [texts(), icons(), attemptPrefetch(), tailwindcss(), reactRouter()],
  optimizeDeps: { entries: ['src/entry.client.tsx', 'src/**/*.tsx'] },
  // in one file with the pages: Node reads hundreds of small ones slowly, and most of what they hold is not used
  ssr: { noExternal: ['@base-ui/react', 'isbot'] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    // half the memory: see vite.server.config.ts
    ssr: { build: { rolldownOptions: { output: { charset: 'ascii', comments: { jsdoc: false } } } } },
  },
  build: {
    // says which chunk holds which texts
    manifest: true,
    // a font inlined as data would need a hole in the content security policy
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
  json: { stringify: true, namedExports: false },
})
