// Numbered pages of lists that are short.
import type { Say } from '#kernel/text/words.ts'

/** The page number of an address, 1–50. */
export const pageOf = (params: URLSearchParams): number =>
  /^([1-9]|[1-4]\d|50)$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1

export const pageLabels = (t: Say<'content'>) => ({
  label: t('pages'),
  previousLabel: t('previousPage'),
  nextLabel: t('nextPage'),
  pageLabel: (page: number) => t('page', { page }),
})
