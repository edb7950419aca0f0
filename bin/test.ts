// Everything: static checks, then all tests; ends with one line `N passed, N failed`. Arguments go to vitest (and skip
// the static checks).
import { startVitest, type TestUserConfig } from 'vitest/node'
import { runChecks } from './check.ts'

const only = process.argv.slice(2)
const checks = only.length > 0 ? [] : await runChecks()
let passed = checks.filter((c) => c.ok).length
process.env['NODE_ENV'] = 'test'

interface Failure {
  name: string
  /** the file to look at once more */
  file?: string
  errors: readonly { message?: string }[]
}
// said once more at the end, where nobody has to search for them
const failures: Failure[] = checks.filter((c) => !c.ok).map(({ name }) => ({ name, errors: [] }))

/** Runs the test files that the filters name; counts what passed, returns what failed. */
async function round(filters: string[], options: TestUserConfig = {}): Promise<Failure[]> {
  const failed: Failure[] = []
  const vitest = await startVitest('test', filters, { run: true, watch: false, ...options })
  const files = vitest.state.getTestModules()
  for (const file of files) {
    for (const test of file.children.allTests()) {
      const { state, errors = [] } = test.result()
      const name = `${file.relativeModuleId} > ${test.fullName}`
      if (state === 'passed') passed++
      else if (state === 'failed') failed.push({ name, file: file.relativeModuleId, errors })
    }
    // a file that could not even load, or a hook that broke, counts as one failure of its own
    const errors = file.errors()
    if (errors.length > 0) failed.push({ name: file.relativeModuleId, file: file.relativeModuleId, errors })
  }
  for (const error of vitest.state.getUnhandledErrors()) failed.push({ name: 'unhandled', errors: [error as Error] })
  if (files.length === 0) failed.push({ name: 'no test file was found', errors: [] })
  await vitest.close()
  return failed
}

const outOfTime = ({ file, errors }: Failure): boolean =>
  file !== undefined &&
  errors.length > 0 &&
  errors.every(({ message }) => /timed out|Timeout \d+ms/.test(message ?? ''))

/**
 * A machine that stood still for a while is no fault of the shop: files of which tests only ran out of time run once
 * more, alone. What fails again has failed; what passes then is told. A wrong answer is never asked twice.
 */
async function againAlone(late: readonly Failure[]): Promise<Failure[]> {
  const files = [...new Set(late.map((f) => f.file!))]
  if (files.length > 3) return [...late] // not the machine's bad moment
  const before = passed
  const failed = files.length === 0 ? [] : await round(files, { maxWorkers: 1, fileParallelism: false })
  // what had passed the first time is counted already
  passed = before + late.filter(({ name }) => !failed.some((f) => f.name === name)).length
  for (const { name } of late) console.log(`LATE ${name}: ran out of time beside others, looked at again alone`)
  return failed
}

// browsers take all the machine has: the rounds of faults, which watch deadlines, run before them
const rounds =
  only.length > 0
    ? [() => round(only)]
    : [['shop', 'mocking'], ['browser']].map((project) => () => round([], { project }))
const found: Failure[] = []
for (const run of rounds) found.push(...(await run()))
failures.push(...found.filter((f) => !outOfTime(f)), ...(await againAlone(found.filter(outOfTime))))
for (const { name, errors } of failures) {
  const why = errors.map(({ message = '' }) => message.split('\n').slice(0, 6).join('\n    '))
  console.log(`FAILED ${[name, ...why].join('\n    ')}`)
}
console.log(`${passed} passed, ${failures.length} failed`)
process.exit(failures.length > 0 ? 1 : 0)
