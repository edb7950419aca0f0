// Everything: static checks, then all tests; ends with one line `N passed, N failed`. Arguments go to vitest (and skip the static checks).
import { startVitest } from 'vitest/node'
import { runChecks } from './check.ts'

const only = process.argv.slice(2)
const checks = only.length > 0 ? [] : await runChecks()
let passed = checks.filter((c) => c.ok).length
let failed = checks.length - passed
process.env['NODE_ENV'] = 'test'
const vitest = await startVitest('test', only, { run: true, watch: false })
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
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
