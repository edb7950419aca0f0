// Builds one part of what browsers and the server are given: the pages' client, their server, the consoles, or the
// server process.
// `up.mjs` calls it once for each, so that what a part took of memory is given back before the next begins.
import { fileURLToPath } from 'node:url'
import { build, createBuilder, type InlineConfig } from 'vite'

const config: InlineConfig = {
  root: fileURLToPath(new URL('..', import.meta.url)),
  configLoader: 'native',
  logLevel: 'error',
  build: {
    reportCompressedSize: false,
    // of a package that only passes on what others hold (icons, components) just the files that are used are read
    rolldownOptions: { experimental: { lazyBarrel: true } },
  },
}

const part = process.argv[2]
if (part === 'console' || part === 'server') await build({ ...config, configFile: `vite.${part}.config.ts` })
else if (part === 'client' || part === 'ssr') {
  const builder = await createBuilder(config)
  await builder.build(builder.environments[part]!)
} else throw new Error(`nothing is built by the name of ${part}`)
