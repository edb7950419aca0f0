// The door of shop fronts: what others may ask of a merchant's pictures, own categories and collections.
export { putGoods, saveTree } from './categories.ts'
export { knownCategories, ownGoods, shownCategories } from './category-queries.ts'
export { addCollection, editCollection } from './collections.ts'
export { ownCollections, shownCollections, type ShownCollection } from './collection-queries.ts'
export { tidy, type Member } from './profile.ts'
export { addPicture, knownPictures } from './profile-queries.ts'
