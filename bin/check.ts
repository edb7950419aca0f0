// The static checks: page types, TypeScript, lint, dead code, format, database types. A line each; exit 1 if one fails.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeTextTypes } from './text-types.ts'

export interface Outcome {
  name: string
  ok: boolean
  output: string
  seconds: number
}
const bin = (pack: string, file = pack): string => {
  const meta = JSON.parse(readFileSync(`node_modules/${pack}/package.json`, 'utf8')) as {
    bin: string | Record<string, string>
  }
  return join('node_modules', pack, typeof meta.bin === 'string' ? meta.bin : meta.bin[file]!)
}
const sources = [
  'src',
  'test',
  'bin',
  'db',
  'demo',
  'bench',
  'simulators',
  'server.mjs',
  'worker.ts',
  'vite.config.ts',
  'vite.console.config.ts',
  'vite.server.config.ts',
  'vitest.config.ts',
  'react-router.config.ts',
]

const checks: [string, string[]][] = [
  ['format', [bin('oxfmt'), '--check', ...sources]],
  ['lint', [bin('oxlint'), '--type-aware', '--deny-warnings', '--quiet', ...sources]],
  ['types', [bin('typescript', 'tsc'), '--noEmit']],
  ['dead code', [bin('knip'), '--no-progress']],
  ['database types', ['db/generate.ts', '--check']],
]

function run(name: string, args: string[]): Promise<Outcome> {
  const began = performance.now()
  return new Promise((done) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('close', (code) => done({ name, ok: code === 0, output, seconds: (performance.now() - began) / 1000 }))
  })
}

/** Runs every check, two at a time at most; types of the pages come first, for TypeScript reads them. */
export async function runChecks(): Promise<Outcome[]> {
  writeTextTypes()
  const first = await run('page types', [bin('@react-router/dev', 'react-router'), 'typegen'])
  const outcomes = [first]
  const waiting = [...checks]
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) outcomes.push(await run(...next))
  }
  await Promise.all([worker(), worker()])
  for (const o of outcomes) {
    console.log(`${o.ok ? 'ok    ' : 'FAILED'} ${o.name} (${o.seconds.toFixed(1)} s)`)
    if (!o.ok) console.log(o.output.slice(0, 12_000))
  }
  return outcomes
}

if (import.meta.main) process.exit((await runChecks()).every((o) => o.ok) ? 0 : 1)
