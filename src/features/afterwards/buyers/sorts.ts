// By what buyers are sorted, the highest first. Pure; screens read it too.
export const sorts = ['last', 'paid', 'orders'] as const
export type Sort = (typeof sorts)[number]
