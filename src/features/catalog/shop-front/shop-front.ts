// The door of shop fronts: what others may ask of a merchant's pictures, own categories and collections.
export { shopPictures, bringPicture } from './profile.ts'
export { mustBeOwn, putGoods, saveTree } from './categories.ts'
export { addCollection, editCollection } from './collections.ts'
export { addPicture, putProfile } from './profile-queries.ts'
export { knownCategories } from './category-queries.ts'
export { knownCollections, shownCollections, type ShownCollection } from './collection-queries.ts'
