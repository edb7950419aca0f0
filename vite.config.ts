import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

// what every page needs, in few files: they compress better together
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|@react-router|cookie|set-cookie-parser|turbo-stream)\//, priority: 2 },
  { name: 'shop', minShareCount: 8, test: /src\/|node_modules\/lucide-react\//, priority: 1 },
]
export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  optimizeDeps: { entries: ['src/entry.client.tsx', 'src/**/*.tsx'] },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
  build: {
    // says which chunk holds which texts
    manifest: true,
    // a font inlined as data would need a hole in the content security policy
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
  json: { stringify: true, namedExports: false },
})
