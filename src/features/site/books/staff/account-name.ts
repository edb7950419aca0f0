// Kinds of accounts as people call them, and as the books write them.
import type { AccountDay } from './sum.tsx'
import { useTexts } from '#web/texts.tsx'

/** As the books write it. */
export const accountCode = ({ owner, kind }: Pick<AccountDay, 'owner' | 'kind'>): string =>
  kind.startsWith('clearing:') ? kind : `${owner}:${kind}`
/** In words; one that nobody has worded as the books write it. */
export function useAccountName(): (of: AccountDay) => string {
  const { t, has } = useTexts('booksstaff')
  return ({ owner, kind }) => {
    if (kind.startsWith('clearing:')) {
      const at = kind.slice('clearing:'.length)
      return t('sheet.at', { name: has(`place.${at}`) ? t(`place.${at as 'bank'}`) : at })
    }
    const key = `${owner}-${kind}`
    return has(`name.${key}`) ? t(`name.${key as 'order-held'}`) : `${owner}:${kind}`
  }
}
