// Everything: static checks, then all tests; ends with one line `N passed, N failed`. Arguments go to vitest (and skip
// the static checks).
import { startVitest, type TestUserConfig } from 'vitest/node'
import { runChecks } from './check.ts'

const only = process.argv.slice(2)
const checks = only.length > 0 ? [] : await runChecks()
let passed = checks.filter((c) => c.ok).length
let failed = checks.length - passed
process.env['NODE_ENV'] = 'test'

/** Runs the test files that the filters name, and counts. */
async function round(filters: string[], options: TestUserConfig = {}): Promise<void> {
  const vitest = await startVitest('test', filters, { run: true, watch: false, ...options })
  const files = vitest.state.getTestModules()
  for (const file of files) {
    for (const test of file.children.allTests()) {
      const state = test.result().state
      if (state === 'passed') passed++
      else if (state === 'failed') failed++
    }
    // a file that could not even load, or a hook that broke, counts as one failure of its own
    if (file.errors().length > 0) failed++
  }
  failed += vitest.state.getUnhandledErrors().length
  if (files.length === 0) failed++
  await vitest.close()
}

if (only.length > 0) await round(only)
else {
  // browsers take all the machine has: the rounds of faults, which watch deadlines, run before them
  await round([], { project: 'shop' })
  await round([], { project: 'browser' })
}
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
