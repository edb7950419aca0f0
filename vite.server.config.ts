// The server as JavaScript: what it is made of in a few files, with those libraries that come as hundreds of small
// ones. `server.mjs` starts it where it is built; sources stay where they are, for what is read beside them.
import { defineConfig } from 'vite'
import { inPlace } from './bin/in-place-plugin.ts'

export default defineConfig({
  publicDir: false,
  cacheDir: 'node_modules/.vite-server',
  plugins: [inPlace()],
  // libraries that the built pages load as well (React, its router) stay one for both; so does what has native parts
  ssr: { noExternal: ['kysely', 'typebox', 'libphonenumber-js', 'csv-parse', 'csv-stringify', 'fflate', 'altcha-lib'] },
  build: {
    ssr: true,
    target: 'node24',
    minify: false,
    outDir: 'build/app',
    emptyOutDir: true,
    rolldownOptions: {
      input: { serve: 'bin/serve.ts' },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // a single letter beyond ASCII, and Node keeps the whole file with two bytes a letter for as long as it runs
        charset: 'ascii',
        comments: { legal: true, annotation: false, jsdoc: false },
      },
    },
  },
  json: { stringify: true, namedExports: false },
})
