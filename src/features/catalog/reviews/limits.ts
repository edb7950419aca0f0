// The orders of reviews, apart from the contract: pages need them, and none of its schemas.
export const reviewSorts = ['useful', 'newest', 'ratingDown', 'ratingUp'] as const
