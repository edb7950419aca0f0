// The styles of the consoles' document.
import { expect, test } from 'vitest'
import { filesOf } from './console-files.ts'

test('styles of all that the entry imports at once are linked, before its own, once; of lazy screens none', () => {
  const manifest = {
    'main.tsx': { file: 'assets/main.js', css: ['assets/main.css'], imports: ['_seal.js', '_ring.js'] },
    '_seal.js': { file: 'assets/seal.js', css: ['assets/seal.css'], imports: ['_ring.js'] },
    '_ring.js': { file: 'assets/ring.js', css: ['assets/seal.css'], imports: ['_seal.js'] },
    'lazy.tsx': { file: 'assets/lazy.js', css: ['assets/lazy.css'], imports: ['main.tsx'] },
  }
  expect(filesOf(manifest, 'main.tsx')).toEqual({
    scripts: ['/console/assets/main.js'],
    styles: ['/console/assets/seal.css', '/console/assets/main.css'],
  })
})
