import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    globalSetup: ['test/setup.ts'],
    include: ['{src,test,demo,simulators,db}/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
})
