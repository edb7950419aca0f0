// The door: for which SKUs somebody waits.
export { waitsOf } from './queries.ts'
