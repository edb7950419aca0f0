import { globSync, readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { defineConfig } from 'vitest/config'

/** The files that take minutes: started last, one of them would keep everybody waiting at the end. */
const longest = ['screens', 'three-windows-deadlines', 'three-windows', 'keyboard', 'account-keyboard']
/** What is in the list first, in its order; then as vitest has it. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
      return at < 0 ? longest.length : at
    }
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}

const ofShop = ['src', 'test', 'demo', 'simulators', 'db'].map((folder) => `${folder}/**/*.test.ts`)
/** Those that put something else in the place of a module: they cannot share one that was loaded before. */
const mocking = globSync(ofShop).filter((file) => readFileSync(file, 'utf8').includes('vi.mock('))
const globalSetup = ['test/setup.ts']

export default defineConfig({
  test: {
    // they end what hangs: a machine that is busy with other things takes ten times as long as a quiet one
    testTimeout: 120_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'shop',
          globalSetup,
          include: ofShop,
          exclude: ['test/e2e/**', ...mocking],
          // the shop is loaded once for each worker, not once for each file: a fifth of the time
          isolate: false,
        },
      },
      { extends: true, test: { name: 'mocking', globalSetup, include: mocking } },
      {
        extends: true,
        test: {
          name: 'browser',
          globalSetup: ['test/e2e/setup.ts'],
          include: ['test/e2e/**/*.test.ts'],
          // whole walks of a person
          testTimeout: 300_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
})
