// The consoles of merchants and staff: one client-only app with a bundle of its own, served below /merchant and /admin.
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { noScrollLock } from './bin/scroll-lock-plugin.ts'
import { texts } from './bin/texts-plugin.ts'

const entry = 'src/surfaces/console/main.tsx'
export default defineConfig({
  base: '/console/',
  publicDir: false,
  cacheDir: 'node_modules/.vite-console',
  plugins: [texts(), tailwindcss(), noScrollLock()],
  optimizeDeps: { entries: [entry] },
  build: {
    outDir: 'build/console',
    emptyOutDir: true,
    manifest: true,
    rolldownOptions: {
      input: entry,
      // antd's files say "use client", which means nothing here
      onLog: (level, log, tell) => void (log.code !== 'MODULE_LEVEL_DIRECTIVE' && tell(level, log)),
    },
    // a font inlined as data would need a hole in the content security policy
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
  json: { stringify: true, namedExports: false },
})
