// The door: for which SKUs somebody waits.
export { forgetWaitsAt, waitsOf } from './queries.ts'
