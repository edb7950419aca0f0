// One throwaway PostgreSQL for the run; a migrated template that every test file copies.
import type { TestProject } from 'vitest/node'
import { startTestPostgres } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string
  }
}

export default async function setup(project: TestProject) {
  const postgres = await startTestPostgres()
  project.provide('postgres', postgres.url)
  return postgres.stop
}
