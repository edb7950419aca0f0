// How a collection may be looked at, apart from the contract: pages need it, and none of its schemas.
export const collectionFilters = ['dropped', 'low', 'gone'] as const
export const collectionSorts = ['newest', 'drop', 'priceUp', 'priceDown'] as const
