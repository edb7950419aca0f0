// The door of shop fronts: what others may ask of a merchant's own categories and collections.
export { saveTree } from './categories.ts'
export { addCollection, editCollection } from './collections.ts'
export { shownCollections, type ShownCollection } from './collection-queries.ts'
