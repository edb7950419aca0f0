// What goes into a release: all that a started shop reads, and nothing that only its makers need.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { expect, test } from 'vitest'
import { closureOf, filesOf, isOfUse, ownFiles, packagesNamed, reached, root } from '../bin/release-files.ts'

const sources = reached()
const files = new Set(ownFiles(sources))
const packages = packagesNamed(sources)

test('every file that a source names lies beside it in the release', () => {
  const named = [...sources].flatMap(([path, words]) =>
    words
      .filter((word) => word.startsWith('.') && /\.\w+$/.test(word))
      .map((word) => join(dirname(path), word))
      .filter((file) => statSync(join(root, file), { throwIfNoEntry: false })?.isFile()),
  )
  expect(named.length).toBeGreaterThan(1000)
  expect(named.filter((file) => !files.has(file) && !file.startsWith('build/'))).toEqual([])
})

test('every file that a source names by its own place is found, and lies in the release', () => {
  const missed = [...sources.keys()].flatMap((path) => {
    const named = readFileSync(join(root, path), 'utf8').matchAll(/new URL\('([^']+\.\w+)', import\.meta\.url\)/g)
    return [...named]
      .map(([, word]) => join(dirname(path), word!))
      .filter((file) => statSync(join(root, file), { throwIfNoEntry: false })?.isFile())
      .filter((file) => !files.has(file) && !file.startsWith('build/'))
  })
  expect(missed).toEqual([])
})

test('texts, migrations and pictures of the demo come along; tests and screens do not', () => {
  for (const file of [
    'src/kernel/call/texts/zh-CN.json',
    'bin/up.mjs',
    'bin/staff.ts',
    'server.mjs',
    'worker.ts',
    'LICENSE',
  ])
    expect(files, file).toContain(file)
  for (const name of readdirSync(join(root, 'db/migrations'))) expect(files).toContain(`db/migrations/${name}`)
  expect([...files].filter((file) => /\.test\.ts$|\.tsx$|^(?:test|bench)\//.test(file))).toEqual([])
  expect([...files].filter((file) => !existsSync(join(root, file)))).toEqual([])
})

test('the packages are those that run, with their native parts; none that builds or draws the consoles', () => {
  for (const name of [
    'fastify',
    'pg',
    'kysely',
    'sharp',
    'pdfmake',
    '@node-rs/argon2',
    'nodemailer',
    '@fastify/static',
  ])
    expect(packages.has(name), name).toBe(true)
  for (const name of [
    'vite',
    'tailwindcss',
    '@react-router/dev',
    '@tailwindcss/vite',
    'antd',
    '@tiptap/core',
    'typescript',
  ])
    expect(packages.has(name), name).toBe(false)
  const folders = closureOf(packages.keys())
  expect(folders).toContain(`node_modules/@img/sharp-${process.platform}-${process.arch}`)
  expect(folders.filter((folder) => /\/(?:@types|vitest|vite|rolldown|playwright-core)(?:\/|$)/.test(folder))).toEqual(
    [],
  )
})

test('of a package its programs and its licence are taken; of a font the one weight that is named', () => {
  expect(['LICENSE', 'dist/index.js', 'NOTICE.md', 'lib/docs/run.js'].filter(isOfUse)).toHaveLength(4)
  expect(['README.md', 'dist/index.d.ts', 'dist/index.js.map', 'test/a.js', 'examples/b.js'].filter(isOfUse)).toEqual(
    [],
  )
  const font = '@expo-google-fonts/noto-sans-sc'
  const taken = filesOf(`node_modules/${font}`, packages.get(font))
  expect(taken).toContain('400Regular/NotoSansSC_400Regular.ttf')
  expect(taken.filter((file) => file.endsWith('.ttf'))).toHaveLength(1)
})
