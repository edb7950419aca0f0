// The server as it was built: what it costs before anybody asked for anything.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const built = (files: string) => globSync(files, { cwd: join(root, 'build') })
const textOf = (file: string) => readFileSync(join(root, 'build', file), 'utf8')

test('its files are of ASCII alone: with one other letter Node keeps all of a file with two bytes for each', () => {
  const files = [...built('app/*.js'), 'server/index.js']
  expect(files.length).toBeGreaterThan(1)
  for (const file of files)
    expect(
      textOf(file)
        .split('\n')
        // oxlint-disable-next-line no-control-regex
        .filter((line) => /[^\u0000-\u007F]/.test(line)),
      file,
    ).toEqual([])
})

test('what few shops need of libraries is opened when it is needed, not at the start', () => {
  const late = ['sharp', 'sanitize-html', 'file-type', '@vant/area-data', '@node-rs/jieba', 'pinyin-pro', 'stripe']
  const opened = [...textOf('app/serve.js').matchAll(/^import\b.*? ?["'](.+?)["'];$/gm)].map((found) => found[1]!)
  expect(opened).toContain('pg')
  expect(opened.filter((name) => late.includes(name) || name.startsWith('@aws-sdk'))).toEqual([])
})
