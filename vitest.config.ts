import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'shop',
          globalSetup: ['test/setup.ts'],
          include: ['{src,test,demo,simulators,db}/**/*.test.ts'],
          exclude: ['test/e2e/**', '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          globalSetup: ['test/e2e/setup.ts'],
          include: ['test/e2e/**/*.test.ts'],
          // limits for a machine that is busy with other things: what holds, holds long before
          testTimeout: 300_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
})
