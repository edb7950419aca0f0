// The door of units: which of them goods may be sold by.
export { isOffered, offeredUnits, unitNames } from './queries.ts'
