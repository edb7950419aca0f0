import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  optimizeDeps: { entries: ['src/entry.client.tsx', 'src/**/*.tsx'] },
  // a font inlined as data would need a hole in the content security policy
  build: { assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined) },
  json: { stringify: true, namedExports: false },
})
