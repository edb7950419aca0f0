// The door of templates of specs: those with which a shop begins.
export { plantTemplate } from './keeping.ts'
